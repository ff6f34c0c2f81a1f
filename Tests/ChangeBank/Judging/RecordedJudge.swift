/// Judges what is said of a scene that was recorded: in one and the same cause, the name, the property, both values and the
/// time have to be there.
struct RecordedJudge {
  let change: Change

  /// How the sentence does, and how many causes it names besides.
  func judge(_ sentence: String) -> (rightness: Rightness, others: Int) {
    let causes = Sentence(sentence).causes
    let stated = causes.filter(isStatement)
    if let right = causes.first(where: isRight) { return (.right, stated.count { $0.text != right.text }) }
    if !stated.isEmpty {
      // The record speaks: of the same property of the same thing, or of something else.
      let isNear = stated.contains { isNamed(in: $0) && isProperty(in: $0) }
      return (isNear ? .vague : .wrong, stated.count)
    }
    // Only the pictures are spoken of, which may be true and is not enough.
    return (PictureJudge(change: change).judge(sentence) == .wrong ? .wrong : .vague, 0)
  }

  private var truth: Truth { change.truth }

  private func isRight(_ said: Sentence) -> Bool {
    isNamed(in: said) && isProperty(in: said) && areValues(in: said) && isTime(in: said)
  }

  private func isStatement(_ said: Sentence) -> Bool {
    [", was ", " is missing", " is new", " earlier", " later", " takes another"].contains { said.text.contains($0) }
      && !said.text.contains("something is") && !said.text.contains("the same from then on")
      && !said.text.contains("the rest comes")
  }

  /// What its author left without a name is told by where it lies, by what is written there, or by what it looks like: "5 black
  /// circles: missing". What bodies are like is told of their behaviours.
  private func isNamed(in said: Sentence) -> Bool {
    guard let name = truth.name else {
      return !change.kind.isLook || said.text.contains("`") || said.text.hasPrefix("the ") || said.isCountOfThings
    }
    return said.containsWord(name) || change.kind.isOfBodies && said.text.contains("Behavior")
  }

  private func isProperty(in said: Sentence) -> Bool {
    let property = truth.property.split(separator: ".").last.map(String.init) ?? truth.property
    return said.containsWord(property) || change.kind.words.contains(where: said.lowercased.contains)
  }

  private func areValues(in said: Sentence) -> Bool {
    if let old = truth.old, let new = truth.new, said.says(new, was: old) { return true }
    switch truth.change {
    case .by(let delta): return said.contains(difference: delta)
    case .factor(let factor): return said.contains(factor: factor)
    case nil: return truth.old == nil && truth.new == nil
    }
  }

  private func isTime(in said: Sentence) -> Bool {
    guard let time = truth.time, change.kind != .eventTime else { return true }
    return said.names(time: time)
  }
}

extension Sentence {
  /// Whether it begins with how many things it is about, such as "9 texts: missing".
  fileprivate var isCountOfThings: Bool {
    guard let colon = text.firstRange(of: ": ") else { return false }
    let words = text[..<colon.lowerBound].split(separator: " ")
    return words.count > 1 && Int(words[0]) != nil && words[1...].allSatisfy { !$0.contains { $0.isNumber } }
  }
}
