/// Values with numbers among words, such as functions: what is the same in two of them stays, and the numbers move.
enum StructuredNumbers {
  /// Lengths are in pixels and angles in degrees, so that units do not keep two values apart.
  static func value(_ text: String, of property: String, em: Double) -> AnimatedValue? {
    let text = completed(text, property)
    let isFunction = text.contains("(")
    var (numbers, between, piece): ([Double], [String], String) = ([], [], "")
    var rest = Substring(text)
    var last: Character = " "
    while let character = rest.first {
      let isStart = !(last.isLetter || last.isNumber || last == "#" || last == "-" || last == "_")
      if isStart, let number = number(rest) {
        rest = rest.dropFirst(number.length)
        let word = rest.prefix { $0.isLetter || $0 == "%" }
        rest = rest[word.endIndex...]
        var (value, shown) = plain(number.value, String(word), em)
        if property == "scale", shown == "%" { (value, shown) = (value / 100, "") }
        numbers.append(value)
        between.append(piece)
        (piece, last) = (shown, "0")
        continue
      }
      rest.removeFirst()
      let isSpace = character.isWhitespace || character == "," && !isFunction
      if isSpace {
        if piece.last != " " { piece.append(" ") }
      } else {
        if character == "," || character == ")", piece.last == " " { piece.removeLast() }
        piece.append(character)
      }
      last = isSpace ? " " : character
      if character == "," || character == "(" {
        rest = rest.drop(while: \.isWhitespace)
        last = " "
      }
    }
    guard !numbers.isEmpty else { return nil }
    return .numbers(numbers, between: between + [piece])
  }

  /// One value stands for both axes, and `none` for what changes nothing.
  private static func completed(_ text: String, _ property: String) -> String {
    let text = text.trimmed
    let isNone = text.lowercased() == "none"
    switch property {
    case "translate":
      if isNone { return "0px 0px" }
      return CSSText.words(text).count == 1 ? text + " 0px" : text
    case "scale":
      if isNone { return "1 1" }
      return CSSText.words(text).count == 1 ? text + " " + text : text
    case "rotate": return isNone ? "0deg" : text
    default: return text
    }
  }

  /// The number that a text begins with, and how many letters it has.
  private static func number(_ text: Substring) -> (value: Double, length: Int)? {
    guard let first = text.first, first.isASCII, first.isNumber || "+-.".contains(first) else { return nil }
    let word = text.prefix { !$0.isWhitespace && !",()/".contains($0) }
    let (value, unit) = CSSNumbers.parts(word)
    return value.map { ($0, word.count - unit.count) }
  }

  private static func plain(_ value: Double, _ unit: String, _ em: Double) -> (Double, String) {
    switch unit.lowercased() {
    case "", "%": return (value, unit)
    case "deg", "rad", "grad", "turn":
      let radians = CSSNumbers.angle("\(value)\(unit)") ?? 0
      return (radians * 180 / .pi, "deg")
    default:
      guard let pixels = CSSNumbers(em: em).value("\(value)\(unit)") else { return (value, unit) }
      return (pixels, "px")
    }
  }
}
