import Glibc
package import SpringformScene

/// A number of a scene that is looked for.
package struct FreeParameter: Hashable, Sendable {
  package let name: String
  /// Where it is looked for.
  package let range: ClosedRange<Double>
  /// What it is before anything was looked for.
  package let start: Double
  /// Whether steps are factors: what is between 0.1 and 10 is as often below 1 as above.
  private let isLogarithmic: Bool

  /// - Parameter range: holds more than one number.
  package init(name: String, range: ClosedRange<Double>, start: Double) {
    (self.name, self.range) = (name, range)
    self.start = min(max(start, range.lowerBound), range.upperBound)
    isLogarithmic = range.lowerBound > 0 && range.upperBound / range.lowerBound >= 8
  }

  /// A parameter of a scene, in a range that is asked for, in its own, or else between a quarter of its value and four times that.
  /// - Parameter text: its value, if that is not its default.
  /// - Returns: `nil` for what is no number, and where nothing tells where to look.
  package init?(_ description: ParameterDescription, text: String?, range asked: ClosedRange<Double>? = nil) {
    guard description.kind == "number" else { return nil }
    let start = Double(text ?? description.defaultText)
    guard let range = asked ?? description.range ?? start.flatMap(Self.around) else { return nil }
    self.init(name: description.name, range: range, start: start ?? (range.lowerBound + range.upperBound) / 2)
  }

  /// From a quarter of a number to four times as much; `nil` for 0.
  private static func around(_ start: Double) -> ClosedRange<Double>? {
    guard start.isFinite, start != 0 else { return nil }
    return start > 0 ? start / 4...start * 4 : start * 4...start / 4
  }

  /// The value at a share of the range, 0...1.
  func value(at share: Double) -> Double {
    let share = min(max(share, 0), 1)
    let (low, high) = (range.lowerBound, range.upperBound)
    return isLogarithmic ? low * pow(high / low, share) : low + (high - low) * share
  }

  /// The share of the range that lies below a value, 0...1.
  func share(of value: Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let share = isLogarithmic ? log(value / low) / log(high / low) : (value - low) / (high - low)
    return min(max(share, 0), 1)
  }

  /// How much the value changes with the share.
  func slope(at share: Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    return isLogarithmic ? value(at: share) * log(high / low) : high - low
  }
}
