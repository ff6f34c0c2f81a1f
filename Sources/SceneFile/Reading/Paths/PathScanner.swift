import SpringformExpressions

/// Cuts a path's text into letters, numbers and expressions.
struct PathScanner {
  enum Token {
    case letter(Unicode.Scalar)
    case number(Double)
    case expression(String)
    case unclosed
    case stray(Unicode.Scalar)
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func next() -> (Token, offset: Int)? {
    while index < scalars.count, scalars[index] == "," || scalars[index].properties.isWhitespace { index += 1 }
    guard index < scalars.count else { return nil }
    let start = index
    switch scalars[index] {
    case "{":
      guard let end = scalars[index...].firstIndex(of: "}") else {
        index = scalars.count
        return (.unclosed, start)
      }
      index = end + 1
      return (.expression(text(start + 1..<end)), start)
    case "a"..."z", "A"..."Z":
      index += 1
      return (.letter(scalars[start]), start)
    case "0"..."9", "-", "+", ".":
      index += 1
      while index < scalars.count, ("0"..."9").contains(scalars[index]) || scalars[index] == "." { index += 1 }
      let value = Double(text(start..<index))
      return (value.map { .number($0) } ?? .stray(scalars[start]), start)
    default:
      index += 1
      return (.stray(scalars[start]), start)
    }
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}
