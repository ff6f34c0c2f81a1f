import ArgumentParser
import Springform
import SpringformComparison
import SpringformNumerics

/// What may differ between pictures that still pass.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How pixels are compared (similar; lossy for a GIF beside another format or one with quite another palette, a WebP with loss, or a video).",
      discussion: Metric.kinds.map { "\($0.name): \($0.summary)." }.joined(separator: " "), valueName: "metric"))
  var metric: MetricOption?

  @Option(parsing: .unconditional, help: ArgumentHelp(MetricOption.help(for: "threshold"), valueName: "t"))
  var threshold: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp(MetricOption.help(for: "precision"), valueName: "share"))
  var precision: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp(MetricOption.help(for: "pixelmatch-version"), valueName: "n"))
  var pixelmatchVersion: Int?

  @Flag(help: ArgumentHelp(MetricOption.help(for: "include-antialiasing"))) var includeAntialiasing = false

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
    let metric = metric ?? .standard
    let given: [(name: String, value: Double?)] = [
      ("threshold", threshold), ("precision", precision), ("pixelmatch-version", pixelmatchVersion.map(Double.init)),
      ("include-antialiasing", includeAntialiasing ? 1 : nil),
    ]
    var values: [String: Double] = [:]
    for case (let name, let value?) in given {
      guard let parameter = metric.kind.parameters.first(where: { $0.name == name }) else {
        let owners = Metric.kinds.filter { $0.has(parameter: name) }.map(\.name)
        throw UsageError.conflict(
          "--\(name) has no meaning for the metric \(metric.kind.name)",
          hint: "it is for --metric \(owners.joined(conjunction: "or"))")
      }
      if let expected = parameter.values.refusal(of: value, counting: parameter.summary) {
        throw UsageError.value(option: "--\(name)", value: value.decimalText, expected: expected)
      }
      values[name] = value
    }
    return metric.kind.metric(values)
  }
}
