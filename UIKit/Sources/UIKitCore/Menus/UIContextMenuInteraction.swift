public import QuartzCore

/// A menu that opens over a view on which a finger stays, which is lifted over all else meanwhile, or what its delegate shows for it.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable { case unknown, rich, compact }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open var menuAppearance: Appearance { overlay == nil ? .unknown : .rich }

  private let press = UILongPressGestureRecognizer(target: nil, action: nil)
  private weak var overlay: MenuOverlay?
  private var place = CGPoint.zero
  private var menu: UIMenu?
  private var found: UIContextMenuConfiguration?
  private let gate = PressGate()
  /// Which view's menu it is, of a place in the interaction's; `nil` for that one's own.
  package var subject: ((CGPoint) -> UIView?)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.minimumPressDuration = MenuMetrics.patience
    press.addTarget(self, action: Selector(UIContextMenuInteraction.pressed, "pressed:"))
    press.delegate = gate
    gate.opens = { [weak self] in self?.findMenu() ?? false }
  }

  open func willMove(to view: UIView?) {
    if let old = self.view { old.removeGestureRecognizer(press) }
  }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
  /// Where the menu was asked for, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? .zero }
  open func dismissMenu() { overlay?.close() }
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu, let overlay else { return }
    self.menu = block(menu)
    overlay.update()
  }

  /// Whether a menu belongs to where the finger stays: without one, what lies there keeps the finger.
  private func findMenu() -> Bool {
    guard overlay == nil, let view, view.window != nil else { return false }
    if let control = view as? UIControl, !control.isEnabled || control.showsMenuAsPrimaryAction { return false }
    place = press.location(in: view)
    found = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    return found != nil
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let configuration = found, let view, let window = view.window else { return }
    found = nil
    menu = configuration.actionProvider?([])
    let controller = configuration.previewProvider?()
    let preview = delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    let shown = preview?.view ?? subject?(place) ?? view
    let isNowhere = shown.window == nil
    let source =
      isNowhere ? preview.map { place(of: $0, in: window) } ?? .zero : shown.convert(shown.bounds, to: window)
    if preview?.parameters.visiblePath != nil { noteMissing("menus' previews that are cut out by a path") }
    let lift = controller.flatMap { lifted($0, in: window) } ?? shown.snapshotView(afterScreenUpdates: isNowhere)
    overlay = MenuOverlay.open(
      in: window, from: source, isNearestFirst: configuration.preferredMenuElementOrder == .priority, lift: lift,
      controller: controller, sender: view,
      willOpen: { [unowned self] animator in
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
      }
    ) { [weak self] in
      self?.menu ?? UIMenu()
    }
    overlay?.willClose = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    overlay?.chooseLift = { [weak self] in
      guard let self else { return }
      let animator = MenuAnimator(controller)
      delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      animator.animate()
      animator.complete()
    }
  }

  /// Where a view that is nowhere else is to be lifted from.
  private func place(of preview: UITargetedPreview, in window: UIWindow) -> CGRect {
    let target = preview.target
    let center = target.container.convert(target.center, to: window)
    let size = CGRect(origin: .zero, size: preview.size).applying(target.transform).size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// A controller's view of the size that it prefers, or nearly as large as the window.
  private func lifted(_ controller: UIViewController, in window: UIWindow) -> UIView? {
    let wanted = controller.preferredContentSize
    let room = window.bounds.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin).size
    controller.view.frame = CGRect(
      x: 0, y: 0, width: wanted.width > 0 ? min(wanted.width, room.width) : room.width,
      height: wanted.height > 0 ? min(wanted.height, room.height) : room.height)
    controller.view.layoutIfNeeded()
    return controller.view
  }
}

/// Lets a press begin only where something opens.
private final class PressGate: NSObject, UIGestureRecognizerDelegate {
  var opens: () -> Bool = { false }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { opens() }
}

/// What a menu shows, with a preview above it.
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  public let previewProvider: (() -> UIViewController?)?
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  open var preferredMenuElementOrder = ElementOrder.automatic

  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

/// Runs something beside a menu's motion.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted; `nil` for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
