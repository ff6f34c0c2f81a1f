import ArgumentParser
import Springform
import SpringformComparison
import SpringformNumerics

/// What may differ between pictures that still pass.
struct ToleranceOptions: ParsableArguments {
  enum MetricName: String, ExpressibleByArgument, CaseIterable {
    case similar, exact, pixelmatch, channel, perceptual
  }

  @Option(
    help: ArgumentHelp(
      "How pixels are compared.",
      discussion: """
        similar: what rasterisers do differently passes, what a person could see does not. exact: all that is not equal \
        counts. pixelmatch: as that tool counts. channel: the largest difference of red, green or blue. perceptual: \
        swift-snapshot-testing's two numbers.
        """, valueName: "metric"))
  var metric = MetricName.similar

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "pixelmatch: its threshold, 0 to 1 (0.1); channel: levels, 0 to 255 (0); perceptual: its perceptual precision, "
        + "0 to 1 (0.98).", valueName: "t"))
  var threshold: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("perceptual: the share of pixels that has to pass, 0 to 1 (1).", valueName: "share"))
  var precision: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("pixelmatch: its version, which tells how transparent pixels count, 5 or 7 (7).", valueName: "n")
  )
  var pixelmatchVersion: Int?

  @Flag(help: "pixelmatch: count antialiased pixels, too.") var includeAntialiasing = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("So many pixels of a picture may count as different.", valueName: "n"))
  var maxDifferentPixels = 0

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Do not compare this part of the pictures, in pixels; may be repeated.", valueName: "x,y,w,h"))
  var ignore: [CropOption] = []

  /// - Throws: ``UsageError``.
  func tolerance() throws -> Tolerance {
    guard maxDifferentPixels >= 0 else {
      throw UsageError.value(option: "--max-different-pixels", value: "\(maxDifferentPixels)", expected: "0 or more")
    }
    for area in ignore.map(\.area) {
      // No picture is larger, and sums stay small.
      let sides = 0...1_000_000
      guard sides.contains(area.x), sides.contains(area.y), sides.contains(area.width), sides.contains(area.height),
        area.width > 0, area.height > 0
      else {
        throw UsageError.value(
          option: "--ignore", value: "\(area.x),\(area.y),\(area.width),\(area.height)",
          expected: "a place from 0,0 on and a size above 0, in pixels")
      }
    }
    return Tolerance(
      metric: try chosenMetric(), maximumDifferentPixels: maxDifferentPixels, ignored: ignore.map(\.area))
  }

  private func chosenMetric() throws -> Metric {
    try refuse("--threshold", threshold != nil, unless: [.pixelmatch, .channel, .perceptual])
    try refuse("--precision", precision != nil, unless: [.perceptual])
    try refuse("--pixelmatch-version", pixelmatchVersion != nil, unless: [.pixelmatch])
    try refuse("--include-antialiasing", includeAntialiasing, unless: [.pixelmatch])
    switch metric {
    case .similar: return .similar
    case .exact: return .exact
    case .channel:
      let levels = try number("--threshold", threshold ?? 0, in: 0...255)
      guard levels == levels.rounded() else {
        throw UsageError.value(option: "--threshold", value: levels.decimalText, expected: "a whole number of levels")
      }
      return .channel(maximum: Int(levels))
    case .perceptual:
      return .perceptual(
        precision: try number("--precision", precision ?? 1, in: 0...1),
        perceptualPrecision: try number("--threshold", threshold ?? 0.98, in: 0...1))
    case .pixelmatch:
      let version = pixelmatchVersion ?? PixelmatchVersion.seven.rawValue
      guard let version = PixelmatchVersion(rawValue: version) else {
        throw UsageError.value(option: "--pixelmatch-version", value: "\(version)", expected: "5 or 7")
      }
      return .pixelmatch(
        threshold: try number("--threshold", threshold ?? 0.1, in: 0...1), version: version,
        includesAntialiasing: includeAntialiasing)
    }
  }

  private func refuse(_ option: String, _ isGiven: Bool, unless metrics: [MetricName]) throws {
    guard isGiven, !metrics.contains(metric) else { return }
    throw UsageError.conflict(
      "\(option) has no meaning for the metric \(metric.rawValue)",
      hint: "it is for --metric \(list(metrics.map(\.rawValue)))")
  }

  private func number(_ option: String, _ value: Double, in range: ClosedRange<Double>) throws -> Double {
    guard range.contains(value) else {
      throw UsageError.value(
        option: option, value: value.decimalText,
        expected: "from \(range.lowerBound.decimalText) to \(range.upperBound.decimalText)")
    }
    return value
  }
}
