/// The rules of style sheets that hold for a still picture on a light screen, in their order.
struct StyleSheet {
  struct Rule {
    let selectors: [Selector]
    let declarations: [Declaration]
  }

  private(set) var rules: [Rule] = []
  /// The last one of each name.
  private(set) var keyframes: [String: KeyframesRule] = [:]
  /// Variables that are registered, by their names.
  private(set) var registered: [String: RegisteredVariable] = [:]
  /// What is not followed, with its line.
  private(set) var untold: [(what: String, line: Int)] = []
  /// Whether it says more than librsvg's own reader of style sheets understands.
  private(set) var isNeeded = false
  private static let deepest = 16

  /// Adds the rules of a `<style>`.
  mutating func add(_ text: String, line: Int) {
    read(Substring(CSSText.plain(text)), line: line, depth: 0)
  }

  private mutating func read(_ text: Substring, line: Int, depth: Int) {
    guard depth < Self.deepest else { return }
    var (rest, line) = (text, line)
    while true {
      let skipped = rest.prefix { $0.isWhitespace || $0 == ";" }
      line += skipped.count(where: \.isNewline)
      rest = rest[skipped.endIndex...]
      guard let mark = rest.firstIndex(where: { $0 == "{" || rest.first == "@" && $0 == ";" }) else { return }
      let prelude = CSSText.trimmed(rest[..<mark])
      let inside = rest[rest.index(after: mark)...]
      if rest[mark] == ";" {
        rest = inside
        continue
      }
      let end = CSSText.end(of: inside) ?? inside.endIndex
      let block = inside[..<end]
      let start = line + rest[..<mark].count(where: \.isNewline)
      if prelude.first == "@" {
        readAtRule(prelude, block, line: start, depth: depth)
      } else {
        readRule(prelude, block, line: start)
      }
      let next = end < inside.endIndex ? inside.index(after: end) : end
      line += rest[..<next].count(where: \.isNewline)
      rest = rest[next...]
    }
  }

  private mutating func readAtRule(_ prelude: Substring, _ block: Substring, line: Int, depth: Int) {
    isNeeded = true
    let name = prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }.lowercased()
    let condition = CSSText.trimmed(prelude.dropFirst(name.count + 1)).lowercased()
    switch name {
    case "media": if MediaQuery.holds(condition) { read(block, line: line, depth: depth + 1) }
    case "layer", "supports": read(block, line: line, depth: depth + 1)
    case "keyframes", "-webkit-keyframes":
      let rule = KeyframesRule(prelude.dropFirst(name.count + 1).trimmingQuotes, block, line: line)
      keyframes[rule.name] = rule
    case "property":
      registered[String(CSSText.trimmed(prelude.dropFirst(name.count + 1)))] = RegisteredVariable(block)
    case "font-face", "page", "-moz-keyframes", "-o-keyframes": break
    default: untold.append(("the style rule '@\(name)', which is not followed", line))
    }
  }

  private mutating func readRule(_ prelude: Substring, _ block: Substring, line: Int) {
    if block.contains("{") {
      untold.append(("style rules in each other, which are not followed", line))
      isNeeded = true
    }
    if prelude.contains(":") || prelude.contains("*") || prelude.contains("[") { isNeeded = true }
    var selectors: [Selector] = []
    for part in CSSText.list(prelude) {
      // One that is not understood makes the rule void.
      guard let selector = Selector(part) else { return }
      selectors.append(selector)
    }
    let declarations = Declaration.list(block)
    rules.append(Rule(selectors: selectors, declarations: declarations))
  }
}

/// What a rule `@property` says of a variable (CSS Properties and Values, level 1).
struct RegisteredVariable: Hashable, Sendable {
  /// `<angle>` and the like; `*` for what is nothing but text.
  let syntax: String
  let initial: String?

  init(_ block: Substring) {
    let declarations = Declaration.list(block)
    func value(_ name: String) -> String? { declarations.last { $0.name == name }?.value }
    syntax = value("syntax")?.trimmingQuotes ?? "*"
    initial = value("initial-value")
  }
}

/// What a property is to be.
struct Declaration {
  let name: String
  let value: String
  let isImportant: Bool

  static func list(_ text: Substring) -> [Self] {
    CSSText.split(text) { $0 == ";" }.flatMap { part -> [Self] in
      guard let colon = part.firstIndex(of: ":"), !part.contains("{") else { return [] }
      let name = CSSText.trimmed(part[..<colon])
      var value = CSSText.trimmed(part[part.index(after: colon)...])
      guard !name.isEmpty else { return [] }
      let mark = value.lastIndex(of: "!")
      let isImportant =
        mark.map { CSSText.trimmed(value[value.index(after: $0)...]).lowercased() == "important" } ?? false
      if isImportant, let mark { value = CSSText.trimmed(value[..<mark]) }
      let declaration = Declaration(
        name: name.hasPrefix("--") ? String(name) : unprefixed(name.lowercased()), value: String(value),
        isImportant: isImportant)
      return declaration.name == "animation" ? AnimationShorthand.expanded(declaration) : [declaration]
    }
  }
}

extension Declaration {
  /// Animations and transforms by the names that they have had for long.
  private static func unprefixed(_ name: String) -> String {
    ["-webkit-animation", "-webkit-transform"].contains { name.hasPrefix($0) } ? String(name.dropFirst(8)) : name
  }
}

/// The questions of `@media`, as a still picture of a light screen answers them.
enum MediaQuery {
  static func holds(_ text: String) -> Bool {
    CSSText.list(text).contains { query in
      var words = CSSText.words(query)
      let isDenied = words.first == "not"
      if isDenied || words.first == "only" { words.removeFirst() }
      if words.contains("or") { return words.contains { $0.hasPrefix("(") && feature($0) } != isDenied }
      return words.filter { $0 != "and" }.allSatisfy { $0.hasPrefix("(") ? feature($0) : $0 == "all" || $0 == "screen" }
        != isDenied
    }
  }

  private static func feature(_ text: Substring) -> Bool {
    let parts = text.filter { $0 != "(" && $0 != ")" }.split(separator: ":").map { CSSText.trimmed($0) }
    guard parts.count == 2 else { return ["color", "update"].contains(parts.first ?? "") }
    switch parts[0] {
    case "prefers-color-scheme": return parts[1] == "light"
    case "prefers-reduced-motion", "prefers-contrast", "prefers-reduced-transparency":
      return parts[1] == "no-preference"
    case "forced-colors", "inverted-colors": return parts[1] == "none"
    case let name where name.hasPrefix("min-"): return parts[1].first == "0"
    case let name where name.hasPrefix("max-"): return parts[1].first != "0"
    default: return false
    }
  }
}
