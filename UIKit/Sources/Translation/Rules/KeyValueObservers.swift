import SwiftSyntax

/// Objects that override `observeValue(forKeyPath:of:change:context:)` and are neither views nor controllers.
///
/// With Objective-C, any object has the method. Foundation's here has not, so that who has one says so by a protocol, and has nothing to
/// override and nothing above it to ask.
struct KeyValueObservers {
  private static let method = "observeValue"
  private let superclasses: Superclasses

  init(_ files: [SourceFileSyntax]) { superclasses = Superclasses(files) }

  func edits(for node: ClassDeclSyntax) -> [Edit] {
    guard superclasses.root(of: node.name.text) == "NSObject", let first = node.inheritanceClause?.inheritedTypes.first
    else { return [] }
    let overrides = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.name.text == Self.method && $0.modifiers.contains { $0.name.text == "override" } }
    // A class between has declared the method, and its subclass overrides that one.
    guard let observing = overrides.first, first.type.trimmedDescription == "NSObject" else { return [] }
    let calls = SuperCalls(observing)
    return [Edit(insert: ", KeyValueObserving", at: first.type.endPositionBeforeTrailingTrivia)]
      + observing.modifiers.called("override").map { Edit($0, "") }
      + calls.found.map { Edit($0.0, $0.1, "UnobservedValue.") }
  }

  /// What stands before the name of the method where it passes on what it does not know.
  private final class SuperCalls: SyntaxVisitor {
    var found: [(AbsolutePosition, AbsolutePosition)] = []

    init(_ node: FunctionDeclSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(node)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == KeyValueObservers.method, node.base?.is(SuperExprSyntax.self) == true {
        found.append((node.positionAfterSkippingLeadingTrivia, node.declName.positionAfterSkippingLeadingTrivia))
      }
      return .visitChildren
    }
  }
}
