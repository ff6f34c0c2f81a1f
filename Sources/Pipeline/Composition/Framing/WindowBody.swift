import SpringformDynamics
import SpringformGeometry
import SpringformScene

/// A window of a desktop around a scene: a bar above it, which of a browser's has a field for an address.
struct WindowBody: DeviceBody {
  let insets: EdgeInsets
  private let isBrowser: Bool
  private let scene: Rect
  private let frame: Rect
  private let bar: Rect
  private let radius: Double
  private let line: Double
  private let colors: Colors

  private struct Colors {
    let bar: Color
    let control: Color
    let field: Color
    let ink: Color
    /// Between the bar and the scene, and around the window.
    let line: Color
  }

  init(isBrowser: Bool, _ finish: DeviceFinish, scene size: Size, grid: PixelGrid) {
    self.isBrowser = isBrowser
    scene = Rect(origin: .zero, size: size)
    let side = min(size.width, size.height)
    func share(_ share: Double, _ range: ClosedRange<Double>) -> Double {
      grid.nearest(min(max(side * share, range.lowerBound), range.upperBound))
    }
    let height = isBrowser ? share(0.12, 20...44) : share(0.085, 14...30)
    radius = share(0.03, 3...11)
    line = grid.line(0.5)
    bar = Rect(x: 0, y: -height, width: size.width, height: height)
    frame = Rect(x: 0, y: -height, width: size.width, height: size.height + height)
    insets = EdgeInsets(top: height + line, left: line, bottom: line, right: line)
    colors =
      finish == .black
      ? Colors(
        bar: .rgb(43, 44, 48), control: .rgb(92, 93, 99), field: .rgb(28, 29, 32), ink: .rgb(156, 158, 165),
        line: .rgb(84, 85, 90))
      : Colors(
        bar: .rgb(241, 242, 244), control: .rgb(200, 202, 207), field: .white, ink: .rgb(128, 130, 137),
        line: Color(white: 0, alpha: 0.16))
  }

  /// Round below, and straight beneath the bar.
  var clip: Path? { .roundedRect(scene, cornerRadii: CornerRadii(bottomRight: radius, bottomLeft: radius)) }

  private func outline(grownBy distance: Double) -> Path {
    .roundedRect(frame.insetBy(dx: -distance, dy: -distance), cornerRadius: radius + distance)
  }

  func drawBelow(in canvas: inout Canvas, shadow: Shadow?) {
    canvas.group(Group(shadow: shadow)) { $0.fill(outline(grownBy: 0), with: colors.bar) }
  }

  func drawScreen(over picture: DisplayList, in canvas: inout Canvas) {}

  func drawAbove(in canvas: inout Canvas) {
    canvas.fill(.rect(Rect(x: 0, y: -line, width: bar.width, height: line)), with: colors.line)
    var border = outline(grownBy: line)
    border.addPath(outline(grownBy: 0))
    canvas.fill(border, with: colors.line, rule: .evenOdd)
    // Drawn for a bar that is as high as a window's usually is.
    let unit = bar.height / (isBrowser ? 44 : 30)
    canvas.withTransform(AffineTransform(a: unit, b: 0, c: 0, d: unit, tx: 0, ty: bar.midY)) { canvas in
      for control in 0..<3 {
        canvas.fill(.circle(center: Point(x: 18 + 19 * Double(control), y: 0), radius: 5.5), with: colors.control)
      }
      if isBrowser { drawTools(width: bar.width / unit, in: &canvas) }
    }
  }

  /// Back, forward and the address, for which a narrow window has less room.
  private func drawTools(width: Double, in canvas: inout Canvas) {
    var left = 84.0
    let stroke = StrokeStyle(width: 1.8, cap: .round, join: .round)
    if width > 300 {
      for (x, way) in [(86.0, -1.0), (114, 1)] {
        var chevron = Path()
        chevron.move(to: Point(x: x - way * 2.6, y: -5.2))
        chevron.addLine(to: Point(x: x + way * 2.6, y: 0))
        chevron.addLine(to: Point(x: x - way * 2.6, y: 5.2))
        canvas.stroke(chevron, with: way < 0 ? colors.ink : colors.control, style: stroke)
      }
      left = 136
    }
    // In the middle of the window where there is room for that.
    let right = max(width - left, width - 20 - max(width - 520, 0))
    let field = Rect(x: left, y: -14, width: max(min(right, width - 16) - left, 0), height: 28)
    guard field.width > 30 else { return }
    canvas.fill(.roundedRect(field, cornerRadius: 14), with: colors.field)
    drawLock(at: Point(x: field.minX + 17, y: 0), in: &canvas)
    let address = Rect(x: field.minX + 30, y: -2.5, width: min(field.width * 0.4, 130), height: 5)
    canvas.fill(.roundedRect(address, cornerRadius: 2.5), with: colors.control)
  }

  private func drawLock(at middle: Point, in canvas: inout Canvas) {
    canvas.fill(
      .roundedRect(Rect(x: middle.x - 4, y: middle.y - 1, width: 8, height: 6.4), cornerRadius: 1.6), with: colors.ink)
    var shackle = Path()
    shackle.move(to: Point(x: middle.x - 2.4, y: middle.y - 1))
    shackle.addLine(to: Point(x: middle.x - 2.4, y: middle.y - 2.6))
    shackle.addArc(center: Point(x: middle.x, y: middle.y - 2.6), radius: 2.4, startAngle: -.pi, endAngle: 0)
    shackle.addLine(to: Point(x: middle.x + 2.4, y: middle.y - 1))
    canvas.stroke(shackle, with: colors.ink, style: StrokeStyle(width: 1.3))
  }
}
