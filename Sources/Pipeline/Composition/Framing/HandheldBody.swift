import SpringformDynamics
import SpringformGeometry
import SpringformScene

/// A telephone or tablet of today around a scene.
///
/// The screen ends in the middle of its bezel, which covers its edge, so that the two meet without a seam. A scene that is not as long as
/// a telephone's screen has room at both ends of it, where its own edges' colour goes on: nothing of it lies under the camera.
struct HandheldBody: DeviceBody {
  let insets: EdgeInsets
  var clip: Path? { outline(grownBy: bezel / 2) }
  private let device: Device
  private let finish: DeviceFinish
  private let scene: Rect
  private let screen: Rect
  private let screenRadius: Double
  /// The glass around the screen, and the metal around the glass.
  private let bezel: Double
  private let rim: Double
  /// How far buttons stand out of the body.
  private let relief: Double
  private let bar: StatusBarDrawing?
  /// Points of a usual telephone, 393 of which the screen is wide, or of a tablet of 820.
  private let unit: Double

  private static let bezelColor = Color.rgb(8, 8, 10)

  init(
    _ device: Device, _ finish: DeviceFinish, _ statusBar: StatusBar?, scene size: Size, grid: PixelGrid
  ) throws(StyledTextError) {
    (self.device, self.finish) = (device, finish)
    scene = Rect(origin: .zero, size: size)
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isTurned = size.width > size.height
    let unit = short / (device.isPhone ? 393 : 820)
    self.unit = unit
    // What a screen has beside a scene that was made for one of 16:9 or shorter.
    let hasRoom = device.isPhone && long < 2 * short
    let (head, foot) = hasRoom ? (grid.nearest((device == .phone ? 59 : 48) * unit), grid.nearest(34 * unit)) : (0, 0)
    let room =
      isTurned
      ? EdgeInsets(top: 0, left: head, bottom: 0, right: head) : EdgeInsets(top: head, left: 0, bottom: foot, right: 0)
    screen = room.around(scene)
    func length(_ points: Double, atLeast least: Double) -> Double { grid.nearest(max(points * unit, least)) }
    switch device {
    case .tablet: (screenRadius, bezel, rim) = (length(22, atLeast: 4), length(22, atLeast: 5), grid.line(5 * unit))
    default: (screenRadius, bezel, rim) = (length(52, atLeast: 6), length(9, atLeast: 2), grid.line(4.5 * unit))
    }
    relief = grid.line(2 * unit)
    let margin = bezel + rim + relief
    insets = EdgeInsets(
      top: room.top + margin, left: room.left + margin, bottom: room.bottom + margin, right: room.right + margin)
    let style = statusBar ?? (hasRoom && !isTurned ? .automatic : .none)
    bar =
      style == .none
      ? nil
      : try StatusBarDrawing(device, style, screen: screen, unit: unit, isTurned: isTurned)
  }

  func drawBelow(in canvas: inout Canvas, shadow: Shadow?) {
    canvas.group(Group(shadow: shadow)) { canvas in
      canvas.withTransform(upright) { canvas in
        for button in buttons {
          canvas.fill(.roundedRect(button, cornerRadius: relief / 2), with: finish.buttonColor)
        }
      }
      canvas.fill(outline(grownBy: bezel + rim / 2), with: Self.bezelColor)
    }
  }

  func drawScreen(over picture: DisplayList, in canvas: inout Canvas) {
    var ends: [PictureEdge: Color] = [:]
    if screen != scene {
      let edges: [PictureEdge] = isTurned ? [.left, .right] : [.top, .bottom]
      canvas.withClip(outline(grownBy: bezel / 2)) { canvas in
        for edge in edges {
          let color = picture.color(at: edge, depth: 1)
          ends[edge] = color
          canvas.fill(.rect(edge.strip(of: screen, beyond: scene)), with: color)
        }
      }
    }
    bar?.draw(over: picture, endingIn: ends, in: &canvas)
  }

  func drawAbove(in canvas: inout Canvas) {
    // The outermost edge is the rim's alone: two edges in one place let the darker one through.
    canvas.fill(ring(from: 0, to: bezel + rim / 2), with: Self.bezelColor, rule: .evenOdd)
    let body = screen.insetBy(dx: -bezel - rim, dy: -bezel - rim)
    canvas.fill(
      ring(from: bezel, to: bezel + rim),
      with: .axial(
        Gradient(colors: finish.rimColors), start: body.origin, end: Point(x: body.minX, y: body.maxY)),
      rule: .evenOdd)
    canvas.withTransform(upright) { $0.fill(camera, with: device == .tablet ? Color.rgb(34, 35, 40) : .black) }
  }

  private func outline(grownBy distance: Double) -> Path {
    .roundedRect(
      screen.insetBy(dx: -distance, dy: -distance), cornerRadii: CornerRadii(screenRadius + distance),
      curve: .continuous)
  }

  private func ring(from inner: Double, to outer: Double) -> Path {
    var ring = outline(grownBy: outer)
    ring.addPath(outline(grownBy: inner))
    return ring
  }

  // MARK: Upright

  /// A phone on its side was turned to the left; a tablet has no side of its own.
  private var isTurned: Bool { device.isPhone && scene.width > scene.height }

  /// From the coordinates of the device held upright, its screen's top left corner being the origin.
  private var upright: AffineTransform {
    isTurned
      ? AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: screen.minX, ty: screen.maxY)
      : AffineTransform(translationX: screen.minX, y: screen.minY)
  }

  private var uprightScreen: Size {
    isTurned ? Size(width: screen.height, height: screen.width) : screen.size
  }

  private var camera: Path {
    let middle = uprightScreen.width / 2
    switch device {
    case .phone:
      let island = Rect(center: Point(x: middle, y: 29.5 * unit), size: Size(width: 124 * unit, height: 36 * unit))
      return .roundedRect(island, cornerRadius: island.height / 2)
    case .punchHolePhone: return .circle(center: Point(x: middle, y: 25 * unit), radius: max(11 * unit, 1.5))
    default: return .circle(center: Point(x: middle, y: -bezel / 2), radius: max(4 * unit, 1))
    }
  }

  /// Half of each button is hidden behind the body.
  private var buttons: [Rect] {
    let (width, height, thickness) = (uprightScreen.width, uprightScreen.height, bezel + rim)
    func side(_ x: Double, _ from: Double, _ to: Double) -> Rect {
      Rect(x: x - relief, y: height * from, width: 2 * relief, height: height * (to - from))
    }
    guard device == .tablet else {
      return [
        side(width + thickness, 0.24, 0.36), side(-thickness, 0.22, 0.29), side(-thickness, 0.31, 0.38),
      ]
    }
    let power = Rect(x: width * 0.86, y: -thickness - relief, width: width * 0.07, height: 2 * relief)
    return [power, side(width + thickness, 0.08, 0.14), side(width + thickness, 0.155, 0.215)]
  }
}

extension DeviceFinish {
  /// From the top down.
  fileprivate var rimColors: [Color] {
    switch self {
    case .black: [.rgb(98, 99, 104), .rgb(46, 47, 51), .rgb(64, 65, 70)]
    case .silver: [.rgb(208, 210, 215), .rgb(152, 154, 161), .rgb(184, 186, 192)]
    }
  }

  fileprivate var buttonColor: Color {
    self == .black ? .rgb(58, 59, 63) : .rgb(156, 158, 164)
  }
}
