import Glibc
import SpringformNumerics

/// Numbers and lengths of CSS, in pixels, and what is worked out of them.
struct CSSNumbers {
  /// What a percentage is of.
  var hundred = 0.0
  /// What an `em` is.
  var em = 16.0

  private static let units: [String: Double] = [
    "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96.0 / 72, "pc": 16,
  ]

  init(hundred: Double = 0, em: Double = 16) { (self.hundred, self.em) = (hundred, em) }

  /// A length, a number or a calculation; `nil` for anything else.
  func value(_ text: some StringProtocol) -> Double? {
    let value = sum(CSSText.trimmed(Substring(text)), depth: 0)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// An angle in radians; a number without a unit is in degrees.
  static func angle(_ text: some StringProtocol) -> Double? {
    let (number, unit) = parts(CSSText.trimmed(Substring(text)))
    guard let number else { return nil }
    switch unit {
    case "", "deg": return number * .pi / 180
    case "rad": return number
    case "grad": return number * .pi / 200
    case "turn": return number * 2 * .pi
    default: return nil
    }
  }

  /// A text with its calculations replaced by what they give, where they say no percentage.
  static func simplified(_ text: String) -> String {
    var (result, rest) = ("", Substring(text))
    while let open = rest.firstIndex(of: "(") {
      let name = String(rest[..<open].reversed().prefix { $0.isLetter || $0 == "-" }.reversed())
      let inside = rest[rest.index(after: open)...]
      guard ["calc", "min", "max", "clamp"].contains(name), let end = CSSText.end(of: inside),
        !inside[..<end].contains("%"), let value = CSSNumbers().value(name + "(" + inside[..<end] + ")")
      else {
        result += rest[...open]
        rest = inside
        continue
      }
      result += rest[..<open].dropLast(name.count) + value.decimalText(places: 6)
      rest = inside[inside.index(after: end)...]
    }
    return result + rest
  }

  private static let deepest = 32

  private func sum(_ text: Substring, depth: Int) -> Double? {
    guard depth < Self.deepest, !text.isEmpty else { return nil }
    // Signs stand between spaces; the last one is worked out last.
    var level = 0
    let indices = Array(text.indices)
    for (number, index) in indices.enumerated().reversed() {
      let character = text[index]
      if character == ")" { level += 1 }
      if character == "(" { level -= 1 }
      guard level == 0, character == "+" || character == "-", number > 0, number + 1 < indices.count,
        text[indices[number - 1]].isWhitespace, text[indices[number + 1]].isWhitespace
      else { continue }
      guard let left = sum(CSSText.trimmed(text[..<index]), depth: depth + 1),
        let right = product(CSSText.trimmed(text[text.index(after: index)...]), depth: depth + 1)
      else { return nil }
      return character == "+" ? left + right : left - right
    }
    return product(text, depth: depth)
  }

  private func product(_ text: Substring, depth: Int) -> Double? {
    guard depth < Self.deepest else { return nil }
    var level = 0
    for index in text.indices.reversed() {
      let character = text[index]
      if character == ")" { level += 1 }
      if character == "(" { level -= 1 }
      guard level == 0, character == "*" || character == "/" else { continue }
      guard let left = product(CSSText.trimmed(text[..<index]), depth: depth + 1),
        let right = single(CSSText.trimmed(text[text.index(after: index)...]), depth: depth + 1)
      else { return nil }
      return character == "*" ? left * right : left / right
    }
    return single(text, depth: depth)
  }

  private func single(_ text: Substring, depth: Int) -> Double? {
    guard text.last == ")" else {
      let (number, unit) = Self.parts(text)
      guard let number else { return nil }
      switch unit {
      case "%": return number / 100 * hundred
      case "em", "rem": return number * em
      case "ex", "ch": return number * em / 2
      default: return Self.units[unit].map { $0 * number }
      }
    }
    let open = text.firstIndex(of: "(") ?? text.startIndex
    let name = text[..<open].lowercased()
    let values = CSSText.list(text[text.index(after: open)...].dropLast()).map { sum($0, depth: depth + 1) }
    let numbers = values.compactMap(\.self)
    guard numbers.count == values.count, let first = numbers.first else { return nil }
    switch name {
    case "", "calc": return numbers.count == 1 ? first : nil
    case "min": return numbers.min()
    case "max": return numbers.max()
    case "clamp": return numbers.count == 3 ? max(numbers[0], min(numbers[1], numbers[2])) : nil
    default: return nil
    }
  }

  /// A number and its unit in lower case.
  static func parts(_ text: Substring) -> (number: Double?, unit: String) {
    var end = text.startIndex
    var previous: Character = " "
    while end < text.endIndex {
      let character = text[end]
      let isExponent =
        (character == "e" || character == "E") && previous.isNumber
        && text[text.index(after: end)...].first.map { $0.isNumber || $0 == "-" || $0 == "+" } ?? false
      guard character.isASCII,
        character.isNumber || character == "." || isExponent
          || (character == "-" || character == "+") && " eE".contains(previous)
      else { break }
      previous = character
      end = text.index(after: end)
    }
    return (Double(text[..<end]), text[end...].lowercased())
  }
}
