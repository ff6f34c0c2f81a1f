extension Double {
  /// The shortest text that reads back as this number, below 1e15 without a needless ".0": "5", "0.25", "1e+16", "inf".
  package var decimalText: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }

  /// The number rounded to at most so many decimal places, without zeros at the end: with three "5" and "0.333".
  package func decimalText(places: Int) -> String {
    // Larger numbers have no places that could be rounded off.
    magnitude < 1e15 ? rounded(places: places).decimalText : String(self)
  }

  /// The number rounded to at most so many significant digits behind the point, without zeros at the end; digits before
  /// the point are all kept: with four "0.001235", "12.35" and "123457". Numbers below a ten-thousandth, and from 1e15 on,
  /// are not rounded.
  package func decimalText(significantDigits digits: Int) -> String {
    guard isFinite, self != 0 else { return decimalText }
    let exponent = decimalExponent
    guard (-4..<15).contains(exponent) else { return String(self) }
    return decimalText(places: Swift.max(digits - 1 - exponent, 0))
  }

  /// The number rounded to exactly so many decimal places, at least 1, zeros included: with two "0.50" and "12.00".
  package func decimalText(fixedPlaces places: Int) -> String {
    let scaled = (self * powerOfTen(places)).rounded()
    guard scaled.magnitude < 1e15 else { return String(self) }
    let digits = String(Int(scaled.magnitude), digits: places + 1)
    return (scaled < 0 ? "-" : "") + digits.dropLast(places) + "." + digits.suffix(places)
  }
}

extension String {
  /// A whole number from 0 on with zeros in front, if need be, to have at least so many digits.
  package init(_ number: some BinaryInteger, digits: Int, radix: Int = 10, uppercase: Bool = false) {
    let text = String(number, radix: radix, uppercase: uppercase)
    self = String(repeating: "0", count: Swift.max(digits - text.count, 0)) + text
  }
}
