import SwiftSyntax

extension LayerClasses {
  /// How a table or a collection makes what it is given the class of, and a layer copies an animation: with an initialiser that is not
  /// `required` either.
  private static let reusable: [String: (make: String, initializer: [String])] = [
    "CAAnimation": ("madeByClass() -> CAAnimation", []),
    "UITableViewCell": (
      "madeByClass(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell",
      ["style", "reuseIdentifier"]
    ),
    "UITableViewHeaderFooterView": (
      "madeByClass(reuseIdentifier: String?) -> UITableViewHeaderFooterView", ["reuseIdentifier"]
    ),
    "UICollectionReusableView": ("madeByClass(frame: CGRect) -> UICollectionReusableView", ["frame"]),
    "UICollectionViewLayoutAttributes": ("madeByClass() -> UICollectionViewLayoutAttributes", []),
    "UICollectionViewLayoutInvalidationContext": ("madeByClass() -> UICollectionViewLayoutInvalidationContext", []),
  ]

  /// What is inserted into a class of cells, of headers, of what a layout says of items, or of animations.
  func reusableFactory(of node: ClassDeclSyntax) -> String? {
    guard node.genericParameterClause == nil, let root = superclasses.root(of: node.name.text),
      let (make, labels) = superclasses.kind(of: root, among: Self.reusable.keys).flatMap({ Self.reusable[$0] })
    else { return nil }
    let designated = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
    let canMake =
      designated.isEmpty
      || designated.contains { $0.signature.parameterClause.parameters.map(\.firstName.text) == labels }
    guard canMake else { return nil }
    let isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
    let arguments = labels.map { "\($0): \($0)" }.joined(separator: ", ")
    return "\(isPublic ? " public" : "") override class func \(make) { \(node.name.text)(\(arguments)) };"
  }
}
