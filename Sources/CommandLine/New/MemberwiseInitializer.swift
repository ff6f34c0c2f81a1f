/// The initialiser that the compiler makes of a struct's properties.
struct MemberwiseInitializer {
  /// What has to be given, as it is written in a call, with the placeholders of editors.
  private(set) var arguments: [String] = []
  /// Whether other files than the struct's own may call it.
  var isVisible: Bool { !isHidden && (arguments.isEmpty || !hidesSetting) }
  /// Whether something private has to be given, or may be.
  private var (isHidden, hidesSetting) = (false, false)

  /// - Parameter body: what stands between the struct's braces, without comments.
  init(of body: Substring) {
    let declarations = body.matches(
      of:
        #/((?:@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?\s+)*)((?:\w+(?:\(set\))?[ \t]+)*)\b(let|var)[ \t]+/#)
    for match in declarations where ComponentInitializer.depth(of: match.range.lowerBound, in: body) == 0 {
      let modifiers = match.2.split(whereSeparator: \.isWhitespace)
      guard !modifiers.contains("static"), !modifiers.contains("class") else { continue }
      let wrappers = match.1.matches(of: #/@[\w.]+/#).map { match.1[$0.range] }
      let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
      for property in Self.stored(body[match.range.upperBound...]) {
        add(property, wrappers, isConstant: match.3 == "let", isPrivate: isPrivate)
      }
    }
  }

  private struct Property {
    let name: Substring
    let type: Substring
    let hasValue: Bool
  }

  private mutating func add(_ property: Property, _ wrappers: [Substring], isConstant: Bool, isPrivate: Bool) {
    let asked: Set<Substring> = ["@Binding", "@State", "@ObservedObject", "@StateObject", "@Bindable"]
    let others: Set<Substring> = ["@ViewBuilder", "@MainActor"]
    guard wrappers.allSatisfy({ asked.contains($0) || others.contains($0) }) else { return }
    let type = property.type
    let hasValue =
      property.hasValue || !isConstant && (type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<"))
    guard hasValue else {
      isHidden = isHidden || isPrivate
      arguments.append(
        wrappers.contains("@Binding") ? "\(property.name): .constant(<#\(type)#>)" : "\(property.name): <#\(type)#>")
      return
    }
    // A wrapper keeps a value of its own to itself.
    hidesSetting = hidesSetting || isPrivate && !isConstant && !wrappers.contains(where: asked.contains)
  }

  /// The stored properties that are declared after `let` or `var`.
  private static func stored(_ text: Substring) -> [Property] {
    let end = end(of: text)
    var parts = ComponentInitializer.parts(of: text[..<end])
    if text[end...].first(where: { !$0.isWhitespace }) == "{",
      text[end...].prefixMatch(of: #/\s*\{\s*(?:didSet|willSet)\b/#) == nil, !(parts.last?.contains("=") ?? true)
    {
      parts.removeLast()
    }
    // Of `a, b: Int` the last says the type.
    var type: Substring?
    let properties = parts.reversed().compactMap { part -> Property? in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let words = sides[0].split(separator: ":", maxSplits: 1).map(trimmed)
      if words.count > 1 { type = words[1] }
      guard let name = words.first, sides.count > 1 || type != nil else { return nil }
      return Property(name: name, type: type ?? "", hasValue: sides.count > 1)
    }
    return properties.reversed()
  }

  /// Where a declaration ends: at a brace, a semicolon, or a line's end unless it plainly goes on.
  private static func end(of text: Substring) -> String.Index {
    var depth = 0
    for index in text.indices {
      let character = text[index]
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      guard depth <= 0 else { continue }
      if "{};".contains(character) { return index }
      guard character.isNewline else { continue }
      let (before, after) = (text[..<index].last { !$0.isWhitespace }, text[index...].first { !$0.isWhitespace })
      if ![before, after].contains(where: { $0.map(",:=&".contains) ?? false }) { return index }
    }
    return text.endIndex
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let text = text.drop(while: \.isWhitespace)
    return text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? text.prefix(0)
  }
}
