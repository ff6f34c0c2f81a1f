import SwiftParser
import SwiftSyntax

/// Overrides that stand in an extension of their class.
///
/// With Objective-C they may: its methods are found by their names. Here they move into the class, and the compiler is told of which
/// lines they are.
enum ExtensionOverrides {
  private struct Override {
    let text: String
    let source: Translation.Source
    let line: Int
  }

  /// The files, with the overrides moved to the classes that are declared in one of them.
  static func moved(in sources: [Translation.Source]) -> [Translation.Source] {
    let trees = sources.map { Parser.parse(source: $0.text) }
    let classes = Set(trees.flatMap(\.classes).map(\.name.text))
    var edits = sources.map { _ in [Edit]() }
    var overrides: [String: [Override]] = [:]
    for (index, tree) in trees.enumerated() {
      let lines = SourceLocationConverter(fileName: sources[index].path, tree: tree)
      for (name, member) in tree.overridesInExtensions where classes.contains(name) {
        edits[index].append(Edit(member, ""))
        overrides[name, default: []].append(
          Override(
            text: member.trimmedDescription, source: sources[index],
            line: member.startLocation(converter: lines).line))
      }
    }
    guard !overrides.isEmpty else { return sources }
    for (index, tree) in trees.enumerated() {
      let lines = SourceLocationConverter(fileName: sources[index].path, tree: tree)
      for node in tree.classes {
        guard let moved = overrides.removeValue(forKey: node.name.text) else { continue }
        let brace = node.memberBlock.rightBrace
        let text = moved.map { "\n\($0.source.location(ofLine: $0.line))\($0.text)" }.joined()
        let back = sources[index].location(ofLine: brace.startLocation(converter: lines).line)
        edits[index].append(Edit(insert: text + "\n" + back, at: brace.positionAfterSkippingLeadingTrivia))
      }
    }
    return zip(sources, edits).map { source, edits in
      Translation.Source(path: source.path, text: edits.applied(to: source.text))
    }
  }
}

extension SourceFileSyntax {
  /// Those that stand in no other type.
  fileprivate var classes: [ClassDeclSyntax] { statements.compactMap { $0.item.as(ClassDeclSyntax.self) } }

  fileprivate var overridesInExtensions: [(String, DeclSyntax)] {
    statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.flatMap { node in
      node.memberBlock.members.map(\.decl).filter(\.isOverride).map { (node.extendedType.trimmedDescription, $0) }
    }
  }
}

extension DeclSyntax {
  fileprivate var isOverride: Bool {
    let modifiers = self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers ?? []
    return modifiers.contains { $0.name.text == "override" }
  }
}
