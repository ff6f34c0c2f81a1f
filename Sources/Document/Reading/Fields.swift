/// A mapping whose keys are read one by one. Whatever is wrong is noted and reads as `nil`.
package struct Fields {
  /// What messages call the mapping, such as "the scene".
  package let what: String
  package let node: Node
  package let problems: Problems

  /// Notes keys that are not known, and a node that is no mapping. `nothing` reads as a mapping without keys.
  /// - Parameters:
  ///   - node: the mapping.
  ///   - known: every key that there is.
  ///   - what: the mapping's name in a sentence: "a layer has no 'colour'".
  ///   - problems: where problems are noted.
  ///   - hint: what to do instead of using a key that is not known, where that can be told.
  package init(
    _ node: Node, known: [String], what: String, _ problems: Problems, hint: (String) -> String? = { _ in nil }
  ) {
    self.what = what
    self.node = node
    self.problems = problems
    if node.entries == nil, !node.isNull {
      problems.add(.type(what, expected: "a mapping", found: node.kind), at: node.position)
    }
    for entry in node.entries ?? [] where !known.contains(entry.key) {
      if let hint = hint(entry.key) {
        problems.add("\(what) has no '\(entry.key)'", at: entry.keyPosition, hint: hint)
      } else if entry.value.isNull, problems.source.isBehindComma(entry.keyPosition) {
        // `{ help: one, two }` is the value `one` and a key `two`.
        problems.add(.cutByComma(entry.key), at: entry.keyPosition)
      } else {
        problems.add(.unknownKey(entry.key, what: what, known: known), at: entry.keyPosition)
      }
    }
  }

  package func entry(_ key: String) -> Node.Entry? { node.entries?.first { $0.key == key } }

  /// The value of a key that is there; one without a value is a problem.
  package subscript(key: String) -> Node? {
    guard let entry = entry(key) else { return nil }
    guard entry.value.isNull else { return entry.value }
    let behind = SourcePosition(
      line: entry.keyPosition.line, column: entry.keyPosition.column + key.unicodeScalars.count + 1)
    problems.add(
      .noValue(key, behind: problems.source.nextVisible(from: behind)?.scalar), at: entry.keyPosition)
    return nil
  }

  /// Notes a key that has to be there and is not.
  package func require(_ key: String) {
    if entry(key) == nil { problems.add(.missingKey(key, what: what), at: node.position) }
  }

  // MARK: Typed values

  package func number(_ key: String, in range: ClosedRange<Double>? = nil) -> Double? {
    guard let value = value(key, "a number", { $0.number }) else { return nil }
    if let range, !range.contains(value) {
      problems.add(.range(key, value, range), at: self[key]?.position ?? node.position)
      return nil
    }
    return value
  }

  package func integer(_ key: String, in range: ClosedRange<Int>? = nil) -> Int? {
    guard let value = value(key, "a whole number", { $0.integer }) else { return nil }
    if let range, !range.contains(value) {
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      problems.add(.range(key, Double(value), bounds), at: self[key]?.position ?? node.position)
      return nil
    }
    return value
  }

  package func flag(_ key: String) -> Bool? { value(key, "true or false") { $0.flag } }

  /// A text; one that looks like a number or a flag wants quotes.
  package func text(_ key: String) -> String? { value(key, "a text") { $0.text } }

  /// A list of texts, or a single one.
  package func texts(_ key: String) -> [String]? {
    value(key, "a text or a list of texts") { node in
      if let text = node.text { return [text] }
      let texts = node.elements?.map(\.text) ?? [nil]
      return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }
  }

  /// One of an enumeration's raw values.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: String, _ type: Choice.Type) -> Choice? {
    choice(key, among: type.allCases.map(\.rawValue)).flatMap { Choice(rawValue: $0) }
  }

  /// One of some words.
  package func choice(_ key: String, among known: [String]) -> String? {
    guard let node = self[key], let word = value(key, known.joined(separator: ", "), { $0.scalar?.text }) else {
      return nil
    }
    if known.contains(word) { return word }
    problems.add(.choice(key, word, known: known), at: node.position)
    return nil
  }

  /// The elements of a list.
  package func list(_ key: String) -> [Node]? { value(key, "a list") { $0.elements } }

  /// A mapping inside.
  package func fields(_ key: String, known: [String], what: String? = nil) -> Fields? {
    self[key].map { Fields($0, known: known, what: what ?? "'\(key)'", problems) }
  }

  /// A mapping whose keys are names of the writer's choice, in its order.
  package func names(_ key: String) -> [Node.Entry]? { value(key, "a mapping") { $0.entries } }

  /// Reads a value in any way, and notes what was expected when it cannot be.
  package func value<Value>(_ key: String, _ expected: String, _ read: (Node) -> Value?) -> Value? {
    guard let node = self[key] else { return nil }
    if let value = read(node) { return value }
    problems.add(.type(key, expected: expected, found: node.kind), at: node.position)
    return nil
  }
}
