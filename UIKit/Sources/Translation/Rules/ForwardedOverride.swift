import SwiftSyntax

/// An override in an extension that asks for something which only its own file sees: it stays there under a name of its own, and what
/// stands in the class calls it.
struct ForwardedOverride {
  /// What stands in the class.
  let text: String
  let edits: [Edit]

  /// - Parameter hidden: what other files do not see. `nil` for an override that asks for nothing of it, or that observes.
  init?(_ member: DeclSyntax, hidden: Set<String>) {
    let words = Set(member.tokens(viewMode: .sourceAccurate).map(\.text))
    guard !words.isDisjoint(with: hidden) else { return nil }
    if let function = member.as(FunctionDeclSyntax.self) {
      let own = Self.ownName(function.name)
      let given = function.signature.parameterClause.parameters.map { parameter in
        let value = (parameter.secondName ?? parameter.firstName).text
        return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
      }.joined(separator: ", ")
      let effects = function.signature.effectSpecifiers
      let attempt =
        (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      text =
        "\(Self.head(function.attributes, function.modifiers))func \(function.name.text)\(function.signature.trimmedDescription)"
        + " { \(attempt)\(own)(\(given)) }"
      edits = Self.edits(function.modifiers, function.name)
    } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation,
      let accessors = binding.accessorBlock?.accessors
    {
      let own = Self.ownName(name)
      let body: String
      switch accessors {
      case .getter: body = own
      case .accessors(let list):
        let kinds = list.map(\.accessorSpecifier.text)
        guard kinds.contains("get") else { return nil }
        body = kinds.contains("set") ? "get { \(own) } set { \(own) = newValue }" : own
      }
      text =
        "\(Self.head(variable.attributes, variable.modifiers))var \(name.text)\(type.trimmedDescription) { \(body) }"
      edits = Self.edits(variable.modifiers, name)
    } else {
      return nil
    }
  }

  private static func ownName(_ name: TokenSyntax) -> String { name.text + "_inExtension" }

  private static func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    (attributes.map(\.trimmedDescription) + modifiers.map(\.trimmedDescription)).map { $0 + " " }.joined()
  }

  /// Other files call it.
  private static func edits(_ modifiers: DeclModifierListSyntax, _ name: TokenSyntax) -> [Edit] {
    modifiers.called("override", "open", "public", "private", "fileprivate").map { Edit($0, "") }
      + [Edit(name, ownName(name))]
  }
}
