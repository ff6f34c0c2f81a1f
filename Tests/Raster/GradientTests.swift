import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite struct GradientTests {
  static let ramp = Gradient(colors: [.black, .white])

  @Test func anAxisRunsEvenlyAndContinuesInItsEnds() throws {
    var sketch = Sketch(width: 40, height: 10, background: .systemRed)
    sketch.fill(.rect(0, 0, 40, 10), .axial(Self.ramp, start: Point(x: 10, y: 0), end: Point(x: 30, y: 0)))
    let bitmap = try sketch.bitmap()
    #expect(bitmap.gray(2, 5) == 0)
    #expect(bitmap.gray(37, 5) == 255)
    for x in 10..<30 {
      #expect(isClose(bitmap.gray(x, 5), 255 * (Double(x) + 0.5 - 10) / 20, tolerance: 1.5))
    }
  }

  /// Under a shear the lines of one colour stay parallel to the sheared edge and are no longer at right angles to the axis.
  @Test func colourMovesWithTheShapeUnderAShear() throws {
    var sketch = Sketch(width: 40, height: 20)
    let shear = AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    sketch.fill(
      .rect(-40, 0, 100, 20), .axial(Self.ramp, start: .zero, end: Point(x: 40, y: 0)), transform: shear)
    let bitmap = try sketch.bitmap()
    for (x, y) in [(20, 4), (20, 16), (35, 10)] {
      let place = Double(x) + 0.5 - 0.5 * (Double(y) + 0.5)
      #expect(isClose(bitmap.gray(x, y), 255 * place / 40, tolerance: 1.5))
    }
  }

  @Test func anEllipseIsHalfwayAtHalfItsRadii() throws {
    var sketch = Sketch(width: 81, height: 41)
    sketch.fill(
      .rect(0, 0, 81, 41),
      .radial(Self.ramp, center: Point(x: 40.5, y: 20.5), radii: Size(width: 40, height: 20)))
    let bitmap = try sketch.bitmap()
    #expect(bitmap.gray(40, 20) <= 2)
    for (x, y) in [(60, 20), (20, 20), (40, 30), (40, 10)] {
      #expect(isClose(bitmap.gray(x, y), 127.5, tolerance: 2))
    }
    #expect(bitmap.gray(0, 0) == 255)
  }

  /// A quarter of the turn is a quarter of the way; the seam at the beginning is smooth by half a pixel, and the centre is the
  /// mean of all.
  @Test func aTurnRunsClockwiseFromItsAngle() throws {
    var sketch = Sketch(width: 81, height: 81)
    sketch.fill(
      .rect(0, 0, 81, 81), .conic(Self.ramp, center: Point(x: 40.5, y: 40.5), angle: -.pi / 2))
    let bitmap = try sketch.bitmap()
    for (x, y, share) in [(75, 40, 0.25), (40, 75, 0.5), (5, 40, 0.75), (70, 10, 0.125), (10, 10, 0.875)] {
      #expect(isClose(bitmap.gray(x, y), 255 * share, tolerance: 1))
    }
    #expect(isClose(bitmap.gray(40, 10), 127.5, tolerance: 1))
    #expect(bitmap.gray(41, 10) < 4)
    #expect(bitmap.gray(39, 10) > 251)
    #expect(isClose(bitmap.gray(40, 40), 127.5, tolerance: 1))
  }

  @Test func aTurnMovesWithTheShapeAndKeepsItsAlpha() throws {
    let gradient = Gradient(stops: [
      .init(location: 0, color: .systemRed), .init(location: 0.5, color: .systemRed),
      .init(location: 0.5, color: .clear), .init(location: 1, color: .clear),
    ])
    var sketch = Sketch(width: 40, height: 40, background: .clear)
    sketch.fill(
      .rect(0, 0, 20, 20), .conic(gradient, center: Point(x: 10, y: 10), angle: 0),
      transform: AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    let bitmap = try sketch.bitmap()
    #expect(bitmap.levels(5, 30) == [255, 59, 48, 255])
    #expect(bitmap.levels(35, 30) == [255, 59, 48, 255])
    #expect(bitmap.levels(5, 10)[3] == 0)
  }

  @Test func stopsStandWhereTheySay() throws {
    let gradient = Gradient(stops: [
      .init(location: 0, color: .systemRed), .init(location: 0.5, color: .systemRed),
      .init(location: 0.5, color: .systemBlue), .init(location: 1, color: .systemBlue),
    ])
    var sketch = Sketch()
    sketch.fill(.rect(0, 0, 20, 20), .axial(gradient, start: .zero, end: Point(x: 20, y: 0)))
    let bitmap = try sketch.bitmap()
    #expect(bitmap.levels(8, 10) == [255, 59, 48, 255])
    #expect(bitmap.levels(11, 10) == [0, 122, 255, 255])
  }

  @Test func aGradientWithoutExtentIsItsLastColour() throws {
    for paint in [
      Paint.axial(Self.ramp, start: Point(x: 5, y: 5), end: Point(x: 5, y: 5)),
      .radial(Self.ramp, center: Point(x: 5, y: 5), radii: Size(width: 0, height: 4)),
      .conic(Gradient(colors: [.white]), center: Point(x: 5, y: 5), angle: 1),
    ] {
      var sketch = Sketch(background: .black)
      sketch.fill(.rect(0, 0, 20, 20), paint)
      #expect(try sketch.bitmap().gray(10, 10) == 255)
    }
  }
}
