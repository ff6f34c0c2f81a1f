import SwiftSyntax

/// All classes that some files declare, those in other types as well.
final class ClassList: SyntaxVisitor {
  private(set) var nodes: [ClassDeclSyntax] = []

  init(_ files: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(node)
    return .visitChildren
  }
}
