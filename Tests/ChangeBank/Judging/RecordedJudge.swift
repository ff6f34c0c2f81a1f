import SpringformNumerics

/// Judges what is said of a scene that was recorded: the name, the property, both values and the time have to be there.
struct RecordedJudge {
  let change: Change

  func judge(_ sentence: String) -> Rightness {
    let said = Sentence(sentence)
    if isNamed(in: said), isProperty(in: said), areValues(in: said), isTime(in: said) { return .right }
    if said.text.contains(", was ") || said.text.contains("` is missing") || said.text.contains("` is new") {
      // The record speaks, and not of this.
      return isNamed(in: said) && isProperty(in: said) ? .vague : .wrong
    }
    // It speaks of pictures, which may be true and is not enough.
    return PictureJudge(change: change).judge(sentence) == .wrong ? .wrong : .vague
  }

  private var truth: Truth { change.truth }

  /// Whatever its author left without a name, the record gives one: a layer's is quoted.
  private func isNamed(in said: Sentence) -> Bool {
    truth.name.map(said.containsWord) ?? (!change.kind.isLook || said.text.contains("`"))
  }

  private func isProperty(in said: Sentence) -> Bool {
    let property = truth.property.split(separator: ".").last.map(String.init) ?? truth.property
    return said.containsWord(property) || change.kind.words.contains(where: said.lowercased.contains)
  }

  private func areValues(in said: Sentence) -> Bool {
    if let old = truth.old, let new = truth.new, said.contains(old, besides: new), said.contains(new, besides: old) {
      return true
    }
    switch truth.change {
    case .by(let delta): return said.contains(difference: delta)
    case .factor(let factor): return said.contains(percent: (factor - 1) * 100)
    case nil: return truth.old == nil && truth.new == nil
    }
  }

  private func isTime(in said: Sentence) -> Bool {
    guard let time = truth.time, change.kind != .eventTime, change.kind != .touchTime else { return true }
    return said.contains(.number(time), besides: .number(time + 0.1))
  }
}

/// A sentence's words and numbers.
struct Sentence {
  let text: String
  let lowercased: String
  /// All numbers but those of colors.
  let numbers: [Double]

  init(_ text: String) {
    self.text = text
    lowercased = text.lowercased()
    numbers = Self.numbers(in: text)
  }

  private static func numbers(in text: String) -> [Double] {
    var numbers: [Double] = []
    var digits = ""
    var previous: Character = " "
    for character in text + " " {
      // The digits of a color or of a name such as `row2` are none.
      if character.isNumber || character == "." && !digits.isEmpty || character == "-" && digits.isEmpty {
        if !digits.isEmpty || !(previous.isLetter || previous == "#") { digits.append(character) }
      } else {
        if let number = Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits) { numbers.append(number) }
        digits = ""
      }
      previous = character == "#" || previous == "#" && character.isHexDigit ? "#" : character
    }
    return numbers
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

  /// Whether a number says by how much something became more or less, within a tenth, or two numbers are told that differ by
  /// just that.
  func contains(difference: Double) -> Bool {
    if areTold(where: { abs(abs($0 - $1) - abs(difference)) <= 0.01 * abs(difference) }) { return true }
    let units: [Double] = [1, 1000, 180 / .pi]
    return units.contains { unit in
      let wanted = abs(difference) * unit
      return numbers.contains { abs(abs($0) - wanted) <= 0.1 * wanted }
    }
  }

  func contains(percent: Double) -> Bool {
    if areTold(where: { $1 != 0 && abs(($0 / $1 - 1) * 100 - percent) <= 0.01 * abs(percent) }) { return true }
    return isTold(percent: percent)
  }

  /// Whether a new number and an old one are told that fulfil a condition.
  private func areTold(where condition: (_ new: Double, _ old: Double) -> Bool) -> Bool {
    guard text.contains("was ") else { return false }
    return numbers.indices.contains { new in numbers[(new + 1)...].contains { condition(numbers[new], $0) } }
  }

  private func isTold(percent: Double) -> Bool {
    text.contains("%") && numbers.contains { abs(abs($0) - abs(percent)) <= 0.1 * abs(percent) }
  }
}
