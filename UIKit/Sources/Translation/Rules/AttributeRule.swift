import SwiftSyntax

/// Attributes that mean something to Objective-C, to Interface Builder, to an app's main thread or to who starts it, and nothing here.
enum AttributeRule {
  static let dropped: Set<String> = [
    "objc", "objcMembers", "NSManaged", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable", "MainActor",
    "UIApplicationMain", "NSApplicationMain", "main",
  ]

  /// Attributes that go: besides those, that a closure is one of Objective-C's. Functions of C are here,
  /// too, but for those of objects.
  static func isDropped(_ node: AttributeSyntax) -> Bool {
    let name = node.attributeName.trimmedDescription
    guard name == "convention" else { return dropped.contains(name) }
    guard node.arguments?.trimmedDescription.hasPrefix("block") != true else { return true }
    // A method as a function of C, which takes the object and the selector, or one that is told of a path's pieces, which are no C here.
    let words = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.tokens(viewMode: .sourceAccurate)
    return words?.contains { ["Selector", "AnyObject", "CGPathElement"].contains($0.text) } ?? false
  }

  /// `@available(iOS, unavailable)`: what is not there on a phone is not here, either, so that nobody has to ask for it.
  static func edits(for node: AttributeSyntax) -> [Edit] {
    if isDropped(node) { return [Edit(node, "")] }
    return unavailableSystem(node).map { [Edit($0, "*")] } ?? []
  }

  /// Whether something is not there on a phone.
  static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self).flatMap(unavailableSystem) != nil }
  }

  private static func unavailableSystem(_ node: AttributeSyntax) -> TokenSyntax? {
    guard node.attributeName.trimmedDescription == "available", let arguments = node.arguments,
      let system = arguments.firstToken(viewMode: .sourceAccurate), ["iOS", "*"].contains(system.text),
      arguments.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "unavailable" })
    else { return nil }
    return system
  }

  /// `{ @MainActor in }`: without its attribute the closure has nothing to say before its body.
  static func edits(for node: ClosureSignatureSyntax) -> [Edit] {
    guard node.capture == nil, node.parameterClause == nil, node.returnClause == nil, node.effectSpecifiers == nil,
      node.attributes.allSatisfy({
        $0.as(AttributeSyntax.self).map { dropped.contains($0.attributeName.trimmedDescription) } ?? false
      })
    else { return [] }
    return [Edit(node, "")]
  }

  /// `(Void) -> Void` up to Swift 3, which takes nothing.
  static func edits(for node: FunctionTypeSyntax) -> [Edit] {
    guard node.parameters.count == 1, let only = node.parameters.first, only.type.trimmedDescription == "Void",
      only.firstName == nil
    else { return [] }
    return [Edit(only, "")]
  }

  /// Up to Swift 4, what no subclass can override might be called open all the same: what belongs to the class, and constants.
  static func edits(for modifiers: DeclModifierListSyntax) -> [Edit] {
    // Nothing belongs to an actor here.
    if modifiers.parent?.is(DeinitializerDeclSyntax.self) == true {
      return modifiers.called("isolated").map { Edit($0, "") }
    }
    let isConstant = modifiers.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    guard isConstant || modifiers.contains(where: { $0.name.text == "static" }) else { return [] }
    return modifiers.called("open").map { Edit($0, "public") }
  }
}
