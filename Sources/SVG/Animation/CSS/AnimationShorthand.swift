/// The property `animation`, which sets those that begin with its name (CSS Animations, level 1, section 4.9).
enum AnimationShorthand {
  /// The longhands, each with what it is where nobody says it.
  static let initials: [(name: String, value: String)] = [
    ("animation-name", "none"), ("animation-duration", "0s"), ("animation-timing-function", "ease"),
    ("animation-delay", "0s"), ("animation-iteration-count", "1"), ("animation-direction", "normal"),
    ("animation-fill-mode", "none"), ("animation-play-state", "running"), ("animation-composition", "replace"),
    ("animation-timeline", "auto"),
  ]

  /// Says `animation` by its longhands, so that the cascade may take some of them from elsewhere. What they are is found once
  /// variables have been resolved: until then each has all of it.
  static func expanded(_ declaration: Declaration) -> [Declaration] {
    initials.map { name, _ in
      Declaration(
        name: name, value: mark + declaration.value + ")", isImportant: declaration.isImportant)
    }
  }

  private static let mark = "-animation("

  /// The values of a longhand, one for each animation, once variables have been resolved.
  static func values(_ longhand: String, in style: [String: String]) -> [String] {
    let initial = initials.first { $0.name == longhand }?.value ?? ""
    guard let text = style[longhand], !text.isEmpty else { return [initial] }
    guard text.hasPrefix(mark) else { return CSSText.list(text).map(String.init) }
    return CSSText.list(text.dropFirst(mark.count).dropLast()).map { part($0)[longhand] ?? initial }
  }

  /// What a single animation says, by longhands.
  private static func part(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    func put(_ name: String, _ value: Substring) -> Bool {
      guard result[name] == nil else { return false }
      result[name] = String(value)
      return true
    }
    for word in CSSText.words(text) {
      let lower = word.lowercased()
      if CSSTime.seconds(word) != nil {
        if put("animation-duration", word) || put("animation-delay", word) { continue }
      } else if SVGEasing(word) != nil {
        if put("animation-timing-function", word) { continue }
      } else if lower == "infinite" || Double(lower) != nil {
        if put("animation-iteration-count", word) { continue }
      } else if CSSTiming.Direction(rawValue: lower) != nil {
        if put("animation-direction", word) { continue }
      } else if lower != "none", CSSTiming.Fill(rawValue: lower) != nil {
        if put("animation-fill-mode", word) { continue }
      } else if lower == "running" || lower == "paused" {
        if put("animation-play-state", word) { continue }
      }
      _ = put("animation-name", word)
    }
    return result
  }
}

/// Times of CSS.
enum CSSTime {
  /// - Returns: `nil` for what has no unit of time.
  static func seconds(_ text: some StringProtocol) -> Double? {
    var text = CSSText.trimmed(Substring(text))
    if let (name, arguments) = CSSText.function(text), name == "calc" {
      return product(arguments)
    }
    let (number, unit) = CSSNumbers.parts(text)
    text = ""
    guard let number, number.isFinite else { return nil }
    return unit == "s" ? number : unit == "ms" ? number / 1000 : nil
  }

  /// A sum of times, each perhaps times a number or divided by one: `calc(.2s * 3 - 1s)`.
  private static func product(_ text: Substring) -> Double? {
    var plain = ""
    for word in CSSText.words(text.replacing("*", with: " * ").replacing("/", with: " / ")) {
      let brackets = word.prefix { $0 == "(" }, end = word.reversed().prefix { $0 == ")" }
      let core = word.dropFirst(brackets.count).dropLast(end.count)
      let value = seconds(core).map { "\($0)" } ?? String(core)
      plain += " " + brackets + value + String(end)
    }
    return CSSNumbers().value("calc(\(plain))")
  }
}
