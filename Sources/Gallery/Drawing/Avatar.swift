import Springform

/// A round portrait in a coloured ring.
final class Avatar: Layer {
  private static let diameter = 48.0

  convenience init(center: Point, ring: Color, hair: Color) {
    self.init()
    let size = Size(width: Self.diameter, height: Self.diameter)
    frame = Rect(center: center, size: size)
    let halo = ShapeLayer(
      path: .circle(radius: Self.diameter / 2 + 3), fillColor: .clear, strokeColor: ring, lineWidth: 2)
    halo.position = bounds.center
    let portrait = Portrait(frame: bounds)
    portrait.hair = hair
    addSublayer(portrait)
    addSublayer(halo)
  }
}

/// A head and shoulders, cut off at a circle.
private final class Portrait: Layer {
  var hair = Color.black

  private static let skin = Color.rgb(240, 205, 180)

  override func draw(in canvas: inout Canvas) {
    let outline = Path.circle(center: bounds.center, radius: bounds.width / 2)
    let light = Gradient(colors: [.rgb(150, 190, 205), .rgb(90, 130, 155)])
    canvas.fill(outline, with: .axial(light, start: Point(x: 0, y: 0), end: Point(x: 0, y: bounds.height)))
    canvas.fill(.ellipse(in: Rect(x: 11, y: 8, width: 26, height: 33)), with: hair)
    canvas.fill(shoulders, with: .rgb(62, 66, 88))
    canvas.fill(.roundedRect(Rect(x: 20.5, y: 26, width: 7, height: 11), cornerRadius: 3.5), with: Self.skin)
    canvas.fill(.ellipse(in: Rect(x: 15.5, y: 13, width: 17, height: 20)), with: Self.skin)
    canvas.fill(fringe, with: hair)
  }

  private var shoulders: Path {
    var path = Path()
    path.move(to: Point(x: 8, y: 42))
    path.addCurve(to: Point(x: 24, y: 33), control1: Point(x: 11, y: 35), control2: Point(x: 18, y: 33))
    path.addCurve(to: Point(x: 40, y: 42), control1: Point(x: 30, y: 33), control2: Point(x: 37, y: 35))
    path.addCurve(to: Point(x: 24, y: 48), control1: Point(x: 36, y: 46), control2: Point(x: 30, y: 48))
    path.addCurve(to: Point(x: 8, y: 42), control1: Point(x: 18, y: 48), control2: Point(x: 12, y: 46))
    path.closeSubpath()
    return path
  }

  private var fringe: Path {
    var path = Path()
    path.move(to: Point(x: 14, y: 23))
    path.addCurve(to: Point(x: 24, y: 9), control1: Point(x: 13, y: 13), control2: Point(x: 18, y: 9))
    path.addCurve(to: Point(x: 34, y: 23), control1: Point(x: 31, y: 9), control2: Point(x: 35, y: 14))
    path.addCurve(to: Point(x: 26, y: 16), control1: Point(x: 32, y: 18), control2: Point(x: 29, y: 17))
    path.addCurve(to: Point(x: 14, y: 23), control1: Point(x: 21, y: 19), control2: Point(x: 16, y: 18))
    path.closeSubpath()
    return path
  }
}
