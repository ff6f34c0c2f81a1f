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

  /// The methods of Objective-C's protocols, and their optional properties' protocols, by name.
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
        methods[method.name.text] = Method(type: name, isOptional: isOptional, returns: returns)
      }
      for property in Self.members(VariableDeclSyntax.self, of: node)
      where property.modifiers.contains(where: Self.isOptional) {
        for binding in property.bindings { properties[binding.pattern.trimmedDescription] = name }
      }
    }
  }

  /// Objective-C's protocols are for classes only; and the extension that has what may be left out.
  static func edits(for node: ProtocolDeclSyntax) -> [Edit] {
    guard has("objc", node.attributes) else { return [] }
    var (edits, bodies) = (classBound(node), [String]())
    for method in members(FunctionDeclSyntax.self, of: node) where method.modifiers.contains(where: isOptional) {
      edits += method.modifiers.called("optional").map { Edit($0, "") }
      let head = "func \(method.name.text)\(method.signature.parameterClause.onOneLine)"
      if let result = method.signature.returnClause {
        edits.append(Edit(insert: "throws ", at: result.arrow.positionAfterSkippingLeadingTrivia))
        bodies.append("\(head) throws \(result.onOneLine) { throw LeftOut() }")
      } else {
        bodies.append("\(head) {}")
      }
    }
    for property in members(VariableDeclSyntax.self, of: node) where property.modifiers.contains(where: isOptional) {
      edits += property.modifiers.called("optional").map { Edit($0, "") }
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

extension SyntaxProtocol {
  fileprivate var onOneLine: String { trimmedDescription.filter { !$0.isNewline } }
}
