import SwiftSyntax

/// `self.init()` in a class's own function, `T(frame: frame)` of a generic class, `type(of: self).init(frame: frame)`.
///
/// Swift calls an initialiser through a class only if it is `required`, unless it comes from Objective-C, as those of views and layers do
/// on a phone. Here such a class is asked to make one, by functions that the component's classes override; of UIKit's other classes, whose
/// subclasses are none, one is made at once.
struct MetatypeCalls {
  private enum Kind { case view, layer, controller }

  /// What cells and their like are made with by `init()`.
  private static let reusable = [
    "UITableViewCell": "style: .default, reuseIdentifier: nil", "UITableViewHeaderFooterView": "reuseIdentifier: nil",
    "UICollectionReusableView": "frame: .zero",
  ]

  private let superclasses: Superclasses
  private let initializers: [String: [InitializerDeclSyntax]]
  /// Whether any class is asked to make one, so that those of the component have to be able to.
  private let areAsked: Bool
  /// The classes of variables that are references to one, and all classes of which there are references.
  private let variables: [String: String]
  private let mentioned: Set<String>

  init(_ files: [SourceFileSyntax]) {
    superclasses = Superclasses(files)
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    initializers = collector.initializers
    let metatypes = Metatypes(viewMode: .sourceAccurate)
    for file in files { metatypes.walk(file) }
    (variables, mentioned) = (metatypes.variables, metatypes.mentioned)
    areAsked = collector.calls.contains { Self.class(of: $0) != nil || metatypes.variables[$0.metatype ?? ""] != nil }
  }

  // MARK: Who is asked

  func edits(for node: FunctionCallExprSyntax) -> [Edit] {
    guard node.trailingClosure == nil else { return [] }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let (name, reference) = Self.class(of: node) else { return edits(forVariable: node, labels) }
    if labels.isEmpty, let kind = superclasses.kind(of: name, among: Self.reusable.keys),
      let arguments = Self.reusable[kind], !isRequired(labels, of: name)
    {
      return made(by: reference, node)
        + [Edit(insert: arguments, at: node.leftParen?.endPositionBeforeTrailingTrivia ?? node.endPosition)]
    }
    guard canBeMade(name, labels) else { return isExtensionOfOurs(node, name) ? whole(node, name) : [] }
    return isRequired(labels, of: name) ? [] : made(by: reference, node)
  }

  private func made(by reference: String, _ node: FunctionCallExprSyntax) -> [Edit] {
    [
      Edit(insert: "(", at: node.positionAfterSkippingLeadingTrivia),
      Edit(node.calledExpression, "\(reference).madeByClass"),
      Edit(
        insert: " as! \(reference == "type(of: self)" ? "Self" : reference))",
        at: node.endPositionBeforeTrailingTrivia),
    ]
  }

  private func canBeMade(_ name: String, _ labels: [String]) -> Bool {
    if !labels.isEmpty, madeWithMore(name)?.labels == labels { return true }
    guard let kind = kind(of: name) else { return false }
    return labels.isEmpty || labels == ["frame"] && kind == .view
      || labels == ["nibName", "bundle"] && kind == .controller
  }

  private func madeWithMore(_ name: String) -> MadeWithMore? {
    MadeWithMore.of(superclasses.kind(of: name, among: MadeWithMore.roots))
  }

  /// `type.init()`
  private func edits(forVariable node: FunctionCallExprSyntax, _ labels: [String]) -> [Edit] {
    guard let variable = node.metatype, let reference = node.metatypeReference?.trimmedDescription else { return [] }
    let bound = variables[variable].map { node.genericParameter(named: $0) ?? $0 }
    // What a pattern has taken out of something is one of those that are mentioned.
    guard reference == variable || bound != nil,
      let name = bound ?? (variables.isEmpty ? mentioned.first : nil) ?? (variable == "$0" ? mentioned.first : nil),
      canBeMade(name, labels), !isRequired(labels, of: name)
    else { return [] }
    let callee = node.calledExpression
    return [
      Edit(callee, "UIKit.madeByClass"),
      Edit(
        insert: labels.isEmpty ? reference : "\(reference), ",
        at: node.leftParen?.endPositionBeforeTrailingTrivia ?? callee.endPositionBeforeTrailingTrivia),
    ]
  }

