import SwiftSyntax

/// Classes with `unowned` properties: whoever looked at all properties of an object to find one would stop at one whose object is gone,
/// so they say that nobody may.
struct UnownedReferences {
  private let superclasses: Superclasses
  private let holders: Set<String>

  init(_ files: [SourceFileSyntax]) {
    superclasses = Superclasses(files)
    holders = Set(ClassList(files).nodes.filter(Self.hasSome).map(\.name.text))
  }

  func edits(for node: ClassDeclSyntax) -> [Edit] {
    guard Self.hasSome(node), let first = node.inheritanceClause?.inheritedTypes.first,
      holders.isDisjoint(with: superclasses.chain(above: node.name.text))
    else { return [] }
    return [Edit(insert: ", UnownedHolder", at: first.type.endPositionBeforeTrailingTrivia)]
  }

  private static func hasSome(_ node: ClassDeclSyntax) -> Bool {
    node.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "unowned" } ?? false
    }
  }
}
