import SwiftParser
import SwiftSyntax

/// The previews of a component, `#Preview { }` and types that are a `PreviewProvider`, each made a type that a scene shows.
///
/// A `#Preview` becomes such a type where it stands, so that it sees what its file sees; a list of all stands in a source of its own.
struct ComponentPreviews {
  /// A preview as it stands in a file.
  private struct Preview {
    let file: Int
    let stem: String
    let title: String?
    let node: Node
    /// Under which it is compiled.
    let conditions: [String]
    var name = ""

    enum Node {
      case macro(closure: ClosureExprSyntax, whole: Syntax, arguments: LabeledExprListSyntax)
      case provider(StructDeclSyntax)

      var extent: String {
        switch self {
        case .macro(_, _, let arguments): PreviewExtent.text(ofTraits: arguments)
        case .provider(let node): PreviewExtent.text(of: node)
        }
      }
    }
  }

  private let previews: [Preview]

  /// - Parameters:
  ///   - files: all of the component.
  ///   - paths: where they lie.
  ///   - swiftUI: what is left out, where the component does without SwiftUI.
  init(_ files: [SourceFileSyntax], paths: [String], without swiftUI: SwiftUIFiles? = nil) {
    let declared = Set(files.flatMap(Self.views))
    var found: [Preview] = []
    for (index, file) in files.enumerated() {
      let search = Search { node in
        swiftUI?.isLeftOut(node.positionAfterSkippingLeadingTrivia, ofFile: index) ?? false
      }
      search.hasSwiftUI = swiftUI == nil
      search.walk(file)
      let stem = paths[index].split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "preview"
      found += search.found.map { node, conditions in
        Preview(
          file: index, stem: Self.subject(of: node, declared) ?? stem, title: Self.title(of: node), node: node,
          conditions: conditions)
      }
    }
    var used: Set<String> = []
    previews = found.map { preview in
      var named = preview
      let base = PreviewName.slug([preview.stem, preview.title].compactMap(\.self).joined(separator: " "))
      var (name, count) = (base, 1)
      while !used.insert(name).inserted {
        count += 1
        name = "\(base)-\(count)"
      }
      named.name = name
      return named
    }
  }

  /// What is changed in a file.
  func edits(ofFile index: Int) -> [Edit] {
    previews.indices.filter { previews[$0].file == index }.flatMap { number -> [Edit] in
      let preview = previews[number]
      let head = "import SwiftUIScenes; \(head(of: number)) { SwiftUIScenes.Preview {"
      switch preview.node {
      case .provider(let node):
        return [
          Edit(
            insert: "; \(head) \(node.name.trimmedDescription).previews } } }", at: node.endPositionBeforeTrailingTrivia
          )
        ]
      case .macro(let closure, let whole, _):
        let states = closure.statements.filter(\.isPreviewable)
        let body = closure.statements.first?.positionAfterSkippingLeadingTrivia ?? closure.leftBrace.endPosition
        var edits = [Edit(whole.positionAfterSkippingLeadingTrivia, closure.leftBrace.endPosition, head)]
        if let last = states.last {
          // What is previewable is the state of a view.
          edits[0] = Edit(
            whole.positionAfterSkippingLeadingTrivia, closure.leftBrace.endPosition,
            "import SwiftUIScenes; \(self.head(of: number)) { struct SpringformContent: SwiftUI.View {")
          edits += states.flatMap(\.previewableEdits)
          let separator = last.semicolon == nil ? ";" : ""
          edits.append(
            Edit(insert: "\(separator) var body: some SwiftUI.View {", at: last.endPositionBeforeTrailingTrivia))
          edits.append(Edit(closure.rightBrace, "} }; return SwiftUIScenes.Preview { SpringformContent() } } }"))
        } else if closure.statements.contains(where: { $0.item.is(StructDeclSyntax.self) }) {
          // A view that is declared here is told apart from UIKit's by a function, as the compiler cannot in a closure.
          edits[0] = Edit(
            whole.positionAfterSkippingLeadingTrivia, closure.leftBrace.endPosition,
            "import SwiftUIScenes; \(self.head(of: number)) "
              + "{ @SwiftUI.ViewBuilder func springformContent() -> some SwiftUI.View {")
          edits.append(Edit(closure.rightBrace, "}; return SwiftUIScenes.Preview(springformContent) } }"))
        } else {
          if closure.statements.isEmpty { edits.append(Edit(insert: " SwiftUI.EmptyView() ", at: body)) }
          edits.append(Edit(closure.rightBrace, "} } }"))
        }
        if whole.endPosition > closure.endPosition {
          edits.append(Edit(closure.endPosition, whole.endPositionBeforeTrailingTrivia, ""))
        }
        return edits
      }
    }
  }

  /// Whether a macro is one of those that are made a type.
  func shows(_ node: some SyntaxProtocol) -> Bool {
    previews.contains {
      guard case .macro(_, let whole, _) = $0.node else { return false }
      return whole.id == Syntax(node).id
    }
  }

  private func head(of number: Int) -> String {
    let preview = previews[number]
    let title = preview.title.map { ", '\($0)'" } ?? ""
    return "struct \(Self.type(number)): SwiftUIScenes.PreviewSource { "
      + "static let springformName = \(Self.literal(preview.name)); "
      + "static let springformSummary = \(Self.literal("the preview of \(preview.stem)\(title)")); "
      + "static let springformExtent: SwiftUIScenes.Preview.Extent = \(preview.node.extent); "
      + "static func springformPreview() -> SwiftUIScenes.Preview"
  }

