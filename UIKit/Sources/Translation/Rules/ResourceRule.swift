import SwiftSyntax

/// Where a component's pictures are: an app's bundle is the component's folder here, and literals of Xcode's editor are calls.
enum ResourceRule {
  /// `Bundle.main` is what SwiftPM calls `Bundle.module`.
  static func edit(for node: MemberAccessExprSyntax) -> Edit? {
    guard node.base?.trimmedDescription == "Bundle", node.declName.trimmedDescription == "main" else { return nil }
    return Edit(node.declName, "module")
  }

  /// `Bundle(for: A.self)` asks for the folder of the class's component.
  static func edits(for node: FunctionCallExprSyntax) -> [Edit] {
    guard ["Bundle", "Bundle.init"].contains(node.calledExpression.trimmedDescription), node.arguments.count == 1,
      let label = node.arguments.first?.label, label.text == "for"
    else { return [] }
    return [Edit(node.calledExpression, "Bundle.ofComponent"), Edit(label, "with")]
  }

  /// `#imageLiteral(resourceName:)` and `#colorLiteral(red:green:blue:alpha:)`; `nil` for any other macro.
  static func text(for node: MacroExpansionExprSyntax) -> String? {
    let labels = node.arguments.map { $0.label?.text ?? "" }
    switch (node.macroName.text, labels) {
    case ("imageLiteral", ["resourceName"]):
      guard let name = node.arguments.first?.expression.trimmedDescription else { return nil }
      return "UIImage(named: \(name))!"
    case ("colorLiteral", ["red", "green", "blue", "alpha"]):
      return "UIColor(\(node.arguments.trimmedDescription))"
    default: return nil
    }
  }
}
