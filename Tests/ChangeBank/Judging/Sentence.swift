/// A sentence's words and numbers.
struct Sentence {
  let text: String
  let lowercased: String
  /// All numbers but those of colors and names.
  let numbers: [Double]

  init(_ text: String) {
    self.text = text
    lowercased = text.lowercased()
    numbers = Self.numbers(in: text)
  }

  /// Its parts but for those that tell how much differs.
  var causes: [Sentence] {
    text.components(separatedBy: "; ").filter { part in
      let words = part.split(separator: " ")
      return !(words.count > 3 && Int(words[0]) != nil && words[1] == "of")
    }.map { Sentence($0) }
  }

  private static func numbers(in text: String) -> [Double] {
    var numbers: [Double] = []
    var digits = ""
    var previous: Character = " "
    for character in text + " " {
      let isDigit = character.isNumber || character == "." && !digits.isEmpty || character == "-" && digits.isEmpty
      if isDigit {
        if !digits.isEmpty || !(previous.isLetter || previous == "#" || previous == "[") { digits.append(character) }
      } else {
        if let number = Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits) { numbers.append(number) }
        digits = ""
      }
      previous = previous == "#" && character.isHexDigit ? "#" : character
    }
    // What plays one time plays once.
    if text.contains("plays once") || text.contains("was once") { numbers.append(1) }
    // What a transform without effect is made of.
    return text.contains("identity") ? numbers + [0, 1] : numbers
  }

  /// Whether a name stands here as a word of its own.
  func containsWord(_ word: String) -> Bool {
    text.ranges(of: word).contains { range in
      let before = range.lowerBound == text.startIndex ? " " : text[text.index(before: range.lowerBound)]
      let after = range.upperBound == text.endIndex ? " " : text[range.upperBound]
      return !before.isLetter && !before.isNumber && !after.isLetter && !after.isNumber
    }
  }

  /// Numbers may be rounded, but not so far that old and new could be mistaken for each other; they may be told as they
  /// are, doubled (a radius as a size), in milliseconds or in degrees.
  func contains(_ value: Truth.Value, besides other: Truth.Value) -> Bool {
    switch (value, other) {
    case (.color(let color), _): return lowercased.contains(color.lowercased())
    case (.text(let word), _): return text.contains(word)
    case (.number(let value), .number(let other)):
      let units: [Double] = [1, 2, 1000, 180 / .pi, .pi / 180]
      return units.contains { unit in
        let tolerance = max(abs(value - other) * 0.3, 1e-9) * unit
        let wanted = value * unit
        return numbers.contains { abs($0 - wanted) <= tolerance }
      }
    default: return false
    }
  }

  /// Whether both values are there, each on its side of "was".
  func says(_ new: Truth.Value, was old: Truth.Value) -> Bool {
    func split(_ word: String, _ first: Truth.Value, _ second: Truth.Value) -> Bool {
      text.ranges(of: word).contains { range in
        Sentence(String(text[..<range.lowerBound])).contains(first, besides: second)
          && Sentence(String(text[range.upperBound...])).contains(second, besides: first)
      }
    }
    return split("was ", new, old) || split(", is ", old, new)
      || text.contains("instead of") && split(" instead of ", new, old)
  }

  /// Whether a moment is named: seconds after "at", or after "from" where several follow.
  func names(time: Double) -> Bool {
    let words = text.split(separator: " ")
    return zip(words, words.dropFirst()).contains { word, next in
      (word == "at" || word == "from") && Double(next).map { abs($0 - time) < 0.03 } ?? false
    }
  }

  /// Whether a number says by how much something became more or less, or two numbers lie so far apart, within a tenth.
  func contains(difference: Double) -> Bool {
    let units: [Double] = [1, 1000, 180 / .pi]
    return units.contains { unit in
      let wanted = abs(difference) * unit
      func isMeant(_ number: Double) -> Bool { abs(abs(number) - wanted) <= 0.1 * wanted }
      return numbers.contains(where: isMeant) || pairs.contains { isMeant($0.1 - $0.0) }
    }
  }

  /// Whether it is said in percent, or two numbers have this ratio, within a tenth of what it is from 1.
  func contains(factor: Double) -> Bool {
    let change = abs(factor - 1)
    func isMeant(_ number: Double) -> Bool { abs(number - change) <= 0.1 * change }
    if text.contains("%"), numbers.contains(where: { isMeant(abs($0) / 100) }) { return true }
    return pairs.contains { old, new in old != 0 && (new / old > 1) == (factor > 1) && isMeant(abs(new / old - 1)) }
  }

  /// Every number before "was" with every one after it: what is and what was.
  private var pairs: [(Double, Double)] {
    guard let place = text.firstRange(of: ", was ") else { return [] }
    let new = Sentence(String(text[..<place.lowerBound])).numbers
    let old = Sentence(String(text[place.upperBound...])).numbers
    return old.flatMap { old in new.map { (old, $0) } }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator).map { String($0) }
  }
}
