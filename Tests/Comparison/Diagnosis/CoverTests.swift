import SpringformBitmap
import SpringformComparison
import Testing

/// Squares on a striped ground, and a ground whose colour changes in time.
@Suite("What covers something else, and what lies behind all")
struct CoverTests {
  private static let ground: UInt32 = 0xFFF2_F4F8

  /// 64 by 40 pixels.
  /// - Parameter pixel: nil for the ground.
  private func picture(ground: UInt32 = Self.ground, _ pixel: (Int, Int) -> UInt32? = { _, _ in nil }) throws -> Bitmap
  {
    var bitmap = try Bitmap(width: 64, height: 40, fill: ground)
    for y in 0..<40 { for x in 0..<64 { bitmap[x, y] = pixel(x, y) ?? ground } }
    return bitmap
  }

  private func sentence(_ expected: [Bitmap], _ actual: [Bitmap]) throws -> String {
    try AnimationComparison(
      expected: PictureSequence(expected, rate: 20), actual: PictureSequence(actual, rate: 20)
    ).sentence
  }

  /// A card of two colours, each of which has a third of what the square covers, and the ground the rest.
  private func card(_ x: Int, _ y: Int) -> UInt32? {
    guard (8..<56).contains(x), (14..<34).contains(y) else { return nil }
    return x < 28 ? 0xFF34_78F6 : 0xFF10_7A40
  }

  private func square(_ x: Int, _ y: Int) -> Bool { (23..<33).contains(x) && (11..<21).contains(y) }

  @Test("What has one colour where there were several is new, whatever it covers")
  func added() throws {
    let expected = try picture(card)
    let actual = try picture { square($0, $1) ? 0xFFD6_336C : card($0, $1) }
    #expect(try sentence([expected], [actual]).hasPrefix("something is new in 10x10 pixels at (23, 11); "))
  }

  /// White is behind what fills the picture, which then begins a pixel further right, or is turned by three degrees.
  @Test("What fills the picture and leaves its sides is no new thing, none that is missing, and has no other colour")
  func sides() throws {
    let ground: UInt32 = 0xFF1B_2138
    let expected = try picture(ground: ground)
    let moved = try picture(ground: ground) { x, _ in x == 0 ? 0xFFFF_FFFF : nil }
    let turned = try picture(ground: ground) { x, y in
      let (across, down) = (0.0523 * (Double(x) - 31.5), 0.0523 * (Double(y) - 19.5))
      let isInside = abs(Double(x) - 31.5 + down) <= 32 && abs(Double(y) - 19.5 - across) <= 20
      return isInside ? nil : 0xFFFF_FFFF
    }
    for actual in [moved, turned] {
      let sentence = try sentence([expected], [actual])
      #expect(["is new", "is missing", "became"].allSatisfy { !sentence.contains($0) }, "\(sentence)")
    }
    // A bar along a side that has another colour all over has that.
    let bar = try picture { $1 < 3 ? 0xFF34_78F6 : nil }
    let other = try picture { $1 < 3 ? 0xFF3C_80EE : nil }
    #expect(try self.sentence([bar], [other]).hasPrefix("the colour #3478F6 became #3C80EE"))
  }

  @Test("Ground in the middle of something else is where something is missing")
  func hole() throws {
    func hole(_ x: Int, _ y: Int) -> Bool { (23..<33).contains(x) && (18..<28).contains(y) }
    let expected = try picture(card)
    let actual = try picture { hole($0, $1) ? Self.ground : card($0, $1) }
    #expect(try sentence([expected], [actual]).hasPrefix("something is missing in 10x10 pixels at (23, 18); "))
  }

  @Test("A card that is gone is missing, though what was written on it stays")
  func under() throws {
    func letters(_ x: Int, _ y: Int) -> UInt32? {
      (12..<52).contains(x) && (20..<26).contains(y) && x % 3 == 0 ? 0xFF20_2020 : nil
    }
    /// Lines beside the letters, half of them as dark, are mixed with what is behind them.
    func edge(_ x: Int, _ y: Int, _ behind: UInt32) -> UInt32? {
      guard (12..<52).contains(x), (20..<26).contains(y), x % 3 == 1 else { return nil }
      func mixed(_ channel: (UInt32) -> UInt32) -> UInt32 { (channel(behind) + 0x20) / 2 }
      return Pixel.premultiplied(
        red: mixed(Pixel.red), green: mixed(Pixel.green), blue: mixed(Pixel.blue), alpha: 255)
    }
    let expected = try picture { x, y in
      letters(x, y) ?? edge(x, y, card(x, y) ?? Self.ground) ?? card(x, y)
    }
    let actual = try picture { x, y in letters(x, y) ?? edge(x, y, Self.ground) }
    #expect(try sentence([expected], [actual]).hasPrefix("something is missing in 48x20 pixels at (8, 14); "))
  }

  @Test("A ground that stays one colour instead of changing in time is uncovered; another colour of it is not")
  func uncovered() throws {
    /// From light to dark within a second.
    func ground(_ frame: Int) -> UInt32 { 0xFF00_0000 | UInt32(230 - frame * 10) * 0x01_0101 }
    func block(_ x: Int, _ y: Int) -> UInt32? {
      (20..<40).contains(x) && (10..<30).contains(y) ? 0xFF34_78F6 : nil
    }
    let expected = try (0..<20).map { try picture(ground: ground($0), block) }
    let white = try expected.map { _ in try picture(ground: 0xFFFF_FFFF, block) }
    #expect(try sentence(expected, white).hasPrefix("something is missing in 64x40 pixels at (0, 0); "))
    let lighter = try (0..<20).map { try picture(ground: ground($0) + 0x04_0404, block) }
    // The block covers 400 of 2560 pixels.
    let recolored = try sentence(expected, lighter)
    #expect(
      recolored.hasPrefix(
        "the colour #E6E6E6 became #EAEAEA, by 4 levels, on 2,160 pixels in 64x40 pixels at (0, 0); "),
      "\(recolored)")
  }

  @Test("The colour of the ground is that of the corners, though a shadow shades most of it")
  func corners() throws {
    /// A ground from which a shadow takes more the nearer it is to the middle, in steps of eight pixels.
    func shaded(_ color: UInt32) throws -> Bitmap {
      try picture { x, y in
        let depth = UInt32(min(min(x, 63 - x), min(y, 39 - y)))
        if depth >= 12 { return 0xFFFF_FFFF }
        let share = depth < 2 ? 100 : 97 - depth / 6 * 3
        func taken(_ channel: (UInt32) -> UInt32) -> UInt32 { (channel(color) * share + 50) / 100 }
        return Pixel.premultiplied(
          red: taken(Pixel.red), green: taken(Pixel.green), blue: taken(Pixel.blue), alpha: 255)
      }
    }
    let sentence = try sentence([shaded(0xFFE9_EDF6)], [shaded(0xFFE1_E5EE)])
    // The shadow leaves two pixels on each side: 64 times 40 less 60 times 36.
    #expect(
      sentence.hasPrefix("the colour #E9EDF6 became #E1E5EE, by 8 levels, on 400 pixels in 64x40 pixels at (0, 0); "),
      "\(sentence)")
  }
}
