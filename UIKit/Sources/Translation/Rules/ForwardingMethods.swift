import SwiftSyntax

/// Overrides of `responds(to:)` and `forwardingTarget(for:)`, by which an object stands for another one.
///
/// With Objective-C any object has these methods. Here their classes say by protocols that they have them, and have nothing to override.
struct ForwardingMethods {
  private struct Kind: Sendable {
    let label: String
    let renamed: String
    let proto: String
    /// What is called where there is nothing above.
    let above: @Sendable (String) -> String
  }

  private static let kinds: [String: Kind] = [
    "responds": Kind(label: "to", renamed: "answers", proto: "AnsweringObject") { "answersByItself(self, to: \($0))" },
    "forwardingTarget": Kind(label: "for", renamed: "forwardingTarget", proto: "ForwardingObject") { _ in
      "Any?.none"
    },
  ]

  private let superclasses: Superclasses
  /// The classes that have each.
  private var owners: [String: Set<String>] = [:]

  init(_ files: [SourceFileSyntax]) {
    superclasses = Superclasses(files)
    for node in ClassList(files).nodes {
      for (method, _) in Self.methods(of: node) { owners[method.name.text, default: []].insert(node.name.text) }
    }
  }

  func edits(for node: ClassDeclSyntax) -> [Edit] {
    guard let first = node.inheritanceClause?.inheritedTypes.first else { return [] }
    let above = superclasses.chain(above: node.name.text)
    return Self.methods(of: node).flatMap { method, kind in
      let isFirst = owners[method.name.text, default: []].isDisjoint(with: above)
      let calls = SuperCalls(method.name.text)
      calls.walk(method)
      var edits = [Edit(method.name, kind.renamed)]
      if let type = method.signature.parameterClause.parameters.first?.type, type.trimmedDescription == "Selector" {
        edits.append(Edit(insert: "!", at: type.endPositionBeforeTrailingTrivia))
      }
      guard isFirst else { return edits + calls.found.map { Edit($0.calledExpression, "super.\(kind.renamed)") } }
      edits.append(Edit(insert: ", \(kind.proto)", at: first.type.endPositionBeforeTrailingTrivia))
      edits += method.modifiers.called("override").map { Edit($0, "") }
      return edits
        + calls.found.map { Edit($0, kind.above($0.arguments.first?.expression.trimmedDescription ?? "nil")) }
    }
  }

  private static func methods(of node: ClassDeclSyntax) -> [(FunctionDeclSyntax, Kind)] {
    node.memberBlock.members.compactMap { member in
      guard let method = member.decl.as(FunctionDeclSyntax.self), let kind = kinds[method.name.text],
        method.modifiers.contains(where: { $0.name.text == "override" }),
        !method.modifiers.contains(where: { ["class", "static"].contains($0.name.text) }),
        method.signature.parameterClause.parameters.map(\.firstName.text) == [kind.label]
      else { return nil }
      return (method, kind)
    }
  }

  private final class SuperCalls: SyntaxVisitor {
    let name: String
    var found: [FunctionCallExprSyntax] = []

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.base?.is(SuperExprSyntax.self) == true,
        access.declName.baseName.text == name
      {
        found.append(node)
      }
      return .visitChildren
    }
  }
}
