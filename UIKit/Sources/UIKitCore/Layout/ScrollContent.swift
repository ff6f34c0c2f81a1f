import QuartzCore

// Constraints and what scrolls: a scroll view's edges are its content's to what lies in it, and its own to what lies around it. So
// constraints can say how large the content is. Its width, its height and its middle are its own in any case.

enum ScrollContent {
  /// The scroll view of whose content an attribute is, that is related to something else.
  static func held(
    by item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, against other: (any LayoutItem)?
  ) -> UIScrollView? {
    if item is ContentLayoutGuide { return item.layoutView as? UIScrollView }
    guard let scroll = item.layoutView as? UIScrollView,
      item === scroll || item === scroll.constraintState.marginsGuide, let other,
      !(other is FrameLayoutGuide), let inner = other.layoutView,
      inner !== scroll || other is UILayoutGuide, inner.isDescendant(of: scroll), attribute.isEdge
    else { return nil }
    return scroll
  }

  static func length(_ part: LayoutVariable.Part, of view: UIScrollView) -> LayoutVariable {
    LayoutVariable(owner: ObjectIdentifier(view), part: part == .width ? .contentWidth : .contentHeight)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .leading, .right, .trailing, .top, .bottom, .leftMargin, .leadingMargin, .rightMargin, .trailingMargin,
      .topMargin, .bottomMargin:
      true
    default: false
    }
  }
}

/// Stands for a scroll view's content.
final class ContentLayoutGuide: UILayoutGuide {
  override var layoutFrame: CGRect { CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero) }
}

/// Stands for a scroll view's frame, wherever its content is.
final class FrameLayoutGuide: UILayoutGuide {}

extension UIScrollView {
  /// What constraints say of it the content is like.
  public var contentLayoutGuide: UILayoutGuide {
    constraintState.scrollGuide(\.contentGuide, of: self, called: "UIScrollView-contentLayoutGuide") {
      ContentLayoutGuide { _ in .zero }
    }
  }

  /// What is tied to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    constraintState.scrollGuide(\.frameGuide, of: self, called: "UIScrollView-frameLayoutGuide") {
      FrameLayoutGuide { _ in .zero }
    }
  }
}

extension ConstraintState {
  fileprivate func scrollGuide(
    _ path: ReferenceWritableKeyPath<ConstraintState, UILayoutGuide?>, of view: UIScrollView, called name: String,
    _ make: () -> UILayoutGuide
  ) -> UILayoutGuide {
    if let guide = self[keyPath: path] { return guide }
    let guide = make()
    (guide.owningView, guide.identifier) = (view, name)
    self[keyPath: path] = guide
    return guide
  }

  /// What is tied to what lies outside has to be placed anew.
  func offsetChanged(of view: UIScrollView) { if dependsOnOffset { view.setNeedsConstraints() } }
}
