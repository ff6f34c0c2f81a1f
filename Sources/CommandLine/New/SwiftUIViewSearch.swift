/// The view among a component's Swift sources that a first scene shows, and how it is made, as far as the sources show it: by brackets and
/// commas, comments and all, which is enough to begin with.
enum SwiftUIViewSearch {
  /// - Returns: the view's name and the arguments of a call that makes it; `nil` where no view can be made without a type to choose.
  static func view(in texts: [String]) -> (name: String, arguments: String)? {
    let declared = texts.flatMap { declarations(in: $0) }
    // Previews show the whole, and nobody else makes it.
    let previews = texts.flatMap { Self.previews(in: $0) }
    let previewed = declared.filter { view in previews.contains { names($0).contains(Substring(view.name)) } }
    let others = texts.map { text in Self.previews(in: text).reduce(text) { $0.replacing(String($1), with: "") } }
    let whole = declared.filter { view in !others.contains { isMade(view.name, in: $0) } }
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

  private static func isMade(_ name: String, in text: String) -> Bool {
    text.matches(of: #/\b(\w+)[ \t]*(?:\(|\.init\b|\{)/#).contains { $0.1 == name }
  }

  private static func declarations(in text: String) -> [Declaration] {
    let found = text.matches(
      of: #/(?m)^((?:[@\w]+(?:\([^)\n]*\))?[ \t\n]+)*?)struct[ \t]+(\w+)[ \t]*:([^{]*)\{/#)
    return found.compactMap { match in
      let modifiers = match.1.split(whereSeparator: \.isWhitespace)
      let inherited = match.3.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      guard inherited.contains("View") || inherited.contains("SwiftUI.View"),
        !modifiers.contains("private"), !modifiers.contains("fileprivate")
      else { return nil }
      guard let body = ComponentInitializer.bracketed("{", "}", in: text[match.range.lowerBound...]) else { return nil }
      let hasInitializer = body.matches(of: #/\binit[ \t]*[(<]/#).contains {
        ComponentInitializer.depth(of: $0.range.lowerBound, in: body) == 0
      }
      let own = hasInitializer ? ComponentInitializer(in: text, of: match.range).arguments ?? "" : memberwise(body)
      return Declaration(name: String(match.2), arguments: filled(own))
    }
  }

  /// What the initialiser asks for that the compiler makes of a struct's properties.
  private static func memberwise(_ body: Substring) -> String {
    let properties = body.matches(
      of:
        #/(?m)^[ \t]*((?:@\w+(?:\([^)\n]*\))?[ \t\n]+)*)((?:\w+[ \t]+)*)(let|var)[ \t]+(\w+)[ \t]*:[ \t]*([^\n={]+)([={]?)/#
    )
    return properties.compactMap { match -> String? in
      guard ComponentInitializer.depth(of: match.range.lowerBound, in: body) == 0, match.6.isEmpty,
        !match.2.split(separator: " ").contains("static")
      else { return nil }
      let wrappers = match.1.split(whereSeparator: \.isWhitespace).map { $0.prefix { $0 != "(" } }
      let asked: Set<Substring> = ["@Binding", "@ObservedObject", "@StateObject", "@Bindable"]
      guard wrappers.allSatisfy({ asked.contains($0) || $0 == "@ViewBuilder" || $0 == "@MainActor" }) else {
        return nil
      }
      let type = match.5.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      let trimmed = type.trimmingPrefix { $0.isWhitespace }.reversed().drop { $0.isWhitespace || $0 == ";" }.reversed()
      let isOptional = match.3 == "var" && trimmed.last == "?"
      guard !isOptional else { return nil }
      return wrappers.contains("@Binding")
        ? "\(match.4): .constant(<#\(String(trimmed))#>)" : "\(match.4): <#\(String(trimmed))#>"
    }.joined(separator: ", ")
  }

  /// The arguments with a value for each placeholder of a type that any value will do for.
  private static func filled(_ arguments: String) -> String {
    let values = [
      "Bool": "true", "Int": "3", "Double": "0.5", "CGFloat": "80", "Float": "0.5", "String": "\"Springform\"",
      "Color": ".blue",
      "() -> Void": "{}", "@escaping () -> Void": "{}", "(() -> Void)?": "nil", "LocalizedStringKey": "\"Springform\"",
      "CGSize": "CGSize(width: 80, height: 80)", "Date": "Date()", "[Color]": "[.blue, .purple]",
      "Binding<Bool>": ".constant(true)",
      "Binding<String>": ".constant(\"Springform\")", "Binding<Double>": ".constant(0.5)",
      "Binding<CGFloat>": ".constant(0.5)",
      "Binding<Int>": ".constant(3)", "Animation": ".default", "[String]": "[\"One\", \"Two\", \"Three\"]",
    ]
    return values.reduce(arguments) { $0.replacing("<#\($1.key)#>", with: $1.value) }
  }
}
