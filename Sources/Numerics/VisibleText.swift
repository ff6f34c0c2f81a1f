extension Unicode.Scalar {
  /// Whether it would do something to a line of text instead of being seen in it: control characters, those that turn the direction
  /// of what follows, and other ends of lines.
  package var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}

/// A text as it is seen on one line: what is hidden is shown by its code, such as `\u{202E}`.
package func visible(_ text: some StringProtocol) -> String {
  var result = ""
  for scalar in text.unicodeScalars { result += scalar.isHidden ? scalar.escaped(asASCII: true) : String(scalar) }
  return result
}
