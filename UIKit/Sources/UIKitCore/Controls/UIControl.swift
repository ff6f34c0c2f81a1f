public import QuartzCore

/// A view that turns touches into events and tells its targets of them.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// For an app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: UInt(UInt32.max))
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// No control here is focused, as on a phone without a keyboard.
    public static let focused = State(rawValue: 1 << 3)
    /// For an app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  private struct Entry {
    enum Receiver {
      case target(WeakTarget, Selector)
      case action(UIAction)
    }

    let receiver: Receiver
    let events: Event
  }

  private var entries: [Entry] = []

  /// A control that is not enabled takes no touches.
  open var isEnabled = true { didSet { observers?.tell("enabled", old: oldValue, new: isEnabled) } }
  open var isSelected = false { didSet { observers?.tell("selected", old: oldValue, new: isSelected) } }
  /// Whether a finger is down on the control.
  open var isHighlighted = false { didSet { observers?.tell("highlighted", old: oldValue, new: isHighlighted) } }
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Content

  /// Where content lies in the control: a button's title and picture.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { alignmentChanged() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { alignmentChanged() } }
  }

  /// For controls with content that can be aligned.
  func alignmentChanged() {}

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing

    /// How much of the room that is left lies before the content; `nil` where it takes all.
    var share: CGFloat? {
      switch self {
      case .center: 0.5
      case .left, .leading: 0
      case .right, .trailing: 1
      case .fill: nil
      }
    }
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill

    var share: CGFloat? {
      switch self {
      case .center: 0.5
      case .top: 0
      case .bottom: 1
      case .fill: nil
      }
    }
  }

  // MARK: Targets and actions

  /// - Parameters:
  ///   - target: is not kept.
  ///   - action: a method of none, one (the control) or two (and the event) arguments.
  ///   - controlEvents: when it is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    entries.append(Entry(receiver: .target(WeakTarget(target as AnyObject?), action), events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { receiver in
      guard case .target(let known, let selector) = receiver else { return false }
      return (target == nil || known.object === target as AnyObject?) && (action == nil || selector == action)
    }
  }

  /// One with the identifier of another takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    entries.append(Entry(receiver: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { receiver in
      if case .action(let known) = receiver { known.identifier == actionIdentifier } else { false }
    }
  }

  private func remove(_ events: Event, where isMeant: (Entry.Receiver) -> Bool) {
    entries = entries.compactMap { entry in
      guard isMeant(entry.receiver) else { return entry }
      let rest = entry.events.subtracting(events)
      return rest.isEmpty ? nil : Entry(receiver: entry.receiver, events: rest)
    }
  }

  /// All objects that are told of something.
  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry in
        guard case .target(let target, _) = entry.receiver else { return nil }
        return (target.object as? NSObject).map { AnyHashable($0) }
      })
  }

  /// The names of the methods that a target is called by for events.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = entries.compactMap { entry -> String? in
      guard case .target(let known, let action) = entry.receiver, known.object === target as AnyObject?,
        entry.events.contains(controlEvent)
      else { return nil }
      return action.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a block for each that is told of something, until the block sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in entries where !stops {
      switch entry.receiver {
      case .target(let target, let action): iterator(nil, (target.object, action), entry.events, &stops)
      case .action(let action): iterator(action, nil, entry.events, &stops)
      }
    }
  }

  // MARK: Menus; see Menus/Opening

  /// Whether a tap shows the control's menu rather than doing what the control does.
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  var primaryMenu: UIMenu? { nil }
  /// What the menu shows first, from what it belongs to.
  var menuOrder: UIContextMenuConfiguration.ElementOrder { .automatic }
  private weak var openedMenu: MenuOverlay?
  /// Called before something of the menu is done.
  func menuChooses(_ action: UIAction) {}

  /// Opens the menu that a tap shows.
  private func openMenu() {
    guard openedMenu == nil, let window else { return }
    openedMenu = MenuOverlay.open(
      in: window, from: convert(bounds, to: window), isNearestFirst: menuOrder != .fixed, sender: self
    ) { [weak self] in
      self?.primaryMenu ?? UIMenu()
    }
    openedMenu?.willChoose = { [weak self] action in self?.menuChooses(action) }
  }

  /// What a finger that stays on the control would show: the menu of a button.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    primaryMenu.map { menu in
      let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
      configuration.preferredMenuElementOrder = menuOrder
      return configuration
    }
  }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Where a menu would lie.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// Does what a tap does.
  open func performPrimaryAction() { sendActions(for: [.primaryActionTriggered, .touchUpInside]) }
  open var toolTip: String?

  /// All events of which somebody is told.
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let object = target as AnyObject?, !action.perform(on: object, with: [self, event ?? UIEvent()])
    else { return }
    MainLoop.current?.fail("the target \(type(of: object)) of a \(type(of: self)) has no method \(action)")
  }

  private func send(_ event: Event, with touch: UIEvent?) {
    for entry in entries where !entry.events.isDisjoint(with: event) {
      switch entry.receiver {
      case .target(let target, let action):
        if let object = target.object { sendAction(action, to: object, for: touch) }
      case .action(let action): sendAction(action)
      }
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  // MARK: Tracking

  public private(set) var isTracking = false
  public private(set) var isTouchInside = false

  /// - Returns: whether the finger is to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if self is any TappedControl, isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEnabled, !isTracking else { return }
    (isTouchInside, isHighlighted) = (true, true)
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return isHighlighted = false }
    if showsMenuAsPrimaryAction, primaryMenu != nil {
      send(.menuActionTriggered, with: event)
      openMenu()
    }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return isHighlighted = false }
    if let openedMenu { openedMenu.slide(to: touch.location(in: openedMenu)) }
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
    (isTracking, isHighlighted) = (false, false)
    isTouchInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    if let openedMenu { openedMenu.lifted(at: touch.location(in: openedMenu)) }
    // What shows a menu does nothing else.
    guard openedMenu == nil || !showsMenuAsPrimaryAction else { return }
    send(isTouchInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, with: event)
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isHighlighted, isTouchInside) = (false, false, false)
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }
}
