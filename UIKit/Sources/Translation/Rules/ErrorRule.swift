import SwiftSyntax

/// `NSError()`, which no initialiser of Foundation's makes where there is no Objective-C.
enum ErrorRule {
  static func edits(for node: FunctionCallExprSyntax) -> [Edit] {
    guard node.calledExpression.trimmedDescription == "NSError", node.arguments.isEmpty, node.trailingClosure == nil,
      let end = node.rightParen
    else { return [] }
    return [Edit(insert: "domain: \"NSErrorDomain\", code: 0", at: end.positionAfterSkippingLeadingTrivia)]
  }
}
