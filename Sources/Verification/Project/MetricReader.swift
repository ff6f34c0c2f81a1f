import SpringformComparison
import SpringformDocument

/// Reads how pictures are compared: a metric's name, and beside it the numbers it takes.
enum MetricReader {
  static let keys = ["metric"] + parameterNames

  private static let parameterNames = Metric.kinds.flatMap(\.parameters).map(\.name).reduce(into: [String]()) {
    if !$0.contains($1) { $0.append($1) }
  }

  /// `nil` when nothing says so, or it was wrong.
  static func metric(_ fields: Fields) -> Metric? {
    let name = fields.choice("metric", among: Metric.kinds.map(\.name))
    let kind = Metric.kinds.first { $0.name == name }
    for key in parameterNames {
      guard let entry = fields.entry(key), kind.map({ !$0.has(parameter: key) }) ?? (fields.entry("metric") == nil)
      else { continue }
      let list = Metric.kinds.filter { $0.has(parameter: key) }.map(\.name).sorted().joined(separator: ", ")
      fields.problems.add("'\(key)' is for the metric \(list)", at: entry.keyPosition, hint: "set 'metric' beside it")
    }
    guard let kind else { return nil }
    var values: [String: Double] = [:]
    for parameter in kind.parameters { values[parameter.name] = value(of: parameter, fields) }
    return kind.metric(values)
  }

  private static func value(of parameter: MetricParameter, _ fields: Fields) -> Double? {
    switch parameter.values {
    case .number(let range): fields.number(parameter.name, in: range)
    case .whole(let range): fields.integer(parameter.name, in: range).map(Double.init)
    case .flag: fields.flag(parameter.name).map { $0 ? 1 : 0 }
    case .oneOf(let known):
      fields.value(parameter.name, known.map(String.init).joined(separator: " or ")) { node in
        node.integer.flatMap { known.contains($0) ? Double($0) : nil }
      }
    }
  }
}
