import SpringformBitmap
import SpringformCodecs
import SpringformVerification
import Testing

@testable import SpringformStudio

@Suite struct JudgementTests {
  /// An APNG of 10 by 10 pixels whose pictures show for a tenth of a second each and have so many red pixels at their beginning.
  private func file(_ red: [Int]) async throws -> (path: String, bytes: [UInt8]) {
    let file = MemorySink()
    let encoder = try APNGEncoder(width: 10, height: 10, to: file)
    for (index, count) in red.enumerated() {
      var bitmap = try Bitmap(width: 10, height: 10, fill: 0xFFFF_FFFF)
      for pixel in 0..<count { bitmap[pixel % 10, pixel / 10] = 0xFFFF_0000 }
      try await encoder.write(Frame(bitmap: bitmap, start: Double(index) / 10, end: Double(index + 1) / 10))
    }
    try await encoder.finish()
    return ("file.png", file.bytes)
  }

  private func judgement(_ expected: [Int], _ actual: [Int]) async throws -> Judgement {
    let comparison = try FileComparison(expected: await file(expected), actual: await file(actual)).comparison
    return Judgement(id: 7, comparison)
  }

  /// Of four tenths of a second one has 20 other pixels and one has 40: 15 of a picture on average.
  @Test func tellsHowMuchEachMomentDiffers() async throws {
    let judgement = try await judgement([10, 20, 50, 30], [10, 40, 90, 30])
    #expect(judgement.id == 7 && judgement.tier == "different")
    #expect(judgement.starts == [0, 0.1, 0.2, 0.3])
    #expect(judgement.differing == [0, 20, 40, 0])
    #expect(judgement.worst == 0.2)
    #expect(judgement.pixels.map { abs($0 - 15) < 1e-9 } == true)
  }

  @Test func hasNoWorstMomentWhereNothingDiffers() async throws {
    let judgement = try await judgement([10, 20], [10, 20])
    #expect(judgement.tier == "identical" && judgement.worst == nil && judgement.pixels == 0)
  }
}
