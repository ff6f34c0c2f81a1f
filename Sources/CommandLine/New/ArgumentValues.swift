/// Values for what a component's views are made with, in place of placeholders: of types that any value will do for, and of types that
/// the component declares, as far as its sources show how they are made.
struct ArgumentValues {
  let framework: ComponentFramework
  let types: DeclaredTypes

  /// - Parameter texts: the sources' code, as ``SwiftCode`` tells it.
  init(in texts: [String], for framework: ComponentFramework) {
    self.framework = framework
    types = DeclaredTypes(in: texts)
  }

  /// Arguments with values in place of placeholders; those of which the sources don't show enough stay.
  func filled(_ arguments: String) -> String { filled(arguments, depth: 0) }

  private func filled(_ arguments: String, depth: Int) -> String {
    arguments.replacing(#/<#(.*?)#>/#.dotMatchesNewlines()) { match in
      value(of: match.1, depth: depth) ?? String(arguments[match.range])
    }
  }

  /// - Parameter depth: in how many types' values it lies, which ends where types are made of each other.
  private func value(of written: Substring, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    let type = Self.withoutAttributes(written)
    // The value of one that is asked for later is written as if it were asked for now.
    if written.contains("@autoclosure"), let match = type.wholeMatch(of: #/\(\)\s*->\s*(.+)/#) {
      return value(of: match.1, depth: depth)
    }
    if type.hasSuffix("?"), !Self.isFunction(type) { return "nil" }
    if type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->") {
      let parts = ComponentInitializer.parts(of: type.dropFirst().dropLast())
      if parts.count == 1 { return value(of: parts[0], depth: depth) }
    }
    let builder = written.prefixMatch(of: #/@\w+Builder/#).map { $0.0.dropFirst() }
    if let closure = closure(type, for: builder, depth: depth) { return closure }
    if let plain = Self.plainValues[String(type)] ?? frameworkValues[String(type)] { return plain }
    if let inner = type.wholeMatch(of: #/Binding<(.+)>/#)?.1 {
      return value(of: inner, depth: depth).map { ".constant(\($0))" }
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = type.dropFirst().dropLast()
      return inner.contains(":") ? nil : value(of: inner, depth: depth).map { "[\($0)]" }
    }
    guard let declared = types[type], !declared.isGeneric else { return nil }
    return declared.kind == .choice ? choice(of: declared, depth: depth) : made(declared, depth: depth)
  }

