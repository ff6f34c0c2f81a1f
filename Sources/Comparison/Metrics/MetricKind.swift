/// A metric as people choose it: its name, what it says of itself, and its numbers. Settings, options and their help are made
/// from ``Metric/kinds``.
package struct MetricKind: Sendable {
  package let name: String
  /// What counts as different, for help.
  package let summary: String
  package let parameters: [MetricParameter]
  private let make: @Sendable (_ value: (MetricParameter) -> Double) -> Metric

  init(
    _ name: String, _ summary: String, _ parameters: [MetricParameter] = [],
    make: @escaping @Sendable (_ value: (MetricParameter) -> Double) -> Metric
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.make = make
  }

  /// The metric with some of its numbers.
  /// - Parameter values: by the parameters' names, each within its ``MetricParameter/values``; a flag is 1 or 0. The others
  ///   have their defaults.
  package func metric(_ values: [String: Double] = [:]) -> Metric { make { values[$0.name] ?? $0.standard } }

  /// Whether there is a parameter of this name.
  package func has(parameter name: String) -> Bool { parameters.contains { $0.name == name } }
}

/// A number that a metric takes.
package struct MetricParameter: Sendable {
  package enum Values: Sendable {
    case number(ClosedRange<Double>)
    case whole(ClosedRange<Int>)
    case oneOf([Int])
    /// 1 for yes, 0 for no.
    case flag
  }

  /// The key in settings, and the option without its dashes. Metrics may share it.
  package let name: String
  /// What it means, for help.
  package let summary: String
  package let values: Values
  /// What it is when nothing is said.
  package let standard: Double

  init(_ name: String, _ summary: String, _ values: Values, standard: Double) {
    self.name = name
    self.summary = summary
    self.values = values
    self.standard = standard
  }
}
