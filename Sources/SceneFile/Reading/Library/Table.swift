/// Rows of texts, as RFC 4180 writes them: separated by commas and line ends, in quotes where those are part of a text.
struct Table {
  private(set) var rows: [[String]] = []
  /// Whether it ends inside quotes.
  private(set) var isOpen = false

  /// A comma; or a semicolon, where the first line has only those, as spreadsheets write it where numbers have commas.
  static func separator(of bytes: [UInt8]) -> Unicode.Scalar {
    let line = bytes.prefix { $0 != 0x0A }
    return line.contains(0x3B) && !line.contains(0x2C) ? ";" : ","
  }

  /// `nil` for what is not UTF-8. Empty lines are left out, and spaces around a value that is not in quotes.
  init?(_ bytes: [UInt8], separator: Unicode.Scalar) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var (row, value, isQuoted, wasQuoted): ([String], String.UnicodeScalarView, Bool, Bool) = (
      [], .init(), false, false
    )
    func trimmed() -> String {
      let text = String(value)
      return wasQuoted ? text : String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    func endValue() {
      row.append(trimmed())
      (value, wasQuoted) = (.init(), false)
    }
    func endRow() {
      endValue()
      if row != [""] { rows.append(row) }
      row = []
    }
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    while let scalar = scalars.popFirst() {
      if isQuoted {
        guard scalar == "\"" else {
          value.append(scalar)
          continue
        }
        if scalars.first == "\"" { value.append(scalars.removeFirst()) } else { isQuoted = false }
      } else if scalar == "\"", trimmed().isEmpty {
        (value, isQuoted, wasQuoted) = (.init(), true, true)
      } else if scalar == separator {
        endValue()
      } else if scalar == "\n" {
        endRow()
      } else if scalar != "\r" {
        value.append(scalar)
      }
    }
    isOpen = isQuoted
    if !value.isEmpty || wasQuoted || !row.isEmpty { endRow() }
  }
}
