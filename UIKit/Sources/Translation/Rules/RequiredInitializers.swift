import SwiftSyntax

/// Classes that meet a protocol's `init()` by what they inherit from `NSObject`.
///
/// With Objective-C every class has that initialiser. Here it has to be one that each subclass has as well, and says so.
struct RequiredInitializers {
  /// The component's protocols that ask for it.
  private let protocols: Set<String>
  /// What types say in their extensions that they conform to.
  private let conformances: [String: Set<String>]
  private let superclasses: Superclasses

  init(_ files: [SourceFileSyntax]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    // Who inherits from such a protocol is one.
    var known = collector.asking
    var count = -1
    while known.count != count {
      count = known.count
      for (name, inherited) in collector.inherited where !inherited.isDisjoint(with: known) { known.insert(name) }
    }
    protocols = known
    conformances = collector.conformances
    superclasses = Superclasses(files)
  }

  func edits(for node: ClassDeclSyntax) -> [Edit] {
    let name = node.name.text
    let inherited = Set(node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
    guard !inherited.union(conformances[name] ?? []).isDisjoint(with: protocols),
      superclasses.root(of: name) == "NSObject"
    else { return [] }
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    guard !initializers.isEmpty else {
      let place = node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia
      return [Edit(insert: " required override init() { super.init() };", at: place)]
    }
    return initializers.filter { $0.signature.parameterClause.parameters.isEmpty }
      .filter { !$0.modifiers.contains { $0.name.text == "required" } }
      .map { Edit(insert: "required ", at: $0.initKeyword.positionAfterSkippingLeadingTrivia) }
  }

  private final class Collector: SyntaxVisitor {
    var asking: Set<String> = []
    var inherited: [String: Set<String>] = [:]
    var conformances: [String: Set<String>] = [:]

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      inherited[node.name.text] = Set(node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
      let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      if initializers.contains(where: { $0.signature.parameterClause.parameters.isEmpty }) {
        asking.insert(node.name.text)
      }
      return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let types = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      conformances[node.extendedType.trimmedDescription, default: []].formUnion(types)
      return .skipChildren
    }
  }
}
