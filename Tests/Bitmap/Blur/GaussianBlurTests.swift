import SpringformBitmap
import Testing

@Suite struct GaussianBlurTests {
  static let shifts: [UInt32] = [0, 8, 16, 24]
  static let sigmas = [0.3, 1, 3.9, 4, 7.9, 8, 20]

  /// Hard edges of colour and of transparency, and noise from a fixed generator.
  static func pattern(width: Int = 59, height: Int = 45) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    var noise: UInt32 = 1
    for y in 0..<height {
      for x in 0..<width {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        bitmap[x, y] = Pixel.straight(
          red: noise >> 24, green: (x / 9 + y / 7) % 2 == 0 ? 255 : 0, blue: x > 30 ? 255 : 0,
          alpha: y < 20 ? 255 : noise >> 12 & 0xFF)
      }
    }
    return bitmap
  }

  @Test(arguments: sigmas, [GaussianBlur.Edges.clamped, .transparent])
  func staysWithinALevelOfTheExactConvolution(sigma: Double, edges: GaussianBlur.Edges) throws {
    let original = try Self.pattern()
    var blurred = original
    GaussianBlur(sigma: sigma, edges: edges).apply(to: &blurred)
    for shift in Self.shifts {
      let channel = original.pixels.map { Double($0 >> shift & 0xFF) }
      let exact = ExactBlur(sigma: sigma, edges: edges)(channel, width: original.width, height: original.height)
      let errors = zip(exact, blurred.pixels).map { abs($0 - Double($1 >> shift & 0xFF)) }
      #expect(errors.reduce(0, max) <= 1)
      #expect(errors.reduce(0, +) / Double(errors.count) <= 0.3)
    }
  }

  @Test(arguments: sigmas, [GaussianBlur.Edges.clamped, .transparent])
  func planesOfCoverageBlurAsTheAlphaOfPictures(sigma: Double, edges: GaussianBlur.Edges) throws {
    var bitmap = try Self.pattern()
    var plane = try AlphaPlane(width: bitmap.width, height: bitmap.height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { plane[x, y] = UInt8(Pixel.alpha(bitmap[x, y])) }
    }
    GaussianBlur(sigma: sigma, edges: edges).apply(to: &bitmap)
    GaussianBlur(sigma: sigma, edges: edges).apply(to: &plane)
    #expect(plane.values.map(UInt32.init) == bitmap.pixels.map(Pixel.alpha))
  }

  @Test(arguments: sigmas) func colourNeverExceedsAlpha(sigma: Double) throws {
    var bitmap = try Self.pattern()
    GaussianBlur(sigma: sigma, edges: .transparent).apply(to: &bitmap)
    #expect(
      bitmap.pixels.allSatisfy { pixel in Self.shifts.allSatisfy { pixel >> $0 & 0xFF <= Pixel.alpha(pixel) } })
  }

  @Test(arguments: sigmas + [2048], [(1, 1), (1, 40), (40, 1), (33, 17)])
  func oneColourStaysThatColourWhenEdgesRepeat(sigma: Double, size: (Int, Int)) throws {
    let flat = try Bitmap(width: size.0, height: size.1, fill: 0xC080_4001)
    var blurred = flat
    GaussianBlur(sigma: sigma, edges: .clamped).apply(to: &blurred)
    #expect(blurred == flat)
  }

  @Test(arguments: [0, -1, Double.nan, -Double.infinity, .leastNonzeroMagnitude, 0.1])
  func aDeviationThatIsNoneChangesNothing(sigma: Double) throws {
    let original = try Self.pattern()
    var blurred = original
    GaussianBlur(sigma: sigma, edges: .transparent).apply(to: &blurred)
    #expect(blurred == original)
  }

  @Test func deviationsAreLimited() {
    let blur = GaussianBlur(sigma: Double.infinity, edges: .clamped)
    #expect(blur.sigma == 2048)
    #expect(GaussianBlur(sigma: 1.5, edges: .clamped).reach == 5)
  }
}
