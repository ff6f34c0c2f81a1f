import UIKitCore

/// The pages of a page view controller: the one that is shown, with its neighbours at hand, side by side in a scroll view.
final class Pager {
  private unowned let owner: UIPageViewController
  let scroll = PageScroll()
  private let spacing: CGFloat
  private(set) var before: UIViewController?
  private(set) var current: UIViewController?
  private(set) var after: UIViewController?
  /// Whom a finger leads to.
  private var pending: UIViewController?
  private var isGliding = false

  init(_ owner: UIPageViewController, spacing: CGFloat) {
    (self.owner, self.spacing) = (owner, spacing)
    scroll.pager = self
    scroll.isPagingEnabled = true
    scroll.contentInsetAdjustmentBehavior = .never
    (scroll.showsHorizontalScrollIndicator, scroll.showsVerticalScrollIndicator) = (false, false)
    scroll.scrollsToTop = false
    scroll.clipsToBounds = false
  }

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
  private var length: CGFloat { along(scroll.bounds.size) }
  private var currentIndex: Int { before == nil ? 0 : 1 }
  private var pages: [UIViewController] { [before, current, after].compactMap(\.self) }

  // MARK: Layout

  /// Pages have the room's size; what lies between them is half on either side.
  func layOut(in room: CGRect) {
    let frame = isHorizontal ? room.insetBy(dx: -spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: -spacing / 2)
    guard frame != scroll.frame else { return }
    scroll.frame = frame
    place()
  }

  /// Puts the pages where they are, and shows the current one.
  private func place() {
    guard length > 0 else { return }
    let (bounds, count) = (scroll.bounds.size, CGFloat(max(pages.count, 1)))
    isPlacing = true
    scroll.contentSize =
      isHorizontal
      ? CGSize(width: length * count, height: bounds.height) : CGSize(width: bounds.width, height: length * count)
    let start = CGFloat(currentIndex) * length
    scroll.contentOffset = isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
    for page in pages { page.viewIfLoaded.map { if $0.superview === scroll { $0.frame = frame(of: page) } } }
    isPlacing = false
  }

  private var isPlacing = false

  private func frame(of page: UIViewController) -> CGRect {
    let index = CGFloat(pages.firstIndex { $0 === page } ?? 0)
    let whole = CGRect(
      x: isHorizontal ? index * length : 0, y: isHorizontal ? 0 : index * length, width: scroll.bounds.width,
      height: scroll.bounds.height)
    return isHorizontal ? whole.insetBy(dx: spacing / 2, dy: 0) : whole.insetBy(dx: 0, dy: spacing / 2)
  }

  // MARK: Pages

  private func add(_ page: UIViewController) {
    if page.parent !== owner { owner.addChild(page) }
    guard page.view.superview !== scroll else { return }
    page.view.frame = frame(of: page)
    scroll.addSubview(page.view)
    page.didMove(toParent: owner)
  }

  private func remove(_ page: UIViewController?) {
    guard let page, page.parent === owner else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  func findNeighbours() {
    guard let current, pending == nil, !isGliding else { return }
    before = owner.dataSource?.pageViewController(owner, viewControllerBefore: current)
    after = owner.dataSource?.pageViewController(owner, viewControllerAfter: current)
    place()
  }

  /// Shows a page, which comes from one of the sides.
  func show(_ new: UIViewController, forward: Bool, animated: Bool, completion: @escaping (Bool) -> Void) {
    scroll.scrolling.stop()
    if isGliding || pending != nil { arrive(at: pending ?? current) }
    guard animated, let old = current, old !== new, length > 0 else {
      if current !== new { remove(current) }
      (before, current, after) = (nil, new, nil)
      add(new)
      findNeighbours()
      return completion(true)
    }
    (before, after) = forward ? (nil, new) : (new, nil)
    place()
    add(new)
    (isGliding, pending) = (true, new)
    let end = forward ? length : 0
    scroll.scrolling.glide(to: isHorizontal ? CGPoint(x: end, y: 0) : CGPoint(x: 0, y: end)) { [weak self] in
      self?.arrive(at: new)
      self?.findNeighbours()
      completion(true)
    }
  }

  // MARK: Fingers

  /// Who is about to come into sight is added.
  func scrolled() {
    guard !isPlacing, !isGliding, current != nil, length > 0 else { return }
    let way = along(scroll.contentOffset) - CGFloat(currentIndex) * length
    guard way != 0, let next = way > 0 ? after : before, next !== pending else { return }
    if let pending { remove(pending) }
    pending = next
    owner.delegate?.pageViewController(owner, willTransitionTo: [next])
    add(next)
  }

  /// The finger has lifted, and all is at rest.
  func cameToRest() {
    guard !isGliding, let pending, let old = current, length > 0 else { return }
    let index = Int((along(scroll.contentOffset) / length).rounded())
    let isDone = index != currentIndex && pages.indices.contains(index) && pages[index] === pending
    let step = pending === after ? 1 : -1
    arrive(at: isDone ? pending : old)
    if isDone { owner.followPage(step) }
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isDone)
  }

  /// A page is the one that is shown now; the others go.
  private func arrive(at page: UIViewController?) {
    (pending, isGliding) = (nil, false)
    for other in pages where other !== page { remove(other) }
    if page !== current, page === after {
      (before, current, after) = (current, page, nil)
      after = page.flatMap { owner.dataSource?.pageViewController(owner, viewControllerAfter: $0) }
      if owner.dataSource == nil { before = nil }
      place()
    } else if page !== current, page === before {
      (before, current, after) = (nil, page, current)
      before = page.flatMap { owner.dataSource?.pageViewController(owner, viewControllerBefore: $0) }
      if owner.dataSource == nil { after = nil }
      place()
    } else {
      place()
    }
  }
}

/// The scroll view of pages, which tells of what happens whoever its delegate is.
final class PageScroll: UIScrollView, DraggedContent {
  weak var pager: Pager?

  override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      pager?.scrolled()
    }
  }

  func cameToRest() { pager?.cameToRest() }
}
