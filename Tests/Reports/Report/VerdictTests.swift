import SpringformVerification
import Testing

@testable import SpringformReports

@Suite struct VerdictTests {
  private func run(_ statuses: [(SceneResult.Status, Int)]) -> RunResults {
    sampleRun(statuses.flatMap { status, count in (0..<count).map { sampleScene("\(status)-\($0)", status) } })
  }

  @Test("the verdict is one sentence with the numbers that matter")
  func sentences() {
    let cases: [([(SceneResult.Status, Int)], String)] = [
      ([], "Nothing was compared."),
      ([(.identical, 1)], "The scene looks as it should."),
      ([(.identical, 9)], "All 9 scenes look as they should."),
      ([(.identical, 7), (.similar, 2)], "All 9 scenes look as they should, 2 of them but for rounding."),
      ([(.changed, 1)], "Of 1 scene, 1 changed."),
      ([(.identical, 3), (.changed, 2)], "Of 5 scenes, 2 changed."),
      (
        [(.changed, 5), (.failed, 1), (.new, 1), (.identical, 2)],
        "Of 9 scenes, 5 changed, 1 failed and 1 is new."
      ),
      ([(.missing, 1), (.obsolete, 2)], "Of 3 scenes, 1 is missing and 2 are gone."),
    ]
    for (statuses, sentence) in cases { #expect(run(statuses).verdict == sentence) }
  }

  @Test("what needs attention most comes first, and of changed scenes the one that changed most")
  func order() {
    let results = sampleRun([
      sampleScene("a", .identical), sampleScene("b", .changed, score: 0.1), sampleScene("c", .new),
      sampleScene("d", .changed, score: 7), sampleScene("e", .failed), sampleScene("f", .similar),
      sampleScene("g", .obsolete), sampleScene("h", .missing), sampleScene("i", .changed, score: 0.1),
    ])
    #expect(results.worstFirst.map(\.name) == ["e", "h", "d", "b", "i", "c", "g", "f", "a"])
    #expect(Set(SceneResult.Status.worstFirst) == Set(SceneResult.Status.allCases))
  }
}
