import SwiftSyntax

/// The component's own modules: a package of several targets is translated into one module, so that imports of one from another go,
/// and names that are qualified by one are not any more.
///
/// A module is called like the folder that its files lie in.
struct Siblings {
  let modules: Set<String>

  /// - Parameters:
  ///   - files: the component's, with their types.
  ///   - paths: where they lie.
  ///   - moduleName: that of the one module that all become, if it is known.
  init(_ files: [SourceFileSyntax], paths: [String], moduleName: String? = nil) {
    let folders = paths.map { $0.split(separator: "/").dropLast().map(String.init) }
    // What all files lie in is where somebody keeps the component, but for its last name.
    var shared = 0
    if let first = folders.first {
      while shared < first.count, folders.allSatisfy({ $0.count > shared && $0[shared] == first[shared] }) {
        shared += 1
      }
    }
    let types = Types(viewMode: .sourceAccurate)
    for file in files { types.walk(file) }
    // A package is mostly called like its module.
    let above = folders.first.map { $0.prefix(shared).filter { $0.first?.isUppercase == true } } ?? []
    let names = Set(folders.flatMap { $0.dropFirst(max(shared - 1, 0)) } + above)
    // A folder for what is about SwiftUI is no module of that name.
    modules = names.subtracting(ModuleRule.apples).subtracting(["Component", "Sources"])
    declared = types.names
    self.moduleName = moduleName
    globals = Set(files.flatMap { $0.statements.flatMap(\.declaredValues) })
  }

  private let moduleName: String?
  /// The names of the variables and functions outside of all types.
  private let globals: Set<String>

  /// The types of the component that are called like a module are meant by the name.
  private let declared: Set<String>

  /// `Core.Curve`
  func edits(for node: MemberTypeSyntax) -> [Edit] {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return [] }
    // `Text.Layout` is one of SwiftUI's, even if a folder is called `Text`.
    guard isModule(base.name.text), declared.contains(node.name.text) else {
      return declared.contains(base.name.text) ? [] : ModuleRule.edits(forQualified: base.name)
    }
    return [Edit(base.positionAfterSkippingLeadingTrivia, node.name.positionAfterSkippingLeadingTrivia, "")]
  }

  func edits(for node: MemberAccessExprSyntax) -> [Edit] {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
      !declared.contains(base.baseName.text)
    else { return [] }
    let name = node.declName.baseName.text
    // `App.items`: a member of that name would hide it without the module's.
    // A folder with a small name may be called like a variable.
    if isModule(base.baseName.text), base.baseName.text.first?.isUppercase == true, globals.contains(name),
      let moduleName
    {
      return [Edit(base, moduleName)]
    }
    guard isModule(base.baseName.text), declared.contains(name) else {
      return ModuleRule.edits(forQualified: base.baseName)
    }
    return [Edit(base.positionAfterSkippingLeadingTrivia, node.declName.positionAfterSkippingLeadingTrivia, "")]
  }

  private func isModule(_ name: String) -> Bool { modules.contains(name) && !declared.contains(name) }

  private final class Types: SyntaxVisitor {
    var names: Set<String> = []

    private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      names.insert(name.text)
      return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  }
}

extension CodeBlockItemSyntax {
  /// The names of what is declared here of variables and functions.
  fileprivate var declaredValues: [String] {
    if let function = item.as(FunctionDeclSyntax.self) { return [function.name.text] }
    return item.as(VariableDeclSyntax.self)?.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    } ?? []
  }
}
