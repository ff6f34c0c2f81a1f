import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite("Blurred groups and shadows inside of them")
struct GroupEffectTests {
  /// A square's blur is the product of two differences of error functions, as a shadow's is.
  @Test("The blur of a square is a product of error functions", arguments: [(1.5, 1.0), (3, 1), (6, 1), (3, 2)])
  func square(radius: Double, scale: Double) throws {
    var sketch = Sketch(width: 60, height: 60)
    sketch.group(Group(opacity: 0.8, blurRadius: radius)) { $0.fill(.rect(18, 18, 24, 24)) }
    let bitmap = try sketch.bitmap(scale: scale)
    for (x, y) in [(30, 30), (18, 30), (17, 30), (14, 22), (42, 42), (46, 30), (5, 5)] {
      let point = Point(x: Double(x) + 0.5 / scale, y: Double(y) + 0.5 / scale)
      let cover =
        ShadowTests.share(point.x, 18, 42, sigma: radius) * ShadowTests.share(point.y, 18, 42, sigma: radius) * 0.8
      #expect(
        isClose(bitmap.gray(x * Int(scale), y * Int(scale)), 255 * (1 - cover), tolerance: 2), "\(x), \(y)")
    }
  }

  @Test("A blur only moves alpha about: its sum stays")
  func sum() throws {
    func total(_ radius: Double) throws -> Int {
      var sketch = Sketch(width: 60, height: 60, background: .clear)
      sketch.group(Group(blurRadius: radius)) { $0.fill(.rect(25.3, 24.6, 9, 10), .color(.systemRed)) }
      let bitmap = try sketch.bitmap()
      return bitmap.pixels.reduce(0) { $0 + Int(Pixel.alpha($1)) }
    }
    let sharp = try total(0)
    #expect(sharp > 22_000)
    for radius in [0.5, 2, 4, 6] { #expect(abs(Double(try total(radius)) / Double(sharp) - 1) < 0.01) }
  }

  /// What lies beyond the canvas' edge, or under a parent's clip, is blurred into what is seen.
  @Test("Content that cannot be seen itself counts, and the parent's clip cuts the blur off")
  func beyond() throws {
    var sketch = Sketch(width: 20, height: 20)
    sketch.group(Group(blurRadius: 4)) { $0.fill(.rect(-30, -30, 80, 40)) }
    let bitmap = try sketch.bitmap()
    // Across the edge at 10, and nowhere else, it is half.
    for x in [0, 10, 19] {
      #expect(isClose(bitmap.gray(x, 0), 255 * ShadowTests.share(0.5, 10, 200, sigma: 4), tolerance: 2))
      #expect(isClose(bitmap.gray(x, 9), 255 * ShadowTests.share(9.5, 10, 200, sigma: 4), tolerance: 2))
    }
    var clipped = Sketch(width: 20, height: 20)
    clipped.group(Group(clip: Group.Clip(path: .rect(0, 0, 12, 20), transform: .identity))) {
      $0.group(Group(blurRadius: 4)) { $0.fill(.rect(-30, -30, 80, 40)) }
    }
    let half = try clipped.bitmap()
    #expect(half.gray(11, 9) == bitmap.gray(11, 9))
    #expect(half.gray(12, 9) == 255)
  }

  @Test("A shadow is that of the blurred group")
  func shadowOfBlur() throws {
    var sketch = Sketch(width: 120, height: 60)
    let shadow = Shadow(color: .black, offset: Vector(dx: 60, dy: 0), radius: 4)
    sketch.group(Group(shadow: shadow, blurRadius: 3)) { $0.fill(.rect(18, 18, 24, 24), .color(.white)) }
    let bitmap = try sketch.bitmap()
    // Variances add up: 9 + 16 = 25.
    for x in [70, 74, 78, 84, 90] {
      let cover = ShadowTests.share(Double(x) + 0.5, 78, 102, sigma: 5) * ShadowTests.share(30.5, 18, 42, sigma: 5)
      #expect(isClose(bitmap.gray(x, 30), 255 * (1 - cover), tolerance: 2))
    }
  }

  // MARK: Inner shadows

  private static let inner = Shadow(color: .black.withAlpha(0.6), offset: Vector(dx: 0, dy: 0), radius: 3)

  /// What is not the square casts it: 1 minus the square's blur, inside of the square only.
  @Test("A shadow inside a square is the inverse of its blur", arguments: [0.0, 4, -3.5, 100])
  func insideASquare(offset: Double) throws {
    var shadow = Self.inner
    shadow.offset = Vector(dx: offset, dy: 0)
    var sketch = Sketch(width: 60, height: 60, background: .clear)
    sketch.group(Group(innerShadow: shadow)) { $0.fill(.rect(18, 18, 24, 24), .color(.white)) }
    let bitmap = try sketch.bitmap()
    for (x, y) in [(18, 30), (20, 30), (30, 30), (41, 30), (41, 41), (19, 18)] {
      let cover =
        ShadowTests.share(Double(x) + 0.5 - offset, 18, 42, sigma: 3)
        * ShadowTests.share(Double(y) + 0.5, 18, 42, sigma: 3)
      let level = 255 * (1 - 0.6 * (1 - cover))
      #expect(areClose(bitmap.levels(x, y), [level, level, level, 255], tolerance: 2), "\(x), \(y)")
    }
    for (x, y) in [(17, 30), (42, 30), (30, 17), (30, 42)] { #expect(bitmap.levels(x, y) == [0, 0, 0, 0]) }
  }

  @Test("Content beyond the canvas keeps its shadow to its own edges")
  func beyondInside() throws {
    var sketch = Sketch(width: 20, height: 20)
    sketch.group(Group(innerShadow: Self.inner)) { $0.fill(.rect(-40, -40, 100, 100), .color(.white)) }
    let bitmap = try sketch.bitmap()
    for (x, y) in [(0, 0), (10, 0), (19, 19)] { #expect(bitmap.gray(x, y) == 255) }
  }

  /// As CSS's inset shadows: how clear the content is does not matter.
  @Test("In clear content the shadow is as deep as in opaque content")
  func clear() throws {
    var sketch = Sketch(width: 60, height: 60)
    sketch.group(Group(innerShadow: Self.inner)) { $0.fill(.rect(18, 18, 24, 24), .color(.white.withAlpha(0.2))) }
    let bitmap = try sketch.bitmap()
    for x in [18, 20, 24, 30] {
      let cover = ShadowTests.share(Double(x) + 0.5, 18, 42, sigma: 3) * ShadowTests.share(30.5, 18, 42, sigma: 3)
      #expect(isClose(bitmap.gray(x, 30), 255 * (1 - 0.6 * (1 - cover)), tolerance: 3))
    }
    #expect(bitmap.gray(17, 30) == 255)
  }

  @Test("Numbers that mean nothing change nothing", arguments: [-1, .nan] as [Double])
  func odd(number: Double) throws {
    func picture(_ group: Group) throws -> Bitmap {
      var sketch = Sketch()
      sketch.group(group) { $0.fill(.rect(4, 4, 8, 8), .color(.systemRed)) }
      return try sketch.bitmap()
    }
    #expect(try picture(Group(blurRadius: number)) == picture(Group()))
    let nowhere = Shadow(color: .black, offset: Vector(dx: number.isNaN ? .nan : 0, dy: 0), radius: .nan)
    #expect(try picture(Group(innerShadow: nowhere)) == picture(Group()))
  }

  @Test("The widest blurs of the largest content are drawn", arguments: [1e4, 1e300, .infinity])
  func widest(radius: Double) throws {
    for side in [4, 1e4, 1e9] {
      var sketch = Sketch()
      let shadow = Shadow(color: .black, offset: Vector(dx: 0, dy: 12), radius: radius)
      sketch.group(Group(innerShadow: shadow, blurRadius: radius)) {
        $0.fill(.rect(4, -side, side, 2 * side), .color(.systemRed))
      }
      #expect(try sketch.bitmap().width == 20)
    }
  }
}
