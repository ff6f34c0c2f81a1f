import Springform
import SwiftUIAnimation

/// Colours at the points of a grid, which flow into each other.
///
/// Apple does not document the curves: places and smooth colours go through the grid's points as Catmull and Rom's splines do.
public struct MeshGradient: PrimitiveView {
  /// Where the grid's points lie.
  public enum Locations: Equatable, Sendable {
    /// In parts of the size, row by row.
    case points([SIMD2<Float>])
  }
  /// The colours of the points, row by row.
  public enum Colors: Equatable {
    case colors([Color])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  /// Whether colours flow by curves, rather than evenly.
  public var smoothsColors: Bool

  /// - Parameters:
  ///   - width: how many points are in a row.
  ///   - height: how many rows there are.
  ///   - points: in parts of the size, row by row.
  ///   - background: behind what the grid does not cover.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    if colorSpace != .device { noteMissing("mesh gradients in a perceptual space of colours") }
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
  }

  package func update(_ node: Node) {
    let element = node.own { MeshElement(node) }
    guard case .points(let points) = locations, case .colors(let colors) = colors,
      width > 1, height > 1, points.count == width * height, colors.count == width * height
    else {
      return noteOnce("a MeshGradient needs a point and a colour for each place of a grid of at least 2 by 2")
    }
    element.set(
      MeshPicture(
        width: width, height: height, smoothsColors: smoothsColors,
        background: background.resolved(in: node.environment), points: points,
        colors: colors.map { $0.resolved(in: node.environment) }))
  }
}

extension Gradient {
  /// In which colours mix.
  public struct ColorSpace: Hashable, Sendable {
    let isDevice: Bool
    public static let device = ColorSpace(isDevice: true)
    public static let perceptual = ColorSpace(isDevice: false)
  }
}

private final class MeshElement: SurfaceElement {
  private let mesh = AnimatedValue<MeshPicture>()
  private var imageLayer: ImageLayer { unsafeDowncast(layer, to: ImageLayer.self) }
  private var drawn: (mesh: MeshPicture, size: PixelSize)?

  init(_ node: Node) {
    super.init(node, layer: ImageLayer())
    layer.typeName = "MeshGradient"
  }

  func set(_ value: MeshPicture) { mesh.set(value, for: self) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func movesMore(since pass: Int) -> Bool { mesh.moves(since: pass) }
  override func advanceMore(to time: Double) -> Bool { mesh.advance(to: time) }

  override func draw(_ size: CGSize) {
    // A pixel a point is enough for what flows.
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    guard let mesh = mesh.shown, width > 0, height > 0 else { return imageLayer.image = nil }
    let pixels = PixelSize(width: width, height: height)
    if let drawn, drawn.mesh == mesh, drawn.size == pixels { return }
    drawn = (mesh, pixels)
    imageLayer.image = mesh.bitmap(pixels).map { Springform.Image($0) }
  }
}
