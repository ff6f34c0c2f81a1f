public import QuartzCore

/// What a view knows of constraints.
final class ConstraintState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// Without what the safe area adds.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var needsUpdate = true
  /// Where the view lies in its superview, if constraints say so.
  var solvedFrame: CGRect?
  /// Of the tree that the view is the top of.
  var engine: LayoutEngine?
  /// Whether it matters to constraints how far the view is scrolled.
  var dependsOnOffset = false
  /// Whether a constraint has ever spoken of the view.
  var isMentioned = false

  func guide(
    _ path: ReferenceWritableKeyPath<ConstraintState, UILayoutGuide?>, of view: UIView, called name: String,
    _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = self[keyPath: path] { return guide }
    let guide = UILayoutGuide(insets)
    (guide.owningView, guide.identifier) = (view, name)
    self[keyPath: path] = guide
    return guide
  }
}

extension UIView {
  // MARK: Constraints

  /// Those that this view keeps, as it is the nearest one that both items are in.
  public var constraints: [NSLayoutConstraint] { constraintState.constraints }

  func take(_ constraint: NSLayoutConstraint) {
    guard let common = constraint.commonView, common.isDescendant(of: self) else {
      LayoutMisuse.report(.notBelow(constraint, self))
      return
    }
    constraint.holder?.drop(constraint)
    hold(constraint)
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraintState.constraints.append(constraint)
    for view in [constraint.first?.layoutView, constraint.second?.layoutView] {
      view?.constraintState.isMentioned = true
    }
    setNeedsConstraints()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    constraintState.constraints.removeAll { $0 === constraint }
    setNeedsConstraints()
  }

  /// Drops constraints that this view or one above it keeps.
  func dropConstraints(where isDropped: (NSLayoutConstraint) -> Bool) {
    var current: UIView? = self
    while let view = current {
      for constraint in view.constraints where isDropped(constraint) { view.drop(constraint) }
      current = view.superview
    }
  }

  /// On leaving its superview, the view loses what ties it to views outside.
  func dropOutwardConstraints() {
    superview?.dropConstraints { constraint in
      [constraint.first, constraint.second].contains { $0?.layoutView?.isDescendant(of: self) ?? false }
    }
  }

  // MARK: Priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis] ?? .defaultLow
  }
  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    constraintState.hugging[axis] = priority
    setNeedsConstraints()
  }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.compressionResistance[axis] ?? .defaultHigh
  }
  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    constraintState.compressionResistance[axis] = priority
    setNeedsConstraints()
  }

  // MARK: Fitting

  /// Stands for the smallest size in ``systemLayoutSizeFitting(_:)``.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Stands for the largest size in ``systemLayoutSizeFitting(_:)``.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  func fittingSize(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsBelow()
    let engine = LayoutEngine()
    _ = engine.solve(self, .fitting(size, horizontal, vertical))
    return engine.frame(of: self).size
  }

  // MARK: Layout

  /// What is said by constraints may have changed.
  func setNeedsConstraints() {
    var top = self
    while let superview = top.superview { top = superview }
    if top.constraintState.engine == nil { top.constraintState.engine = LayoutEngine() }
    top.constraintState.engine?.isStale = true
    top.setNeedsLayout()
  }

  /// The same where constraints are in use.
  func constraintsMayHaveChanged() {
    var top = self
    while let superview = top.superview { top = superview }
    if top.constraintState.engine != nil { setNeedsConstraints() }
  }

  /// Whether anything in the view asks for constraints.
  package var containsConstraints: Bool {
    isConstrained || subviews.contains { $0.containsConstraints }
  }

  private var isConstrained: Bool {
    !constraints.isEmpty || constraintState.needsUpdate && Self.requiresConstraintBasedLayout
  }

  /// Whether anything in the view is laid out by equations: stack views are by their own.
  var needsSolving: Bool { self is UIStackView || isConstrained || subviews.contains { $0.needsSolving } }

  /// Whether a stack view says where the view lies.
  var isArranged: Bool { (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      origin: CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y), size: size)
  }

  /// The frame as constraints see it, who know of no transform and no anchor point: they put the center in the middle, so that a view
  /// with another anchor point lies beside what they say, as on a phone.
  var constrainedFrame: CGRect {
    let size = bounds.size
    return CGRect(origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  func updateConstraintsBelow() {
    for view in subviews { view.updateConstraintsBelow() }
    guard constraintState.needsUpdate else { return }
    constraintState.needsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Finds out where views lie, if something has changed, and asks for the layout of those around them.
  func solveConstraints() {
    var top = self
    while let superview = top.superview { top = superview }
    guard let engine = top.constraintState.engine, engine.isStale else { return }
    top.updateConstraintsBelow()
    top.forgetSolvedFrames()
    let items = engine.solve(top)
    for view in engine.crossed { view.constraintState.dependsOnOffset = true }
    for (view, size) in engine.contentSizes where view.contentSize != size { view.contentSize = size }
    for item in items {
      let frame = engine.frame(of: item)
      if let guide = item as? UILayoutGuide { guide.solvedFrame = frame }
      guard let view = item as? UIView else { continue }
      if view === top {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
      } else {
        view.constraintState.solvedFrame = frame
        if !view.constrainedFrame.isClose(to: frame) { view.superview?.setNeedsLayout() }
      }
    }
  }

  private func forgetSolvedFrames() {
    constraintState.solvedFrame = nil
    for view in subviews { view.forgetSolvedFrames() }
  }

  /// Puts views where constraints say.
  func placeSubviews() {
    for view in subviews {
      guard let frame = view.constraintState.solvedFrame, !view.constrainedFrame.isClose(to: frame) else { continue }
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}

extension CGRect {
  /// The same but for rounding.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-7 && abs(minY - other.minY) < 1e-7 && abs(width - other.width) < 1e-7
      && abs(height - other.height) < 1e-7
  }
}
