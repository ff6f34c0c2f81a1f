import Glibc

/// A number for people: four significant digits, or the whole part where that has more; no zeros at the end.
func readable(_ value: Double) -> String {
  guard value.isFinite, value != 0 else { return value == 0 ? "0" : "\(value)" }
  let exponent = Int(log10(value.magnitude).rounded(.down))
  guard (-4..<15).contains(exponent) else { return "\(value)" }
  let decimals = max(3 - exponent, 0)
  let power = pow(10, Double(decimals))
  let rounded = (value * power).rounded() / power
  return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
}
