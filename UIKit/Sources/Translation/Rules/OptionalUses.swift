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

  /// Whether the component declares such a protocol.
  func isProtocol(_ name: String) -> Bool { requirements.names.contains(name) }

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
        // Of `[A & B]?`, `A` and `B`: who takes something out of an array takes one of those.
        let parts = type.trimmedDescription.split { " ?!&[]()".contains($0) }
        if parts.contains(where: { types.contains(String($0)) }), !type.trimmedDescription.contains("->") {
          holders.insert(name)
        }
        if parts == ["AnyObject"] { untyped.insert(name) }
      } else if let value {
        let text = value.trimmedDescription
        let isCast = types.contains { type in ["as? ", "as! ", "as "].contains { text.hasSuffix($0 + type) } }
        if isCast || holders.contains(value.firstNames) { holders.insert(name) }
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

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern.trimmedDescription, node.typeAnnotation?.type, node.sequence)
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

extension ExprSyntax {
  /// Of `self.a[0]` and `a.first`, `a`.
  fileprivate var firstNames: String {
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.lastName }
    if let access = self.as(MemberAccessExprSyntax.self), ["first", "last"].contains(access.declName.baseName.text),
      let base = access.base
    {
      return base.lastName
    }
    return lastName
  }
}
