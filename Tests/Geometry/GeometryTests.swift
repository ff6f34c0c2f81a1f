import SpringformGeometry
import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("Transforms apply left to right, and the inverse leads back")
  func transforms() throws {
    let transform = AffineTransform(scaleX: 2, y: 3).concatenating(AffineTransform(translationX: 5, y: 7))
    #expect(Point(x: 1, y: 1).applying(transform) == Point(x: 7, y: 10))
    let inverse = try #require(transform.inverted)
    #expect(Point(x: 7, y: 10).applying(inverse).distance(to: Point(x: 1, y: 1)) < 1e-15)
    #expect(AffineTransform(scaleX: 0, y: 1).inverted == nil)
    #expect(AffineTransform(scaleX: .nan, y: 1).inverted == nil)
    let turned = Point(x: 1, y: 0).applying(AffineTransform(rotationAngle: .pi / 2))
    #expect(turned.distance(to: Point(x: 0, y: 1)) < 1e-15)
  }

  @Test("A path is near by all of its points once they are transformed, unless one of them is nowhere")
  func near() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: Point(x: 1, y: 1), control1: Point(x: -3, y: 0), control2: Point(x: 0, y: 2))
    path.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 0, y: 4))
    path.closeSubpath()
    #expect(path.isFinite && path.controlBounds == Rect(x: -3, y: 0, width: 5, height: 4))
    #expect(path.isWithin(4, applying: .identity) == true && path.isWithin(3.5, applying: .identity) == false)
    #expect(path.isWithin(4, applying: AffineTransform(scaleX: 1, y: 0.5)) == true)
    #expect(path.isWithin(4, applying: AffineTransform(scaleX: .infinity, y: 1)) == nil)
    path.addLine(to: Point(x: .nan, y: 0))
    #expect(!path.isFinite && path.isWithin(4, applying: .identity) == nil)
  }

  // As the definitions of CGAffineTransformTranslate, -Scale and -Rotate say: t' = step * t.
  @Test("A step that is added happens first, in the transform's own coordinates")
  func steps() {
    let transform = AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7)
    #expect(transform.translatedBy(x: 10, y: 100) == AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 25, ty: 307))
    #expect(transform.scaledBy(x: 10, y: 100) == AffineTransform(a: 20, b: 0, c: 0, d: 300, tx: 5, ty: 7))
    let turned = Point(x: 1, y: 0).applying(transform.rotated(by: .pi / 2))
    #expect(abs(turned.x - 5) < 1e-12 && abs(turned.y - 10) < 1e-12)
  }

  @Test(
    "An arc in a direction goes there however its angles are counted, and once around at most",
    arguments: [
      (0, 90, true, 90), (0, 90, false, -270), (90, 0, true, 270), (90, 0, false, -90), (0, 450, true, 360),
      (0, 360, true, 360), (0, -360, false, -360), (0, -360, true, 360), (-90, 270, true, 360), (-90, 270, false, -360),
      (0, 360, false, -360), (10, 10, true, 0), (10, 10, false, 0), (350, 10, true, 20), (370, 20, false, -350),
    ])
  func arcsInADirection(start: Double, end: Double, clockwise: Bool, sweep: Double) {
    let (center, degree) = (Point(x: 3, y: 4), Double.pi / 180)
    var path = Path()
    path.addArc(center: center, radius: 10, startAngle: start * degree, endAngle: end * degree, clockwise: clockwise)
    var expected = Path()
    expected.addArc(center: center, radius: 10, startAngle: start * degree, endAngle: (start + sweep) * degree)
    #expect(path.elements.count == expected.elements.count)
    for (one, other) in zip(path.elements, expected.elements) {
      #expect((one.end ?? .zero).distance(to: other.end ?? .zero) < 1e-9)
    }
  }

  @Test("An arc stays within 2.8e-4 of its radius, whatever the sweep")
  func arcs() {
    for sweep in [0.3, -1, Double.pi / 2, 3, -2 * Double.pi, 7] {
      var path = Path()
      path.addArc(center: Point(x: 3, y: 4), radius: 10, startAngle: 0.5, endAngle: 0.5 + sweep)
      var start = Point.zero
      for element in path.elements {
        if case .curve(let end, let control1, let control2) = element {
          for t in stride(from: 0.0, through: 1, by: 0.1) {
            let r = 1 - t
            let x = r * r * r * start.x + 3 * r * r * t * control1.x + 3 * r * t * t * control2.x + t * t * t * end.x
            let y = r * r * r * start.y + 3 * r * r * t * control1.y + 3 * r * t * t * control2.y + t * t * t * end.y
            #expect((Point(x: x, y: y).distance(to: Point(x: 3, y: 4)) / 10 - 1).magnitude < 2.8e-4)
          }
        }
        start = element.end ?? start
      }
      let end = Point(x: 3, y: 4) + Vector(angle: 0.5 + sweep) * 10
      #expect(start.distance(to: end) < 1e-12)
    }
  }

  @Test("A path that begins without a move starts where its first segment ends")
  func firstMove() {
    var path = Path()
    path.addLine(to: Point(x: 1, y: 2))
    #expect(path.elements == [.move(to: Point(x: 1, y: 2)), .line(to: Point(x: 1, y: 2))])
    path.closeSubpath()
    #expect(path.currentPoint == Point(x: 1, y: 2))
  }

  @Test(
    "Colours are read as they are written",
    arguments: [
      ("#EAAF2F", Color.rgb(234, 175, 47)), ("fff", .white), ("#00000080", .rgb(0, 0, 0, alpha: 128 / 255.0)),
      ("transparent", .clear), ("Teal", .systemTeal),
    ])
  func colors(text: String, color: Color) {
    #expect(Color(text) == color)
    #expect(Color(color.description) == color)
  }

  @Test(
    "What is no colour is refused", arguments: ["", "#", "#12", "#1234567", "#gggggg", "nocolor", "#12é456", "١٢٣"])
  func noColors(text: String) { #expect(Color(text) == nil) }

  @Test("A colour that is not a number is still described")
  func oddColor() { #expect(Color(red: .nan, green: 7, blue: -1).description == "#00FF00") }
}
