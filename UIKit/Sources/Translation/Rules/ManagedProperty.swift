import SwiftSyntax

/// `@NSManaged var progress: CGFloat`: a property that the layer keeps under its name, so that animations find it.
///
/// With Objective-C the layer answers for it at run time; here it gets the accessors that do the same.
enum ManagedProperty {
  static func edits(for node: VariableDeclSyntax) -> [Edit] {
    guard node.isManaged else { return [] }
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil,
        let type = binding.typeAnnotation
      else { return nil }
      return Edit(
        insert: " { get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }",
        at: type.endPositionBeforeTrailingTrivia)
    }
  }
}
