import Glibc
import SpringformBitmap
import SpringformComparison
import Testing

/// What programs do to all colours of a picture on its way from one to another.
@Suite("Conversions of colours")
struct ConversionTests {
  /// What one says of a poster and the same with its colours converted.
  private func said(_ function: @escaping (SIMD3<Double>) -> SIMD3<Double>) async throws -> String {
    let film = try await Film(Poster())
    return try sentence([film.pictures[0]], [film.pictures[0].converted(function)])
  }

  /// The weights of red and blue in the luma of ITU-R BT.601 and BT.709.
  private static let bt601 = (red: 0.299, blue: 0.114)
  private static let bt709 = (red: 0.2126, blue: 0.0722)

  /// Through the 8 bits of a video, 16 to 235 of luma and 16 to 240 of the differences.
  private static func video(
    _ color: SIMD3<Double>, _ old: (red: Double, blue: Double), _ new: (red: Double, blue: Double)
  ) -> SIMD3<Double> {
    let luma = old.red * color.x + (1 - old.red - old.blue) * color.y + old.blue * color.z
    let y = (luma * 219 + 16).rounded()
    let cb = ((color.z - luma) / (2 - 2 * old.blue) * 224 + 128).rounded()
    let cr = ((color.x - luma) / (2 - 2 * old.red) * 224 + 128).rounded()
    let red = (y - 16) / 219 + (cr - 128) / 224 * (2 - 2 * new.red)
    let blue = (y - 16) / 219 + (cb - 128) / 224 * (2 - 2 * new.blue)
    return SIMD3(red, ((y - 16) / 219 - new.red * red - new.blue * blue) / (1 - new.red - new.blue), blue)
  }

  @Test("A video's luma and differences, decoded by the other standard's weights")
  func matrix() async throws {
    #expect(
      try await said { Self.video($0, Self.bt709, Self.bt601) }
        .hasPrefix("colours were converted with BT.601 instead of BT.709; "))
    #expect(
      try await said { Self.video($0, Self.bt601, Self.bt709) }
        .hasPrefix("colours were converted with BT.709 instead of BT.601; "))
  }

  @Test("Full range for limited range, and the other way round")
  func range() async throws {
    #expect(
      try await said { ($0 * 219 + 16) / 255 }
        .hasPrefix("colours are paler: full range was squeezed into limited range, 16 to 235; "))
    #expect(
      try await said { ($0 * 255 - 16) / 219 }
        .hasPrefix("colours are stronger: limited range, 16 to 235, was stretched to full range; "))
  }

  private func each(_ color: SIMD3<Double>, _ curve: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(curve(color.x), curve(color.y), curve(color.z))
  }

  @Test("A gamma, with its exponent")
  func gamma() async throws {
    #expect(
      try await said { self.each($0) { pow($0, 2.2 / 1.8) } }
        .hasPrefix("tones between black and white are darker, as by a gamma of 1.22; "))
    #expect(
      try await said { self.each($0) { pow($0, 1.8 / 2.2) } }
        .hasPrefix("tones between black and white are lighter, as by a gamma of 0.82; "))
  }

  /// The curve of IEC 61966-2-1.
  @Test("Linear light shown as sRGB, and sRGB encoded twice")
  func linearLight() async throws {
    #expect(
      try await said { self.each($0) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) } }
        .hasPrefix("tones between black and white are darker: linear light is shown as sRGB; "))
    #expect(
      try await said { self.each($0) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 } }
        .hasPrefix("tones between black and white are lighter: sRGB was taken for linear light; "))
  }

  @Test("Grey, by either luma, and less saturated")
  func grey() async throws {
    for weights in [Self.bt601, Self.bt709] {
      let said = try await said { color in
        SIMD3(
          repeating: weights.red * color.x + (1 - weights.red - weights.blue) * color.y + weights.blue * color.z)
      }
      #expect(said.hasPrefix("all is grey: the colours are gone; "), "\(said)")
    }
    let said = try await said { color in
      let luma = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
      return SIMD3(repeating: luma) + (color - luma) * 0.7
    }
    #expect(said.hasPrefix("colours are 30 % less saturated; "), "\(said)")
  }

  @Test("One colour that became another one is no conversion, whatever might have made it")
  func oneColor() throws {
    let square = { (color: UInt32) in
      try drawing { x, y in (20..<40).contains(x) && (10..<30).contains(y) ? color : nil }
    }
    let expected = try square(0xFF34_78F6)
    for actual in try [square(0xFF29_6CF5), expected.converted { Self.video($0, Self.bt709, Self.bt601) }] {
      let said = try sentence([expected], [actual])
      #expect(said.hasPrefix("the colour #3478F6 became #"), "\(said)")
    }
  }

  /// A disc of radius 14 with an edge 5 pixels wide, in two colours.
  private func disc() throws -> Bitmap {
    try drawing(background: 0) { x, y in
      let (dx, dy) = (Double(x) - 31.5, Double(y) - 19.5)
      let alpha = min(max((16.5 - (dx * dx + dy * dy).squareRoot()) / 5, 0), 1)
      let color: UInt32 = x < 32 ? 0xE0_A060 : 0x50_90F0
      return Pixel.straight(
        red: color >> 16, green: color >> 8 & 0xFF, blue: color & 0xFF, alpha: UInt32((alpha * 255).rounded()))
    }
  }

  @Test("Colours multiplied by alpha twice, or never")
  func alpha() throws {
    let disc = try disc()
    let twice = disc.picked { x, y in
      let pixel = disc[x, y]
      return Pixel.straight(
        red: Pixel.red(pixel), green: Pixel.green(pixel), blue: Pixel.blue(pixel), alpha: Pixel.alpha(pixel))
    }
    #expect(
      try sentence([disc], [twice])
        .hasPrefix("colours were multiplied by alpha twice: what is translucent is darker; "))
    let never = disc.picked { x, y in
      let (straight, alpha) = (Pixel.unpremultiplied(disc[x, y]), Pixel.alpha(disc[x, y]))
      return Pixel.premultiplied(
        red: min(Pixel.red(straight), alpha), green: min(Pixel.green(straight), alpha),
        blue: min(Pixel.blue(straight), alpha), alpha: alpha)
    }
    #expect(
      try sentence([disc], [never])
        .hasPrefix("colours were not multiplied by alpha: what is translucent is brighter; "))
    let fainter = disc.picked { x, y in
      let pixel = disc[x, y]
      return [24, 16, 8, 0].reduce(0) { $0 << 8 | ((pixel >> $1 & 0xFF) * 9 + 5) / 10 }
    }
    #expect(!(try sentence([disc], [fainter]).contains("alpha")))
  }
}
