/// A number in decimal notation, `digits` times a power of ten: what doubles mostly are not, exact.
///
/// Its text is typographic, for charts and pages: with the minus sign proper, and in powers of ten only beyond nine digits
/// before the point or four zeros behind it.
package struct DecimalNumber {
  private let digits: Int
  private let exponent: Int

  package init(digits: Int, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// Without zeros at the end.
  package func text(minus: String = "−") -> String {
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

extension Double {
  /// The number in typographic text, with at most so many decimal places; numbers from 1e9 on keep all their digits.
  package func typographicText(places: Int, minus: String = "−") -> String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? minus + "∞" : "∞" }
    guard magnitude < 1e9 else { return String(self) }
    return DecimalNumber(digits: Int((self * powerOfTen(places)).rounded()), exponent: -places).text(minus: minus)
  }
}
