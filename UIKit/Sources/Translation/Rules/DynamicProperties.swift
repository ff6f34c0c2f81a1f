import SwiftSyntax

/// `@objc dynamic var level: Float`: a property that others may observe.
///
/// With Objective-C its accessors are replaced while somebody does; here they tell by themselves, and `observe(\.level)` says which name
/// it means.
struct DynamicProperties {
  /// Of the properties of all classes.
  private let names: Set<String>
  /// Objective-C's names of properties of UIKit's that are told of.
  private static let ours = [
    "isHidden": "hidden", "alpha": "alpha", "isEnabled": "enabled", "isSelected": "selected",
    "isHighlighted": "highlighted", "image": "image", "text": "text",
  ]
  /// Whether the component has a function `observe` of its own.
  private let observes: Bool

  init(_ files: [SourceFileSyntax]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    (names, observes) = (collector.names, collector.declaresObserve)
  }

  /// What a property of a class does after it was set.
  func edits(for node: VariableDeclSyntax) -> [Edit] {
    guard let (name, binding) = Self.observable(node) else { return [] }
    func tell(_ old: String) -> String { "keyValueChanged(self, \"\(name)\", from: \(old), to: \(name))" }
    guard let block = binding.accessorBlock else {
      let place = binding.initializer?.endPositionBeforeTrailingTrivia ?? binding.endPositionBeforeTrailingTrivia
      return [Edit(insert: " { didSet { \(tell("oldValue")) } }", at: place)]
    }
    guard case .accessors(let accessors) = block.accessors else { return [] }
    func accessor(_ word: String) -> AccessorDeclSyntax? { accessors.first { $0.accessorSpecifier.text == word } }
    if let observer = accessor("didSet") {
      let old = observer.parameters?.name.text ?? "oldValue"
      return insertion(into: observer, " defer { \(tell(old)) };")
    }
    if let setter = accessor("set") {
      return insertion(into: setter, " let valueBefore = \(name); defer { \(tell("valueBefore")) };")
    }
    guard accessor("willSet") != nil else { return [] }
    return [Edit(insert: " didSet { \(tell("oldValue")) }", at: block.leftBrace.endPositionBeforeTrailingTrivia)]
  }

  private func insertion(into accessor: AccessorDeclSyntax, _ text: String) -> [Edit] {
    accessor.body.map { [Edit(insert: text, at: $0.leftBrace.endPositionBeforeTrailingTrivia)] } ?? []
  }

  /// `object.observe(\.level, ...)` tells the name of the property.
  func edits(for node: FunctionCallExprSyntax) -> [Edit] {
    guard !observes, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "observe", let first = node.arguments.first, first.label == nil,
      let path = first.expression.as(KeyPathExprSyntax.self)
    else { return [] }
    let keys = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    guard let last = keys.last, let name = names.contains(last) ? last : Self.ours[last] else { return [] }
    let named = (keys.dropLast() + [name]).joined(separator: ".")
    return [Edit(insert: ", named: \"\(named)\"", at: path.endPositionBeforeTrailingTrivia)]
  }

  /// The name of a class's property that is declared `dynamic` and can be set.
  private static func observable(_ node: VariableDeclSyntax) -> (String, PatternBindingSyntax)? {
    let modifiers = Set(node.modifiers.map(\.name.text))
    guard modifiers.contains("dynamic"), modifiers.isDisjoint(with: ["static", "class", "lazy"]),
      node.bindingSpecifier.text == "var", node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !node.isManaged,
      node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
    else { return nil }
    return (name, binding)
  }

  private final class Collector: SyntaxVisitor {
    var names: Set<String> = []
    var declaresObserve = false

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if let (name, _) = DynamicProperties.observable(node) { names.insert(name) }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "observe" { declaresObserve = true }
      return .visitChildren
    }
  }
}

extension VariableDeclSyntax {
  var isManaged: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged" }
  }
}