  /// A case of an enumeration, without anything in it if there is one.
  private func choice(of type: DeclaredTypes.Declaration, depth: Int) -> String? {
    guard let body = type.bodies.first else { return nil }
    let cases = body.matches(of: #/\bcase[ \t]+([^\n;{}]+)/#)
      .filter { ComponentInitializer.depth(of: $0.range.lowerBound, in: body) == 0 }
      .flatMap { ComponentInitializer.parts(of: $0.1) }
      // Not those whose values go on in the next line.
      .filter { !$0.contains("(") || ComponentInitializer.bracketed("(", ")", in: $0) != nil }
    let calls = cases.lazy.map { text in
      guard let list = ComponentInitializer.bracketed("(", ")", in: text) else {
        // Without its raw value.
        return String(text.prefix { $0 != "=" && !$0.isWhitespace })
      }
      let values = ComponentInitializer.parts(of: list).map { $0.contains(":") ? $0 : "_: " + $0 }
      let arguments = ComponentInitializer.arguments(for: values.map { $0[...] })
      return text.prefix { $0 != "(" } + "(" + filled(arguments, depth: depth + 1) + ")"
    }
    return (calls.first { !$0.contains("(") } ?? calls.first { !$0.contains("<#") }).map { "\(type.path).\($0)" }
  }

  /// A call that makes an object or a structure.
  private func made(_ type: DeclaredTypes.Declaration, depth: Int) -> String? {
    let own = type.bodies.flatMap(ComponentInitializer.declared)
    guard own.isEmpty else {
      let calls = own.lazy.filter { !$0.isPrivate && $0.isPlain && $0.parameters.first?.hasPrefix("coder") != true }
        .map { filled(ComponentInitializer.arguments(for: $0.parameters), depth: depth + 1) }
      if let call = calls.first(where: { !$0.contains("<#") }) { return "\(type.path)(\(call))" }
      return shared(of: type)
    }
    guard type.kind == .structure, let body = type.bodies.first else { return shared(of: type) ?? "\(type.path)()" }
    let memberwise = MemberwiseInitializer(of: body)
    let call = filled(memberwise.arguments.joined(separator: ", "), depth: depth + 1)
    return memberwise.isVisible && !call.contains("<#") ? "\(type.path)(\(call))" : shared(of: type)
  }

  /// One that the type has ready.
  private func shared(of type: DeclaredTypes.Declaration) -> String? {
    type.bodies.lazy.compactMap { Self.sharedName(in: $0, of: type.path.split(separator: ".").last ?? "") }.first
      .map { "\(type.path).\($0)" }
  }

  /// What a type's body calls one that it has ready for all.
  static func sharedName(in body: Substring, of type: Substring) -> Substring? {
    body.matches(
      of: #/\b(?:static|class)[ \t]+(?:let|var)[ \t]+`?(shared|standard|default|main)`?[ \t]*(?::|=)[ \t]*(\w+)/#
    )
    .first { ["Self", type].contains($0.2) && ComponentInitializer.depth(of: $0.range.lowerBound, in: body) == 0 }?.1
  }

  /// - Parameter builder: what makes a value of the closure's statements.
  /// - Returns: `nil` for what is no function.
  private func closure(_ type: Substring, for builder: Substring?, depth: Int) -> String? {
    let pattern = #/\((.*)\)\s*(?:async\s*)?(?:throws\s*)?->\s*(.+)/#.dotMatchesNewlines()
    guard let match = type.wholeMatch(of: pattern), !match.1.contains("->") else { return nil }
    let count = ComponentInitializer.parts(of: match.1).count
    let head = count == 0 ? "" : " " + Array(repeating: "_", count: count).joined(separator: ", ") + " in"
    if ["Void", "()"].contains(match.2) { return head.isEmpty ? "{}" : "{\(head) }" }
    // A list is made of its elements, and any view will do for a view.
    let made = builder != nil && match.2.hasPrefix("[") ? match.2.dropFirst().dropLast() : match.2
    let value = value(of: made, depth: depth) ?? (builder == "ViewBuilder" ? "Text(\"Springform\")" : nil)
    return value.map { "{\(head) \($0) }" }
  }

  /// Whether an arrow stands outside of all brackets.
  private static func isFunction(_ type: Substring) -> Bool {
    type.matches(of: #/->/#).contains { ComponentInitializer.depth(of: $0.range.lowerBound, in: type) == 0 }
  }

  private static func withoutAttributes(_ type: Substring) -> Substring {
    var type = type
    while let attribute = type.prefixMatch(of: #/\s*@\w+(?:\([^)]*\))?\s*/#) {
      type = type[attribute.range.upperBound...]
    }
    return type.trimmingPrefix { $0.isWhitespace }
  }

  private static let plainValues = [
    "Bool": "true", "Int": "3", "Double": "0.5", "CGFloat": "80", "Float": "0.5", "TimeInterval": "1",
    "String": "\"Springform\"", "Date": "Date()",
    "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!",
    "CGSize": "CGSize(width: 80, height: 80)", "CGPoint": "CGPoint(x: 80, y: 80)",
    "CGRect": "CGRect(x: 0, y: 0, width: 80, height: 80)",
    "[String]": "[\"One\", \"Two\", \"Three\"]", "Binding<Double>": ".constant(0.5)",
    "Binding<CGFloat>": ".constant(0.5)", "ClosedRange<Double>": "0...1", "ClosedRange<Float>": "0...1",
    "ClosedRange<CGFloat>": "0...1", "ClosedRange<Int>": "0...10",
    "NSAttributedString": "NSAttributedString(string: \"Springform\")",
    "UIColor": ".systemBlue", "[UIColor]": "[.systemBlue, .systemPurple]", "CGColor": "UIColor.systemBlue.cgColor",
    "UIView": "UIView()", "UIViewController": "UIViewController()", "UIScrollView": "UIScrollView()",
    "UIFont": ".systemFont(ofSize: 17)", "UIImage": "UIImage(systemName: \"star.fill\")!",
    "UIEdgeInsets": "UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)",
  ]

  private var frameworkValues: [String: String] { framework == .swiftUI ? Self.swiftUIValues : [:] }

  private static let swiftUIValues = [
    "Color": ".blue", "[Color]": "[.blue, .purple]", "LocalizedStringKey": "\"Springform\"", "Animation": ".default",
    "Text": "Text(\"Springform\")", "Image": "Image(systemName: \"star.fill\")",
    "AnyView": "AnyView(Text(\"Springform\"))",
    "some View": "Text(\"Springform\")", "Font": ".body", "Edge": ".top",
    "Angle": ".degrees(45)", "UnitPoint": ".center",
    "Alignment": ".center", "Gradient": "Gradient(colors: [.blue, .purple])",
    "LinearGradient": "LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)",
  ]
}
