import ArgumentParser
import SpringformComparison
import SpringformNumerics

/// A metric by its name.
struct MetricOption: ExpressibleByArgument {
  let kind: MetricKind

  /// The first of the list.
  static let standard = Self(kind: Metric.kinds[0])

  static var allValueStrings: [String] { Metric.kinds.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  private init(kind: MetricKind) { self.kind = kind }

  init?(argument: String) {
    guard let kind = Metric.kinds.first(where: { $0.name == argument }) else { return nil }
    self.kind = kind
  }

  /// What a parameter means to each of the metrics that have it.
  static func help(for name: String) -> String {
    let meanings = Metric.kinds.flatMap { kind in
      kind.parameters.filter { $0.name == name }.map { parameter in
        "\(kind.name): \(parameter.summary)"
          + (parameter.values.text.map { ", \($0) (\(parameter.standard.decimalText))" } ?? "")
      }
    }
    return meanings.joined(separator: "; ") + "."
  }
}

extension MetricParameter.Values {
  /// `nil` for a flag.
  fileprivate var text: String? {
    switch self {
    case .number(let range): "\(range.lowerBound.decimalText) to \(range.upperBound.decimalText)"
    case .whole(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .oneOf(let known): known.map(String.init).joined(conjunction: "or")
    case .flag: nil
    }
  }

  /// What a value should have been; `nil` if it is right.
  /// - Parameter unit: what a whole number counts.
  func refusal(of value: Double, counting unit: String) -> String? {
    switch self {
    case .number(let range): range.contains(value) ? nil : "from \(text ?? "")"
    case .whole(let range):
      if !(Double(range.lowerBound)...Double(range.upperBound)).contains(value) {
        "from \(text ?? "")"
      } else {
        value == value.rounded() ? nil : "a whole number of \(unit)"
      }
    case .oneOf(let known): known.map(Double.init).contains(value) ? nil : text
    case .flag: nil
    }
  }
}
