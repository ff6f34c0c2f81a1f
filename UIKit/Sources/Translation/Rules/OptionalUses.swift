import SwiftSyntax

/// Where a component asks for what those who conform to its protocols may leave out; see `OptionalRequirements`.
struct OptionalUses {
  private let requirements: OptionalRequirements
  /// The variables that are of such a protocol's type.
  private let holders: Set<String>
  /// Those that are of a type which is no protocol with methods that may be left out.
  private let others: Set<String>
  /// The variables of which Swift knows no more than that they are objects: Objective-C finds their methods by name.
  private let untyped: Set<String>
  /// All that the component calls a variable, and the methods that it does not only call.
  private let properties: Set<String>
  private let referenced: Set<String>

  init(_ files: [SourceFileSyntax]) {
    requirements = OptionalRequirements(files)
    let collector = Variables(types: Set(requirements.properties.values), protocols: requirements.names)
    for file in files { collector.walk(file) }
    (holders, untyped, properties) = (collector.holders, collector.untyped, collector.names)
    others = collector.others
    let references = References(requirements)
    for file in files { references.walk(file) }
    referenced = references.names
  }

  /// Whether the component declares such a protocol.
  func isProtocol(_ name: String) -> Bool { requirements.names.contains(name) }

  /// What the component declares a protocol to have.
  func edits(for node: ProtocolDeclSyntax) -> [Edit] { OptionalRequirements.edits(for: node, referenced: referenced) }

  /// `object.method?(...)`: the question mark goes, as the method always is there now; if it returns something, it is tried.
  func edits(for node: OptionalChainingExprSyntax) -> [Edit] {
    guard let (access, call, base) = Self.call(of: node.expression, marked: ExprSyntax(node)) else { return [] }
    let name = access.declName.baseName.text
    guard let (_, method) = requirements.method(name, labels: call.labels) else {
      // UIKit's own protocols have extensions that have what may be left out.
      return isUIKits(name, call) ? optional(call, base) + [Edit(node.questionMark, "")] : []
    }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let isUntyped = untyped.contains(object.lastName)
    guard method.isOptional || isUntyped else { return [] }
    let attempt = method.returns && method.isOptional ? attempt(ExprSyntax(call)) : []
    return attempt + (isUntyped ? [Edit(base, "(\(object.trimmedDescription) as? \(method.type))?")] : [])
      + [Edit(node.questionMark, "")]
  }

  /// `object.method!(...)`: the mark goes, too; without the method, the app ends.
  func edits(for node: ForceUnwrapExprSyntax) -> [Edit] {
    guard let (access, call, _) = Self.call(of: node.expression, marked: ExprSyntax(node)) else { return [] }
    let name = access.declName.baseName.text
    guard let (_, method) = requirements.method(name, labels: call.labels) else {
      return isUIKits(name, call) ? [Edit(node.exclamationMark, "")] : []
    }
    guard method.isOptional else { return [] }
    let attempt = [
      Edit(insert: "(try! ", at: call.positionAfterSkippingLeadingTrivia),
      Edit(insert: ")", at: call.endPositionBeforeTrailingTrivia),
    ]
    return (method.returns ? attempt : []) + [Edit(node.exclamationMark, "")]
  }

  private static func call(
    of callee: ExprSyntax, marked node: ExprSyntax
  ) -> (MemberAccessExprSyntax, FunctionCallExprSyntax, ExprSyntax)? {
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base,
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    else { return nil }
    return (access, call, base)
  }

  /// What is bound by `if let` has to be optional.
  private func optional(_ node: some ExprSyntaxProtocol, _ base: ExprSyntax) -> [Edit] {
    guard node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true, !base.isChained else { return [] }
    return [
      Edit(insert: "Optional(", at: node.positionAfterSkippingLeadingTrivia),
      Edit(insert: ")", at: node.endPositionBeforeTrailingTrivia),
    ]
  }

  /// `object.method`, as a function: one that does not throw.
  private func reference(_ node: MemberAccessExprSyntax) -> [Edit] {
    guard let base = node.base, !others.contains(base.lastName),
      let (name, method) = Self.reference(node, in: requirements)
    else { return [] }
    guard method.returns else { return optional(node, base) }
    return [Edit(node.declName, OptionalRequirements.referenceName(name))]
  }

