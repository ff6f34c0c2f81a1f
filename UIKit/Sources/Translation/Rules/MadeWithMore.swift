/// Initialisers with which lists are made, besides a frame: a class that is known by a reference to it is asked by them as it is by
/// the others in `MetatypeCalls`.
struct MadeWithMore {
  let labels: [String]
  /// Of the arguments, as a class's override declares them.
  private let types: [String]
  /// The class of UIKit's that declares it.
  let root: String

  static let all = [
    MadeWithMore(
      labels: ["frame", "collectionViewLayout"], types: ["CGRect", "UICollectionViewLayout"], root: "UICollectionView"),
    MadeWithMore(labels: ["frame", "style"], types: ["CGRect", "UITableView.Style"], root: "UITableView"),
  ]
  static let roots = all.map(\.root)

  static func of(_ root: String?) -> MadeWithMore? { root.flatMap { root in all.first { $0.root == root } } }

  /// What a class overrides to be made.
  func factory(of name: String, isPublic: Bool) -> String {
    let parameters = zip(labels, types).map { "\($0): \($1)" }.joined(separator: ", ")
    let arguments = labels.map { "\($0): \($0)" }.joined(separator: ", ")
    return (isPublic ? " public" : "")
      + " override class func madeByClass(\(parameters)) -> \(root) { \(name)(\(arguments)) };"
  }
}
