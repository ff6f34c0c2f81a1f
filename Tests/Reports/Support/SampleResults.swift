import SpringformBitmap
import SpringformComparison
import SpringformVerification

/// A text that tries to be markup, in every format that a report is written in.
let oddTexts = [
  "<img src=x onerror=alert(1)>", "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)",
  "</script><script>alert(1)</script>",
  "]]>", "&lt;&amp;", "one\ntwo\r\nthree\ttabs", "null\0 and bell\u{7}", "\u{202E}txt.exe",
  "\"\u{301} autofocus onfocus=alert(1)",
  "<\u{338}b>", "`a`|b|[c](javascript:alert(1))", "@everyone #1 https://example.org www.example.org", "--><!--",
  "\u{FFFE}",
]

func sampleScene(
  _ name: String, _ status: SceneResult.Status, score: Double = 1, sentence: String = "something happened",
  exitCode: Int32? = nil, media: Media = Media()
) -> SceneResult {
  let usualCode: Int32 =
    switch status {
    case .changed: 1
    case .missing, .failed: 65
    case .new, .obsolete, .identical, .similar: 0
    }
  let moments = [
    MomentResult(time: 0, expectedFrame: 0, actualFrame: 0, tier: .identical),
    MomentResult(
      time: 0.04, expectedFrame: 1, actualFrame: 1, tier: .different, differentPixels: 12, excusedPixels: 8,
      score: score, bounds: PixelRect(x: 1, y: 2, width: 3, height: 4)),
  ]
  return SceneResult(
    name: name, scene: name, status: status, sentence: sentence,
    comparison: status == .changed
      ? ComparisonResult(metric: "similar", moments: moments, worst: 1, failingCount: 1, longestRun: [1, 1]) : nil,
    media: media, exitCode: exitCode ?? usualCode)
}

/// Two things that a scene does otherwise, of which the first has two consequences.
let sampleCauses = [
  CauseResult(
    object: "knob", phrase: "the spring of `knob.x` has response 0.6 s, was 0.45 s",
    consequences: ["the spring of `tail.x` has response 0.6 s, was 0.45 s", "`tail` appears 0.1 s later"], time: 0,
    moment: 1, bounds: PixelRect(x: 4, y: 5, width: 6, height: 7)),
  CauseResult(object: "label", phrase: "`label.text` was 'May', is 'Mai'", time: 0.02),
]

func sampleRun(_ scenes: [SceneResult], isCI: Bool = false) -> RunResults {
  RunResults(environment: .current(), baselines: "Tests/Baselines", isCI: isCI, scenes: scenes)
}
