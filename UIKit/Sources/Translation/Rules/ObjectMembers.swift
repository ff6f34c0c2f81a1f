import SwiftSyntax

/// `(change as AnyObject).cgPointValue`: with Objective-C, any object can be asked for what its class has.
///
/// What components ask for in this way is the value in a box, which is taken out of it by `UnboxedValue`.
enum ObjectMembers {
  private static let unboxing: Set<String> = [
    "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "cgAffineTransformValue", "caTransform3DValue",
    "uiEdgeInsetsValue", "uiOffsetValue", "doubleValue", "floatValue", "intValue", "boolValue", "stringValue",
  ]

  /// Of every object.
  private static let common: Set<String> = [
    "value", "setValue", "perform", "performSelector", "responds", "isEqual", "isKind", "copy", "mutableCopy",
  ]

  static func edits(for node: MemberAccessExprSyntax) -> [Edit] {
    if let access = node.base?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "classForCoder",
      node.declName.baseName.text == "description", let call = node.parent?.as(FunctionCallExprSyntax.self)
    {
      return [
        Edit(insert: "NSStringFromClass(", at: call.positionAfterSkippingLeadingTrivia),
        Edit(access.endPositionBeforeTrailingTrivia, call.endPositionBeforeTrailingTrivia, ")"),
      ]
    }
    if let type = node.base?.as(FunctionCallExprSyntax.self), type.calledExpression.trimmedDescription == "type",
      type.arguments.first?.label?.text == "of", node.declName.baseName.text == "description",
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
    {
      return [
        Edit(insert: "NSStringFromClass(", at: call.positionAfterSkippingLeadingTrivia),
        Edit(type.endPositionBeforeTrailingTrivia, call.endPositionBeforeTrailingTrivia, ")"),
      ]
    }
    let base = node.base.map { $0.as(OptionalChainingExprSyntax.self)?.expression ?? $0 }
    let name = node.declName.baseName.text
    guard unboxing.contains(name) || common.contains(name), let tuple = base?.as(TupleExprSyntax.self),
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self), tuple.elements.count == 1
    else { return [] }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].trimmedDescription == "as", parts[2].trimmedDescription == "AnyObject"
    else { return [] }
    guard unboxing.contains(name) else {
      return [Edit(insert: " as! NSObject", at: parts[2].endPositionBeforeTrailingTrivia)]
    }
    return [
      Edit(insert: "UnboxedValue", at: tuple.leftParen.positionAfterSkippingLeadingTrivia),
      Edit(parts[1].positionAfterSkippingLeadingTrivia, parts[2].endPositionBeforeTrailingTrivia, "as Any"),
    ]
  }
}
