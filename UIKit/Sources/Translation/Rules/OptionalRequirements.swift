import SwiftSyntax

/// `@objc optional`: what who conforms to a protocol may leave out.
///
/// With Objective-C, a caller asks whether a method is there: `delegate?.didTap?(self)`. Here an extension has it. A method that returns
/// nothing does nothing there, and nobody asks. One that returns something, and a property, throws there, so that whoever calls it
/// tries: who conforms without throwing conforms all the same.
struct OptionalRequirements {
  struct Method {
    /// That declares it.
    let type: String
    let isOptional: Bool
    let returns: Bool
  }

  /// The methods of Objective-C's protocols, by their full names; and their optional properties' protocols, by name.
  private(set) var methods: [String: Method] = [:]
  private(set) var properties: [String: String] = [:]

  /// Of Objective-C's protocols.
  private(set) var names: Set<String> = []

  init(_ files: [SourceFileSyntax]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    for node in collector.protocols {
      let name = node.name.text
      names.insert(name)
      for method in Self.members(FunctionDeclSyntax.self, of: node) {
        let isOptional = method.modifiers.contains(where: Self.isOptional)
        let returns = method.signature.returnClause != nil
        methods[method.fullName] = Method(type: name, isOptional: isOptional, returns: returns)
      }
      for property in Self.members(VariableDeclSyntax.self, of: node)
      where property.modifiers.contains(where: Self.isOptional) {
        for binding in property.bindings { properties[binding.pattern.trimmedDescription] = name }
      }
    }
  }

  /// The method that is called by a name, with these labels and perhaps closures behind them; with `nil` by its name alone.
  func method(_ name: String, labels: [String]?) -> (fullName: String, method: Method)? {
    if let labels, let exact = methods["\(name)(\(labels.map { $0 + ":" }.joined()))"] {
      return ("\(name)(\(labels.map { $0 + ":" }.joined()))", exact)
    }
    let others = methods.filter { $0.key.hasPrefix(name + "(") }
    // With closures behind it a call says less than the method's name.
    let begin = "\(name)(\((labels ?? []).map { $0 + ":" }.joined())"
    let fitting = others.filter { $0.key.hasPrefix(begin) }
    return (fitting.count == 1 ? fitting.first : others.count == 1 ? others.first : nil).map { ($0.key, $0.value) }
  }

  /// What a function is reached by that a method stands for, and that does not throw.
  static func referenceName(_ fullName: String) -> String {
    fullName.split { "(:)_".contains($0) }.joined(separator: "_") + "_method"
  }

  /// Objective-C's protocols are for classes only; and the extension that has what may be left out.
  /// - Parameter referenced: the full names of methods that are not only called.
  static func edits(for node: ProtocolDeclSyntax, referenced: Set<String> = []) -> [Edit] {
    guard has("objc", node.attributes) else { return [] }
    var (edits, bodies) = (classBound(node), [String]())
    for method in members(FunctionDeclSyntax.self, of: node) where method.modifiers.contains(where: isOptional) {
      edits += method.modifiers.called("optional").map { Edit($0, "") }
      let head = "func \(method.name.text)\(method.signature.parameterClause.onOneLine)"
      if let result = method.signature.returnClause {
        edits.append(Edit(insert: "throws ", at: result.arrow.positionAfterSkippingLeadingTrivia))
        bodies.append("\(head) throws \(result.onOneLine) { throw LeftOut() }")
        if referenced.contains(method.fullName) { bodies.append(reference(to: method, result)) }
      } else {
        bodies.append("\(head) {}")
      }
    }
    for property in members(VariableDeclSyntax.self, of: node) where property.modifiers.contains(where: isOptional) {
      edits += property.modifiers.called("optional", "weak").map { Edit($0, "") }
      for binding in property.bindings {
        guard let accessors = binding.accessorBlock, let type = binding.typeAnnotation else { continue }
        // Nobody can set what may not be there.
        edits.append(Edit(accessors, "{ get throws }"))
        let head = "var \(binding.pattern.trimmedDescription)\(type.onOneLine)"
        bodies.append("\(head) { get throws { throw LeftOut() } }")
      }
    }
    guard !bodies.isEmpty else { return edits }
    let access = node.modifiers.first { ["public", "fileprivate", "private"].contains($0.name.text) }
    let head = "; \(access.map { $0.name.text + " " } ?? "")extension \(node.name.text) { "
    return edits + [
      Edit(insert: head + bodies.joined(separator: "; ") + " }", at: node.endPositionBeforeTrailingTrivia)
    ]
  }

  private static func reference(to method: FunctionDeclSyntax, _ result: ReturnClauseSyntax) -> String {
    let parameters = method.signature.parameterClause.parameters
    let types = parameters.map { $0.type.onOneLine.replacing("@escaping ", with: "") }.joined(separator: ", ")
    let arguments = parameters.enumerated().map { index, parameter in
      parameter.firstName.text == "_" ? "$\(index)" : "\(parameter.firstName.text): $\(index)"
    }.joined(separator: ", ")
    let name = method.fullName
    return
      "var \(referenceName(name)): ((\(types)) \(result.onOneLine))? { { do { return try self.\(method.name.text)(\(arguments)) }"
      + " catch { leftOut(\"\(name)\") } } }"
  }

  private static func classBound(_ node: ProtocolDeclSyntax) -> [Edit] {
    guard let clause = node.inheritanceClause else {
      let place = node.primaryAssociatedTypeClause?.endPositionBeforeTrailingTrivia
      return [Edit(insert: ": AnyObject", at: place ?? node.name.endPositionBeforeTrailingTrivia)]
    }
    let inherited = Set(clause.inheritedTypes.map(\.type.trimmedDescription))
    return inherited.isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
      ? [Edit(insert: " AnyObject,", at: clause.colon.endPositionBeforeTrailingTrivia)] : []
  }

  private static func members<Node: DeclSyntaxProtocol>(_ kind: Node.Type, of node: ProtocolDeclSyntax) -> [Node] {
    node.memberBlock.members.compactMap { $0.decl.as(kind) }
  }

  private static func isOptional(_ modifier: DeclModifierSyntax) -> Bool { modifier.name.text == "optional" }

  private static func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }

  private final class Collector: SyntaxVisitor {
    var protocols: [ProtocolDeclSyntax] = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      if has("objc", node.attributes) { protocols.append(node) }
      return .skipChildren
    }
  }
}

extension FunctionDeclSyntax {
  /// With its labels.
  fileprivate var fullName: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
  }
}

extension SyntaxProtocol {
  fileprivate var onOneLine: String { trimmedDescription.filter { !$0.isNewline } }
}
