import SwiftSyntax

/// `@objc optional func`: what who conforms to a protocol may leave out.
///
/// With Objective-C, a caller asks whether the method is there: `delegate?.didTap?(self)`. Here an extension has it do nothing, and
/// nobody asks. A method that returns something is left as it is, so that the compiler names it: what it would return is nowhere said.
struct OptionalRequirements {
  private let names: Set<String>

  init(_ files: [SourceFileSyntax]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    names = collector.names
  }

  /// Whether it is the question mark of `method?(...)`, for a method that always is there now.
  func isCall(_ node: OptionalChainingExprSyntax) -> Bool {
    guard let method = node.expression.as(MemberAccessExprSyntax.self),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    else { return false }
    return names.contains(method.declName.baseName.text)
  }

  /// Objective-C's protocols are for classes only; and the methods that do nothing.
  static func edits(for node: ProtocolDeclSyntax) -> [Edit] {
    guard has("objc", node.attributes) else { return [] }
    let methods = optionals(of: node)
    let bodies = methods.map { method in
      let parameters = method.signature.parameterClause.trimmedDescription
      return "func \(method.name.text)\(parameters.filter { !$0.isNewline }) {}"
    }
    let access = node.modifiers.first { ["public", "fileprivate", "private"].contains($0.name.text) }
    let head = "; \(access.map { $0.name.text + " " } ?? "")extension \(node.name.text) { "
    return classBound(node) + methods.flatMap { $0.modifiers.filter(isOptional).map { Edit($0, "") } }
      + (bodies.isEmpty
        ? []
        : [Edit(insert: head + bodies.joined(separator: "; ") + " }", at: node.endPositionBeforeTrailingTrivia)])
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

  private static func optionals(of node: ProtocolDeclSyntax) -> [FunctionDeclSyntax] {
    node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.contains(where: isOptional) && $0.signature.returnClause == nil }
  }

  private static func isOptional(_ modifier: DeclModifierSyntax) -> Bool { modifier.name.text == "optional" }

  private static func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }

  private final class Collector: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      if has("objc", node.attributes) { names.formUnion(optionals(of: node).map(\.name.text)) }
      return .skipChildren
    }
  }
}
