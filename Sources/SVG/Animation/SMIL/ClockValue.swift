/// A length of time as SMIL writes it (SMIL 3.0, section 5.4.2): `2s`, `500ms`, `1.5min`, `01:30`, `0:01:30.5`, and numbers of
/// seconds.
enum ClockValue {
  /// - Returns: seconds, or `nil` for what is none.
  static func seconds(_ text: some StringProtocol) -> Double? {
    let text = CSSText.trimmed(Substring(text))
    if text.contains(":") {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { plain($0) }
      guard (2...3).contains(parts.count), !parts.contains(nil) else { return nil }
      return parts.compactMap(\.self).reduce(0) { $0 * 60 + $1 }
    }
    for (unit, factor) in [("ms", 0.001), ("min", 60), ("s", 1), ("h", 3600)] where text.hasSuffix(unit) {
      return plain(CSSText.trimmed(text.dropLast(unit.count))).map { $0 * factor }
    }
    return plain(text)
  }

  private static func plain(_ text: Substring) -> Double? {
    guard let first = text.first, first.isASCII, first.isNumber || first == ".",
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// With a sign or without.
  static func offset(_ text: some StringProtocol) -> Double? {
    let text = CSSText.trimmed(Substring(text))
    guard let sign = text.first, sign == "-" || sign == "+" else { return seconds(text) }
    return seconds(text.dropFirst()).map { sign == "-" ? -$0 : $0 }
  }
}
