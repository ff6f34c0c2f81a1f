import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite("What of a mask counts")
struct MaskCoverageTests {
  /// The picture of a black square from 0 to 16 across, masked by what covers 5 to 20, on nothing.
  private func masked(_ group: Group, by color: Color, scale: Double = 1) throws -> Bitmap {
    var sketch = Sketch(background: .clear)
    sketch.group(group) { sketch in
      sketch.fill(.rect(0, 0, 16, 20))
      sketch.list.commands.append(.beginMask)
      sketch.fill(.rect(5, 0, 15, 20), .color(color))
    }
    return try sketch.bitmap(scale: scale)
  }

  /// Alpha times 0.2125 red + 0.7154 green + 0.0721 blue.
  private static let colors: [(Color, Double)] = [
    (.white, 1), (.black, 0), (Color(red: 1, green: 0, blue: 0), 0.2125), (Color(red: 0, green: 1, blue: 0), 0.7154),
    (Color(red: 0, green: 0, blue: 1), 0.0721), (Color(white: 0.5), 0.5), (Color(white: 1, alpha: 0.4), 0.4),
    (Color(red: 0.8, green: 0.6, blue: 0.2, alpha: 0.5), 0.306_83),
  ]

  @Test("Luminance is SVG's, of colours as they are stored, times alpha", arguments: colors.indices, [1.0, 2])
  func luminance(index: Int, scale: Double) throws {
    let (color, coverage) = Self.colors[index]
    let shown = try masked(Group(maskCoverage: .luminance), by: color, scale: scale)
    let hidden = try masked(Group(maskCoverage: .luminance, isMaskInverted: true), by: color, scale: scale)
    // Outside of the mask, in both, and outside of the content.
    let expected = [(4, 0, 255), (5, 255 * coverage, 255 * (1 - coverage)), (15, 255 * coverage, 255 * (1 - coverage))]
    for (x, inside, outside) in expected + [(16, 0, 0)] {
      let (x, y) = (x * Int(scale), 10 * Int(scale))
      #expect(areClose(shown.levels(x, y), [0, 0, 0, inside]), "\(color) at \(x)")
      #expect(areClose(hidden.levels(x, y), [0, 0, 0, outside]), "\(color) at \(x)")
    }
  }

  @Test("Of an inverted mask's alpha there stays what it does not cover, whatever its colour", arguments: [1.0, 2])
  func invertedAlpha(scale: Double) throws {
    for color in [Color.black, .white, .systemRed] {
      let bitmap = try masked(Group(isMaskInverted: true), by: color.withAlpha(0.7), scale: scale)
      for (x, alpha) in [(0, 255), (4, 255), (5, 76.5), (15, 76.5), (16, 0.0)] {
        #expect(areClose(bitmap.levels(x * Int(scale), 10), [0, 0, 0, alpha]))
      }
    }
    // Half of a pixel's column is half of a mask.
    var sketch = Sketch()
    sketch.group(Group(isMaskInverted: true)) { sketch in
      sketch.fill(.rect(0, 0, 20, 20))
      sketch.list.commands.append(.beginMask)
      sketch.fill(.rect(4.5, 0, 10, 20))
    }
    #expect(isClose(try sketch.bitmap().gray(4, 10), 127.5))
  }

  /// Its extent limits nothing.
  @Test("An inverted mask beside the content, or of nothing, leaves all of it")
  func besides() throws {
    for path in [Path.rect(17, 0, 3, 20), Path()] {
      for coverage in MaskCoverage.allCases {
        var sketch = Sketch()
        sketch.group(Group(opacity: 0.5, maskCoverage: coverage, isMaskInverted: true)) { sketch in
          sketch.fill(.rect(2, 2, 10, 10))
          sketch.list.commands.append(.beginMask)
          sketch.fill(path, .color(.white))
        }
        let bitmap = try sketch.bitmap()
        for (x, y) in [(2, 2), (11, 11), (6, 6)] { #expect(isClose(bitmap.gray(x, y), 127.5)) }
        for (x, y) in [(1, 5), (12, 5), (18, 5)] { #expect(bitmap.gray(x, y) == 255) }
      }
    }
  }

  @Test("Clip, opacity, shadow and blur come after the mask is read")
  func effects() throws {
    let clip = Group.Clip(path: .rect(0, 0, 20, 10), transform: .identity)
    let shadow = Shadow(color: .black, offset: Vector(dx: 0, dy: 10), radius: 0)
    var group = Group(opacity: 0.5, clip: clip, shadow: shadow, maskCoverage: .luminance, isMaskInverted: true)
    let bitmap = try masked(group, by: Color(red: 0, green: 1, blue: 0))
    // 1 - 0.7154, and half of it.
    for (x, alpha) in [(4, 127.5), (10, 36.3), (17, 0)] {
      for y in [5, 15] { #expect(areClose(bitmap.levels(x, y), [0, 0, 0, alpha])) }
    }
    group = Group(blurRadius: 2, maskCoverage: .luminance, isMaskInverted: true)
    let blurred = try masked(group, by: .white)
    // What is left is 0 to 5 across and 0 to 20 down.
    for x in [0, 3, 5, 8] {
      let cover = ShadowTests.share(Double(x) + 0.5, 0, 5, sigma: 2) * ShadowTests.share(10.5, 0, 20, sigma: 2)
      #expect(areClose(blurred.levels(x, 10), [0, 0, 0, 255 * cover], tolerance: 3), "\(x)")
    }
  }

  @Test("Masks of masks: each is read as its own group says")
  func nested() throws {
    var sketch = Sketch(background: .clear)
    sketch.group(Group(maskCoverage: .luminance)) { sketch in
      sketch.fill(.rect(0, 0, 20, 20))
      sketch.list.commands.append(.beginMask)
      // White but for the middle.
      sketch.group(Group(isMaskInverted: true)) { sketch in
        sketch.fill(.rect(0, 0, 20, 20), .color(.white))
        sketch.list.commands.append(.beginMask)
        sketch.fill(.rect(5, 0, 10, 20), .color(.black.withAlpha(0.75)))
      }
    }
    let bitmap = try sketch.bitmap()
    for (x, alpha) in [(2, 255), (10, 63.75), (17, 255.0)] {
      #expect(areClose(bitmap.levels(x, 10), [0, 0, 0, alpha]))
    }
  }
}
