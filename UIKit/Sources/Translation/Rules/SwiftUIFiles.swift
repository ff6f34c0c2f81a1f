import SwiftSyntax

/// What of a component is for SwiftUI, which is not here: in files that import it whatever names something of it, and in all files
/// whatever needs what is left out.
struct SwiftUIFiles {
  /// Of each file, the declarations that are left out, with their names.
  private let leftOut: [[(node: CodeBlockItemSyntax, name: String)]]
  /// Of each, whether it declares nothing else.
  private let isEmpty: [Bool]

  init(_ files: [SourceFileSyntax]) {
    let declarations = files.map { $0.statements.map(\.self).filter { !$0.item.is(ImportDeclSyntax.self) } }
    let own = Names(viewMode: .sourceAccurate)
    for file in files { own.walk(file) }
    let telling = Words.telling.subtracting(own.declared)
    // SwiftUI hands on Combine, also to files beside: where nobody imports that, an observable object is one of SwiftUI's.
    let combine: Set<String> =
      files.contains { Self.imports($0) } && !files.contains { Self.imports($0, "Combine") } ? ["ObservableObject"] : []
    let observable = combine.subtracting(own.declared)
    var isLeftOut = zip(files, declarations).map { file, items in
      let words = Self.imports(file) ? telling.union(observable) : observable
      return items.map { !words.isEmpty && Self.mentions(Syntax($0), words) }
    }
    // What is declared in what stays is not missed.
    var missed: Set<String> = []
    var hasGrown = true
    while hasGrown {
      var names: (gone: Set<String>, kept: Set<String>) = ([], [])
      for (items, flags) in zip(declarations, isLeftOut) {
        for (item, isGone) in zip(items, flags) {
          let declared = item.declaredNames
          if isGone { names.gone.formUnion(declared) } else { names.kept.formUnion(declared) }
        }
      }
      missed = names.gone.subtracting(names.kept)
      hasGrown = false
      for (index, items) in declarations.enumerated() {
        for (place, item) in items.enumerated()
        where !isLeftOut[index][place] && !item.item.is(IfConfigDeclSyntax.self)
          && (Self.mentions(Syntax(item), missed) || missed.contains(item.extendedName ?? ""))
        {
          isLeftOut[index][place] = true
          hasGrown = true
        }
      }
    }
    leftOut = zip(declarations, isLeftOut).map { items, flags in
      zip(items, flags).filter(\.1).map {
        ($0.0, $0.0.extendedName ?? $0.0.declaredNames.first ?? "a part of the file")
      }
    }
    isEmpty = zip(isLeftOut, declarations).map { flags, _ in !flags.isEmpty && flags.allSatisfy(\.self) }
  }

  /// Whether nothing of a file is left.
  func leavesNothing(of index: Int) -> Bool { isEmpty[index] }

  func edits(ofFile index: Int) -> [Edit] { leftOut[index].map { Edit($0.node, "") } }

  /// What the compiler says of a file of which something is left out.
  func warning(ofFile index: Int) -> String? {
    let names = leftOut[index].map(\.name).joined(separator: ", ")
    return names.isEmpty ? nil : "#warning(\"left out is what needs SwiftUI, which is not here: \(names)\")\n"
  }

  /// Whether something is left out that stands at a place of a file.
  func isLeftOut(_ position: AbsolutePosition, ofFile index: Int) -> Bool {
    leftOut[index].contains { $0.node.position <= position && position < $0.node.endPosition }
  }

  /// `#if DEBUG`, and in it what imports SwiftUI and needs it: its condition is made one that is never met.
  static func edit(for node: IfConfigClauseSyntax) -> Edit? {
    guard let condition = node.condition, case .statements(let statements) = node.elements,
      statements.contains(where: isImport),
      mentions(Syntax(node), Words.telling)
    else { return nil }
    return Edit(insert: "os(macOS) && ", at: condition.positionAfterSkippingLeadingTrivia)
  }

  fileprivate static func isImport(_ item: CodeBlockItemSyntax) -> Bool { isImport(item, of: "SwiftUI") }

  private static func isImport(_ item: CodeBlockItemSyntax, of module: String) -> Bool {
    item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
  }

  /// Also where there is such a module only.
  static func imports(_ file: SourceFileSyntax, _ module: String = "SwiftUI") -> Bool {
    file.statements.contains { item in
      isImport(item, of: module)
        || item.item.as(IfConfigDeclSyntax.self)?.clauses.contains {
          guard case .statements(let statements) = $0.elements else { return false }
          return statements.contains { isImport($0, of: module) }
        } ?? false
    }
  }

  private static func mentions(_ node: Syntax, _ words: Set<String>) -> Bool {
    let search = Words(words, from: node)
    search.walk(node)
    return search.isFound
  }

  /// Looks for names; what is for other systems, or only where there is SwiftUI, does not count.
  private final class Words: SyntaxVisitor {
    /// What a file of SwiftUI's can hardly do without.
    static let telling: Set<String> = [
      "View", "ViewModifier", "ViewBuilder", "UIViewRepresentable", "UIViewControllerRepresentable",
      "UIHostingController", "PreviewProvider", "Shape", "AnimatableModifier", "ButtonStyle", "Binding", "State",
      "ObservedObject", "Text", "EdgeInsets", "GeometryProxy", "GeometryReader", "EnvironmentKey", "EnvironmentValues",
      "PreferenceKey", "StateObject", "EnvironmentObject", "UIHostingConfiguration", "Color", "VStack", "HStack",
      "ZStack", "WindowGroup", "LabelStyle", "ProgressViewStyle", "ToggleStyle", "InsettableShape", "AnyView",
    ]
    private let words: Set<String>
    var isFound = false

    private let start: Syntax?

    init(_ words: Set<String>, from start: Syntax) {
      (self.words, self.start) = (words, start)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      // One that imports SwiftUI itself is judged by itself.
      if Syntax(node).id != start?.id, case .statements(let statements) = node.elements,
        statements.contains(where: SwiftUIFiles.isImport)
      {
        return .skipChildren
      }
      return ["os(visionOS)", "canImport(SwiftUI)"].contains(node.condition?.trimmedDescription)
        ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if words.contains(node.name.text) { isFound = true }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      // `.text` of something, and a case's name, are no names by themselves.
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      if !isMember, words.contains(node.baseName.text) { isFound = true }
      return .visitChildren
    }
  }

  /// The types that a component declares, wherever.
  private final class Names: SyntaxVisitor {
    var declared: Set<String> = []

    private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(name.text)
      return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  }
}

extension CodeBlockItemSyntax {
  /// What a declaration declares for other declarations; of functions, several of which may be called alike, nothing.
  fileprivate var declaredNames: [String] {
    switch item {
    case .decl(let decl):
      if let variable = decl.as(VariableDeclSyntax.self) { return variable.bindings.map(\.pattern.trimmedDescription) }
      if decl.is(FunctionDeclSyntax.self) { return [] }
      return decl.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    default: return []
    }
  }

  /// The type that an extension is of.
  fileprivate var extendedName: String? {
    guard case .decl(let decl) = item else { return nil }
    return decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}
