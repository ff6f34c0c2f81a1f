import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite("Effects on colours")
struct ColorEffectTests {
  private typealias Row = ColorMatrix.Row

  private static let inversion = ColorEffect.matrix(
    ColorMatrix(red: Row(-1, 0, 0, 0, 1), green: Row(0, -1, 0, 0, 1), blue: Row(0, 0, -1, 0, 1)))
  private static let solid = ColorEffect.tables(
    red: [], green: [], blue: [], alpha: (0..<256).map { $0 < 100 ? 0 : 255 })

  /// A rectangle from 4 to 16 each way, on nothing.
  private func picture(_ group: Group, _ color: Color, scale: Double = 1) throws -> Bitmap {
    var sketch = Sketch(background: .clear)
    sketch.group(group) { $0.fill(.rect(4, 4, 12, 12), .color(color)) }
    return try sketch.bitmap(scale: scale)
  }

  private func premultiplied(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue, 1].map { 255 * $0 * color.alpha }
  }

  @Test("A matrix mixes components that are not premultiplied, and bounds the sums", arguments: [1.0, 2])
  func matrix(scale: Double) throws {
    let matrix = ColorMatrix(
      red: Row(0.5, 0.25, 0, 0.1, 0.05), green: Row(0, 0, 2, 0, -0.1), blue: Row(3, 1, 0, 0, 0),
      alpha: Row(0.5, 0, -0.5, 0.5, 0.2))
    let group = Group(colorEffects: [.matrix(matrix)])
    // What the canvas holds of these is whole.
    for (color, expected) in [
      (Color(red: 0.8, green: 0.4, blue: 0.2), Color(red: 0.65, green: 0.3, blue: 1)),
      (
        Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 1.0 / 3),
        Color(red: 0.55 + 0.1 / 3, green: 0.3, blue: 1, alpha: 0.5 + 0.5 / 3)
      ),
      (
        Color(red: 0, green: 0.6, blue: 0.6, alpha: 2.0 / 3),
        Color(red: 0.2 + 0.2 / 3, green: 1, blue: 0.6, alpha: -0.1 + 1.0 / 3)
      ),
    ] {
      let bitmap = try picture(group, color, scale: scale)
      let (near, far) = (4 * Int(scale), 16 * Int(scale) - 1)
      for place in [near, far] {
        #expect(areClose(bitmap.levels(place, place), premultiplied(expected)), "\(color)")
      }
      #expect(bitmap.levels(near - 1, near) == [0, 0, 0, 0] && bitmap.levels(far, far + 1) == [0, 0, 0, 0])
    }
  }

  @Test("Tables look up levels that are not premultiplied; one without 256 entries does nothing", arguments: [1.0, 2])
  func tables(scale: Double) throws {
    let squares = (0..<256).map { UInt8($0 * $0 / 255) }
    let effect = ColorEffect.tables(
      red: (0..<256).map { UInt8(255 - $0) }, green: squares, blue: [7, 8], alpha: (0..<256).map { UInt8($0 / 2) })
    // 200 becomes 55, 100 becomes 100 * 100 / 255 = 39, 30 stays, and alpha is half of what it was.
    for (alpha, half) in [(1.0, 127), (0.6, 76)] {
      let bitmap = try picture(Group(colorEffects: [effect]), .rgb(200, 100, 30, alpha: alpha), scale: scale)
      let expected = [55, 39, 30, 255].map { Double($0 * half) / 255 }
      #expect(areClose(bitmap.levels(10, 10), expected), "\(alpha)")
    }
  }

  @Test("Effects go one after the other; groups within go first")
  func order() throws {
    let half = ColorEffect.matrix(ColorMatrix(red: Row(0.5, 0, 0, 0, 0)))
    let white = Color.white
    #expect(areClose(try picture(Group(colorEffects: [Self.inversion, half]), white).levels(10, 10), [0, 0, 0, 255]))
    #expect(
      areClose(try picture(Group(colorEffects: [half, Self.inversion]), white).levels(10, 10), [127.5, 0, 0, 255]))
    var nested = Sketch(background: .clear)
    nested.group(Group(colorEffects: [Self.inversion])) { outer in
      outer.group(Group(opacity: 0.5, colorEffects: [half])) { $0.fill(.rect(4, 4, 12, 12), .color(.white)) }
      outer.fill(.rect(0, 0, 4, 20), .color(.white))
    }
    let bitmap = try nested.bitmap()
    #expect(areClose(bitmap.levels(10, 10), [63.75, 0, 0, 127.5]))
    #expect(bitmap.levels(2, 10) == [0, 0, 0, 255])
    // Twice the inverse is what there was, in every one of a row's pixels.
    var gradient = Sketch(background: .clear)
    let paint = Paint.axial(Gradient(colors: [.white.withAlpha(0), .systemRed]), start: .zero, end: Point(x: 20, y: 0))
    gradient.fill(.rect(0, 0, 20, 20), paint)
    let plain = try gradient.bitmap()
    gradient.list.commands.insert(.beginGroup(Group(colorEffects: [Self.inversion, Self.inversion])), at: 0)
    gradient.list.commands.append(.endGroup)
    #expect(try gradient.bitmap() == plain)
  }

  @Test("Opacity, shadows and blur are of the changed colours, and keep their own")
  func beforeShadowAndBlur() throws {
    let shadow = Shadow(color: .systemRed, offset: Vector(dx: 0, dy: 12), radius: 0)
    let half = ColorEffect.matrix(ColorMatrix(red: Row(0, 0, 0, 0, 0), alpha: Row(0, 0, 0, 0.5, 0)))
    let shadowed = try picture(Group(opacity: 0.8, shadow: shadow, colorEffects: [half]), .white)
    #expect(areClose(shadowed.levels(10, 10), premultiplied(Color(red: 0, green: 1, blue: 1, alpha: 0.4))))
    #expect(areClose(shadowed.levels(10, 18), premultiplied(Color.systemRed.withAlpha(0.4))))
    // What is made solid after the blur would have hard edges.
    let blurred = try picture(Group(blurRadius: 3, colorEffects: [Self.solid]), .black.withAlpha(0.6))
    for x in [1, 4, 7, 10] {
      let cover = ShadowTests.share(Double(x) + 0.5, 4, 16, sigma: 3) * ShadowTests.share(10.5, 4, 16, sigma: 3)
      #expect(areClose(blurred.levels(x, 10), [0, 0, 0, 255 * cover], tolerance: 3), "\(x)")
    }
    let inner = Shadow(color: .white, offset: Vector(dx: 4, dy: 0), radius: 0)
    let inside = try picture(Group(innerShadow: inner, colorEffects: [Self.inversion]), .white)
    #expect(inside.levels(5, 10) == [255, 255, 255, 255])
    #expect(inside.levels(12, 10) == [0, 0, 0, 255])
  }

  @Test("They see what clip and mask leave")
  func afterClipAndMask() throws {
    var sketch = Sketch(background: .clear)
    let clip = Group.Clip(path: .rect(0, 0, 20, 10), transform: .identity)
    sketch.group(Group(clip: clip, colorEffects: [Self.solid])) { sketch in
      sketch.fill(.rect(0, 0, 20, 20))
      sketch.list.commands.append(.beginMask)
      sketch.fill(.rect(0, 0, 10, 20), .color(.black.withAlpha(0.3)))
      sketch.fill(.rect(10, 0, 10, 20), .color(.black.withAlpha(0.5)))
    }
    let bitmap = try sketch.bitmap()
    for (x, y, alpha) in [(5, 5, 0), (15, 5, 255), (15, 15, 0)] { #expect(bitmap.levels(x, y) == [0, 0, 0, alpha]) }
  }

  /// A triangle in half of the square from 5 to 15: the other half is transparent, and within its extent.
  @Test("What is transparent becomes visible within the group's extent, and not beyond", arguments: [1.0, 2])
  func extent(scale: Double) throws {
    let constant = ColorEffect.matrix(
      ColorMatrix(
        red: Row(0, 0, 0, 0, 1), green: Row(0, 0, 0, 0, 0), blue: Row(0, 0, 0, 0, 0), alpha: Row(0, 0, 0, 0, 1))
    )
    // Its room from 1 on holds more than content and shadow.
    let beside = Shadow(color: .black, offset: Vector(dx: -4, dy: -4), radius: 0)
    for shadow in [nil, beside] {
      var sketch = Sketch(background: .clear)
      sketch.group(Group(shadow: shadow, colorEffects: [constant])) {
        $0.fill(.line((5, 5), (15, 5), (5, 15)))
      }
      let bitmap = try sketch.bitmap(scale: scale)
      let (first, last) = (5 * Int(scale), 15 * Int(scale) - 1)
      for (x, y) in [(first, first), (last, last), (first, last), (last, (first + last) / 2)] {
        #expect(bitmap.levels(x, y) == [255, 0, 0, 255])
      }
      for (x, y) in [(2, last), (last, 2), (last + 1, last), (last, last + 1), (0, 0)] {
        #expect(bitmap.levels(x, y) == [0, 0, 0, 0])
      }
    }
  }

  @Test("A plane in perspective has them, too")
  func plane() throws {
    var sketch = Sketch(background: .clear)
    sketch.group(Group(projection: Projection(AffineTransform(translationX: 2, y: 0)))) { sketch in
      sketch.group(Group(colorEffects: [Self.inversion])) { $0.fill(.rect(4, 4, 12, 12), .color(.white)) }
    }
    let bitmap = try sketch.bitmap()
    #expect(bitmap.levels(10, 10) == [0, 0, 0, 255] && bitmap.levels(4, 10) == [0, 0, 0, 0])
  }

  @Test(
    "Effects that do nothing, or whose numbers mean nothing, leave every pixel", arguments: [Double.nan, .infinity])
  func nothing(number: Double) throws {
    let color = Color.systemRed.withAlpha(0.3)
    let plain = try picture(Group(), color)
    let odd = ColorMatrix(green: Row(0, 0, 0, number, 0))
    let levels = (0..<256).map { UInt8($0) }
    for effects in [
      [.matrix(ColorMatrix())], [.matrix(odd)], [.tables(red: [], green: [1], blue: [], alpha: [])],
      [.tables(red: levels, green: levels, blue: levels, alpha: levels)],
    ] as [[ColorEffect]] {
      #expect(try picture(Group(colorEffects: effects), color) == plain)
    }
    // The largest numbers are bounded, too.
    let huge = ColorMatrix(red: Row(1e300, -1e300, 0, 0, -1e300), green: Row(0, 0, 0, 0, 1e300))
    #expect(areClose(try picture(Group(colorEffects: [.matrix(huge)]), .white).levels(10, 10), [0, 255, 255, 255]))
  }
}
