import SwiftSyntax

/// Where a component asks for what those who conform to its protocols may leave out; see `OptionalRequirements`.
struct OptionalUses {
  private let requirements: OptionalRequirements
  /// The variables that are of such a protocol's type.
  private let holders: Set<String>
  /// The variables of which Swift knows no more than that they are objects: Objective-C finds their methods by name.
  private let untyped: Set<String>

  init(_ files: [SourceFileSyntax]) {
    requirements = OptionalRequirements(files)
    let collector = Variables(types: Set(requirements.properties.values))
    for file in files { collector.walk(file) }
    (holders, untyped) = (collector.holders, collector.untyped)
  }

  /// `object.method?(...)`: the question mark goes, as the method always is there now; if it returns something, it is tried.
  func edits(for node: OptionalChainingExprSyntax) -> [Edit] {
    guard let access = node.expression.as(MemberAccessExprSyntax.self),
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      let base = access.base
    else { return [] }
    guard let method = requirements.methods[access.declName.baseName.text] else {
      // UIKit's own protocols have extensions that have what may be left out.
      return Self.isUIKits(access.declName.baseName.text) ? [Edit(node.questionMark, "")] : []
    }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let isUntyped = untyped.contains(object.lastName)
    guard method.isOptional || isUntyped else { return [] }
    let attempt = method.returns && method.isOptional ? attempt(ExprSyntax(call)) : []
    return attempt + (isUntyped ? [Edit(base, "(\(object.trimmedDescription) as? \(method.type))?")] : [])
      + [Edit(node.questionMark, "")]
  }

  private static func isUIKits(_ name: String) -> Bool {
    let senders = [
      "scrollView", "tableView", "collectionView", "textField", "tabBarController", "tabBar", "navigationController",
      "gestureRecognizer",
    ]
    return senders.contains { name == $0 || name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  /// `object.property`, which is tried.
  func edits(for node: MemberAccessExprSyntax) -> [Edit] {
    guard let type = requirements.properties[node.declName.baseName.text], let base = node.base else { return [] }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    return holders.contains(object.lastName) || object.trimmedDescription.hasSuffix("as? \(type))")
      ? attempt(ExprSyntax(node)) : []
  }

  private func attempt(_ node: ExprSyntax) -> [Edit] {
    // What follows an optional chain belongs to it, unless it stands in parentheses.
    let isChained =
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
      || node.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
    return [
      Edit(insert: "(try? ", at: node.positionAfterSkippingLeadingTrivia),
      Edit(insert: isChained ? ")?" : ")", at: node.endPositionBeforeTrailingTrivia),
    ]
  }

  private final class Variables: SyntaxVisitor {
    let types: Set<String>
    var holders: Set<String> = []
    var untyped: Set<String> = []

    init(types: Set<String>) {
      self.types = types
      super.init(viewMode: .sourceAccurate)
    }

    private func note(_ name: String, _ type: TypeSyntax?, _ value: ExprSyntax?) {
      if let type {
        let bare = type.trimmedDescription.trimmingSuffix { "?!".contains($0) }
        if types.contains(String(bare)) { holders.insert(name) }
        if bare == "AnyObject" { untyped.insert(name) }
      } else if let value = value?.trimmedDescription {
        let isCast = types.contains { type in ["as? ", "as! ", "as "].contains { value.hasSuffix($0 + type) } }
        if isCast { holders.insert(name) }
      }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern.trimmedDescription, node.typeAnnotation?.type, node.initializer?.value)
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern.trimmedDescription, node.typeAnnotation?.type, node.initializer?.value)
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      note((node.secondName ?? node.firstName).text, node.type, nil)
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// Of `a.b.c`, `c`.
  fileprivate var lastName: String {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? trimmedDescription
  }
}

extension String {
  fileprivate func trimmingSuffix(while isLoose: (Character) -> Bool) -> Substring {
    var result = self[...]
    while let last = result.last, isLoose(last) { result.removeLast() }
    return result
  }
}
