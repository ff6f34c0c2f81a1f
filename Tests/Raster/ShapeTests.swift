import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite struct ShapeTests {
  @Test func edgesCoverTheirShareOfAPixel() throws {
    var sketch = Sketch()
    sketch.fill(.rect(4.5, 5.25, 10, 10))
    let bitmap = try sketch.bitmap()
    #expect(bitmap.gray(3, 10) == 255)
    #expect(isClose(bitmap.gray(4, 10), 255 * 0.5))
    #expect(bitmap.gray(5, 10) == 0)
    #expect(isClose(bitmap.gray(14, 10), 255 * 0.5))
    #expect(isClose(bitmap.gray(10, 5), 255 * 0.25))
    #expect(isClose(bitmap.gray(4, 5), 255 * (1 - 0.5 * 0.75)))
  }

  @Test(arguments: [-0.5, 0, 1.0 / 512, 0.2, 0.5, 0.6, 0.999, 1, 2])
  func backgroundIsWhatARectangleOfItsColourWouldBe(alpha: Double) throws {
    for (red, green, blue) in [(0, 0.5, 1), (1.0 / 3, 0.25, 0.75), (-1, 3, 0.9999)] {
      let color = Color(red: red, green: green, blue: blue, alpha: alpha)
      let background = Sketch(background: color)
      var rectangle = Sketch(background: .clear)
      rectangle.fill(.rect(0, 0, 20, 20), .color(color))
      #expect(try background.bitmap() == rectangle.bitmap())
    }
  }

  @Test(arguments: [(FillRule.evenOdd, 255), (.nonZero, 0)]) func theRuleDecidesAboutARing(rule: FillRule, middle: Int)
    throws
  {
    var ring = Path.circle(center: Point(x: 10, y: 10), radius: 8)
    ring.addPath(.circle(center: Point(x: 10, y: 10), radius: 4))
    var sketch = Sketch()
    sketch.fill(ring, rule: rule)
    let bitmap = try sketch.bitmap()
    #expect(bitmap.gray(10, 10) == middle)
    #expect(bitmap.gray(10, 4) == 0)
    #expect(bitmap.gray(1, 1) == 255)
  }

  /// A quadratic curve with its control point at height h rises to h / 2 in its middle.
  static let columns: [(width: Double, levels: [Int])] = [
    (1, [255, 255, 127, 127, 255, 255]), (2, [255, 255, 0, 0, 255, 255]), (3, [255, 127, 0, 0, 127, 255]),
  ]

  @Test(arguments: columns)
  func strokesAreAsWideAsTheySay(width: Double, levels: [Int]) throws {
    var sketch = Sketch()
    sketch.stroke(.line((-5, 10), (25, 10)), StrokeStyle(width: width))
    let bitmap = try sketch.bitmap()
    #expect(areClose((7..<13).map { bitmap.gray(10, $0) }, levels.map(Double.init)))
  }

  @Test(arguments: [(StrokeStyle.Cap.butt, [255, 255, 0]), (.square, [255, 0, 0]), (.round, [255, 0, 0])])
  func capsReachHalfAWidthBeyondTheEnd(cap: StrokeStyle.Cap, levels: [Int]) throws {
    var sketch = Sketch()
    sketch.stroke(.line((6, 10), (14, 10)), StrokeStyle(width: 6, cap: cap))
    let bitmap = try sketch.bitmap()
    // One pixel beyond the reach, one within it, one on the line.
    #expect([2, 4, 6].map { bitmap.gray($0, 10) } == levels)
    #expect((bitmap.gray(3, 7) < 10) == (cap == .square))
  }

  @Test(arguments: [(StrokeStyle.Join.miter, 10.0, 0), (.miter, 1, 255), (.bevel, 10, 255), (.round, 10, 255)])
  func joinsFillTheCorner(join: StrokeStyle.Join, limit: Double, corner: Int) throws {
    var sketch = Sketch()
    sketch.stroke(.line((18, 6), (6, 6), (6, 18)), StrokeStyle(width: 8, join: join, miterLimit: limit))
    #expect(try sketch.bitmap().gray(2, 2) == corner)
  }

  @Test func dashesStartAtTheirPhase() throws {
    var sketch = Sketch()
    sketch.stroke(.line((0, 10), (20, 10)), StrokeStyle(width: 2, dashes: [4, 2], dashPhase: 1))
    let bitmap = try sketch.bitmap()
    #expect((0..<9).map { bitmap.gray($0, 9) } == [0, 0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test func strokesAreStretchedByTheirTransform() throws {
    var sketch = Sketch()
    sketch.stroke(.line((0, 2), (10, 2)), StrokeStyle(width: 1), transform: AffineTransform(scaleX: 2, y: 4))
    let bitmap = try sketch.bitmap()
    #expect((5..<11).map { bitmap.gray(10, $0) } == [255, 0, 0, 0, 0, 255])
  }

  /// A right angle has a miter of 1.41 widths (SVG 1.1, 11.4), also where the picture shows it four times as narrow.
  @Test(arguments: [(1.5, true), (1.3, false)])
  func miterLimitsAreOfThePathItself(limit: Double, isMitered: Bool) throws {
    var sketch = Sketch()
    sketch.stroke(
      .line((8, 4), (10, 2), (12, 4)), StrokeStyle(width: 2, miterLimit: limit),
      transform: AffineTransform(scaleX: 1, y: 4))
    // Above the blunt end, at 5.2, and below the tip, at 2.3.
    #expect((try sketch.bitmap().gray(10, 4) < 160) == isMitered)
  }

  @Test func aScaleDrawsTheSameWithMorePixels() throws {
    var sketch = Sketch()
    sketch.fill(.rect(4.5, 4.5, 10, 10))
    let bitmap = try sketch.bitmap(scale: 2)
    #expect(bitmap.width == 40)
    #expect(bitmap.gray(8, 20) == 255)
    #expect(bitmap.gray(9, 20) == 0)
    #expect(bitmap.gray(28, 20) == 0)
    #expect(bitmap.gray(29, 20) == 255)
  }

  @Test func theBackgroundIsAsWritten() throws {
    #expect(try Sketch(background: .systemRed).bitmap().levels(3, 3) == [255, 59, 48, 255])
    #expect(try Sketch(background: .clear).bitmap().levels(3, 3) == [0, 0, 0, 0])
  }
}
