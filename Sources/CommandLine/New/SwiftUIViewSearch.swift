/// The view among a component's Swift sources that a first scene shows, and how it is made, as far as the sources show it: by brackets and
/// commas, which is enough to begin with.
enum SwiftUIViewSearch {
  /// - Parameter texts: the sources' code, as ``SwiftCode`` tells it.
  /// - Returns: the view's name and the arguments of a call that makes it; `nil` where no view can be made without a type to choose.
  static func view(in texts: [String]) -> (name: String, arguments: String)? {
    let values = ArgumentValues(in: texts, for: .swiftUI)
    let declared = texts.flatMap { declarations(in: $0, with: values) }
    // Previews show the whole, and nobody else makes it.
    let shown = texts.reduce(into: Set<Substring>()) { shown, text in
      for preview in previews(in: text) { shown.formUnion(names(preview)) }
    }
    let previewed = declared.filter { shown.contains(Substring($0.name)) }
    let made = texts.reduce(into: Set<Substring>()) { made, text in
      made.formUnion(Self.made(in: previews(in: text).reduce(text) { $0.replacing(String($1), with: "") }))
    }
    let whole = declared.filter { !made.contains(Substring($0.name)) }
    let candidates =
      [previewed.filter { view in whole.contains { $0.name == view.name } }, previewed, whole, declared]
      .first { !$0.isEmpty } ?? []
    // One that needs nothing goes before one that has to be told something.
    let best = candidates.first { !$0.arguments.contains("<#") } ?? candidates.first
    return best.map { ($0.name, $0.arguments) }
  }

  private struct Declaration {
    let name: String
    let arguments: String
  }

  /// What a source's previews show.
  private static func previews(in text: String) -> [Substring] {
    text.matches(of: #/#Preview\b|:[ \t]*PreviewProvider\b/#).compactMap {
      ComponentInitializer.bracketed("{", "}", in: text[$0.range.upperBound...])
    }
  }

  private static func names(_ text: Substring) -> Set<Substring> {
    Set(text.matches(of: #/\b\w+/#).map { text[$0.range] })
  }

  /// What a source makes values of, among other names that are called.
  private static func made(in text: String) -> [Substring] {
    // An extension of it makes none.
    text.matches(of: #/(\bextension[ \t]+)?\b(\w+)[ \t]*(?:\(|\.init\b|\{)/#).filter { $0.1 == nil }.map(\.2)
  }

  private static func declarations(in text: String, with values: ArgumentValues) -> [Declaration] {
    let found = text.matches(
      of: #/(?m)^[ \t]*((?:[@\w]+(?:\([^)\n]*\))?[ \t\n]+)*?)struct[ \t]+(\w+)[ \t]*:([^{]*)\{/#)
    return found.compactMap { match in
      let modifiers = match.1.split(whereSeparator: \.isWhitespace)
      let inherited = match.3.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      guard inherited.contains("View") || inherited.contains("SwiftUI.View"),
        !modifiers.contains("private"), !modifiers.contains("fileprivate"),
        ComponentInitializer.depth(of: match.range.lowerBound, in: text[...]) == 0,
        let body = ComponentInitializer.bracketed("{", "}", in: text[match.range.lowerBound...])
      else { return nil }
      return arguments(of: body, with: values).map { Declaration(name: String(match.2), arguments: $0) }
    }
  }

  /// - Parameter body: what stands between the braces of the view.
  /// - Returns: `nil` for a view that only its own file can make.
  private static func arguments(of body: Substring, with values: ArgumentValues) -> String? {
    let own = ComponentInitializer.declared(in: body)
    guard own.isEmpty else {
      let calls = own.filter { !$0.isPrivate }.map {
        values.filled(ComponentInitializer.arguments(for: $0.parameters))
      }
      return calls.first { $0.isEmpty } ?? calls.first { !$0.contains("<#") } ?? calls.first
    }
    let memberwise = MemberwiseInitializer(of: body)
    return memberwise.isVisible ? values.filled(memberwise.arguments.joined(separator: ", ")) : nil
  }
}
