/// The view that a closure makes, which is called again when the version is another.
///
/// Views whose closures depend on something of their own show this, so that a change below them leaves it alone.
struct MadeView<Content: View>: View, KnowsSameness {
  let version: Int
  let make: () -> Content

  var body: Content { make() }

  func isSame(as other: Any) -> Bool { (other as? MadeView)?.version == version }
}

/// Counts the versions of what a closure makes.
class MadeVersions: EndsWithNode {
  unowned let node: Node
  private(set) var version = 0
  private(set) var isOver = false

  init(_ node: Node) { self.node = node }

  /// Shows what a closure makes, anew if the view has changed.
  final func show<Content: View>(_ make: @escaping () -> Content) {
    if node.changedPass == node.host.pass { version += 1 }
    node.child(.only, MadeView(version: version, make: make))
  }

  func end() { isOver = true }
}
