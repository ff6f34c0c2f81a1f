public import CoreGraphics
import Springform
public import UIKit

/// A picture.
public struct Image: PrimitiveView, Equatable {
  enum Source: Hashable {
    case picture(UIImage)
    case named(AssetName)
    case symbol(String)
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  /// How a picture is turned and mirrored; the numbers are those of EXIF.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    var onUIKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
    }
  }

  let source: Source
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium

  init(_ source: Source) { self.source = source }

  /// Of the asset catalogue or the bundle.
  /// - Parameter file: says whose pictures are meant.
  public init(_ name: String, bundle: Bundle? = nil, file: String = #fileID) {
    self.init(.named(AssetName(name, in: bundle, file: file)))
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text, file: String = #fileID) {
    self.init(name, bundle: bundle, file: file)
  }
  public init(decorative name: String, bundle: Bundle? = nil, file: String = #fileID) {
    self.init(name, bundle: bundle, file: file)
  }
  public init(systemName: String) { self.init(.symbol(systemName)) }
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
  public init(uiImage: UIImage) { self.init(.picture(uiImage)) }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.onUIKit)))
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.onUIKit)))
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lets the picture take the size that is proposed.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  {
    if capInsets != EdgeInsets() { noteMissing("pictures whose edges keep their size") }
    if resizingMode == .tile { noteMissing("pictures that repeat") }
    return changed { $0.isResizable = true }
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  package func update(_ node: Node) { node.own { ImageElement(node) }.set(self) }
}

/// A picture in the layout.
final class ImageElement: SurfaceElement {
  private var image = Image(uiImage: UIImage())
  private var picture: UIImage?
  /// Whether the picture is a stencil for a style.
  private var isTemplate = false
  private let color = AnimatedValue<ResolvedStyle>()
  private let cover = GradientCover(ImageLayer())
  private var imageLayer: ImageLayer { unsafeDowncast(layer, to: ImageLayer.self) }

  init(_ node: Node) {
    super.init(node, layer: ImageLayer())
    layer.typeName = "Image"
  }

  func set(_ image: Image) {
    self.image = image
    let environment = node.environment
    color.set(ForegroundStyle().resolve(in: environment), for: self)
    (picture, isTemplate) = image.picture(in: environment)
    if let name = image.source.name { layer.typeName = "Image \(name)" }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let natural = picture?.size ?? .zero
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  override var spacing: ViewSpacing {
    image.source.isSymbol && !image.isResizable
      ? ViewSpacing(fontSize: CGFloat(node.environment.stageFont.size)) : .usual
  }

  override func draw(_ size: CGSize) {
    let isHidden = node.environment.showsPlaceholders
    layer.backgroundColor = isHidden ? Placeholder.color(color.shown) : .clear
    guard let picture, !isHidden else {
      (imageLayer.image, stencil.image) = (nil, nil)
      return
    }
    stencil.image = nil
    imageLayer.interpolation = image.interpolation == .none ? .nearest : .high
    let style = isTemplate ? color.shown : nil
    if let style, style.color == nil {
      imageLayer.image = nil
      stencil.interpolation = imageLayer.interpolation
      stencil.image = pixels(of: picture, in: .black, size)
      return cover.show(style, in: size)
    }
    imageLayer.image = pixels(of: picture, in: style?.color, size)
  }

  /// What is seen of a picture. It stays the same object for as long as it looks the same, so that nobody has to compare pixels.
  private func pixels(of picture: UIImage, in tint: Springform.Color?, _ size: CGSize) -> Springform.Image? {
    var factor: CGFloat = 1
    if case .symbol = image.source, image.isResizable, picture.size.width > 0, picture.size.height > 0 {
      factor = max(size.width / picture.size.width, size.height / picture.size.height)
    }
    let look = Look(picture: picture, tint: tint, factor: factor)
    if let drawn, drawn.look == look { return drawn.pixels }
    var shown = picture
    if factor != 1, case .symbol(let name) = image.source {
      shown = Image.symbol(name, in: node.environment, enlargedBy: factor) ?? picture
    }
    if let tint {
      shown = shown.withTintColor(UIColor(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha))
    }
    let pixels = shown.cgImage.map { Springform.Image($0.bitmap) }
    drawn = (look, pixels)
    return pixels
  }

  /// What a picture looks like.
  private struct Look: Equatable {
    let picture: UIImage
    let tint: Springform.Color?
    /// How much larger a symbol is drawn than the text around it has it.
    let factor: CGFloat

    static func == (a: Look, b: Look) -> Bool {
      a.picture === b.picture && a.tint == b.tint && a.factor == b.factor
    }
  }

  private var drawn: (look: Look, pixels: Springform.Image?)?

  private var stencil: ImageLayer { unsafeDowncast(cover.stencil, to: ImageLayer.self) }

  override func placeInside(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    if isTemplate, color.target?.kind != .color { surface.add(cover.layer) }
  }

  override func movesMore(since pass: Int) -> Bool { color.moves(since: pass) }

  override func advanceMore(to time: Double) -> Bool { color.advance(to: time) }
}

extension Image.Source {
  fileprivate var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }
  fileprivate var name: String? {
    switch self {
    case .named(let asset): asset.name
    case .symbol(let name): name
    case .picture: nil
    }
  }
}

extension Image.Scale {
  var symbolScale: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension UIImage.SymbolWeight {
  init(_ weight: Springform.Font.Weight) {
    self =
      switch weight {
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      default: .regular
      }
  }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
