import SwiftSyntax

/// `abs(x)` in an extension of `CGFloat`: here the type has an old static method of that name, which hides the function.
enum HiddenFunctions {
  static func edits(for node: FunctionCallExprSyntax, in type: String?) -> [Edit] {
    guard type == "CGFloat", let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "abs", name.argumentNames == nil
    else { return [] }
    return [Edit(insert: "Swift.", at: name.positionAfterSkippingLeadingTrivia)]
  }
}
