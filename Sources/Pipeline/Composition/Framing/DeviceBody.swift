import SpringformGeometry
import SpringformScene

/// A device drawn around a screen: what lies under the screen and what lies over its edges.
///
/// The screen's corners are covered by the body, not cut off, so that the two meet without a seam.
struct DeviceBody {
  /// How far the device reaches beyond the screen on every side, its buttons included, in points.
  let margin: Double
  private let device: Device
  private let screen: Size
  private let screenRadius: Double
  private let rim: Double
  /// How far the body reaches beyond the screen.
  private let thickness: Double
  /// How far buttons stand out of the body.
  private let relief: Double

  private static let bodyColor = Color.rgb(16, 16, 18)
  private static let fittingColor = Color.rgb(44, 45, 49)
  /// From the top down.
  private static let rimColors = [Color.rgb(150, 152, 158), .rgb(92, 94, 100), .rgb(120, 122, 128)]
  private static let buttonColor = Color.rgb(104, 106, 112)

  /// - Parameters:
  ///   - device: what to draw.
  ///   - screen: the screen in points.
  ///   - grid: where edges are sharp.
  init(_ device: Device, screen: Size, grid: PixelGrid) {
    self.device = device
    self.screen = screen
    let side = min(screen.width, screen.height)
    func share(_ share: Double, _ range: ClosedRange<Double>) -> Double {
      grid.nearest(min(max(side * share, range.lowerBound), range.upperBound))
    }
    rim = grid.line(2)
    relief = grid.line(2)
    switch device {
    case .phone:
      screenRadius = share(0.06, 3...28)
      thickness = share(0.032, 5...14) + rim
    case .tablet:
      screenRadius = share(0.02, 2...12)
      thickness = share(0.062, 9...36) + rim
    }
    margin = thickness + relief
  }

  /// Draws what lies under the screen, and the shadow; the screen's top left corner is the origin.
  func drawBelow(in canvas: inout Canvas, shadow: Shadow?) {
    canvas.group(Group(shadow: shadow)) { canvas in
      canvas.withTransform(upright) { canvas in
        for button in buttons {
          canvas.fill(.roundedRect(button, cornerRadius: relief / 2), with: Self.buttonColor)
        }
      }
      canvas.fill(outline(grownBy: thickness - rim / 2), with: Self.bodyColor)
    }
  }

  /// Draws what lies over the screen's edges.
  func drawAbove(in canvas: inout Canvas) {
    // The outermost edge is the rim's alone: two edges in one place let the darker one through.
    canvas.fill(ring(from: 0, to: thickness - rim / 2), with: Self.bodyColor, rule: .evenOdd)
    let edges = (Point(x: 0, y: -thickness), Point(x: 0, y: screen.height + thickness))
    canvas.fill(
      ring(from: thickness - rim, to: thickness),
      with: .axial(Gradient(colors: Self.rimColors), start: edges.0, end: edges.1), rule: .evenOdd)
    canvas.withTransform(upright) { $0.fill(fitting, with: Self.fittingColor) }
  }

  private func outline(grownBy distance: Double) -> Path {
    .roundedRect(
      Rect(origin: .zero, size: screen).insetBy(dx: -distance, dy: -distance), cornerRadius: screenRadius + distance)
  }

  private func ring(from inner: Double, to outer: Double) -> Path {
    var ring = outline(grownBy: outer)
    ring.addPath(outline(grownBy: inner))
    return ring
  }

  // MARK: Upright

  /// A phone on its side was turned to the left; a tablet has no side of its own.
  private var isTurned: Bool { device == .phone && screen.width > screen.height }

  /// From the coordinates of the device held upright.
  private var upright: AffineTransform {
    isTurned ? AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: screen.height) : .identity
  }

  private var uprightScreen: Size {
    isTurned ? Size(width: screen.height, height: screen.width) : screen
  }

  /// A phone's earpiece, a tablet's camera.
  private var fitting: Path {
    let middle = Point(x: uprightScreen.width / 2, y: -(thickness - rim) / 2)
    switch device {
    case .phone:
      let size = Size(width: min(uprightScreen.width * 0.14, 52), height: max((thickness - rim) * 0.24, 1.5))
      return .roundedRect(Rect(center: middle, size: size), cornerRadius: size.height / 2)
    case .tablet: return .circle(center: middle, radius: min(max(thickness * 0.12, 1.5), 3))
    }
  }

  /// Half of each button is hidden behind the body.
  private var buttons: [Rect] {
    let (width, height) = (uprightScreen.width, uprightScreen.height)
    func side(_ x: Double, _ from: Double, _ to: Double) -> Rect {
      Rect(x: x - relief, y: height * from, width: 2 * relief, height: height * (to - from))
    }
    switch device {
    case .phone:
      return [side(width + thickness, 0.2, 0.31), side(-thickness, 0.17, 0.25), side(-thickness, 0.275, 0.355)]
    case .tablet:
      let power = Rect(
        x: width * 0.86, y: -thickness - relief, width: width * 0.08, height: 2 * relief)
      return [power, side(width + thickness, 0.09, 0.15), side(width + thickness, 0.165, 0.225)]
    }
  }
}
