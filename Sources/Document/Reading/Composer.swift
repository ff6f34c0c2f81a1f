import Yams

/// Turns the library's tree into ours.
///
/// The library compares all keys of a mapping by their whole content, so a key made of nested aliases ("billion laughs")
/// would keep it busy for ever. Therefore it never sees an alias: their asterisks are replaced by a character that YAML does
/// not know, and a plain text that begins with it is an alias, resolved here and counted each time.
struct Composer {
  private let source: Source
  private let limits: DocumentLimits
  private var anchors: [String: Node] = [:]
  private var count = 0

  /// From Unicode's private use area.
  private static let stand: Unicode.Scalar = "\u{F0A7}"

  init(source: Source, limits: DocumentLimits) {
    self.source = source
    self.limits = limits
  }

  mutating func compose(_ text: String) throws(ProblemList) -> Node {
    if let place = place(of: Self.stand, in: text) { throw problem(place, .syntax("this character is not allowed")) }
    var hidden = String.UnicodeScalarView()
    hidden.append(contentsOf: text.unicodeScalars.lazy.map { $0 == "*" ? Self.stand : $0 })
    let parser: Parser
    let root: Yams.Node?
    do {
      parser = try Parser(yaml: String(hidden), encoding: .utf8)
      root = try parser.singleRoot()
    } catch {
      throw problem(of: error, text: text)
    }
    // Nodes know their anchors only as long as the parser lives.
    defer { withExtendedLifetime(parser) {} }
    guard let root else { return Node(.null, at: SourcePosition(line: 1, column: 1)) }
    return try node(root, depth: 1)
  }

  private mutating func node(_ node: Yams.Node, depth: Int) throws(ProblemList) -> Node {
    let position = SourcePosition(node.mark)
    guard depth <= limits.depth else { throw problem(position, .limit("nesting", limits.depth, unit: "levels")) }
    try countOne(at: position)
    let content: Node.Content
    switch node {
    case .scalar(let scalar):
      if scalar.style == .plain, scalar.string.unicodeScalars.first == Self.stand { return try alias(scalar, position) }
      content = self.content(of: scalar, position)
    case .sequence(let sequence):
      var elements: [Node] = []
      for element in sequence { elements.append(try self.node(element, depth: depth + 1)) }
      content = .sequence(elements)
    case .mapping(let mapping):
      var entries: [Node.Entry] = []
      var keys: Set<String> = []
      for (key, value) in mapping {
        let entry = try entry(key, value, depth: depth)
        // The library takes `1` and `"1"` for two.
        guard keys.insert(entry.key).inserted else { throw problem(entry.keyPosition, .duplicateKey(entry.key)) }
        entries.append(entry)
      }
      content = .mapping(try merged(entries))
    case .alias: throw problem(position, .syntax("an alias has no meaning here"))
    }
    let result = Node(content, at: position)
    if let anchor = node.anchor { anchors[anchor.rawValue] = result }
    return result
  }

  /// The entries with those that `<<` brings from other mappings, whose own come first and count.
  private func merged(_ entries: [Node.Entry]) throws(ProblemList) -> [Node.Entry] {
    guard let merge = entries.firstIndex(where: { $0.key == "<<" }) else { return entries }
    let value = entries[merge].value
    var result = entries
    result.remove(at: merge)
    for source in value.elements ?? [value] {
      guard let others = source.entries else {
        throw problem(value.position, .syntax("<< takes a mapping, or a list of mappings, by their anchors"))
      }
      for other in others where !result.contains(where: { $0.key == other.key }) { result.append(other) }
    }
    return result
  }

  private mutating func entry(
    _ key: Yams.Node, _ value: Yams.Node, depth: Int
  ) throws(ProblemList) -> Node.Entry {
    let position = SourcePosition(key.mark)
    guard case .scalar(let name) = key else { throw problem(position, .syntax("a key must be a text")) }
    try countOne(at: position)
    let text = restored(name.string)
    // `{ x: max(1, 2) }` is the value `max(1` and the key `2)`.
    if name.style == .plain, text.filter({ $0 == ")" }).count > text.filter({ $0 == "(" }).count {
      throw problem(position, .cutByComma(text))
    }
    return Node.Entry(key: text, keyPosition: position, value: try node(value, depth: depth + 1))
  }

  private func content(of scalar: Yams.Node.Scalar, _ position: SourcePosition) -> Node.Content {
    let isPlain = scalar.style == .plain || scalar.style == .any
    if isPlain, ["", "~", "null"].contains(scalar.string) { return .null }
    return .scalar(Node.Scalar(text: restored(scalar.string), isPlain: isPlain))
  }

  private mutating func alias(_ scalar: Yams.Node.Scalar, _ position: SourcePosition) throws(ProblemList) -> Node {
    let name = String(scalar.string.unicodeScalars.dropFirst())
    guard let target = anchors[name] else {
      throw problem(position, .unknownAlias(restored(name), known: anchors.keys.sorted()))
    }
    try countAll(of: target, at: position)
    return target
  }

  private mutating func countAll(of node: Node, at position: SourcePosition) throws(ProblemList) {
    try countOne(at: position)
    for element in node.elements ?? [] { try countAll(of: element, at: position) }
    for entry in node.entries ?? [] {
      try countOne(at: position)
      try countAll(of: entry.value, at: position)
    }
  }

  private mutating func countOne(at position: SourcePosition) throws(ProblemList) {
    count += 1
    guard count <= limits.nodes else { throw problem(position, .limit("a file", limits.nodes, unit: "values")) }
  }

