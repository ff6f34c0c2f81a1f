public import QuartzCore

extension UIView {
  var ownLayoutMargins: UIEdgeInsets {
    get {
      var margins = constraintState.margins
      if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
      guard preservesSuperviewLayoutMargins, let superview else { return margins }
      let (outer, frame, around) = (superview.layoutMargins, untransformedFrame, superview.bounds.size)
      return UIEdgeInsets(
        top: max(margins.top, outer.top - frame.minY), left: max(margins.left, outer.left - frame.minX),
        bottom: max(margins.bottom, outer.bottom - (around.height - frame.maxY)),
        right: max(margins.right, outer.right - (around.width - frame.maxX)))
    }
    set {
      guard newValue != constraintState.margins else { return }
      constraintState.margins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
      setNeedsConstraints()
    }
  }

  /// Whether the margins are at least as far from the superview's edges as its own.
  public var preservesSuperviewLayoutMargins: Bool {
    get { constraintState.preservesSuperviewMargins }
    set {
      constraintState.preservesSuperviewMargins = newValue
      setNeedsConstraints()
    }
  }

  /// Whether the margins lie within the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintState.insetsMarginsFromSafeArea }
    set {
      constraintState.insetsMarginsFromSafeArea = newValue
      setNeedsConstraints()
    }
  }
}

/// Distances from edges by the direction of text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public static let zero = NSDirectionalEdgeInsets()

  /// Text runs from left to right.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

private func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
}
