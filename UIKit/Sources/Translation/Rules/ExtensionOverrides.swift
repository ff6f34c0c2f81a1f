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
    /// Under which it is compiled.
    let conditions: [String]
    /// What it is to others, where the extension around it said so.
    let access: String?

    /// What is inserted into a class that is compiled under conditions of its own.
    func moved(into around: [String]) -> String {
      let conditions = conditions.starts(with: around) ? Array(conditions.dropFirst(around.count)) : conditions
      return conditions.map { "\n#if \($0)" }.joined()
        + "\n\(source.location(ofLine: line))\(access.map { $0 + " " } ?? "")\(text)"
        + conditions.map { _ in "\n#endif" }.joined()
    }
  }

  /// The files, with the overrides moved to the classes that are declared in one of them.
  static func moved(in sources: [Translation.Source]) -> [Translation.Source] {
    let trees = sources.map { Parser.parse(source: $0.text) }
    let collected = trees.map { Collector($0) }
    let classes = Set(collected.flatMap(\.classes).map(\.node.name.text))
    var edits = sources.map { _ in [Edit]() }
    var overrides: [String: [Override]] = [:]
    for (index, tree) in trees.enumerated() {
      let lines = SourceLocationConverter(fileName: sources[index].path, tree: tree)
      for (name, member, conditions, access) in collected[index].overrides where classes.contains(name) {
        let isElsewhere = !collected[index].classes.contains { $0.node.name.text == name }
        var text = member.trimmedDescription
        if isElsewhere, let forwarding = ForwardedOverride(member, hidden: collected[index].hiddenNames(besides: name))
        {
          (text, edits[index]) = (forwarding.text, edits[index] + forwarding.edits)
        } else {
          edits[index].append(Edit(member, ""))
        }
        if isElsewhere { edits[index] += collected[index].hidden(in: name) }
        overrides[name, default: []].append(
          Override(
            text: text, source: sources[index],
            line: member.startLocation(converter: lines).line, conditions: conditions, access: access))
      }
    }
    guard !overrides.isEmpty else { return sources }
    for (index, tree) in trees.enumerated() {
      let lines = SourceLocationConverter(fileName: sources[index].path, tree: tree)
      for (node, conditions) in collected[index].classes {
        guard let found = overrides.removeValue(forKey: node.name.text) else { continue }
        let brace = node.memberBlock.rightBrace
        let text = found.map { $0.moved(into: conditions) }.joined()
        let back = sources[index].location(ofLine: brace.startLocation(converter: lines).line)
        edits[index].append(Edit(insert: text + "\n" + back, at: brace.positionAfterSkippingLeadingTrivia))
      }
    }
    return zip(sources, edits).map { source, edits in
      Translation.Source(path: source.path, text: edits.applied(to: source.text))
    }
  }
}

/// The classes and the overrides in extensions of a file; those in a second branch of a condition stay where they are.
private final class Collector: SyntaxVisitor {
  private(set) var classes: [(node: ClassDeclSyntax, conditions: [String])] = []
  private(set) var overrides: [(type: String, member: DeclSyntax, conditions: [String], access: String?)] = []
  private var conditions: [String] = []

  private var extensions: [ExtensionDeclSyntax] = []

  init(_ file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  /// What only this file sees besides: an override that asks for it stays, and is called from its class.
  func hiddenNames(besides type: String) -> Set<String> { hidden.subtracting(hiddenInExtensions[type] ?? []) }
  private var hidden: Set<String> = []
  private var hiddenInExtensions: [String: Set<String>] = [:]

  private func noteHidden(_ decl: DeclSyntax, isAround: Bool = false, in type: String? = nil) {
    let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    guard isAround || modifiers.contains("private") || modifiers.contains("fileprivate") else { return }
    let names =
      decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription)
      ?? decl.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    hidden.formUnion(names)
    if let type { hiddenInExtensions[type, default: []].formUnion(names) }
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .decl(let decl) = node.item { noteHidden(decl) }
    return .visitChildren
  }

  /// What only this file sees of a type's extensions: an override that moves to another file has to see it from there.
  func hidden(in type: String) -> [Edit] {
    extensions.filter { $0.extendedType.trimmedDescription == type }
      .flatMap { $0.memberBlock.members }
      .flatMap { $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0 } ?? [] }
      .filter { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
      .map { Edit($0, "") }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard node.poundKeyword.tokenKind == .poundIf, let condition = node.condition else { return .skipChildren }
    conditions.append(condition.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) {
    if node.poundKeyword.tokenKind == .poundIf, node.condition != nil { conditions.removeLast() }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.append((node, conditions))
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    for member in node.memberBlock.members.map(\.decl) where isHidden || !member.isOverride {
      noteHidden(member, isAround: isHidden, in: isHidden ? nil : node.extendedType.trimmedDescription)
    }
    let words = ["public", "fileprivate", "internal"]
    let around = node.modifiers.map(\.name.text).first { words.contains($0) }
    for member in node.memberBlock.members.map(\.decl) where member.isOverride {
      let own = member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
      let isSaid = !Set(own).isDisjoint(with: words + ["open", "private"])
      overrides.append((node.extendedType.trimmedDescription, member, conditions, isSaid ? nil : around))
    }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclSyntax {
  fileprivate var isOverride: Bool {
    let modifiers = self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers ?? []
    return modifiers.contains { $0.name.text == "override" }
  }
}