  /// `self.init(cgColor:)` in what extends one of UIKit's classes.
  private func isExtensionOfOurs(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    initializers[name] == nil && node.isInExtension && ["UI", "CA", "NS"].contains { name.hasPrefix($0) }
      && node.enclosingType == name && node.calledExpression.trimmedDescription != "Self"
  }

  private func whole(_ node: FunctionCallExprSyntax, _ name: String) -> [Edit] {
    [
      Edit(insert: "(", at: node.positionAfterSkippingLeadingTrivia), Edit(node.calledExpression, name),
      Edit(insert: " as! Self)", at: node.endPositionBeforeTrailingTrivia),
    ]
  }

  /// The name of the class that a call makes an object of by a reference to it, and the reference.
  private static func `class`(of node: FunctionCallExprSyntax) -> (String, String)? {
    var callee = node.calledExpression
    var isInit = false
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base
    {
      (callee, isInit) = (base, true)
    }
    let text = callee.trimmedDescription
    switch text {
    case "self" where isInit, "Self",
      "type(of: self)" where isInit:
      guard let name = node.enclosingType, text != "self" || node.isInStaticFunction else { return nil }
      return (name, text == "self" ? "Self" : text)
    default:
      guard callee.is(DeclReferenceExprSyntax.self), let bound = node.genericParameter(named: text) else { return nil }
      return (bound, text)
    }
  }

  private func kind(of name: String) -> Kind? {
    let root = superclasses.root(of: name) ?? name
    if superclasses.kind(of: root, among: Self.reusable.keys) != nil { return nil }
    if UIKitClasses.framed.contains(root) { return .view }
    if superclasses.kind(of: root, among: ["UIViewController"]) != nil { return .controller }
    return root.hasPrefix("CA") && root.hasSuffix("Layer") ? .layer : nil
  }

  private func isRequired(_ labels: [String], of name: String) -> Bool {
    ([name] + superclasses.chain(above: name)).contains { type in
      initializers[type, default: []].contains {
        $0.labels == labels && $0.modifiers.contains { $0.name.text == "required" }
      }
    }
  }

  // MARK: Who can make one

  /// What is inserted into a class of views.
  func factories(of node: ClassDeclSyntax) -> String? {
    let name = node.name.text
    guard areAsked, superclasses.root(of: name) != nil else { return nil }
    if kind(of: name) == .controller { return controllerFactories(of: node) }
    let isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
    let more = madeWithMore(name).flatMap {
      has($0.labels, name) ? $0.factory(of: name, isPublic: isPublic) : nil
    }
    guard kind(of: name) == .view else { return more }
    let head = "\(isPublic ? " public" : "") override class func madeByClass"
    let own = initializers[name, default: []].contains { $0.labels.isEmpty && !$0.isUnavailable }
    let text =
      (own ? "\(head)() -> UIView { \(name)() };" : "")
      + (has(["frame"], name) ? "\(head)(frame: CGRect) -> UIView { \(name)(frame: frame) };" : "") + (more ?? "")
    return text.isEmpty ? nil : text
  }

  private func controllerFactories(of node: ClassDeclSyntax) -> String? {
    let (name, own) = (node.name.text, initializers[node.name.text, default: []])
    let isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
    let head = "\(isPublic ? " public" : "") override class func madeByClass"
    let designated = own.filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
    let inherits = designated.isEmpty && UIKitClasses.controllers.contains(superclasses.root(of: name) ?? "")
    let text =
      (inherits || own.contains { $0.labels.isEmpty } ? "\(head)() -> UIViewController { \(name)() };" : "")
      + (inherits || own.contains { $0.labels == ["nibName", "bundle"] }
        ? "\(head)(nibName: String?, bundle: Bundle?) -> UIViewController { \(name)(nibName: nibName, bundle: bundle) };"
        : "")
    return text.isEmpty ? nil : text
  }

  /// A class without designated initialisers of its own inherits its superclass's.
  private func has(_ labels: [String], _ name: String) -> Bool {
    let types = [name] + superclasses.chain(above: name)
    let designated = types.lazy.map { type in
      initializers[type, default: []].filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
    }
    guard let known = designated.first(where: { !$0.isEmpty }) else { return true }
    let own = known + initializers[name, default: []]
    return own.contains { $0.labels == labels } && !own.contains { $0.labels == labels && $0.isUnavailable }
  }

