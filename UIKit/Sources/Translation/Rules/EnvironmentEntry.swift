import SwiftSyntax

/// `@Entry var spacing = 8.0` in `EnvironmentValues` and its like: a value with a key of its own, as Xcode's macro makes it.
enum EnvironmentEntry {
  /// What keys are, by the types whose values have them.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey", "Transaction": "TransactionKey",
  ]

  static func edits(for node: VariableDeclSyntax, in type: String?) -> [Edit] {
    let extended = type.map { $0.hasPrefix("SwiftUI.") ? String($0.dropFirst("SwiftUI.".count)) : $0 }
    guard let protocolName = extended.flatMap({ keys[$0] }), node.bindings.count == 1,
      let mark = node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
        .first(where: { $0.attributeName.trimmedDescription == "Entry" }),
      let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return [] }
    let key = "EntryOf_\(name.text.filter { $0 != "`" })"
    let access = access(node.modifiers) ?? access(around(node)?.modifiers)
    let own = access.map { $0 + " " } ?? ""
    // What others may read has to be as open as the protocol; a private key's value is read by the key.
    let inner = access == "public" || access == "package" ? own : ""
    let accessors = "get { self[\(key).self] } set { self[\(key).self] = newValue }"
    return [
      Edit(mark, ""),
      Edit(
        insert:
          ": \(key).Value { \(accessors) }; \(own)struct \(key): \(protocolName) { \(inner)static let defaultValue",
        at: name.endPositionBeforeTrailingTrivia),
      Edit(insert: binding.initializer == nil ? " = nil }" : " }", at: binding.endPositionBeforeTrailingTrivia),
    ]
  }

  private static func access(_ modifiers: DeclModifierListSyntax?) -> String? {
    modifiers?.called("public", "package", "internal", "fileprivate", "private").first { $0.detail == nil }?.name.text
  }

  private static func around(_ node: VariableDeclSyntax) -> ExtensionDeclSyntax? {
    var above = node.parent
    while let current = above, !current.is(ExtensionDeclSyntax.self) { above = current.parent }
    return above?.as(ExtensionDeclSyntax.self)
  }
}
