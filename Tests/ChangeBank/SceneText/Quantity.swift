import SpringformNumerics

/// A number with its unit, as scene files have it: `0.9s`, `300ms`, `36deg`.
struct Quantity {
  var value: Double
  var unit: String

  init?(_ text: String) {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let rest = text.dropFirst(digits.count)
    guard let value = Double(digits), ["", "s", "ms", "deg", "rad", "Hz", "pt"].contains(rest) else { return nil }
    self.value = value
    unit = String(rest)
  }

  /// What it means as a time.
  var seconds: Double? {
    switch unit {
    case "", "s": value
    case "ms": value / 1000
    default: nil
    }
  }

  var text: String { value.decimalText(places: 6) + unit }
}
