import QuartzCore

/// A menu that is open over a window, which takes all fingers until something is chosen or a tap beside the menu closes it.
package final class MenuOverlay: UIView {
  private let contents: () -> UIMenu
  private let source: CGRect
  private let isNearestFirst: Bool
  private let platter = MenuPlatter()
  private let lift: MenuLift?
  /// The menus inside that were opened, one in the other.
  private var path: [OpenedMenu] = []
  /// The innermost of them that is there, or the whole.
  private var shown = UIMenu()
  private var isClosing = false
  private var place = (frame: CGRect.zero, anchor: CGPoint.zero, isAbove: false)

  /// Called before an action is performed.
  package var willChoose: ((UIAction) -> Void)?
  /// Called when the menu begins to go, with what moves beside it.
  package var willClose: ((MenuAnimator) -> Void)?
  /// Called with what is lifted when that is tapped.
  package var chooseLift: (() -> Void)?

  /// Opens a menu.
  /// - Parameters:
  ///   - window: over which it lies.
  ///   - source: what it belongs to, in the window's coordinates.
  ///   - isNearestFirst: whether what comes first is nearest to the source, also in a menu above that.
  ///   - lift: what is lifted over all else while the menu is open, at its place in the window.
  ///   - controller: whose view is lifted, if it is a controller's.
  ///   - sender: whom actions are told as their sender.
  ///   - willOpen: called before it comes, unless there is nothing to open.
  ///   - contents: asked anew whenever something of the menu may have changed.
  @discardableResult
  package static func open(
    in window: UIWindow, from source: CGRect, isNearestFirst: Bool, lift: UIView? = nil,
    controller: UIViewController? = nil, sender: AnyObject? = nil, willOpen: ((MenuAnimator) -> Void)? = nil,
    contents: @escaping () -> UIMenu
  ) -> MenuOverlay? {
    let overlay = MenuOverlay(source, isNearestFirst, lift.map { MenuLift($0) }, contents)
    overlay.sender = sender
    overlay.lift?.controller = controller
    overlay.fill()
    guard overlay.hasRows || lift != nil else { return nil }
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let animator = MenuAnimator(controller)
    willOpen?(animator)
    window.addSubview(overlay)
    overlay.open(beside: animator)
    return overlay
  }

  private weak var sender: AnyObject?

  private init(
    _ source: CGRect, _ isNearestFirst: Bool, _ lift: MenuLift?, _ contents: @escaping () -> UIMenu
  ) {
    (self.source, self.isNearestFirst, self.lift, self.contents) = (source, isNearestFirst, lift, contents)
    super.init(frame: .zero)
    if let lift { lift.add(to: self) }
    addSubview(platter)
    platter.choose = { [weak self] element in self?.choose(element) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  private var hasRows = false

  /// Shows the menu, or the one inside it that was opened, as it is now, for as long as it is open.
  package func update() {
    guard !isClosing, superview != nil else { return }
    fill()
    arrange()
    UIView.animate(withDuration: MenuMetrics.closing) { self.platter.frame = self.place.frame }
    platter.layoutIfNeeded()
  }

  private func fill() {
    var menu = contents()
    var back: String?
    for opened in path {
      guard let inner = opened.find(in: menu) else { break }
      (menu, back) = (inner, inner.title)
    }
    shown = menu
    var lines = menu.lines { [weak self] in self?.update() }
    if let back {
      if case .header? = lines.first { lines.removeFirst() }
      lines = [.back(back), .gap] + lines
    }
    hasRows = !lines.isEmpty
    platter.isHidden = !hasRows
    self.lines = lines
    show()
  }

  private var lines: [MenuLine] = []

  private func show() {
    platter.fill(place.isAbove && isNearestFirst && path.isEmpty ? lines.turnedRound : lines)
  }

  private func choose(_ element: UIMenuElement?) {
    guard !isClosing else { return }
    switch element {
    case nil: path.removeLast()
    case let menu as UIMenu: path.append(OpenedMenu(menu, in: shown))
    case let action as UIAction:
      willChoose?(action)
      let stays = action.attributes.contains(.keepsMenuPresented)
      if !stays { close() }
      action.perform(from: sender ?? self)
      guard stays else { return }
    default: return
    }
    update()
  }

  // MARK: Coming and going

  private func arrange() {
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: MenuMetrics.distance, dy: MenuMetrics.distance)
    let height = hasRows ? platter.contentHeight : 0
    let target = lift.map { $0.rest(in: room, from: source, under: height) } ?? source
    let size = CGSize(width: min(MenuMetrics.width, room.width), height: height)
    let before = place.isAbove
    place = Self.place(size, at: target, in: room)
    if place.isAbove != before { show() }
  }

  /// Where a menu lies: below what it belongs to, or above where there is more room; at the edge of it that is nearer to the screen's.
  static func place(
    _ size: CGSize, at source: CGRect, in room: CGRect
  ) -> (frame: CGRect, anchor: CGPoint, isAbove: Bool) {
    let below = room.maxY - source.maxY - MenuMetrics.distance
    let above = source.minY - MenuMetrics.distance - room.minY
    let isAbove = size.height > below && above > below
    let height = min(size.height, room.height)
    var x = source.midX - size.width / 2
    let side = room.width / 6
    if source.midX < room.midX - side { x = source.minX }
    if source.midX > room.midX + side { x = source.maxX - size.width }
    let y = isAbove ? source.minY - MenuMetrics.distance - height : source.maxY + MenuMetrics.distance
    let frame = CGRect(
      x: min(max(x, room.minX), room.maxX - size.width), y: min(max(y, room.minY), room.maxY - height),
      width: size.width, height: height)
    return (frame, CGPoint(x: source.midX, y: isAbove ? frame.maxY : frame.minY), isAbove)
  }

  /// The platter's transform when it is about to come, or gone.
  private var shrunk: CGAffineTransform {
    let scale = MenuMetrics.smallest
    let x = min(max(place.anchor.x, place.frame.minX), place.frame.maxX)
    let way = CGPoint(x: x - place.frame.midX, y: place.anchor.y - place.frame.midY)
    return CGAffineTransform(translationX: way.x * (1 - scale), y: way.y * (1 - scale)).scaledBy(x: scale, y: scale)
  }

  private func open(beside animator: MenuAnimator) {
    arrange()
    platter.frame = place.frame
    platter.layoutIfNeeded()
    (platter.transform, platter.alpha) = (shrunk, 0)
    lift?.prepare(at: source)
    let options: UIView.AnimationOptions = .allowUserInteraction
    UIView.animate(
      withDuration: MenuMetrics.opening, delay: 0, usingSpringWithDamping: MenuMetrics.damping,
      initialSpringVelocity: 0, options: options
    ) {
      (self.platter.transform, self.platter.alpha) = (.identity, 1)
      self.lift?.rise()
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
  }

  /// Closes the menu.
  package func close() {
    guard !isClosing else { return }
    (isClosing, isUserInteractionEnabled) = (true, false)
    let animator = MenuAnimator(lift?.controller)
    willClose?(animator)
    UIView.animate(withDuration: MenuMetrics.closing, delay: 0, options: .curveEaseInOut) {
      (self.platter.transform, self.platter.alpha) = (self.shrunk, 0)
      self.lift?.sink(to: self.source)
      animator.animate()
    } completion: { _ in
      self.removeFromSuperview()
      animator.complete()
    }
  }

  override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isOnLift = touches.contains { lift?.contains($0.location(in: self)) == true }
    close()
    if isOnLift { chooseLift?() }
  }

  // MARK: The finger that has opened it

  private var start: CGPoint?
  private var hasSlid = false

  /// The finger that has opened the menu, and is still down, moves over it.
  package func slide(to point: CGPoint) {
    let start = start ?? point
    self.start = start
    hasSlid = hasSlid || hypot(point.x - start.x, point.y - start.y) > MenuMetrics.distance
    guard hasSlid else { return }
    platter.highlight(platter.row(at: platter.convert(point, from: self)))
  }

  /// It lifts: what it has slid to is chosen.
  package func lifted(at point: CGPoint) {
    guard hasSlid else { return }
    let row = platter.row(at: platter.convert(point, from: self))
    platter.highlight(nil)
    row?.sendActions(for: .touchUpInside)
  }
}

/// Runs something beside a menu that comes or goes.
package final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
  package let previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}
