import SwiftSyntax

/// Methods of every object's with Objective-C, that Foundation's objects have not here: what overrides one has nothing to override.
///
/// UIKit's own classes do have them.
struct ObjectOverrides {
  fileprivate static let methods: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]
  private let superclasses: Superclasses
  /// The classes that have each.
  private let owners: [String: Set<String>]

  init(_ files: [SourceFileSyntax]) {
    superclasses = Superclasses(files)
    let collector = Owners(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    owners = collector.owners
  }

  func edits(for node: ClassDeclSyntax) -> [Edit] {
    guard superclasses.root(of: node.name.text) == "NSObject" else { return [] }
    let above = superclasses.chain(above: node.name.text)
    return node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      // A class between may have the method, and its subclass overrides that one.
      .filter { Self.methods.contains($0.name.text) && owners[$0.name.text, default: []].isDisjoint(with: above) }
      .flatMap { method in
        method.modifiers.called("override").map { Edit($0, "") } + SuperCalls(method).edits
      }
  }

  private final class Owners: SyntaxVisitor {
    var owners: [String: Set<String>] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      for method in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self)?.name.text })
      where ObjectOverrides.methods.contains(method) { owners[method, default: []].insert(node.name.text) }
      return .visitChildren
    }
  }

  /// The calls of what is above, which go.
  private final class SuperCalls: SyntaxVisitor {
    var edits: [Edit] = []

    init(_ node: FunctionDeclSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.base?.is(SuperExprSyntax.self) == true,
        ObjectOverrides.methods.contains(access.declName.baseName.text)
      {
        edits.append(Edit(node, "()"))
      }
      return .visitChildren
    }
  }
}
