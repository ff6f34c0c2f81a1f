/// A text as content or attribute of HTML and XML.
///
/// It goes scalar by scalar: a mark with an accent on it is still a mark to HTML, and a library that replaces characters
/// would let it pass. What the formats forbid is shown as the replacement character.
func htmlEscaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    case "'": result.append(contentsOf: "&#39;".unicodeScalars)
    case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
    case "\t": result.append(contentsOf: "&#9;".unicodeScalars)
    default: result.append(scalar.isForbiddenInMarkup ? "\u{FFFD}" : scalar)
    }
  }
  return String(result)
}

extension Unicode.Scalar {
  /// Control characters, and what is no character at all (XML 1.0, production 2).
  fileprivate var isForbiddenInMarkup: Bool { properties.generalCategory == .control || value & 0xFFFE == 0xFFFE }
}

/// JSON that can stand in a `script` element: no end tag and no comment can begin in it.
func scriptEscaped(_ json: some Sequence<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  for byte in json {
    switch byte {
    case UInt8(ascii: "<"): result += Array("\\u003c".utf8)
    case UInt8(ascii: ">"): result += Array("\\u003e".utf8)
    case UInt8(ascii: "&"): result += Array("\\u0026".utf8)
    default: result.append(byte)
    }
  }
  return result
}

/// A path of a link, relative to the page: everything but letters, digits and a few marks by its code.
func linkPath(_ path: String) -> String {
  let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
  let hexadecimal = Array("0123456789ABCDEF")
  return "./"
    + path.utf8.map { byte in
      plain.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
    }.joined()
}
