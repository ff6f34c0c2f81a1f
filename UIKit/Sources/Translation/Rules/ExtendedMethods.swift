import SwiftSyntax

/// Methods and properties that an extension gives to a class, and that its subclasses override.
///
/// With Objective-C they may: its methods are found by their names. Here the extension's member asks whether the object is of such a
/// subclass, and calls the subclass's, which has got a name of its own. What calls the one above it calls it by that name.
struct ExtendedMethods {
  fileprivate struct Member: Hashable {
    let name: String
    /// `nil` for a property.
    let labels: [String]?
  }

  /// The types that override each member, those that inherit from others first.
  private let overriders: [Member: [String]]
  /// Of each, the type that an extension gives it to, where overrides call it.
  private let above: [Member: String]
  private let superclasses: Superclasses

  init(_ files: [SourceFileSyntax]) {
    let superclasses = Superclasses(files)
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    // What is called alike in a type that has nothing to do with the extended one overrides something else.
    let related = collector.overriders.map { member, types in
      (member, types.filter { collector.extended[member].map(superclasses.lineage(of: $0).contains) ?? false })
    }
    overriders = Dictionary(uniqueKeysWithValues: related).filter { !$0.value.isEmpty }
      .mapValues { types in
        types.enumerated().sorted {
          let depths = ($0.element, $1.element)
          let (a, b) = (superclasses.lineage(of: depths.0).count, superclasses.lineage(of: depths.1).count)
          return (b, $0.offset) < (a, $1.offset)
        }.map(\.element)
      }
    above = collector.extended.filter { collector.above.contains($0.key) }
    self.superclasses = superclasses
  }

  /// - Parameter type: the innermost type around the method.
  func edits(for node: FunctionDeclSyntax, in type: String?) -> [Edit] {
    let member = Member(node)
    guard let types = overriders[member], let type, let body = node.body, node.genericParameterClause == nil else {
      return []
    }
    if node.modifiers.isOverride {
      return rename(node.modifiers, node.name, member, type) + superCalls(in: Syntax(body), member, type)
    }
    guard node.isInExtension, !node.modifiers.isOfType else { return [] }
    let given = node.signature.parameterClause.parameters.map { parameter in
      let value = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
    let attempt = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    let branches = types.map { other in
      " if let it = self as? \(other) { return \(attempt)it.\(Self.ownName(member, other))(\(given)) };"
    }.joined()
    let start = body.leftBrace.endPositionBeforeTrailingTrivia
    guard above[member] == type else { return [Edit(insert: branches, at: start)] }
    // What stood in the body is a method of its own.
    let own = Self.ownName(member, type)
    let signature = node.signature.trimmedDescription.filter { !$0.isNewline }
    return [Edit(insert: "\(branches) return \(attempt)\(own)(\(given)) }; func \(own)\(signature) {", at: start)]
  }

  func edits(for node: VariableDeclSyntax, in type: String?) -> [Edit] {
    guard let (member, identifier, block) = Self.property(node), let types = overriders[member], let type else {
      return []
    }
    if node.modifiers.isOverride {
      return rename(node.modifiers, identifier, member, type) + superCalls(in: Syntax(block), member, type)
    }
    guard node.isInExtension, !node.modifiers.isOfType, let kind = node.bindings.first?.typeAnnotation else {
      return []
    }
    let branches = types.map { " if let it = self as? \($0) { return it.\(Self.ownName(member, $0)) };" }.joined()
    let own = Self.ownName(member, type)
    return [
      Edit(
        insert: "\(branches) return \(own) }; var \(own)\(kind.trimmedDescription) {",
        at: block.leftBrace.endPositionBeforeTrailingTrivia)
    ]
  }

  /// A property that is only read.
  fileprivate static func property(_ node: VariableDeclSyntax) -> (Member, TokenSyntax, AccessorBlockSyntax)? {
    guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock,
      case .getter = block.accessors, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    return (Member(name: name.text, labels: nil), name, block)
  }

  private func rename(
    _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ member: Member, _ type: String
  ) -> [Edit] {
    modifiers.called("override", "open").map { Edit($0, $0.name.text == "open" ? "public" : "") }
      + [Edit(name, Self.ownName(member, type))]
  }

  private func superCalls(in body: Syntax, _ member: Member, _ type: String) -> [Edit] {
    let calls = SuperCalls(member.name)
    calls.walk(body)
    guard !calls.found.isEmpty, let base = above[member] else { return [] }
    let next = superclasses.lineage(of: type).first { overriders[member, default: []].contains($0) } ?? base
    return calls.found.map { Edit($0, "self.\(Self.ownName(member, next))") }
  }

  private static func ownName(_ member: Member, _ type: String) -> String {
    member.name + "_" + type.filter { $0.isLetter || $0.isNumber }
  }

  private final class SuperCalls: SyntaxVisitor {
    let name: String
    var found: [MemberAccessExprSyntax] = []

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
      return .visitChildren
    }
  }

  private final class Collector: SyntaxVisitor {
    var extended: [Member: String] = [:]
    var overriders: [Member: [String]] = [:]
    /// Those of which an override calls what is above it.
    var above: Set<Member> = []
    private var types: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      types.append(node.name.text)
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      types.append(node.extendedType.trimmedDescription)
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func note(_ member: Member, _ modifiers: DeclModifierListSyntax, isExtended: Bool, _ body: Syntax?) {
      guard let type = types.last else { return }
      if modifiers.isOverride {
        overriders[member, default: []].append(type)
        let calls = SuperCalls(member.name)
        if let body { calls.walk(body) }
        if !calls.found.isEmpty { above.insert(member) }
      } else if isExtended, !modifiers.isOfType {
        extended[member] = type
      }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(Member(node), node.modifiers, isExtended: node.isInExtension, node.body.map(Syntax.init))
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let (member, _, block) = ExtendedMethods.property(node) else { return .visitChildren }
      note(member, node.modifiers, isExtended: node.isInExtension, Syntax(block))
      return .visitChildren
    }
  }
}

extension ExtendedMethods.Member {
  fileprivate init(_ node: FunctionDeclSyntax) {
    name = node.name.text
    labels = node.signature.parameterClause.parameters.map(\.firstName.text)
  }
}

extension DeclModifierListSyntax {
  fileprivate var isOverride: Bool { contains { $0.name.text == "override" } }
  /// Of the class, and not of its instances.
  fileprivate var isOfType: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension DeclSyntaxProtocol {
  fileprivate var isInExtension: Bool { parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true }
}
