import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite("Blend modes")
struct BlendTests {
  private static let below = Color.rgb(200, 100, 50)
  private static let above = Color.rgb(80, 160, 240)

  private func levels(
    _ mode: BlendMode, above: Color = above, opacity: Double = 1, background: Color = below, isNested: Bool = false
  ) throws -> [Int] {
    var sketch = Sketch(background: background)
    func blend(_ sketch: inout Sketch) {
      sketch.group(Group(opacity: opacity, blendMode: mode)) { $0.fill(.rect(0, 0, 20, 20), .color(above)) }
    }
    if isNested { sketch.group(Group(opacity: 0.5), blend) } else { blend(&sketch) }
    return try sketch.bitmap().levels(10, 10)
  }

  /// The separable modes of the PDF specification (ISO 32000-1, 11.3.5.2) for a backdrop `b` and a source `s`, 0...1.
  private static let formulas: [(BlendMode, @Sendable (_ b: Double, _ s: Double) -> Double)] = [
    (.normal, { $1 }),
    (.multiply, { $0 * $1 }),
    (.screen, { $0 + $1 - $0 * $1 }),
    (.overlay, { hardLight($1, $0) }),
    (.darken, { min($0, $1) }),
    (.lighten, { max($0, $1) }),
    (.colorDodge, { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }),
    (.colorBurn, { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }),
    (.hardLight, hardLight),
    (.softLight, softLight),
    (.difference, { abs($0 - $1) }),
    (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
    (.plusLighter, { min(1, $0 + $1) }),
  ]

  @Sendable private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  @Sendable private static func softLight(_ b: Double, _ s: Double) -> Double {
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
  }

  @Test("Separable modes are the specification's formulas in sRGB", arguments: formulas.indices)
  func separable(index: Int) throws {
    let (mode, formula) = Self.formulas[index]
    let pairs = [
      (Self.below.red, Self.above.red), (Self.below.green, Self.above.green), (Self.below.blue, Self.above.blue),
    ]
    let expected = pairs.map { 255 * formula($0.0, $0.1) } + [255]
    let found = try levels(mode)
    #expect(areClose(found, expected), "\(mode): \(found), \(expected)")
    // Half faded, half of the way.
    let faded = zip([Self.below.red, Self.below.green, Self.below.blue, 1], expected).map { (255 * $0 + $1) / 2 }
    if mode != .plusLighter { #expect(areClose(try levels(mode, opacity: 0.5), faded, tolerance: 1.6), "\(mode)") }
    // Nothing below is nothing to blend with.
    let alone = try levels(mode, background: .clear)
    #expect(areClose(alone, [80, 160, 240, 255]), "\(mode): \(alone)")
    // Nor has a group of its own anything below inside of it: all that is left of the mode is the fading.
    let nested = try levels(mode, isNested: true)
    #expect(areClose(nested, [140, 130, 145, 255], tolerance: 1.6), "\(mode): \(nested)")
  }

  /// ISO 32000-1, 11.3.5.3: luminosity is 0.3 R + 0.59 G + 0.11 B, saturation the largest less the smallest component.
  @Test("The other modes take hue, saturation and luminosity from one or the other")
  func notSeparable() throws {
    func luminosity(_ levels: [Int]) -> Double {
      0.3 * Double(levels[0]) + 0.59 * Double(levels[1]) + 0.11 * Double(levels[2])
    }
    func spread(_ levels: [Int]) -> Int { (levels[..<3].max() ?? 0) - (levels[..<3].min() ?? 0) }
    let (below, above) = ([160, 120, 100, 255], [110, 130, 140, 255])
    func blended(_ mode: BlendMode) throws -> [Int] {
      try levels(mode, above: .rgb(110, 130, 140), background: .rgb(160, 120, 100))
    }
    for (mode, saturation, light) in [
      (BlendMode.hue, below, below), (.saturation, above, below), (.color, above, below), (.luminosity, below, above),
    ] {
      let found = try blended(mode)
      #expect(abs(luminosity(found) - luminosity(light)) < 1.5, "\(mode): \(found)")
      #expect(abs(spread(found) - spread(saturation)) <= 2, "\(mode): \(found)")
      // Half faded, half of the way, and alone nothing but itself.
      let faded = try levels(mode, above: .rgb(110, 130, 140), opacity: 0.5, background: .rgb(160, 120, 100))
      #expect(areClose(faded, zip(below, found).map { Double($0 + $1) / 2 }, tolerance: 1.6), "\(mode): \(faded)")
      let nested = try levels(mode, isNested: true)
      #expect(areClose(nested, [140, 130, 145, 255], tolerance: 1.6), "\(mode): \(nested)")
      let alone = try levels(mode, above: .rgb(0, 0, 255), opacity: 0.5, background: .clear)
      #expect(areClose(alone, [0, 0, 128, 128], tolerance: 1.6), "\(mode): \(alone)")
    }
    // The hue is that of the colour whose order of components it has.
    #expect(try blended(.color)[0] < blended(.color)[1])
    #expect(try blended(.saturation)[0] > blended(.saturation)[1])
  }

  @Test("Every mode has a formula here", arguments: BlendMode.allCases)
  func complete(mode: BlendMode) {
    let others: Set<BlendMode> = [.hue, .saturation, .color, .luminosity]
    #expect(Self.formulas.contains { $0.0 == mode } != others.contains(mode))
  }
}
