import SpringformBitmap
import Testing

@testable import SpringformComparison

@Suite("What a search for causes may cost")
struct SearchBudgetTests {
  /// A block on white that goes right and comes back, all the time, with so many periods in all.
  private func pictures(_ count: Int, periods: Double) throws -> [Bitmap] {
    try (0..<count).map { frame in
      var bitmap = try Bitmap(width: 64, height: 48, fill: 0xFFFF_FFFF)
      let phase = (Double(frame) / Double(count) * periods * 2).truncatingRemainder(dividingBy: 2)
      let left = 4 + Int(40 * min(phase, 2 - phase))
      for y in 10..<30 { for x in left..<left + 12 { bitmap[x, y] = 0xFF34_78F6 } }
      return bitmap
    }
  }

  private func compare(_ count: Int, search: CauseSearch = .ordinary) throws -> AnimationComparison {
    try AnimationComparison(
      expected: PictureSequence(pictures(count, periods: 5)), actual: PictureSequence(pictures(count, periods: 5.4)),
      search: search)
  }

  @Test("It is counted, the same each time, and no more for a picture of a longer animation")
  func linear() throws {
    let short = try compare(100)
    #expect(short.tier == .different && short.searchWork > 0 && !short.isSearchCut)
    #expect(try compare(100).searchWork == short.searchWork)
    let long = try compare(400)
    #expect(Double(long.searchWork) <= 4 * 1.3 * Double(short.searchWork))
  }

  @Test("Where it ends early the sentence says so, and what was found before counts")
  func cut() throws {
    let comparison = try compare(100, search: .upTo(work: 1_000_000))
    #expect(comparison.isSearchCut && comparison.searchWork <= 1_000_000)
    #expect(comparison.sentence.contains("the search for the cause ended early"))
    #expect(try !compare(100).sentence.contains("ended early"))
    // An exact delay is looked for first.
    let all = try pictures(100, periods: 5)
    let late = try AnimationComparison(
      expected: PictureSequence(all), actual: PictureSequence([all[0], all[0]] + all[..<98]),
      search: .upTo(work: 30_000_000))
    #expect(late.sentence.hasPrefix("starts 2 frames"), "\(late.sentence)")
  }

  @Test("Without a search pictures are compared all the same, and nothing is guessed")
  func none() throws {
    let (with, without) = (try compare(100), try compare(100, search: .none))
    #expect(with.moments == without.moments && with.tier == without.tier)
    #expect(without.searchWork == 0 && without.diagnosis == .unexplained && without.flickers.isEmpty)
  }

  @Test("What does not fit is left out, and whatever still fits is done")
  func budget() {
    var budget = SearchBudget(limit: 10)
    #expect(budget.allows(7) && !budget.isExhausted)
    #expect(!budget.allows(4) && budget.isExhausted)
    #expect(budget.allows(3) && budget.spent == 10)
  }
}
