import SpringformNumerics

/// A number for people: four significant digits, or the whole part where that has more; no zeros at the end.
func readable(_ value: Double) -> String { value.decimalText(significantDigits: 4) }
