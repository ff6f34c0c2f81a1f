import Glibc
import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite struct ShadowTests {
  /// Neither makes a picture larger than a bitmap may be: a blur far wider than the canvas, content far larger.
  @Test(arguments: [1e4, 1e300]) func theWidestShadowOfTheLargestContentIsCast(radius: Double) throws {
    let shadow = Shadow(color: .black, offset: Vector(dx: 0, dy: 12), radius: radius)
    for side in [4, 1e4, 1e9] {
      var sketch = Sketch()
      sketch.group(Group(shadow: shadow)) { $0.fill(.rect(4, -side, side, side), .color(.systemRed)) }
      let level = try sketch.bitmap().gray(10, 10)
      #expect(side == 4 ? level == 255 : level < 255)
    }
  }

  /// How much of a Gaussian around `x` lies between `low` and `high`.
  static func share(_ x: Double, _ low: Double, _ high: Double, sigma: Double) -> Double {
    (erf((high - x) / (sigma * 2.0.squareRoot())) - erf((low - x) / (sigma * 2.0.squareRoot()))) / 2
  }

  /// The shadow of a square is the product of two differences of error functions.
  @Test(arguments: [(3.0, 1.0), (6, 1), (3, 2)]) func aSquareCastsErrorFunctions(radius: Double, scale: Double) throws {
    let offset = Vector(dx: 40, dy: 7)
    let shadow = Shadow(color: .black.withAlpha(0.8), offset: offset, radius: radius)
    var sketch = Sketch(width: 100, height: 60)
    sketch.group(Group(shadow: shadow)) { $0.fill(.rect(10, 10, 24, 24)) }
    let bitmap = try sketch.bitmap(scale: scale)
    for (x, y) in [(62, 29), (50, 29), (62, 17), (49, 16), (45, 29), (76, 43)] {
      let point = Point(x: Double(x) + 0.5 / scale, y: Double(y) + 0.5 / scale)
      let cover =
        Self.share(point.x, 50, 74, sigma: radius) * Self.share(point.y, 17, 41, sigma: radius) * 0.8
      #expect(isClose(bitmap.gray(x * Int(scale), y * Int(scale)), 255 * (1 - cover), tolerance: 2))
    }
  }

  @Test func theContentLiesOnTopAndFadesWithItsShadow() throws {
    let shadow = Shadow(color: .black, offset: Vector(dx: 2, dy: 0), radius: 0)
    var sketch = Sketch()
    sketch.group(Group(opacity: 0.5, shadow: shadow)) { $0.fill(.rect(4, 4, 8, 8), .color(.systemRed)) }
    let bitmap = try sketch.bitmap()
    // Half white and half the content, under which no shadow shows.
    #expect(areClose(bitmap.levels(8, 8), [255, 157, 151.5, 255]))
    #expect(isClose(bitmap.gray(13, 8), 127.5))
    #expect(bitmap.gray(15, 8) == 255)
  }

  @Test func theClippedContentCastsIt() throws {
    let clip = Group.Clip(path: .rect(0, 0, 6, 20), transform: .identity)
    let shadow = Shadow(color: .black, offset: Vector(dx: 8, dy: 0), radius: 0)
    var sketch = Sketch()
    sketch.group(Group(clip: clip, shadow: shadow)) { $0.fill(.rect(2, 2, 10, 10), .color(.systemRed)) }
    let bitmap = try sketch.bitmap()
    #expect(bitmap.levels(4, 5) == [255, 59, 48, 255])
    #expect(bitmap.gray(8, 5) == 255)
    #expect([9, 10, 13, 14].map { bitmap.gray($0, 5) } == [255, 0, 0, 255])
  }

  @Test func contentOutsideTheCanvasCastsItToo() throws {
    let shadow = Shadow(color: .black, offset: Vector(dx: 100, dy: 0), radius: 0)
    var sketch = Sketch()
    sketch.group(Group(shadow: shadow)) { $0.fill(.rect(-95, 5, 10, 10)) }
    let bitmap = try sketch.bitmap()
    #expect([4, 5, 14, 15].map { bitmap.gray($0, 10) } == [255, 0, 0, 255])
  }

  @Test func fractionsOfAPixelCount() throws {
    let shadow = Shadow(color: .black, offset: Vector(dx: 0.5, dy: 10), radius: 0)
    var sketch = Sketch()
    sketch.group(Group(shadow: shadow)) { $0.fill(.rect(4, 2, 8, 4)) }
    let bitmap = try sketch.bitmap()
    #expect(areClose([3, 4, 5, 12, 13].map { bitmap.gray($0, 13) }, [255, 127.5, 0, 127.5, 255], tolerance: 2))
  }
}
