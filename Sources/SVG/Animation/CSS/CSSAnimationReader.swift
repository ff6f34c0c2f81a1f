import Glibc

/// Reads the animations of CSS that the elements of a document have.
struct CSSAnimationReader {
  private let rules: [String: KeyframesRule]
  private let registered: [String: RegisteredVariable]
  private(set) var tracks: [Track] = []
  /// What does not move, with its line.
  private(set) var unmoved: [(what: String, line: Int)] = []

  /// What rules say, by their names.
  private var found: [String: [(name: String, keys: [Stated])]] = [:]
  private var cost = 0

  /// A value at an offset, with the easing that the key has of its own.
  private struct Stated {
    let offset: Double
    let value: String
    let easing: String?
  }

  init(_ sheet: StyleSheet) { (rules, registered) = (sheet.keyframes, sheet.registered) }

  /// Adds an element's animations, in the order in which the later ones outweigh those before.
  /// - Throws: ``SVGError/tooMuchMotion``.
  mutating func read(_ element: SVGElement, number: Int) throws(SVGError) {
    guard element.style.keys.contains("animation-name") else { return }
    func list(_ name: String) -> [String] { AnimationShorthand.values("animation-" + name, in: element.style) }
    let names = list("name")
    for (index, name) in names.map(\.trimmingQuotes).enumerated() where name != "none" {
      guard let rule = rules[name] else {
        unmoved.append(("the animation '\(name)', which no @keyframes has", element.line))
        continue
      }
      func value(_ property: String) -> String {
        let all = list(property)
        return all[index % all.count].trimmed
      }
      if !["auto", ""].contains(value("timeline")) {
        unmoved.append(("an animation of <\(element.name)> that follows scrolling", element.line))
        continue
      }
      var timing = CSSTiming()
      timing.delay = CSSTime.seconds(value("delay")) ?? 0
      timing.duration = max(CSSTime.seconds(value("duration")) ?? 0, 0)
      let count = value("iteration-count").lowercased()
      timing.iterations = count == "infinite" ? .infinity : max(CSSNumbers().value(count) ?? 1, 0)
      timing.direction = CSSTiming.Direction(rawValue: value("direction").lowercased()) ?? .normal
      timing.fill = CSSTiming.Fill(rawValue: value("fill-mode").lowercased()) ?? .none
      timing.isPaused = value("play-state").lowercased() == "paused"
      let composition: Track.Composition =
        ["add": .add, "accumulate": .accumulate][value("composition").lowercased()] ?? .replace
      try add(
        rule, timing, easing: SVGEasing(value("timing-function")) ?? .ease, composition, element: element,
        number: number)
    }
  }

  private mutating func add(
    _ rule: KeyframesRule, _ timing: CSSTiming, easing: SVGEasing, _ composition: Track.Composition,
    element: SVGElement, number: Int
  ) throws(SVGError) {
    for (property, stated) in properties(of: rule) {
      var keys = stated.map { key in
        let own = key.easing.flatMap { SVGEasing(CSSVariables(element.variables).resolved($0) ?? $0) }
        return Track.Key(offset: key.offset, value: key.value, easing: own ?? easing)
      }
      if let first = keys.first, first.offset > 0 {
        keys.insert(Track.Key(offset: 0, value: nil, easing: easing), at: 0)
      }
      if let last = keys.last, last.offset < 1 { keys.append(Track.Key(offset: 1, value: nil, easing: easing)) }
      let track = Track(
        element: number, property: self.property(property), keys: keys, clock: .css(timing), composition: composition,
        line: rule.line)
      cost += track.cost
      guard cost <= SVGDocument.maximumMotion else { throw .tooMuchMotion }
      tracks.append(track)
    }
  }

  /// What a rule says of each property that moves, in the order of offsets; found once for all elements.
  private mutating func properties(of rule: KeyframesRule) -> [(name: String, keys: [Stated])] {
    if let known = found[rule.name] { return known }
    var names: [String] = []
    var keys: [String: [Stated]] = [:]
    for keyframe in rule.keyframes {
      let easing = keyframe.declarations.last { $0.name == "animation-timing-function" }.map(\.value)
      for declaration in keyframe.declarations where moves(declaration.name, rule.line) {
        let name = declaration.name == "background" ? "background-color" : declaration.name
        if keys[name] == nil { names.append(name) }
        keys[name, default: []].append(Stated(offset: keyframe.offset, value: declaration.value, easing: easing))
      }
    }
    let result = names.map { name in
      let ordered = (keys[name] ?? []).enumerated()
        .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
      // Of two at one offset, the later one counts.
      let last = zip(ordered, ordered.dropFirst().map(\.offset) + [2]).filter { $0.offset != $1 }.map(\.0)
      return (name: name, keys: last)
    }
    found[rule.name] = result
    return result
  }

  private func property(_ name: String) -> Track.Property {
    guard name.hasPrefix("--") else { return .style(name) }
    // What is not registered is text, which jumps.
    let kind: AnimatedProperties.Kind =
      switch registered[name]?.syntax ?? "*" {
      case "<color>": .color
      case "<angle>", "<length>", "<number>", "<percentage>", "<length-percentage>", "<integer>", "<time>": .structure
      default: .words
      }
    return .variable(name, kind)
  }

  /// Whether a property moves; tells it where it does not.
  private mutating func moves(_ name: String, _ line: Int) -> Bool {
    if name == "animation-timing-function" || name == "animation-composition" { return false }
    if name.hasPrefix("--") || AnimatedProperties.isProperty(name) { return true }
    guard !AnimatedProperties.isIdle(name) else { return false }
    unmoved.append(("'\(name)' in @keyframes, which does not move", line))
    return false
  }
}
