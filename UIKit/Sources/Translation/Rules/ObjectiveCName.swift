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
    case "selector": selector(argument, in: type, optionals)
    case "keyPath": keyPath(argument)
    default: nil
    }
  }

  /// A reference to the method, by the type rather than by an object: one of an object's methods would keep the object.
  private static func selector(_ argument: ExprSyntax, in type: String?, _ optionals: OptionalUses) -> String {
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

  private static func keyPath(_ argument: ExprSyntax) -> String {
    var names = argument.trimmedDescription.split(separator: ".")
    while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true { names.removeFirst() }
    return "\"\(names.joined(separator: "."))\""
  }
}
