/// Tells each element its style: what of all that is declared for it counts, with variables resolved and numbers worked out.
struct Cascade {
  private let rules: [(selector: Selector, declarations: [Declaration])]
  /// Whether anything was said in a way that librsvg does not understand.
  private(set) var isNeeded: Bool
  /// Whether it would take long, by the declarations and the letters that were looked at.
  private(set) var isTooMuch = false
  private var work = 0
  private var steps = 1 << 25
  private static let longest = 10_000
  private static let mostWork = 1 << 24

  /// Variables of the outermost element that somebody sets.
  private let settings: [String: String]
  /// What variables that are registered are where nobody says it.
  private let initials: [String: String]
  /// Variables that are moved, by the numbers of elements.
  private let moved: [Int: [String: String]]
  private var number = 0

  init(_ sheet: StyleSheet, settings: [String: String] = [:], moved: [Int: [String: String]] = [:]) {
    (self.settings, self.moved) = (settings, moved)
    initials = sheet.registered.compactMapValues(\.initial)
    rules = sheet.rules.flatMap { rule in rule.selectors.map { ($0, rule.declarations) } }
    isNeeded = sheet.isNeeded
  }

  mutating func apply(to root: SVGElement) { apply(to: root, variables: initials) }

  private mutating func apply(to element: SVGElement, variables: [String: String]) {
    guard !isTooMuch else { return }
    var winners: [String: Declaration] = [:]
    func add(_ declarations: [Declaration]) {
      for declaration in declarations where declaration.isImportant || winners[declaration.name]?.isImportant != true {
        winners[declaration.name] = declaration
      }
    }
    let matching = rules.enumerated().filter { $0.element.selector.matches(element, steps: &steps) }
    let order = matching.sorted {
      ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset)
    }
    for rule in order {
      add(rule.element.declarations)
      work += rule.element.declarations.count
    }
    if let own = element["style"] { add(Declaration.list(Substring(CSSText.plain(own)))) }
    var own = variables
    var settings = element.parent == nil ? settings : [:]
    if let moved = moved[number] { settings.merge(moved) { $1 } }
    number += 1
    if !settings.isEmpty || winners.keys.contains(where: { $0.hasPrefix("--") }) {
      for (name, declaration) in winners where name.hasPrefix("--") { own[name] = declaration.value }
      for (name, value) in settings { own[name] = value }
      let resolver = CSSVariables(own)
      own = own.compactMapValues { resolver.resolved($0) }
      work += own.reduce(0) { $0 + $1.value.utf8.count }
    }
    element.variables = own
    for (name, declaration) in winners where !name.hasPrefix("--") {
      set(name, declaration.value, CSSVariables(own), of: element)
      if declaration.isImportant { element.important.insert(name) }
    }
    if work > Self.mostWork || steps <= 0 { isTooMuch = true }
    for attribute in element.attributes where attribute.value.contains("(") && Self.properties.contains(attribute.name)
    {
      guard element.style[attribute.name] == nil else { continue }
      let value = computed(attribute.name, attribute.value, CSSVariables(own))
      if value != attribute.value { element[attribute.name] = value }
    }
    for child in element.elements { apply(to: child, variables: own) }
  }

  private mutating func set(_ name: String, _ value: String, _ variables: CSSVariables, of element: SVGElement) {
    if let value = computed(name, value, variables) {
      element.style[name] = value
    } else {
      // What cannot be computed is as if nobody said it.
      element[name] = nil
    }
  }

  /// - Returns: `nil` for what has no value.
  private mutating func computed(_ name: String, _ text: String, _ variables: CSSVariables) -> String? {
    var text = text
    if text.contains("var(") {
      isNeeded = true
      guard let value = variables.resolved(text), value.utf8.count < Self.longest else { return nil }
      text = value
    }
    work += text.utf8.count
    let calculations = ["calc(", "min(", "max(", "clamp("]
    if text.utf8.count < Self.longest, calculations.contains(where: text.contains) {
      let value = CSSNumbers.simplified(text)
      if value != text { isNeeded = true }
      text = value
    }
    if Self.colors.contains(name), let color = CSSColor.rewritten(text) {
      isNeeded = true
      text = color
    }
    return text
  }

  private static let colors: Set = ["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color"]
  /// Presentation attributes whose values may be functions.
  private static let properties = colors.union([
    "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "stroke-width", "stroke-dasharray",
    "stroke-dashoffset", "font-size", "font-family", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1",
    "y1", "x2", "y2", "display", "visibility",
  ])
}

/// The variables that an element sees, and what stands for them.
struct CSSVariables {
  private let values: [String: String]
  private static let deepest = 32
  private static let longest = 10_000

  init(_ values: [String: String]) { self.values = values }

  /// A value without variables; `nil` where one has no value, or its own.
  func resolved(_ text: String) -> String? { resolved(Substring(text), depth: 0) }

  private func resolved(_ text: Substring, depth: Int) -> String? {
    guard depth < Self.deepest, text.utf8.count < Self.longest else { return nil }
    var (result, rest) = ("", text)
    while let start = rest.firstRange(of: "var(") {
      let inside = rest[start.upperBound...]
      guard let end = CSSText.end(of: inside) else { return nil }
      let parts = inside[..<end].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      let name = CSSText.trimmed(parts[0])
      let value = values[String(name)].flatMap { resolved(Substring($0), depth: depth + 1) }
      let fallback = value == nil && parts.count > 1 ? resolved(CSSText.trimmed(parts[1]), depth: depth + 1) : nil
      guard let found = value ?? fallback else { return nil }
      result += rest[..<start.lowerBound] + found
      guard result.utf8.count < Self.longest else { return nil }
      rest = inside[inside.index(after: end)...]
    }
    return result + rest
  }
}
