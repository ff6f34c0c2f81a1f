import SpringformComparison
import Testing

@Suite("What settings and options say of metrics")
struct MetricKindTests {
  @Test("A metric without numbers has the defaults that its help tells")
  func defaults() {
    let expected: [Metric] = [
      .similar, .lossy, .exact, .pixelmatch(threshold: 0.1, version: .seven, includesAntialiasing: false),
      .channel(maximum: 0), .perceptual(precision: 1, perceptualPrecision: 0.98),
    ]
    #expect(Metric.kinds.map { $0.metric() } == expected)
    #expect(Metric.kinds.map(\.name) == expected.map(\.name))
  }

  @Test("Numbers are given by their names; those of other metrics have no effect")
  func numbers() {
    let values = ["threshold": 0.25, "precision": 0.5, "pixelmatch-version": 5, "include-antialiasing": 1]
    #expect(
      Metric.kinds.map { $0.metric(values) } == [
        .similar, .lossy, .exact, .pixelmatch(threshold: 0.25, version: .five, includesAntialiasing: true),
        .channel(maximum: 0), .perceptual(precision: 0.5, perceptualPrecision: 0.25),
      ])
  }
}
