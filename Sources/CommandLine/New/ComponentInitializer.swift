/// How a component's class is made, as far as its source's code shows it: by brackets and commas, which is enough for a first scene.
struct ComponentInitializer: Equatable {
  /// Arguments as they are written in a call: with the placeholders of editors, `<#Type#>`, where somebody has to say what; `nil` where the
  /// class is made as its superclass is.
  let arguments: String?
  /// What the class calls the object that it has ready, where it lets nobody make another one.
  let shared: String?

  static let inherited = ComponentInitializer(arguments: nil)

  private init(arguments: String?) {
    self.arguments = arguments
    shared = nil
  }

  /// - Parameters:
  ///   - text: the file that declares the class.
  ///   - name: the class's.
  ///   - declaration: where the class's declaration is in it.
  ///   - values: what stands in place of placeholders.
  init(in text: String, of declaration: Range<String.Index>, named name: Substring, with values: ArgumentValues) {
    guard let body = Self.bracketed("{", "}", in: text[declaration.lowerBound...]) else {
      self = .inherited
      return
    }
    let declared = Self.declared(in: body).filter { !($0.parameters.first?.hasPrefix("coder") ?? false) }
    let found = declared.filter { !$0.isPrivate }
    if found.isEmpty, !declared.isEmpty, let name = ArgumentValues.sharedName(in: body, of: name) {
      (arguments, shared) = (nil, String(name))
      return
    }
    func takesFrame(_ parameters: [Substring]) -> Bool {
      parameters.count == 1 && parameters[0].hasPrefix("frame")
    }
    // Who declares none besides convenient ones has all of the superclass's.
    guard !found.allSatisfy(\.isConvenience), !found.contains(where: { takesFrame($0.parameters) }) else {
      self = .inherited
      return
    }
    let calls = (found.contains(where: \.isPlain) ? found.filter(\.isPlain) : found).map {
      values.filled(Self.arguments(for: $0.parameters))
    }
    arguments = calls.first { !$0.contains("<#") } ?? calls.first
    shared = nil
  }

  /// An initialiser as it is declared.
  struct Declaration {
    let isConvenience: Bool
    let isPrivate: Bool
    /// Whether a call of it is an object, without a question and at once.
    let isPlain: Bool
    let parameters: [Substring]
  }

  /// - Parameter body: what stands between the braces of a type, as ``SwiftCode`` tells it.
  static func declared(in body: Substring) -> [Declaration] {
    let found = body.matches(
      of: #/((?:@\w+(?:\([^()\n]*\))?\s+|\w+[ \t]+)*)\binit([?!]?)[ \t]*(?:<[^>\n]*>)?[ \t]*(?=\()/#)
    return found.compactMap { match in
      // `.init(` makes something else.
      guard depth(of: match.range.lowerBound, in: body) == 0, body[..<match.range.lowerBound].last != "." else {
        return nil
      }
      let modifiers = match.1.split(whereSeparator: \.isWhitespace)
      return bracketed("(", ")", in: body[match.range.upperBound...]).map { list in
        let effects = body[list.endIndex...].prefixMatch(of: #/\)\s*(?:async|throws|rethrows)\b/#)
        return Declaration(
          isConvenience: modifiers.contains("convenience"),
          isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"),
          isPlain: match.2.isEmpty && effects == nil, parameters: parts(of: list))
      }
    }
  }

  /// What a call gives for parameters, as it is written.
  static func arguments(for parameters: [Substring]) -> String {
    parameters.compactMap(argument).joined(separator: ", ")
  }

  /// `nil` for one that may be left out.
  private static func argument(for parameter: Substring) -> String? {
    guard let colon = parameter.firstIndex(of: ":"), !parameter.contains("=") else { return nil }
    let words = parameter[..<colon].split(whereSeparator: \.isWhitespace)
    let label = words.first { !$0.hasPrefix("@") } ?? "_"
    let type = parameter[parameter.index(after: colon)...].trimmingPrefix { $0.isWhitespace }
    // What a builder makes of a closure is no value of the type that it returns.
    let builder = words.first { $0.hasPrefix("@") && $0.hasSuffix("Builder") }.map { "\($0) " } ?? ""
    return (label == "_" ? "" : "\(label): ") + "<#\(builder)\(type)#>"
  }

  // MARK: Brackets

  /// What stands between the first opening bracket and the one that closes it.
  static func bracketed(_ open: Character, _ close: Character, in text: Substring) -> Substring? {
    guard let first = text.firstIndex(of: open) else { return nil }
    var depth = 0
    for index in text[first...].indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return text[text.index(after: first)..<index] }
    }
    return nil
  }

  static func depth(of index: String.Index, in text: Substring) -> Int {
    text[..<index].reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
  }

  /// What commas separate that stand in no brackets.
  static func parts(of list: Substring) -> [Substring] {
    var (parts, depth, start): ([Substring], Int, String.Index) = ([], 0, list.startIndex)
    for index in list.indices {
      if "([{<".contains(list[index]) { depth += 1 }
      // An arrow is no bracket.
      if ")]}>".contains(list[index]), list[..<index].last != "-" { depth -= 1 }
      guard list[index] == ",", depth == 0 else { continue }
      parts.append(list[start..<index])
      start = list.index(after: index)
    }
    parts.append(list[start...])
    return parts.map { part in
      let trimmed = part.drop { $0.isWhitespace }
      return trimmed.lastIndex { !$0.isWhitespace }.map { trimmed[...$0] } ?? trimmed[..<trimmed.startIndex]
    }.filter { !$0.isEmpty }
  }
}
