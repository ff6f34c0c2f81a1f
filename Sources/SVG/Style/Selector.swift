/// What a rule is for (Selectors, level 4): simple selectors and what lies between them.
struct Selector {
  private enum Combinator { case descendant, child, next, later }

  private struct Compound {
    var tests: [Test] = []
  }

  private indirect enum Test {
    case name(String)
    case id(String)
    case hasClass(String)
    case attribute(String, Character, String)
    case root
    case empty
    case only(ofType: Bool)
    case nth(Int, Int, fromEnd: Bool, ofType: Bool)
    case any([Selector])
    case none([Selector])
    case never
  }

  /// The last one first, each with what leads to it from the one before.
  private var parts: [(compound: Compound, combinator: Combinator)] = []
  /// Ids, classes and names, weighted so that none of one kind outweighs one of the kind before.
  private(set) var specificity = 0
  private static let (idWeight, classWeight, nameWeight) = (1 << 40, 1 << 20, 1)

  /// - Returns: `nil` for what is not understood.
  init?(_ text: Substring, depth: Int = 0) {
    guard depth < 8 else { return nil }
    var (rest, combinator) = (CSSText.trimmed(text), Combinator.descendant)
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      var compound = Compound()
      while let first = rest.first, !first.isWhitespace, !">+~".contains(first) {
        guard let test = readTest(&rest, depth: depth) else { return nil }
        compound.tests.append(test)
      }
      guard !compound.tests.isEmpty else { return nil }
      parts.insert((compound, combinator), at: 0)
      let gap = rest.prefix { $0.isWhitespace || ">+~".contains($0) }
      rest = rest[gap.endIndex...]
      let marks = gap.filter { !$0.isWhitespace }
      guard marks.count < 2, marks.isEmpty || !rest.isEmpty else { return nil }
      combinator = [">": .child, "+": .next, "~": .later][marks] ?? .descendant
    }
  }

  private mutating func readTest(_ rest: inout Substring, depth: Int) -> Test? {
    func word() -> String {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || !$0.isASCII }
      rest = rest[word.endIndex...]
      return String(word)
    }
    switch rest.first {
    case "*":
      rest.removeFirst()
      return .any([])
    case "#":
      rest.removeFirst()
      specificity += Self.idWeight
      return .id(word())
    case ".":
      rest.removeFirst()
      specificity += Self.classWeight
      return .hasClass(word())
    case "[":
      guard let close = rest.firstIndex(of: "]") else { return nil }
      let inside = rest[rest.index(after: rest.startIndex)..<close]
      rest = rest[rest.index(after: close)...]
      specificity += Self.classWeight
      guard let sign = inside.firstIndex(of: "=") else { return .attribute(String(CSSText.trimmed(inside)), " ", "") }
      var name = CSSText.trimmed(inside[..<sign])
      let mark: Character = name.last.map { "~|^$*".contains($0) ? $0 : "=" } ?? "="
      if mark != "=" { name.removeLast() }
      let value = CSSText.trimmed(inside[inside.index(after: sign)...]).filter { $0 != "\"" && $0 != "'" }
      return .attribute(String(CSSText.trimmed(name)), mark, String(value))
    case ":":
      rest.removeFirst()
      return readPseudoClass(&rest, depth: depth)
    default:
      let name = word()
      guard !name.isEmpty else { return nil }
      specificity += Self.nameWeight
      return .name(name)
    }
  }

  private mutating func readPseudoClass(_ rest: inout Substring, depth: Int) -> Test? {
    let name = rest.prefix { $0.isLetter || $0 == "-" }.lowercased()
    rest = rest.dropFirst(name.count)
    var argument: Substring?
    if rest.first == "(" {
      let inside = rest.dropFirst()
      guard let end = CSSText.end(of: inside) else { return nil }
      argument = inside[..<end]
      rest = inside[inside.index(after: end)...]
    }
    if let argument, ["is", "where", "not", "matches", "-webkit-any"].contains(name) {
      let inner = CSSText.list(argument).map { Selector($0, depth: depth + 1) }
      // A list that forgives leaves out what is not understood; `not` does not forgive.
      if name == "not", inner.contains(where: { $0 == nil }) { return nil }
      let selectors = inner.compactMap(\.self)
      if name != "where" { specificity += selectors.map(\.specificity).max() ?? 0 }
      return name == "not" ? .none(selectors) : selectors.isEmpty ? .never : .any(selectors)
    }
    specificity += Self.classWeight
    switch name {
    case "root": return .root
    case "empty": return .empty
    case "first-child": return .nth(0, 1, fromEnd: false, ofType: false)
    case "last-child": return .nth(0, 1, fromEnd: true, ofType: false)
    case "first-of-type": return .nth(0, 1, fromEnd: false, ofType: true)
    case "last-of-type": return .nth(0, 1, fromEnd: true, ofType: true)
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      guard let (step, start) = argument.flatMap(Self.nth) else { return nil }
      return .nth(step, start, fromEnd: name.contains("last"), ofType: name.hasSuffix("type"))
    case "only-child": return .only(ofType: false)
    case "only-of-type": return .only(ofType: true)
    case "hover", "focus", "active", "target", "visited", "focus-visible", "focus-within", "checked", "before", "after":
      return .never
    default: return nil
    }
  }

  /// `2n+1`, `odd`, `3`.
  private static func nth(_ text: Substring) -> (step: Int, start: Int)? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    guard let sign = text.firstIndex(of: "n") else { return Int(text).map { (0, $0) } }
    let (step, start) = (text[..<sign], text[text.index(after: sign)...])
    let steps = ["": 1, "+": 1, "-": -1][step] ?? Int(step)
    guard let steps, let offset = start.isEmpty ? 0 : Int(start), steps.magnitude < 1 << 20, offset.magnitude < 1 << 20
    else { return nil }
    return (steps, offset)
  }

  // MARK: Matching

  /// - Parameter steps: how many more elements may be looked at; what leads back and forth through many could take any time.
  func matches(_ element: SVGElement, steps: inout Int) -> Bool { matches(element, from: 0, &steps) }

  private func matches(_ element: SVGElement, from index: Int, _ steps: inout Int) -> Bool {
    steps -= 1
    guard steps > 0 else { return false }
    for test in parts[index].compound.tests where !Self.holds(test, element, &steps) { return false }
    guard index + 1 < parts.count else { return true }
    switch parts[index].combinator {
    case .child: return element.parent.map { matches($0, from: index + 1, &steps) } ?? false
    case .descendant:
      var parent = element.parent
      while let here = parent {
        if matches(here, from: index + 1, &steps) { return true }
        parent = here.parent
      }
      return false
    case .next, .later:
      guard let siblings = element.parent?.placed, element.place.index > 0, element.place.index <= siblings.count
      else { return false }
      for before in siblings[..<element.place.index].reversed() {
        if matches(before, from: index + 1, &steps) { return true }
        if parts[index].combinator == .next || steps <= 0 { break }
      }
      return false
    }
  }

  private static func holds(_ test: Test, _ element: SVGElement, _ steps: inout Int) -> Bool {
    switch test {
    case .name(let name): return element.name == name
    case .id(let id): return element["id"] == id
    case .hasClass(let name):
      return element["class"]?.split(whereSeparator: \.isWhitespace).contains { $0 == name } ?? false
    case .attribute(let name, let mark, let value): return holds(element[name], mark, value)
    case .root: return element.parent == nil
    case .empty: return element.elements.isEmpty && element.text.isEmpty
    case .only(let ofType): return (ofType ? element.place.countOfType : element.place.count) == 1
    case .nth(let step, let start, let fromEnd, let ofType):
      let place = element.place
      let (index, count) = ofType ? (place.indexOfType, place.countOfType) : (place.index, place.count)
      let rest = (fromEnd ? count - index : index + 1) - start
      return step == 0 ? rest == 0 : rest % step == 0 && rest / step >= 0
    case .any(let selectors):
      for selector in selectors where selector.matches(element, steps: &steps) { return true }
      return selectors.isEmpty
    case .none(let selectors):
      for selector in selectors where selector.matches(element, steps: &steps) { return false }
      return true
    case .never: return false
    }
  }

  private static func holds(_ attribute: String?, _ mark: Character, _ value: String) -> Bool {
    guard let attribute else { return false }
    return switch mark {
    case "=": attribute == value
    case "~": attribute.split(whereSeparator: \.isWhitespace).contains { $0 == value }
    case "|": attribute == value || attribute.hasPrefix(value + "-")
    case "^": !value.isEmpty && attribute.hasPrefix(value)
    case "$": !value.isEmpty && attribute.hasSuffix(value)
    case "*": !value.isEmpty && attribute.contains(value)
    default: true
    }
  }
}