  private static func reference(
    _ node: MemberAccessExprSyntax, in requirements: OptionalRequirements
  ) -> (String, OptionalRequirements.Method)? {
    guard let base = node.base, !base.lastName.isTypeName, !node.isCalled else { return nil }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    // A name alone may be something else's.
    guard labels != nil || node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true,
      let (name, method) = requirements.method(node.declName.baseName.text, labels: labels), method.isOptional
    else { return nil }
    return (name, method)
  }

  private func isUIKits(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    // A variable of that name may hold a function, whose arguments have no labels.
    guard !properties.contains(name) || call.labels.contains(where: { $0 != "_" }) else { return false }
    let senders = [
      "scrollView", "tableView", "collectionView", "textField", "textView", "tabBarController", "tabBar",
      "navigationController", "gestureRecognizer", "numberOfSections", "sectionIndexTitles", "viewForZooming",
      "presentationController", "adaptivePresentationStyle", "animationDid", "animationController",
      "interactionController", "presentation", "dynamicAnimator", "collisionBehavior", "navigationBar", "pickerView",
      "searchBar", "pageViewController", "indexPathForPreferredFocusedView", "updateSearchResults",
    ]
    return senders.contains { name == $0 || name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  /// `object.property`, which is tried.
  func edits(for node: MemberAccessExprSyntax) -> [Edit] {
    let reference = reference(node)
    guard reference.isEmpty else { return reference }
    if let edit = objectEdit(for: node) { return [edit] }
    guard let type = requirements.properties[node.declName.baseName.text], let base = node.base else { return [] }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    return holders.contains(object.lastName) || object.trimmedDescription.hasSuffix("as? \(type))")
      ? attempt(ExprSyntax(node)) : []
  }

  /// `target?.perform(action)` of any object: those that have methods by names are Foundation's.
  private func objectEdit(for node: MemberAccessExprSyntax) -> Edit? {
    guard ["perform", "performSelector", "responds"].contains(node.declName.baseName.text), let base = node.base else {
      return nil
    }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard untyped.contains(object.lastName) || object.lastName == "target" else { return nil }
    return base.is(OptionalChainingExprSyntax.self)
      ? Edit(base, "(\(object.trimmedDescription) as? NSObject)?")
      : untyped.contains(object.lastName) ? Edit(base, "(\(object.trimmedDescription) as! NSObject)") : nil
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
    /// Variables of other types than protocols, but for those that elsewhere are of one.
    var others: Set<String> { named.subtracting(holding) }
    private var (named, holding): (Set<String>, Set<String>) = ([], [])
    private let protocols: Set<String>
    var names: Set<String> = []

    init(types: Set<String>, protocols: Set<String>) {
      (self.types, self.protocols) = (types, protocols)
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
        let isHolder = !protocols.isDisjoint(with: parts.map(String.init))
        if isHolder { holding.insert(name) } else { named.insert(name) }
      } else if let value {
        // What a type makes is one of that type, which has the method for sure if it is called so.
        let made = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        if made?.baseName.text.isTypeName == true { named.insert(name) }
        let text = value.trimmedDescription
        let isCast = types.contains { type in ["as? ", "as! ", "as "].contains { text.hasSuffix($0 + type) } }
        if isCast || holders.contains(value.firstNames) { holders.insert(name) }
      }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.pattern.trimmedDescription)
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

extension OptionalUses {
  private final class References: SyntaxVisitor {
    let requirements: OptionalRequirements
    var names: Set<String> = []

    init(_ requirements: OptionalRequirements) {
      self.requirements = requirements
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let (name, _) = OptionalUses.reference(node, in: requirements) { names.insert(name) }
      return .visitChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// Of the arguments in parentheses.
  fileprivate var labels: [String] { arguments.map { $0.label?.text ?? "_" } }
}

extension MemberAccessExprSyntax {
  fileprivate var isCalled: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      node = parent
    }
    return (node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression).map(Syntax.init) == node
  }
}

extension ExprSyntax {
  /// Whether there is a question mark in it already.
  fileprivate var isChained: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    return self.as(MemberAccessExprSyntax.self)?.base?.isChained == true
  }

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
