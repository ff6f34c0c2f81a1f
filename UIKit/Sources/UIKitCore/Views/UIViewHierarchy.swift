public import QuartzCore

extension UIView {
  func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (front, back) = (max(index1, index2), min(index1, index2))
    let (upper, lower) = (subviews[front], subviews[back])
    move(upper, to: back)
    move(lower, to: front)
  }

  func lies(in view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      MainLoop.current?.fail("a \(type(of: view)) is added as a subview of itself")
      return
    }
    if view.superview === self { return move(view, to: min(index, subviews.count - 1)) }
    let tint = view.tintColor
    view.dropOutwardConstraints()
    view.superview?.lose(view)
    view.willMove(toSuperview: self)
    if view.window !== window { view.tellWillMove(to: window) }
    let index = min(max(index, 0), subviews.count)
    // Sublayers that are no views' lie among them.
    let place = index < subviews.count ? layer.sublayers?.firstIndex { $0 === subviews[index].layer } : nil
    subviews.insert(view, at: index)
    layer.insert(view.layer, at: place ?? layer.sublayers?.count ?? 0, ofView: true)
    view.superview = self
    view.enter(window)
    view.didMoveToSuperview()
    if view.tintColor != tint { view.tellTintColor() }
    view.followAppearance()
    // What it kept as the top of its own tree is the new top's to keep.
    if view.constraintState.engine != nil { view.constraintState.engine = LayoutEngine() }
    if view.needsSolving { setNeedsConstraints() }
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    if window != nil { tellWillMove(to: nil) }
    dropOutwardConstraints()
    superview.lose(self)
    layer.removeFromSuperlayer()
    self.superview = nil
    enter(nil)
    didMoveToSuperview()
  }

  private func lose(_ view: UIView) {
    willRemoveSubview(view)
    if view.needsSolving { setNeedsConstraints() }
    subviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  func move(_ view: UIView, to index: Int) {
    // Layouts bring to the front what is there, and ask for no other layout by that.
    guard !subviews.indices.contains(index) || subviews[index] !== view else { return }
    let others = subviews.filter { $0 !== view }
    let layers = (layer.sublayers ?? []).filter { $0 !== view.layer }
    let place = others.indices.contains(index) ? layers.firstIndex { $0 === others[index].layer } : nil
    subviews = others
    subviews.insert(view, at: min(max(index, 0), others.count))
    layer.insert(view.layer, at: place ?? layers.count)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count)
  }

  private func tellWillMove(to window: UIWindow?) {
    viewController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  func enter(_ window: UIWindow?) {
    guard self.window !== window else { return }
    self.window = window
    if window != nil { followProxies() }
    didMoveToWindow()
    for view in subviews { view.enter(window) }
    viewController?.viewDidMove(to: window)
  }

  // MARK: Coordinates

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }

  // MARK: Gestures

  func take(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    recognizers.append(gestureRecognizer)
  }

  func lose(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    recognizers.removeAll { $0 === gestureRecognizer }
  }
}
