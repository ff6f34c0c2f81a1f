import SpringformBitmap
import SpringformComparison
import Testing

@Suite("Colours that hardly stand out, or are on their way")
struct FaintColorTests {
  @Test("A line that is five levels darker has another colour, as would have another opacity")
  func line() throws {
    func picture(_ color: UInt32) throws -> [Bitmap] {
      [try drawing { x, y in y == 20 && (8..<56).contains(x) ? color : nil }]
    }
    let said = try sentence(picture(0xFFE3_E6EE), picture(0xFFDE_E1E9))
    #expect(said.hasPrefix("the colour #E3E6EE became #DEE1E9, by 5 levels, on 48 pixels in "), "\(said)")
    #expect(said.contains(", as would an opacity "), "\(said)")
  }

  @Test("A fade that takes longer is no other colour")
  func fade() throws {
    func film(_ duration: Double) throws -> [Bitmap] {
      try (0..<24).map { frame in
        let share = min(max((Double(frame) - 4) / duration, 0), 1)
        let level = UInt32((220 - 120 * share).rounded())
        return try drawing { x, y in
          (8..<40).contains(x) && (8..<30).contains(y) ? 0xFF00_0000 | level << 16 | level << 8 | level : nil
        }
      }
    }
    let said = try sentence(film(6), film(12))
    #expect(!said.contains("the colour"), "\(said)")
  }

  @Test("What lossy encoders do is told of pictures, not of their motion")
  func lossy() throws {
    func film(_ seed: UInt32) throws -> PictureSequence {
      try PictureSequence(
        (0..<6).map { frame in try noise(width: 48, height: 40, seed: frame < 3 ? 5 : seed + UInt32(frame)) }, rate: 20)
    }
    let comparison = try AnimationComparison(
      expected: film(100), actual: film(900), tolerance: AnimationTolerance(picture: Tolerance(metric: .lossy)))
    #expect(!comparison.sentence.contains("the motion differs"), "\(comparison.sentence)")
  }
}
