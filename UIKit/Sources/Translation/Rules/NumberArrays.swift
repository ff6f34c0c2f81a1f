import SwiftSyntax

/// `stops as [NSNumber]`: with Objective-C, an array of numbers is one of objects.
///
/// Literals are so here, too; others are put into objects one by one.
enum NumberArrays {
  private static let types: Set<String> = ["[NSNumber]", "[NSNumber]?", "[NSNumber]!"]

  static func edits(for node: SequenceExprSyntax) -> [Edit] {
    let parts = Array(node.elements)
    guard parts.count >= 3, let type = parts.last?.as(TypeExprSyntax.self), types.contains(type.trimmedDescription),
      parts[parts.count - 2].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
      parts[parts.count - 2].is(UnresolvedAsExprSyntax.self)
    else { return [] }
    let value = parts[parts.count - 3]
    guard !value.is(ArrayExprSyntax.self) else { return [] }
    return [
      Edit(insert: "boxedNumbers(", at: value.positionAfterSkippingLeadingTrivia),
      Edit(value.endPositionBeforeTrailingTrivia, type.endPositionBeforeTrailingTrivia, ")"),
    ]
  }
}
