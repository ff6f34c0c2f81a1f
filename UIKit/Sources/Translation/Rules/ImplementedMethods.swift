import SwiftSyntax

/// Methods of UIKit's protocols that may be left out, and of which it matters whether they are there: a table that has no method to
/// delete a row shows nothing to delete one with.
///
/// With Objective-C, UIKit asks for the method. Here the type that has it says so by a property.
enum ImplementedMethods {
  private static let properties: [String: String] = [
    "tableView(_:commit:forRowAt:)": "commitsEditing",
    "tableView(_:moveRowAt:to:)": "movesRows",
    "collectionView(_:moveItemAt:to:)": "movesItems",
  ]

  static func edits(for node: FunctionDeclSyntax) -> [Edit] {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    guard node.body != nil, let property = properties["\(node.name.text)(\(labels))"],
      node.parent?.is(MemberBlockItemSyntax.self) == true
    else { return [] }
    let words = node.modifiers.map(\.name.text).filter { ["open", "public", "override"].contains($0) }
    let head = (words + ["var"]).joined(separator: " ")
    return [Edit(insert: "; \(head) \(property): Bool { true }", at: node.endPositionBeforeTrailingTrivia)]
  }
}
