import SwiftSyntax

/// Objects that override what is called of those that come from a nib, and are neither views nor controllers.
///
/// With Objective-C any object has these methods, which do nothing. Here views and controllers have, and nothing comes from a nib, so
/// that the first class below `NSObject` that has one declares it.
struct NibMethods {
  private static let names: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]
  private let superclasses: Superclasses
  /// The methods that each class has.
  private let declared: [String: Set<String>]

  init(_ files: [SourceFileSyntax]) {
    superclasses = Superclasses(files)
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    declared = collector.declared
  }

  func edits(for node: ClassDeclSyntax) -> [Edit] {
    guard superclasses.root(of: node.name.text) == "NSObject" else { return [] }
    let above = superclasses.all(of: node.name.text)
    return Self.methods(of: node).filter { method in
      !above.contains { declared[$0]?.contains(method.name.text) == true }
    }.flatMap(Self.edits)
  }

  private static func edits(for method: FunctionDeclSyntax) -> [Edit] {
    // What `filter` gives of a collection of nodes lies elsewhere than they do.
    method.modifiers.compactMap { $0.name.text == "override" ? Edit($0, "") : nil }
      + (method.body?.statements ?? []).compactMap {
        $0.item.trimmedDescription == "super.\(method.name.text)()" ? Edit($0, "") : nil
      }
  }

  private static func methods(of node: ClassDeclSyntax) -> [FunctionDeclSyntax] {
    node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { names.contains($0.name.text) }
  }

  private final class Collector: SyntaxVisitor {
    var declared: [String: Set<String>] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      declared[node.name.text] = Set(NibMethods.methods(of: node).map(\.name.text))
      return .visitChildren
    }
  }
}
