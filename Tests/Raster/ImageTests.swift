import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite struct ImageTests {
  /// Red, green; blue, half transparent white.
  static func checker() throws -> Image {
    Image(try Bitmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080]))
  }

  static func sketch(
    _ image: Image, in rect: Rect, _ interpolation: Interpolation = .nearest, tint: Color = .white,
    transform: AffineTransform = .identity
  ) -> Sketch {
    var sketch = Sketch()
    sketch.list.commands = [
      .image(image, in: rect, interpolation: interpolation, tint: tint, transform: transform)
    ]
    return sketch
  }

  static let middle = Rect(x: 4, y: 4, width: 8, height: 8)

  @Test func pixelsLieWhereTheRectangleDoes() throws {
    let bitmap = try Self.sketch(Self.checker(), in: Self.middle).bitmap()
    #expect(bitmap.levels(4, 4) == [255, 0, 0, 255])
    #expect(bitmap.levels(7, 7) == [255, 0, 0, 255])
    #expect(bitmap.levels(8, 7) == [0, 255, 0, 255])
    #expect(bitmap.levels(7, 8) == [0, 0, 255, 255])
    #expect(areClose(bitmap.levels(11, 11), [255, 255, 255, 255]))
    for (x, y) in [(3, 8), (12, 8), (8, 3), (8, 12)] { #expect(bitmap.levels(x, y) == [255, 255, 255, 255]) }
  }

  @Test func transformsMoveAndTurnThem() throws {
    // A quarter turn about (8, 8).
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 16, ty: 0)
    let bitmap = try Self.sketch(Self.checker(), in: Self.middle, transform: turn).bitmap()
    #expect(bitmap.levels(10, 5) == [255, 0, 0, 255])
    #expect(bitmap.levels(10, 10) == [0, 255, 0, 255])
    #expect(bitmap.levels(5, 5) == [0, 0, 255, 255])
  }

  @Test func edgesAreSmoothed() throws {
    let black = Image(try Bitmap(width: 4, height: 4, fill: 0xFF00_0000))
    for interpolation in [Interpolation.nearest, .linear, .high] {
      let rect = Rect(x: 4.5, y: 4, width: 8, height: 8)
      let bitmap = try Self.sketch(black, in: rect, interpolation).bitmap()
      #expect(isClose(bitmap.gray(4, 8), 127.5))
      #expect(bitmap.gray(5, 8) == 0)
      #expect(isClose(bitmap.gray(12, 8), 127.5))
    }
  }

  @Test func tintsMultiplyAndFade() throws {
    let white = Image(try Bitmap(width: 2, height: 2, fill: 0xFFFF_FFFF))
    let tint = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let bitmap = try Self.sketch(white, in: Self.middle, tint: tint).bitmap()
    #expect(areClose(bitmap.levels(8, 8), [255, 191, 127.5, 255]))
    #expect(white.bitmap[0, 0] == 0xFFFF_FFFF)
  }

  /// Columns black and white in turn, an eighth of their size: only the mean is right.
  @Test func reductionCountsAllPixels() throws {
    let columns = (0..<64 * 64).map { $0.isMultiple(of: 2) ? 0xFF00_0000 as UInt32 : 0xFFFF_FFFF }
    let image = Image(try Bitmap(width: 64, height: 64, pixels: columns))
    let bitmap = try Self.sketch(image, in: Self.middle, .high).bitmap()
    #expect((4..<12).allSatisfy { isClose(bitmap.gray($0, 8), 127.5, tolerance: 12) })
  }

  @Test func enlargementIsSmoothOrSharp() throws {
    let image = Image(try Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]))
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let (sharp, smooth) = (
      try Self.sketch(image, in: rect, .nearest).bitmap(), try Self.sketch(image, in: rect, .linear).bitmap()
    )
    #expect((0..<20).allSatisfy { [0, 255].contains(sharp.gray($0, 10)) })
    // Between the pixels' middles, at 5 and 15, the levels rise evenly.
    #expect((6..<14).allSatisfy { isClose(smooth.gray($0, 10), (Double($0) - 4.5) * 25.5, tolerance: 3) })
  }

  @Test(arguments: OddInputTests.odd) func noNumberTraps(number: Double) throws {
    let image = try Self.checker()
    for interpolation in [Interpolation.nearest, .linear, .high] {
      for rect in [
        Rect(x: number, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: number, height: 10),
        Rect(x: -1e9, y: -1e9, width: 2e9, height: number),
      ] {
        for transform in [AffineTransform.identity, AffineTransform(scaleX: number, y: 1)] {
          var sketch = Self.sketch(image, in: rect, interpolation, transform: transform)
          sketch.list.commands += Self.sketch(image, in: rect, tint: Color(white: number, alpha: number)).list.commands
          sketch.fill(.rect(0, 0, 4, 4))
          #expect(try sketch.bitmap().gray(1, 1) == 0)
        }
      }
    }
  }

  @Test func aLargePictureIsReducedToAPoint() throws {
    let image = Image(try Bitmap(width: 8000, height: 2, fill: 0xFF00_0000))
    for width in [1e-9, 0.1, 1, 10] {
      let rect = Rect(x: 5, y: 5, width: width, height: width)
      for interpolation in [Interpolation.nearest, .linear, .high] {
        let level = try Self.sketch(image, in: rect, interpolation).bitmap().gray(5, 5)
        #expect(isClose(level, 255 * (1 - min(width * width, 1)), tolerance: 4))
      }
    }
  }
}
