/// A rule `@keyframes` (CSS Animations, level 1, section 3).
struct KeyframesRule {
  struct Keyframe {
    /// The fraction of an iteration.
    let offset: Double
    let declarations: [Declaration]
  }

  let name: String
  let line: Int
  /// In the order of the rule: of two with the same offset, the later one counts.
  private(set) var keyframes: [Keyframe] = []

  init(_ name: String, _ block: Substring, line: Int) {
    (self.name, self.line) = (name, line)
    var rest = block
    while let open = rest.firstIndex(of: "{") {
      let inside = rest[rest.index(after: open)...]
      let end = CSSText.end(of: inside) ?? inside.endIndex
      // What is important in a key frame is passed over.
      let declarations = Declaration.list(inside[..<end]).filter { !$0.isImportant }
      let offsets = CSSText.list(rest[..<open]).map(Self.offset)
      // One that is not understood makes all of them void.
      if !offsets.contains(nil) {
        keyframes += offsets.compactMap(\.self).map { Keyframe(offset: $0, declarations: declarations) }
      }
      rest = end < inside.endIndex ? inside[inside.index(after: end)...] : ""
    }
  }

  private static func offset(_ selector: Substring) -> Double? {
    switch selector.lowercased() {
    case "from": return 0
    case "to": return 1
    default:
      guard selector.hasSuffix("%"), let percent = Double(CSSText.trimmed(selector.dropLast())),
        (0...100).contains(percent)
      else { return nil }
      return percent / 100
    }
  }
}

extension StringProtocol {
  /// Without the quotes around it.
  var trimmingQuotes: String {
    let text = CSSText.trimmed(Substring(self))
    guard text.count > 1, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else {
      return String(text)
    }
    return String(text.dropFirst().dropLast())
  }
}
