import SpringformNumerics
import Testing

@Suite("Words in sentences")
struct SentenceTests {
  @Test(
    "Bytes have three digits and a decimal unit, and are never told to be fewer than they are",
    arguments: [
      (0, "0 bytes"), (999, "999 bytes"), (1000, "1 kB"), (1001, "1.01 kB"), (12_340, "12.4 kB"), (123_001, "124 kB"),
      (999_999, "1000 kB"), (1_000_000, "1 MB"), (64_000_000, "64 MB"), (2_500_000_000, "2.5 GB"),
    ])
  func bytes(count: Int, text: String) { #expect(count.byteText() == text) }

  @Test("Bytes are rounded to the nearest where they are a fact", arguments: [(1004, "1 kB"), (1006, "1.01 kB")])
  func nearestBytes(count: Int, text: String) {
    #expect(count.byteText(rounded: .toNearestOrAwayFromZero) == text)
  }

  @Test(
    "A list has commas, and the conjunction before its last word",
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func lists(words: [String], text: String) { #expect(words.joined(conjunction: "or") == text) }
}
