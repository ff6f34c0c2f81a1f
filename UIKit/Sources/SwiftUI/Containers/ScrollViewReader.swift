/// Scrolls views by their identities.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func update(_ node: Node) {
    node.child(.only, StableView(view: content(ScrollViewProxy(node: node))))
  }
}

/// What scrolls the views in a scroll view reader.
public struct ScrollViewProxy {
  weak var node: Node?

  /// Scrolls so that the view of an identity shows: with the given point of it, in parts of its size, at the same point
  /// of what shows, or, without one, as little as is needed. In an animated transaction it glides there.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let isAnimated = Transaction.current.animation != nil
    // What is to be shown may only come with the changes that are under way.
    node.host.change {
      node.host.afterUpdate {
        guard let element = node.node(ofIdentity: AnyHashable(id))?.firstElement else {
          return noteOnce("scrollTo(\(id)) finds no view of that identity")
        }
        var above = element.parent
        while let current = above {
          if let scroll = current as? ScrollElement {
            scroll.scroll(to: scroll.place(of: element), anchor: anchor, animated: isAnimated)
          }
          above = current.parent
        }
      }
      node.host.setNeedsUpdate()
    }
  }
}

extension Node {
  /// The first element that the node, or something in it, amounts to.
  var firstElement: Element? { elements.first ?? children.lazy.compactMap(\.firstElement).first }

  /// The first node below with an identity: by `id(_:)`, or as one of a `ForEach`.
  func node(ofIdentity id: AnyHashable) -> Node? {
    for child in children {
      if case .id(let known, _) = child.key, known == id { return child }
      if let found = child.node(ofIdentity: id) { return found }
    }
    return nil
  }
}
