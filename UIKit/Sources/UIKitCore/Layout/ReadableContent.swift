public import QuartzCore

extension UIView {
  /// The view without its margins, and never wider than one reads with ease: 672 points, in the middle.
  public var readableContentGuide: UILayoutGuide {
    constraintState.guide(\.readableGuide, of: self, called: "UIViewReadableContentGuide") { view in
      var insets = view.layoutMargins
      let left = view.bounds.width - insets.left - insets.right - Self.readableWidth
      if left > 0 { (insets.left, insets.right) = (insets.left + left / 2, insets.right + left / 2) }
      return insets
    }
  }

  /// For letters of the usual size, in points.
  private static let readableWidth: CGFloat = 672

  /// What the keyboard takes of the view; without a keyboard what the safe area takes below.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = constraintState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    constraintState.keyboardGuide = guide
    return guide
  }
}

/// A guide that follows an edge of the view.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is. Its top moves up with the keyboard, and what is tied to it.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that lies anywhere, which here none does.
  open var followsUndockedKeyboard = false
  /// Whether without a keyboard it lies at the safe area's edge, rather than at the view's.
  open var usesBottomSafeArea = true
  /// Whether it follows a finger that drags the keyboard away, as scroll views have it.
  open var keyboardDismissPadding: CGFloat = 0

  init(of view: UIView) {
    super.init { _ in .zero }
    (owningView, identifier) = (view, "UIViewKeyboardLayoutGuide")
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      NotificationCenter.default.addObserver(
        self, selector: Selector(UIKeyboardLayoutGuide.follow, "follow"), name: name, object: nil)
    }
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  override var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    let below = view.convert(view.bounds, to: nil).maxY - (view.window?.bounds.maxY ?? 0)
    let keyboard = MainLoop.current.flatMap { Keyboard.of($0).shownHeight }.map { max($0 + below, 0) }
    let height = keyboard ?? (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
  }

  /// Moves what is tied to it along with the keyboard.
  private func follow(_ notification: Notification) {
    guard let view = owningView, view.window != nil else { return }
    let seconds = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    view.setNeedsConstraints()
    UIView.animate(withDuration: seconds ?? 0.25) { view.window?.layoutIfNeeded() }
  }
}
