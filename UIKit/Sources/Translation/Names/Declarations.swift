import SwiftSyntax

/// What some files declare: types with their members, and what stands outside of types.
struct Declarations: Sendable {
  /// A type, with what its extensions add.
  struct Entry: Sendable {
    /// Whether it is here as a whole, and not only what an extension adds to it.
    var isWhole = false
    var inherited: [String] = []
    var members: Set<String> = []
    /// Of which type a property is, where its declaration says so.
    var types: [String: String] = [:]
  }

  /// By their names, nested ones behind the name of the type around them: `UIView.AnimationOptions`.
  private(set) var types: [String: Entry] = [:]
  /// Types, functions and constants that can be named as they are.
  private(set) var names: Set<String> = []

  /// - Parameters:
  ///   - files: the files.
  ///   - isModule: whether only what is public counts.
  init(_ files: [SourceFileSyntax], isModule: Bool) {
    let collector = Collector(isModule: isModule)
    for file in files { collector.walk(file) }
    (types, names) = (collector.types, collector.names)
  }

  mutating func add(_ other: Declarations) {
    names.formUnion(other.names)
    types.merge(other.types) { ours, theirs in
      Entry(
        isWhole: ours.isWhole || theirs.isWhole, inherited: ours.inherited + theirs.inherited,
        members: ours.members.union(theirs.members),
        types: ours.types.merging(theirs.types) { _, theirs in theirs })
    }
  }

  /// The type with all that it inherits from, itself first; `nil` when one of them is not declared here.
  func line(of type: String) -> [Entry]? {
    var (rest, seen, line): ([String], Set<String>, [Entry]) = ([type], [], [])
    while let next = rest.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let members = Self.standard[next] {
        line.append(Entry(members: members))
        continue
      }
      guard let entry = types[next], entry.isWhole else { return nil }
      line.append(entry)
      rest += entry.inherited.reversed()
    }
    return line
  }

  /// What types are declared to be, with what that adds beyond what everything has.
  private static let standard: [String: Set<String>] = [
    "NSObject": [], "NSObjectProtocol": [], "AnyObject": [], "NSCopying": [], "NSCoding": [], "NSSecureCoding": [],
    "Sendable": [], "@unchecked Sendable": [], "Hashable": [], "Equatable": [], "CustomStringConvertible": [],
    "RawRepresentable": [], "CaseIterable": [], "Int": [], "UInt": [], "String": [],
    "OptionSet": [
      "contains", "insert", "remove", "update", "union", "intersection", "subtracting", "symmetricDifference",
      "isEmpty",
      "formUnion", "formIntersection", "subtract", "formSymmetricDifference", "isSubset", "isSuperset", "isDisjoint",
    ],
  ]

  /// The name of a type without what makes it optional; `nil` for anything but a name.
  static func name(of type: TypeSyntax?) -> String? {
    switch type?.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.genericArgumentClause == nil ? type.name.text : nil
    case .memberType(let type): name(of: type.baseType).map { "\($0).\(type.name.text)" }
    case .optionalType(let type): name(of: type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): name(of: type.wrappedType)
    default: nil
    }
  }

  private final class Collector: SyntaxVisitor {
    let isModule: Bool
    var types: [String: Entry] = [:]
    var names: Set<String> = []
    /// The types around, and whether all in them is public.
    private var around: [(name: String, isOpen: Bool)] = []

    init(isModule: Bool) {
      self.isModule = isModule
      super.init(viewMode: .sourceAccurate)
    }

    private func isSeen(_ modifiers: DeclModifierListSyntax) -> Bool {
      !isModule || around.last?.isOpen == true || modifiers.isPublic
    }

    private func declare(_ name: String, as type: String? = nil) {
      guard let last = around.last else {
        names.insert(name)
        return
      }
      types[last.name, default: Entry()].members.insert(name)
      if let type { types[last.name, default: Entry()].types[name] = type }
    }

    private func enter(
      _ name: String, _ modifiers: DeclModifierListSyntax, _ clause: InheritanceClauseSyntax?, isOpen: Bool = false
    ) -> SyntaxVisitorContinueKind {
      guard isSeen(modifiers) else { return .skipChildren }
      declare(name)
      let full = (around.last.map { $0.name + "." } ?? "") + name
      types[full, default: Entry()].isWhole = true
      return enter(full, clause, isOpen: isOpen)
    }

    private func enter(
      _ name: String, _ clause: InheritanceClauseSyntax?, isOpen: Bool
    ) -> SyntaxVisitorContinueKind {
      types[name, default: Entry()].inherited += (clause?.inheritedTypes ?? []).map { $0.type.trimmedDescription }
      around.append((name, isOpen))
      return .visitChildren
    }

    private func leave(_ name: String) {
      if let last = around.last, last.name == name || last.name.hasSuffix("." + name) { around.removeLast() }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      // One that nobody sees adds nothing to what conforms to it.
      if !isSeen(node.modifiers) { types[node.name.text, default: Entry()].isWhole = true }
      return enter(node.name.text, node.modifiers, node.inheritanceClause, isOpen: true)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.trimmedDescription, node.inheritanceClause, isOpen: node.modifiers.isPublic)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.extendedType.trimmedDescription) }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      for element in node.elements { declare(element.name.text) }
      return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if isSeen(node.modifiers) { declare(node.name.text) }
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if isSeen(node.modifiers) { declare(node.name.text) }
      return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard isSeen(node.modifiers) else { return .skipChildren }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
          .as(DeclReferenceExprSyntax.self)?.baseName.text
        declare(
          name.trimmed("`"),
          as: binding.typeAnnotation.map { Declarations.name(of: $0.type) } ?? made.flatMap { $0.isTypeName ? $0 : nil }
        )
      }
      return .skipChildren
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { contains { ["open", "public"].contains($0.name.text) && $0.detail == nil } }
}

extension String {
  var isTypeName: Bool { first?.isUppercase == true }
  func trimmed(_ mark: Character) -> String { String(drop { $0 == mark }.prefix { $0 != mark }) }
}
