import SpringformText
import Testing

@testable import SpringformReports

@Suite("What is told of charts and galleries that cannot be made")
struct ReportErrorTests {
  @Test(
    "Each error of a chart is a sentence",
    arguments: [
      (.noCurves, #"the scene traces no curves; declare one with stage.trace("name") { value }"#),
      (.tooSmall(width: 249, height: 80.5), "the chart does not fit; use a size of 249x80.5 or larger"),
      (.font(.size(-1)), "a font of -1 points is not possible"),
    ] as [(ChartError, String)])
  func charts(error: ChartError, sentence: String) { #expect("\(error)" == sentence) }

  @Test(
    "Each error of a gallery is a sentence",
    arguments: [
      (
        .budget(scene: "ball", limit: 1000, smallest: 1234, losses: ["2 colors", "half the width"]),
        "the GIF of 'ball' takes 1.24 kB even with 2 colors and half the width, and 1 kB are allowed; show less of it"
      ),
      (.duplicateName("ball"), "the scene 'ball' is given twice; name it once"),
    ] as [(PreviewError, String)])
  func previews(error: PreviewError, sentence: String) { #expect("\(error)" == sentence) }
}
