import UIKit

/// Opens a menu where a finger stays on the content, over which a likeness of it is lifted, or other views in its place.
private struct ContextMenuModifier: PrimitiveModifier, GestureSource {
  let items: any View
  let preview: (any View)?
  // Before what the content does when it is touched.
  var priority: GesturePriority { .high }
  var counts: GestureMask { .all }

  func update(_ node: Node, content: any View) {
    let opener = node.opener
    let shown = node.child(.part(0, 0), content)
    opener.label = shown
    opener.hold(items, shown.outerElements)
  }

  func makeRecognition(_ node: Node) -> any AnyRecognition {
    let (opener, preview) = (node.opener, preview)
    guard !opener.elements.isEmpty else {
      let none = Recognition<Bool>()
      none.cancel()
      return none
    }
    return LongPressGesture().onEnded { [unowned node] _ in
      opener.open { source, window in lifted(preview, of: node, from: source, in: window) }
    }.recognition(in: GesturePlace(node))
  }
}

/// Views of their own size, or what shows at the content's place.
private func lifted(_ preview: (any View)?, of node: Node, from source: CGRect, in window: UIWindow) -> UIView? {
  guard let preview else {
    return window.resizableSnapshotView(from: source, afterScreenUpdates: false, withCapInsets: .zero)
  }
  let environment = node.environment
  let view = HostingView(root: AnyView(preview).modifier(EnvironmentModifier { $0 = environment }))
  view.backgroundColor = .systemBackground
  window.insertSubview(view, at: 0)
  view.bounds.size = view.size(for: ProposedViewSize(window.bounds.size))
  view.removeFromSuperview()
  return view
}

extension View {
  /// Opens a menu where a finger stays, unless there is nothing in it.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil))
  }
  /// The same with views that show for as long as the menu is open.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }
}
