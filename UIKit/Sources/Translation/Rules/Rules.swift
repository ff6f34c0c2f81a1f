import SwiftSyntax

/// Walks through a file and collects what has to be changed. The rules stand in files of their own beside this one.
final class Rules: SyntaxVisitor {
  let layers: LayerClasses
  let optionals: OptionalUses
  let observers: KeyValueObservers
  let extended: ExtendedMethods
  let dynamics: DynamicProperties
  let objects: ObjectOverrides
  let metatypes: MetatypeCalls
  let named: NamedSelectors
  let forwarding: ForwardingMethods
  let unowned: UnownedReferences
  let siblings: Siblings
  /// Whether what is for SwiftUI stays.
  private let hasSwiftUI: Bool
  private let hasCombine: Bool
  private let previews: ComponentPreviews?
  let requiredInitializers: RequiredInitializers
  let overrides: OverridesOfUIKit
  private var edits: [Edit] = []
  /// The types around the place where the walk is, the innermost last.
  private var types: [String] = []

  /// - Parameters:
  ///   - files: all of the component: what one declares, another uses.
  ///   - paths: where they lie.
  ///   - previews: those that stay.
  init(
    _ files: [SourceFileSyntax], paths: [String] = [], hasSwiftUI: Bool = false, previews: ComponentPreviews? = nil,
    moduleName: String? = nil
  ) {
    (self.hasSwiftUI, self.previews) = (hasSwiftUI, previews)
    hasCombine = files.contains { SwiftUIFiles.imports($0, "Combine") }
    layers = LayerClasses(files)
    optionals = OptionalUses(files)
    observers = KeyValueObservers(files)
    extended = ExtendedMethods(files)
    dynamics = DynamicProperties(files)
    objects = ObjectOverrides(files)
    metatypes = MetatypeCalls(files)
    named = NamedSelectors(files)
    forwarding = ForwardingMethods(files)
    unowned = UnownedReferences(files)
    siblings = Siblings(files, paths: paths, moduleName: moduleName)
    requiredInitializers = RequiredInitializers(files)
    overrides = OverridesOfUIKit(files)
    super.init(viewMode: .sourceAccurate)
  }

  /// What is changed in one of the files.
  func edits(of file: SourceFileSyntax) -> [Edit] {
    edits = []
    walk(file)
    return edits
  }

  // MARK: Types

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let factories = layers.factories(of: node) ?? layers.reusableFactory(of: node) ?? metatypes.factories(of: node) {
      edits.append(Edit(insert: factories, at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia))
    }
    edits +=
      observers.edits(for: node) + objects.edits(for: node) + forwarding.edits(for: node) + unowned.edits(for: node)
      + requiredInitializers.edits(for: node)
    return enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += ModuleRule.edits(for: node) + overrides.edits(for: node)
    return enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += optionals.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    edits += optionals.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    edits +=
      optionals.edits(for: node) + ObjectMembers.edits(for: node) + siblings.edits(for: node)
      + [ResourceRule.edit(for: node)].compactMap(\.self)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    edits += optionals.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    edits += siblings.edits(for: node)
    return .visitChildren
  }

  // MARK: Words

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    edits += AttributeRule.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    edits += AttributeRule.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    edits += ConstantTypes.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    edits += ConstantTypes.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview", previews?.shows(node) != true else { return .visitChildren }
    edits.append(previews == nil ? Edit(node, "") : ComponentPreviews.warning(instead: node))
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    edits += AttributeRule.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    edits += AttributeRule.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    edits +=
      extended.edits(for: node, in: types.last) + ImplementedMethods.edits(for: node)
      + ConstantTypes.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    edits +=
      ManagedProperty.edits(for: node) + dynamics.edits(for: node) + extended.edits(for: node, in: types.last)
      + EnvironmentEntry.edits(for: node, in: types.last)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      guard previews?.shows(node) != true else { return .visitChildren }
      edits.append(previews == nil ? Edit(node, "") : ComponentPreviews.warning(instead: node))
      return .skipChildren
    }
    guard
      let text = ObjectiveCName.text(for: node, in: types.last, optionals: optionals) ?? ResourceRule.text(for: node)
    else {
      return .visitChildren
    }
    edits.append(Edit(node, text))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = named.text(for: node, in: types.last) {
      edits.append(Edit(node, text))
      return .skipChildren
    }
    edits +=
      ResourceRule.edits(for: node) + dynamics.edits(for: node) + metatypes.edits(for: node)
      + HiddenFunctions.edits(for: node, in: types.last) + ErrorRule.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    edits += NumberArrays.edits(for: node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let edit = ModuleRule.edit(for: node, siblings: siblings.modules, hasSwiftUI: hasSwiftUI, hasCombine: hasCombine)
    if let edit { edits.append(edit) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if !hasSwiftUI, let edit = SwiftUIFiles.edit(for: node) { edits.append(edit) }
    if let condition = node.condition { edits += ModuleRule.edits(forCondition: Syntax(condition)) }
    return .visitChildren
  }
}
