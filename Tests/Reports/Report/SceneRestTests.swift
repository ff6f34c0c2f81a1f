import SpringformVerification
import Testing

@testable import SpringformReports

/// What a scene's section says besides its lists.
@Suite struct SceneRestTests {
  private func rest(_ sentence: String, cause: String? = nil, _ phrases: [String] = [], unmet: [String] = []) -> String?
  {
    var scene = sampleScene("a", .changed, sentence: sentence)
    scene.cause = cause
    scene.causes = phrases.map { CauseResult(phrase: $0) }
    scene.unmetExpectations = unmet
    return scene.rest
  }

  @Test("without lists it is the whole sentence")
  func whole() {
    #expect(rest("there is no baseline yet") == "there is no baseline yet")
    #expect(rest("runs slower; 3 of 4 moments differ", cause: "runs slower") == "runs slower; 3 of 4 moments differ")
  }

  @Test("causes and what is unmet are left out, wherever the sentence has them")
  func listed() {
    let causes = ["`a` is red, was blue", "`b` is new"]
    let both = "`a` is red, was blue; `b` is new"
    #expect(
      rest(both + "; 3 changes in all; 4 of 5 moments differ", cause: both + "; 3 changes in all", causes)
        == "4 of 5 moments differ")
    #expect(
      rest(
        "drawn with other settings (x is 1): the spring is softer; 1 of 2 moments differs; x is late",
        cause: "drawn with other settings (x is 1)", ["drawn with other settings (x is 1)"], unmet: ["x is late"])
        == "the spring is softer; 1 of 2 moments differs")
    #expect(
      rest("every picture is identical, but the scene changed: " + both, causes)
        == "every picture is identical, but the scene changed")
    #expect(rest(both, cause: both, causes) == nil)
    #expect(rest("x is late; y is high", unmet: ["x is late", "y is high"]) == nil)
  }

  @Test("what a cause tells of the animations as wholes is no row of their table")
  func findings() {
    var scene = sampleScene("a", .changed)
    let finding = ComparisonResult.Finding(name: "parameters", expected: "d=0.5", actual: "d=0.3", fails: true)
    #expect(!scene.tells(finding))
    scene.causes = [CauseResult(phrase: "drawn with other settings (parameters are d=0.3 instead of d=0.5)")]
    #expect(scene.tells(finding))
  }
  @Test("a number in a cause is not a part of another", arguments: ["25", "2.5", "5.2", "15,000", "5px"])
  func numbers(text: String) {
    var scene = sampleScene("a", .changed)
    scene.causes = [CauseResult(phrase: "the rate is \(text) instead of 9")]
    #expect(!scene.tells(ComparisonResult.Finding(name: "rate", expected: "9", actual: "5", fails: true)))
    scene.causes = [CauseResult(phrase: "the rate is 5, instead of 9.")]
    #expect(scene.tells(ComparisonResult.Finding(name: "rate", expected: "9", actual: "5", fails: true)))
  }
}