  static let fileName = "SpringformPreviews.swift"

  /// The source that lists the previews.
  var list: String {
    let items = previews.indices.map { number in
      let conditions = previews[number].conditions
      return conditions.map { "  #if \($0)\n" }.joined() + "  scenes.append(PreviewScene<\(Self.type(number))>.self)\n"
        + conditions.map { _ in "  #endif\n" }.joined()
    }
    return """
      import SwiftUIScenes

      /// The component's previews, each a scene.
      let previewScenes: PreviewScenes = {
        \(previews.isEmpty ? "let" : "var") scenes: PreviewScenes = []
      \(items.joined())  return scenes
      }()

      """
  }

  private static func type(_ number: Int) -> String { "SpringformPreview\(number)" }

  private static func literal(_ text: String) -> String {
    "\"" + text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : $0.isNewline ? " " : "\($0)" }.joined() + "\""
  }

  // MARK: What a preview says

  private static func title(of node: Preview.Node) -> String? {
    if case .macro(_, _, let arguments) = node { title(in: arguments) } else { nil }
  }

  private static func title(in arguments: LabeledExprListSyntax) -> String? {
    guard let first = arguments.first, first.label == nil,
      let text = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue, !text.isEmpty
    else { return nil }
    return text
  }

  /// What says that a macro is left out, instead of it: where others like it become scenes, it is missed.
  static func warning(instead node: some FreestandingMacroExpansionSyntax) -> Edit {
    let name = title(in: node.arguments).map { " '\($0)'" } ?? ""
    let text =
      "the preview\(name) is left out: previews that are shown stand at the top of a file or in the first branch of a condition, "
      + "and those with state of their own take no parameters"
    return Edit(node, "#warning(\(literal(text)))")
  }

  /// The first of the component's own types that it makes.
  private static func subject(of node: Preview.Node, _ declared: Set<String>) -> String? {
    switch node {
    case .provider(let node):
      let name = node.name.text
      let ends = ["_Previews", "_Preview", "Previews", "Preview"]
      let stem = ends.first { name.hasSuffix($0) && name != $0 }.map { String(name.dropLast($0.count)) }
      return stem ?? name
    case .macro(let closure, _, _):
      return closure.statements.tokens(viewMode: .sourceAccurate).map(\.text).first(where: declared.contains)
    }
  }

  private static func views(in file: SourceFileSyntax) -> [String] {
    file.statements.flatMap { item -> [String] in
      guard case .decl(let decl) = item.item else { return [] }
      return decl.as(StructDeclSyntax.self).map { [$0.name.text] } ?? decl.as(ClassDeclSyntax.self).map {
        [$0.name.text]
      } ?? []
    }
  }

  /// Looks for previews at the top of a file; those in a second branch of a condition are left out.
  private final class Search: SyntaxVisitor {
    var found: [(node: Preview.Node, conditions: [String])] = []
    var hasSwiftUI = true
    private var conditions: [String] = []
    private let isLeftOut: (Syntax) -> Bool

    init(leaving isLeftOut: @escaping (Syntax) -> Bool) {
      self.isLeftOut = isLeftOut
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      guard let condition = shownCondition(of: node) else { return .skipChildren }
      conditions.append(ModuleRule.translated(condition: condition))
      return .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) {
      if shownCondition(of: node) != nil { conditions.removeLast() }
    }

    /// The condition of a first branch, unless it is one that is never compiled without SwiftUI.
    private func shownCondition(of node: IfConfigClauseSyntax) -> ExprSyntax? {
      node.poundKeyword.tokenKind == .poundIf && (hasSwiftUI || SwiftUIFiles.edit(for: node) == nil)
        ? node.condition : nil
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard !AttributeRule.isUnavailable(node.attributes) else { return .skipChildren }
      return note(node.macroName, node.arguments, node.trailingClosure, Syntax(node))
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      note(node.macroName, node.arguments, node.trailingClosure, Syntax(node))
    }

    private func note(
      _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ whole: Syntax
    ) -> SyntaxVisitorContinueKind {
      let body = arguments.last.flatMap { $0.label?.text == "body" ? $0.expression.as(ClosureExprSyntax.self) : nil }
      if name.text == "Preview", let closure = closure ?? body, !isLeftOut(whole),
        closure.signature == nil || !closure.statements.contains(where: \.isPreviewable)
      {
        found.append((.macro(closure: closure, whole: whole, arguments: arguments), conditions))
      }
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if inherited.contains(where: { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }),
        !isLeftOut(Syntax(node)), !AttributeRule.isUnavailable(node.attributes)
      {
        found.append((.provider(node), conditions))
      }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension CodeBlockItemSyntax {
  /// The attribute of state that a preview has for itself.
  private var previewable: AttributeSyntax? {
    guard case .decl(let decl) = item else { return nil }
    return decl.as(VariableDeclSyntax.self)?.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Previewable" }
  }

  fileprivate var isPreviewable: Bool { previewable != nil }
  fileprivate var previewableEdits: [Edit] { previewable.map { [Edit($0, "")] } ?? [] }
}
