/// A text that fits on a line of any format: control characters and what XML forbids become spaces, and it is not endless.
func plainLine(_ text: String) -> String {
  let limit = 200
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(limit) {
    let isForbidden = scalar.properties.generalCategory == .control || scalar.value & 0xFFFE == 0xFFFE
    line.append(isForbidden || scalar.properties.isBidiControl ? " " : scalar)
  }
  return String(line) + (text.unicodeScalars.count > limit ? "…" : "")
}

/// A number with at most `places` decimals, without needless zeros; beyond nine digits before the point, in powers of ten.
func decimal(_ value: Double, places: Int, minus: String = "−") -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "−∞" : "∞" }
  guard value.magnitude < 1e9 else { return "\(value)" }
  var unit = 1.0
  for _ in 0..<places { unit *= 10 }
  return DecimalText(digits: Int((value * unit).rounded()), exponent: -places).text(minus: minus)
}

/// The text of `digits` times a power of ten, exactly.
struct DecimalText {
  let digits: Int
  let exponent: Int

  var text: String { text(minus: "−") }

  func text(minus: String) -> String {
    guard digits != 0 else { return "0" }
    var number = String(digits.magnitude)
    var exponent = exponent
    while number.hasSuffix("0") {
      number.removeLast()
      exponent += 1
    }
    let sign = digits < 0 ? minus : ""
    let pointPlace = number.count + exponent
    switch pointPlace {
    case 1...9 where exponent >= 0: return sign + number + String(repeating: "0", count: exponent)
    case 1...9: return sign + number.prefix(pointPlace) + "." + number.dropFirst(pointPlace)
    case -4...0: return sign + "0." + String(repeating: "0", count: -pointPlace) + number
    default:
      let fraction = number.dropFirst()
      return sign + number.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e" + (pointPlace < 1 ? minus : "")
        + String((pointPlace - 1).magnitude)
    }
  }
}
