import SpringformNumerics

/// A property's value as people write it down.
///
/// In a file a text stands in quotation marks of its own, which tells it from a word.
package enum RecordedValue: Hashable, Sendable {
  case number(Double)
  /// The numbers of a point, a size, a rectangle (x, y, width, height), a transform (a, b, c, d, tx, ty; in space
  /// m11 to m44, row by row) or a list.
  case numbers([Double])
  case flag(Bool)
  /// What a person reads on the screen.
  case text(String)
  /// A colour such as `#FF8000`, a name such as `easeOut`, the digest of what is too long to be written down.
  case word(String)

  /// Numbers keep so many digits: far below what can be seen, and beyond what two processors calculate differently.
  package static let places = 4
}

extension RecordedValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let numbers = try? container.decode([Double].self) {
      self = .numbers(numbers)
    } else {
      let word = try container.decode(String.self)
      let isText = word.count >= 2 && word.first == "'" && word.last == "'"
      self = isText ? .text(String(word.dropFirst().dropLast())) : .word(word)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .numbers(let numbers): try container.encode(numbers)
    case .flag(let flag): try container.encode(flag)
    case .text(let text): try container.encode("'\(text)'")
    case .word(let word): try container.encode(word)
    }
  }
}

extension RecordedValue {
  /// The value with its numbers rounded; what is no finite number becomes a word, which JSON can hold.
  package var rounded: Self {
    func round(_ number: Double) -> Double { number.rounded(places: Self.places) }
    switch self {
    case .number(let number): return number.isFinite ? .number(round(number)) : .word("\(number)")
    case .numbers(let numbers):
      return numbers.allSatisfy(\.isFinite) ? .numbers(numbers.map(round)) : .word("\(numbers)")
    default: return self
    }
  }
}