  private func restored(_ text: String) -> String {
    guard text.unicodeScalars.contains(Self.stand) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.map { $0 == Self.stand ? "*" : $0 })
    return String(result)
  }
}

extension Composer {
  private func problem(_ position: SourcePosition, _ reason: Problem.Reason) -> ProblemList {
    ProblemList([Problem(source, position, reason)])
  }

  /// What the library found wrong.
  private func problem(of error: any Error, text: String) -> ProblemList {
    switch error {
    case YamlError.scanner(let context?, _, _, _) where context.text == "while scanning a quoted scalar":
      return problem(SourcePosition(context.mark), .syntax("this quote is never closed"))
    case YamlError.scanner(_, let reason, let position, _), YamlError.parser(_, let reason, let position, _),
      YamlError.composer(_, let reason, let position, _):
      if let hash = commentThatCuts(before: SourcePosition(position), reason) {
        return problem(
          hash, .syntax("# begins a comment, which swallows the end of the line; quote a value with # in it"))
      }
      return problem(SourcePosition(position), .syntax(plain(reason, at: SourcePosition(position))))
    case YamlError.duplicatedKeysInMapping(let keys, let context):
      let key = restored(keys.first ?? "")
      return problem(second(key, after: SourcePosition(context.mark)), .duplicateKey(key))
    case YamlError.reader(let reason, let offset, _, _):
      return problem(place(ofOffset: offset ?? 0, in: text), .syntax(reason))
    default: return problem(SourcePosition(line: 1, column: 1), .syntax("the text is no YAML"))
    }
  }

  /// Brackets that are never closed may be closed behind a `#`: `{ fill: #F00 }`.
  private func commentThatCuts(before position: SourcePosition, _ reason: String) -> SourcePosition? {
    guard reason.hasPrefix("did not find expected") else { return nil }
    for number in stride(from: position.line, through: max(position.line - 20, 1), by: -1) {
      let line = source.scalars(number)
      guard let hash = commentStart(in: line) else {
        continue
      }
      let (open, closed) = (line[..<hash], line[hash...])
      if open.contains("{") && closed.contains("}") || open.contains("[") && closed.contains("]") {
        return SourcePosition(line: number, column: hash + 1)
      }
    }
    return nil
  }

  /// Where a comment begins behind something, outside of quotes.
  private func commentStart(in line: [Unicode.Scalar]) -> Int? {
    var quote: Unicode.Scalar?
    for index in line.indices.dropFirst() {
      if line[index] == quote {
        quote = nil
      } else if quote == nil, "\"'".unicodeScalars.contains(line[index]) {
        quote = line[index]
      } else if quote == nil, line[index] == "#", line[index - 1] == " " {
        return index
      }
    }
    return nil
  }

  /// The library's words for what people get wrong most often.
  private func plain(_ reason: String, at position: SourcePosition) -> String {
    switch reason {
    case "mapping values are not allowed in this context":
      "a colon with a space after it begins a value, and there is no room for one here; quote the text, or indent the line"
    case "found character that cannot start any token":
      source.scalar(at: position) == "\t" ? "tabs cannot indent; use spaces" : "a text cannot begin like this; quote it"
    case "did not find expected '-' indicator":
      "an entry of the list is expected here, beginning with '- '; is the line indented like its neighbours?"
    case "did not find expected node content": "a value is expected here"
    case "did not find expected key": "a key is expected here; is the line indented like its neighbours?"
    case "did not find expected ',' or '}'":
      "a comma or } is expected here" + (source.scalar(at: position) == "[" ? "; quote a value with [ ] in it" : "")
    case "did not find expected ',' or ']'":
      "a comma or ] is expected here" + (source.scalar(at: position) == "[" ? "; quote a value with [ ] in it" : "")
    case "could not find expected ':'": "a colon is expected after the key"
    case "but found another document": "there is a second document, and a file holds one"
    case "Maximum nesting level reached, set with yaml_set_max_nest_level())":
      "nesting of more than \(limits.depth) levels is not read"
    case "found undefined tag handle": "a text cannot begin with an exclamation mark; quote it"
    default: reason
    }
  }

  /// The key's second place, where a line of the same indentation begins with it; else its first.
  private func second(_ key: String, after first: SourcePosition) -> SourcePosition {
    let name = Array(key.unicodeScalars)
    for line in first.line + 1...first.line + 10_000 {
      let scalars = source.scalars(line)
      let rest = scalars.dropFirst(first.column - 1)
      if rest.starts(with: name), rest.dropFirst(name.count).first == ":",
        scalars.prefix(first.column - 1).allSatisfy({ $0 == " " || $0 == "-" })
      {
        return SourcePosition(line: line, column: first.column)
      }
    }
    return first
  }

  private func place(of scalar: Unicode.Scalar, in text: String) -> SourcePosition? {
    guard let index = text.unicodeScalars.firstIndex(of: scalar) else { return nil }
    return place(before: text.unicodeScalars[..<index])
  }

  private func place(ofOffset offset: Int, in text: String) -> SourcePosition {
    place(before: text.prefix(offset).unicodeScalars)
  }

  private func place(before scalars: Substring.UnicodeScalarView) -> SourcePosition {
    var (line, column) = (1, 1)
    for scalar in scalars where scalar != "\r" {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    return SourcePosition(line: line, column: column)
  }
}

extension SourcePosition {
  fileprivate init(_ position: Yams.Mark?) {
    self.init(line: max(position?.line ?? 1, 1), column: max(position?.column ?? 1, 1))
  }
}
