import SpringformComparison
import SpringformDocument

/// Reads how pictures are compared.
enum MetricReader {
  static let keys = ["metric", "threshold", "precision", "pixelmatch-version", "include-antialiasing"]

  private enum Name: String, CaseIterable { case similar, exact, channel, perceptual, pixelmatch }

  /// `nil` when nothing says so, or it was wrong.
  static func metric(_ fields: Fields) -> Metric? {
    let name = fields.choice("metric", Name.self)
    let owners: [(key: String, metrics: [Name])] = [
      ("threshold", [.channel, .perceptual, .pixelmatch]), ("precision", [.perceptual]),
      ("pixelmatch-version", [.pixelmatch]), ("include-antialiasing", [.pixelmatch]),
    ]
    for (key, metrics) in owners {
      guard let entry = fields.entry(key), name.map({ !metrics.contains($0) }) ?? (fields.entry("metric") == nil) else {
        continue
      }
      let list = metrics.map(\.rawValue).joined(separator: ", ")
      fields.problems.add("'\(key)' is for the metric \(list)", at: entry.keyPosition, hint: "set 'metric' beside it")
    }
    switch name {
    case .similar: return .similar
    case .exact: return .exact
    case .channel: return .channel(maximum: fields.integer("threshold", in: 0...255) ?? 0)
    case .perceptual:
      return .perceptual(
        precision: fields.number("precision", in: 0...1) ?? 1,
        perceptualPrecision: fields.number("threshold", in: 0...1) ?? 0.98)
    case .pixelmatch:
      return .pixelmatch(
        threshold: fields.number("threshold", in: 0...1) ?? 0.1, version: version(fields) ?? .seven,
        includesAntialiasing: fields.flag("include-antialiasing") ?? false)
    case nil: return nil
    }
  }

  private static func version(_ fields: Fields) -> PixelmatchVersion? {
    fields.value("pixelmatch-version", "5 or 7") { $0.integer.flatMap { PixelmatchVersion(rawValue: $0) } }
  }
}
