extension Int {
  /// The number as a number of bytes, with three digits and a decimal unit: "999 bytes", "1.21 kB", "64 MB".
  /// - Parameter rule: how what is behind the third digit is rounded; by default the text is never less than the number.
  package func byteText(rounded rule: FloatingPointRoundingRule = .up) -> String {
    for (unit, size) in [("GB", 1e9), ("MB", 1e6), ("kB", 1e3)] where Double(self) >= size {
      let value = Double(self) / size
      let step = value < 10 ? 100.0 : value < 100 ? 10 : 1
      return ((value * step).rounded(rule) / step).decimalText + " " + unit
    }
    return "\(self) bytes"
  }
}