  private final class Collector: SyntaxVisitor {
    var initializers: [String: [InitializerDeclSyntax]] = [:]
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      initializers[node.name.text, default: []] += node.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }
}

extension InitializerDeclSyntax {
  /// Whether it is declared so that nobody may call it.
  fileprivate var isUnavailable: Bool {
    attributes.contains { $0.trimmedDescription.hasPrefix("@available(*, unavailable") }
  }
}

/// The variables that are references to classes: `type: Cell.Type`, `let type = other as? Cell.Type`.
private final class Metatypes: SyntaxVisitor {
  var variables: [String: String] = [:]
  var mentioned: Set<String> = []

  private static func name(of type: some SyntaxProtocol) -> String? {
    var text = type.trimmedDescription
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    while text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    guard text.hasSuffix(".Type") else { return nil }
    text.removeLast(".Type".count)
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? text : nil
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = Self.name(of: node.type) { variables[(node.secondName ?? node.firstName).text] = type }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation.flatMap({ Self.name(of: $0.type) }) {
      variables[node.pattern.trimmedDescription] = type
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let parts = node.initializer?.value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count >= 3,
      parts[parts.count - 2].trimmedDescription.hasPrefix("as"), let type = Self.name(of: parts[parts.count - 1])
    {
      variables[node.pattern.trimmedDescription] = type
    }
    return .visitChildren
  }

  override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
    if let type = Self.name(of: node) { mentioned.insert(type) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Of `type.init(...)` and `item.type.init(...)`, the name `type`.
  fileprivate var metatype: String? {
    let base = metatypeReference
    let name = (base?.as(DeclReferenceExprSyntax.self) ?? base?.as(MemberAccessExprSyntax.self)?.declName).flatMap {
      $0.argumentNames == nil ? $0.baseName.text : nil
    }
    guard let name, name.first?.isUppercase == false, !["self", "super"].contains(name) else { return nil }
    return name
  }

  /// What stands before `.init`.
  fileprivate var metatypeReference: ExprSyntax? {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init"
    else { return nil }
    return access.base
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension ExtensionDeclSyntax {
  /// Of `where Self: UIView`, the class.
  fileprivate var classOfSelf: String? {
    genericWhereClause?.requirements.lazy.compactMap { requirement -> String? in
      guard case .conformanceRequirement(let it) = requirement.requirement, it.leftType.trimmedDescription == "Self"
      else {
        return nil
      }
      return it.rightType.trimmedDescription
    }.first
  }
}

extension SyntaxProtocol {
  private var ancestors: UnfoldFirstSequence<Syntax> { sequence(first: Syntax(self)) { $0.parent } }

  /// Of a protocol's extension, the class that those who conform are.
  fileprivate var enclosingType: String? {
    ancestors.lazy.compactMap { node in
      node.as(ClassDeclSyntax.self)?.name.text
        ?? node.as(ExtensionDeclSyntax.self).map { $0.classOfSelf ?? $0.extendedType.trimmedDescription }
    }.first
  }

  fileprivate var isInExtension: Bool {
    ancestors.lazy.first { $0.is(ClassDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self) }?
      .is(ExtensionDeclSyntax.self) == true
  }

  /// Where `self` is the class.
  fileprivate var isInStaticFunction: Bool {
    for node in ancestors {
      if node.is(InitializerDeclSyntax.self) || node.is(ClassDeclSyntax.self) { return false }
      let modifiers = node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
      guard let modifiers else { continue }
      if modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) { return true }
      if node.is(FunctionDeclSyntax.self) { return false }
    }
    return false
  }

  /// The class that a generic parameter in scope is one of.
  fileprivate func genericParameter(named name: String) -> String? {
    for node in ancestors {
      let clause =
        node.as(FunctionDeclSyntax.self)?.genericParameterClause ?? node.as(ClassDeclSyntax.self)?
        .genericParameterClause
        ?? node.as(StructDeclSyntax.self)?.genericParameterClause
      if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
        return parameter.inheritedType?.trimmedDescription
      }
    }
    return nil
  }
}
