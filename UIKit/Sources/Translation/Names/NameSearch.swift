import SwiftSyntax

/// Walks through a component's file and collects the names that lead nowhere.
final class NameSearch: SyntaxVisitor {
  private let declarations: Declarations
  private(set) var found: [(position: AbsolutePosition, name: String)] = []
  /// The types around the place where the walk is, the innermost last.
  private var around: [String] = []
  /// The types of parameters and variables of the functions around, where they are known.
  private var locals: [[String: String?]] = []

  /// The component's own modules.
  private let siblings: Set<String>

  init(_ declarations: Declarations, siblings: Set<String> = []) {
    (self.declarations, self.siblings) = (declarations, siblings)
    super.init(viewMode: .sourceAccurate)
  }

  private func report(_ name: String, at node: some SyntaxProtocol) {
    found.append((node.positionAfterSkippingLeadingTrivia, name))
  }

  // MARK: Names by themselves

  /// What begins like this is Apple's, and not Foundation's.
  private static let prefixes = [
    "UI", "CA", "CG", "NSLayout", "NSText", "NSParagraph", "NSMutableParagraph", "NSShadow",
  ]
  private static let ofFoundation: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge", "NSTextCheckingResult", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UIntMax",
  ]

  private func check(_ token: TokenSyntax) {
    let name = token.text
    guard let prefix = Self.prefixes.first(where: { name.hasPrefix($0) }),
      name.dropFirst(prefix.count).first?.isUppercase == true, !Self.ofFoundation.contains(name),
      !declarations.names.contains(name), !isInside(name)
    else { return }
    report(name, at: token)
  }

  /// Whether it is a type inside of one of those around.
  private func isInside(_ name: String) -> Bool { around.contains { hasMember(name, $0) != false } }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { check(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    AttributeRule.dropped.contains(node.attributeName.trimmedDescription) ? .skipChildren : .visitChildren
  }

  private static let modules: Set<String> = [
    "UIKit", "Combine", "Observation", "RegexBuilder", "Swift", "Synchronization", "_Concurrency",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first, !Self.modules.contains(module.name.text),
      ModuleRule.edit(for: node, siblings: siblings) == nil
    {
      report("module \(module.name.text)", at: module)
    }
    return .skipChildren
  }

  /// What is for other systems is not for here.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = node.condition?.trimmedDescription ?? ""
    return condition.hasPrefix("os(") && !condition.contains("os(iOS)") ? .skipChildren : .visitChildren
  }

  // MARK: Members

  /// What every object, every type and every value with a number has.
  private static let common: Set<String> = [
    "self", "Type", "init", "description", "debugDescription", "hash", "hashValue", "isEqual", "copy", "mutableCopy",
    "rawValue", "RawValue", "allCases", "map", "flatMap", "superclass",
  ]

  /// Whether a type has a member; `nil` when not all of the type is known.
  private func hasMember(_ name: String, _ type: String) -> Bool? {
    // What these have is the standard library's matter; types inherit from them.
    guard !["Int", "UInt", "String"].contains(type), let line = declarations.line(of: type) else { return nil }
    let ofAll = ["NSObject", "NSObjectProtocol"].contains { declarations.types[$0]?.members.contains(name) == true }
    return ofAll || line.contains { $0.members.contains(name) }
      || Self.common.contains(name)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, let type = typeName(of: base) ?? metatypeName(of: base) {
      let name = node.declName.baseName.text.trimmed("`")
      if hasMember(name, type) == false { report("\(type).\(name)", at: node.declName) }
    }
    return .visitChildren
  }

  /// The type that an expression names.
  private func metatypeName(of node: ExprSyntax) -> String? {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return name.isTypeName && declarations.types[name] != nil ? name : nil
    }
    guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base.flatMap(metatypeName) else {
      return nil
    }
    let name = "\(base).\(access.declName.baseName.text)"
    return declarations.types[name] == nil ? nil : name
  }

  /// The type of an expression's value, where declarations tell.
  private func typeName(of node: ExprSyntax?) -> String? {
    switch node?.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.text
      if name == "self" { return around.last }
      if let local = locals.reversed().lazy.compactMap({ $0[name] }).first { return local }
      return around.last.flatMap { member(name, of: $0) }
    case .superExpr: return around.last.flatMap { declarations.types[$0]?.inherited.first }
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.text
      return (typeName(of: node.base) ?? node.base.flatMap(metatypeName)).flatMap { member(name, of: $0) }
    case .functionCallExpr(let node): return metatypeName(of: node.calledExpression)
    case .optionalChainingExpr(let node): return typeName(of: node.expression)
    case .forceUnwrapExpr(let node): return typeName(of: node.expression)
    default: return nil
    }
  }

  private func member(_ name: String, of type: String) -> String? {
    declarations.line(of: type)?.lazy.compactMap { $0.types[name] }.first
  }

  // MARK: Overrides

  private func checkOverride(_ modifiers: DeclModifierListSyntax, _ name: TokenSyntax) {
    guard modifiers.contains(where: { $0.name.text == "override" }), let type = around.last,
      let superclass = declarations.types[type]?.inherited.first, hasMember(name.text, superclass) == false
    else { return }
    report("\(superclass).\(name.text)", at: name)
  }

  // MARK: Scopes

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    let nested = around.last.map { "\($0).\(name)" }
    around.append(nested.flatMap { declarations.types[$0] == nil ? nil : $0 } ?? name)
    locals.append([:])
    return .visitChildren
  }

  private func leave() {
    around.removeLast()
    locals.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    checkOverride(node.modifiers, node.name)
    locals.append(Self.types(of: node.signature))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { locals.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    locals.append(Self.types(of: node.signature))
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { locals.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var names: [String: String?] = [:]
    switch node.signature?.parameterClause {
    case .simpleInput(let parameters):
      for parameter in parameters { names.updateValue(nil, forKey: parameter.name.text) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        names.updateValue(
          Declarations.name(of: parameter.type), forKey: (parameter.secondName ?? parameter.firstName).text)
      }
    case nil: break
    }
    locals.append(names)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { locals.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    locals.append([:])
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { locals.removeLast() }

  private static func types(of signature: FunctionSignatureSyntax) -> [String: String?] {
    signature.parameterClause.parameters.reduce(into: [:]) { types, parameter in
      let type = parameter.ellipsis == nil ? Declarations.name(of: parameter.type) : nil
      types.updateValue(type, forKey: (parameter.secondName ?? parameter.firstName).text)
    }
  }

  private func bind(_ name: String, to type: String?) {
    guard !locals.isEmpty else { return }
    locals[locals.count - 1].updateValue(type, forKey: name)
  }

  /// A name that a pattern binds hides what was called so before.
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bind(node.identifier.text, to: nil)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier { checkOverride(node.modifiers, name) }
    }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    // Those of a type are found by it.
    guard !(node.parent?.is(MemberBlockItemSyntax.self) ?? false) else { return forget(node) }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      bind(
        name,
        to: binding.typeAnnotation.map { Declarations.name(of: $0.type) } ?? typeName(of: binding.initializer?.value))
    }
  }

  private func forget(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !locals.isEmpty else {
        continue
      }
      locals[locals.count - 1].removeValue(forKey: name)
    }
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    let value = node.initializer.map { typeName(of: $0.value) }
    bind(name, to: node.typeAnnotation.map { Declarations.name(of: $0.type) } ?? value ?? nil)
  }
}
