import SpringformGeometry
import SpringformScene
import Testing

@testable import SpringformStudio

@Suite struct ExportTests {
  @Test(arguments: [
    (ExportPlan.Format.gif, ["--fps", "25", "--scale", "2"], "a.gif"),
    (.frames, ["--fps", "25", "--scale", "2", "--format", "frames"], "a-frames"),
    (.filmstrip, ["--fps", "25", "--scale", "2", "--filmstrip", "6"], "a-filmstrip.png"),
    (.onion, ["--fps", "25", "--scale", "2", "--onion", "6"], "a-onion.png"),
  ])
  func plansAreCommands(format: ExportPlan.Format, words: [String], output: String) {
    let plan = ExportPlan(format: format, scale: 2, fps: 25, moments: 6)
    #expect(plan.words == words)
    #expect(plan.output(of: "a") == output)
  }

  /// A picture for each letter; equal letters are equal pictures.
  private func lists(_ text: String) -> [DisplayList] {
    text.unicodeScalars.map { letter in
      DisplayList(size: Size(width: Double(letter.value), height: 1), background: .white, commands: [])
    }
  }

  @Test(arguments: [
    ("aaaa", 50.0, 4, [], []), ("aabb", 50, 4, [2], [1..<4]), ("abcd", 25, 2, [1], [0..<2]), ("a", 50, 1, [], []),
    ("abcdefghijklmnopqrst", 50, 20, Array(1..<20), [2..<7, 7..<11, 11..<16, 16..<20]),
  ])
  func samplesBeginWithChanges(text: String, fps: Double, count: Int, changes: [Int], parts: [Range<Int>]) {
    let samples = ExportSamples(lists(text), rate: 50, fps: fps)
    #expect(samples.count == count)
    #expect(samples.changes == changes)
    #expect(samples.parts == parts)
  }

  /// Where the first picture has 100 bytes and each change 10, all of it is known.
  @Test func estimatesAreExactWhereAllChangesCostTheSame() {
    let samples = ExportSamples(lists("abcdefghijklmnopqrst"), rate: 50, fps: 50)
    let wholes = samples.parts.map { 100 + 10 * ($0.count - 1) }
    #expect(samples.bytes(firsts: wholes.map { _ in 100 }, wholes: wholes) == 290)
    #expect(samples.bytesApart(firsts: [90, 110]) == 2000)
  }
}
