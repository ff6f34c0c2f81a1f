import SwiftSyntax

/// `#selector` and `#keyPath`: the names that Objective-C calls members by.
enum ObjectiveCName {
  /// - Parameters:
  ///   - node: the expression.
  ///   - type: the innermost type around it.
  ///   - optionals: what those may leave out who conform to the component's protocols.
  /// - Returns: what stands there instead; `nil` for any other macro.
  static func text(for node: MacroExpansionExprSyntax, in type: String?, optionals: OptionalUses) -> String? {
    guard let argument = node.arguments.first?.expression else { return nil }
    return switch node.macroName.text {
    case "selector" where ["getter", "setter"].contains(node.arguments.first?.label?.text):
      accessor(argument, in: type, sets: node.arguments.first?.label?.text == "setter")
    case "selector": selector(argument, in: type, optionals)
    case "keyPath": keyPath(argument)
    default: nil
    }
  }

  /// A reference to the method, by the type rather than by an object: one of an object's methods would keep the object.
  private static func selector(_ argument: ExprSyntax, in type: String?, _ optionals: OptionalUses) -> String {
    if let overloaded = argument.as(SequenceExprSyntax.self).flatMap({ overloaded($0, in: type) }) { return overloaded }
    let method = argument.trimmedDescription
    let member = method.hasPrefix("self.") ? String(method.dropFirst("self.".count)) : method
    let name = member.split(separator: ".").last.map(String.init) ?? member
    // A protocol's: nobody has it by itself, and UIKit's own say so in their names.
    if let owner = argument.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
      optionals.isProtocol(owner) || owner.hasSuffix("Delegate") || owner.hasSuffix("DataSource"),
      owner.first?.isUppercase == true
    {
      return "Selector(optional: \"\(name)\")"
    }
    guard let type, !member.prefix(while: { $0 != "(" }).contains(".") else {
      return "Selector(\(member), \"\(name)\")"
    }
    return "Selector(\(type).\(member), \"\(name)\")"
  }

  /// `#selector(getter: UIView.tag)`, by the path to the property.
  private static func accessor(_ argument: ExprSyntax, in type: String?, sets: Bool) -> String {
    var names = argument.trimmedDescription.split(separator: ".").map(String.init)
    // No path leads through a variable of a function; the name is left.
    if names.count > 1, let first = names.first, let last = names.last, LocalNames.contains(first, around: argument) {
      return "Selector(\"\(last)\")"
    }
    if names.first == "self" { names.removeFirst() }
    let name = names.last ?? ""
    var owner = names.count > 1 ? names.dropLast().joined(separator: ".") : type ?? ""
    // Of an object that is a property of the type around.
    if names.count > 1, owner.first?.isLowercase == true, let type { owner = "\(type).\(owner)" }
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    return "Selector(\(sets ? "setter" : "getter"): \\\(owner).\(name), \"\(sets ? setter : name)\")"
  }

  /// `tapped as () -> Void`: which of several methods of a name is meant.
  private static func overloaded(_ argument: SequenceExprSyntax, in type: String?) -> String? {
    let parts = Array(argument.elements)
    guard parts.count == 3, parts[1].trimmedDescription == "as", let cast = parts[2].as(TypeExprSyntax.self) else {
      return nil
    }
    var method = parts[0].trimmedDescription.trimmingParentheses
    if method.hasPrefix("self.") { method.removeFirst("self.".count) }
    let isQualified = method.prefix { $0 != "(" }.contains(".")
    let name = method.split(separator: ".").last.map(String.init) ?? method
    let owner = isQualified ? nil : type
    let function = cast.type.as(FunctionTypeSyntax.self)
    let isOfType = function?.returnClause.type.trimmedDescription.trimmingParentheses.contains("->") == true
    guard let owner else { return "Selector(\(method) as \(cast.trimmedDescription), \"\(name)\")" }
    let unbound = isOfType ? cast.trimmedDescription : "(\(owner)) -> \(cast.trimmedDescription.trimmingParentheses)"
    return "Selector(\(owner).\(method) as \(unbound), \"\(name)\")"
  }

  private static func keyPath(_ argument: ExprSyntax) -> String {
    var names = argument.trimmedDescription.split(separator: ".")
    while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true { names.removeFirst() }
    return "\"\(names.joined(separator: "."))\""
  }
}

/// The parameters and variables of a function.
private final class LocalNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func contains(_ name: String, around node: ExprSyntax) -> Bool {
    let visitor = LocalNames(viewMode: .sourceAccurate)
    let function = sequence(first: Syntax(node)) { $0.parent }.first {
      $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
    }
    if let function { visitor.walk(function) }
    return visitor.names.contains(name)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
}

extension String {
  /// Of `(a)`, `a`; `(a) -> b` stays as it is.
  fileprivate var trimmingParentheses: String {
    var depth = 0
    guard hasPrefix("("), hasSuffix(")") else { return self }
    for character in dropLast() {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0 { return self }
    }
    return String(dropFirst().dropLast())
  }
}
