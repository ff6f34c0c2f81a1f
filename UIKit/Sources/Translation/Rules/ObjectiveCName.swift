import SwiftSyntax

/// `#selector` and `#keyPath`: the names that Objective-C calls members by.
enum ObjectiveCName {
  /// - Parameters:
  ///   - node: the expression.
  ///   - type: the innermost type around it.
  /// - Returns: what stands there instead; `nil` for any other macro.
  static func text(for node: MacroExpansionExprSyntax, in type: String?) -> String? {
    guard let argument = node.arguments.first?.expression else { return nil }
    return switch node.macroName.text {
    case "selector": selector(argument, in: type)
    case "keyPath": keyPath(argument)
    default: nil
    }
  }

  /// A reference to the method, by the type rather than by an object: one of an object's methods would keep the object.
  private static func selector(_ argument: ExprSyntax, in type: String?) -> String {
    let method = argument.trimmedDescription
    let member = method.hasPrefix("self.") ? String(method.dropFirst("self.".count)) : method
    let name = member.split(separator: ".").last.map(String.init) ?? member
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
