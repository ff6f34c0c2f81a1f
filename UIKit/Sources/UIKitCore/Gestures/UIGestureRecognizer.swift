import CoreGraphics
public import QuartzCore

/// Follows fingers on a view and says when they are a certain gesture.
///
/// Of the recognisers that follow a finger the first to recognise its gesture wins; the others fail, unless a delegate lets both go on.
open class UIGestureRecognizer: NSObject {
  /// Called of what was loaded from a nib, of which there are none here.
  open func awakeFromNib() {}

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What it is called where something is said about it.
  open var name: String?
  /// Whether the view hears no more of a finger whose gesture was recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of a finger only when this one has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of a lift only when this one has failed. Here it hears at once in any case, as with `false`.
  open var delaysTouchesEnded = true
  /// Which kinds of touches count, by the numbers of `UITouch.TouchType`. Here all are fingers.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Of remote controls, of which there is none.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches are to be of one kind, which here they are.
  open var requiresExclusiveTouchType = true
  /// Of pointers and keys, of which a stage has none.
  open var buttonMask: UIEvent.ButtonMask { [] }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var isEnabled = true {
    didSet { if !isEnabled, isUnderWay { state = .cancelled } }
  }
  /// Who hears of changes; see KeyValueObserving.swift.
  var observers: Observers?
  /// See Associations.swift.
  var associations: Associations?
  private var actions: [(target: WeakTarget, action: Selector)] = []
  /// Which touches count besides what a delegate says, and who hears what targets hear: for views that are no UIKit's.
  package var takes: ((UITouch) -> Bool)?
  package var hears: (() -> Void)?
  private(set) var touches: [UITouch] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  override public convenience init() { self.init(target: nil, action: nil) }

  /// There are no archives here to decode recognisers from; it is a new one.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    actions.append((WeakTarget(target as AnyObject), action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { entry in
      (target == nil || entry.target.object === target as AnyObject?) && (action == nil || entry.action == action)
    }
  }

  /// Recognising and going on tell the targets. The first time, the others on the fingers fail.
  ///
  /// Whoever is required to fail first keeps the gesture from beginning as long as that is open: the state stays `possible`.
  open var state = State.possible {
    willSet { verdict = judge(newValue) }
    didSet {
      switch verdict {
      case .waits:
        (held, state) = (state, .possible)
        return
      case .refused: state = .failed
      case .granted: break
      }
      observers?.tell("state", old: oldValue, new: state)
      guard state != .possible else { return }
      held = nil
      if state == .failed {
        if delaysTouchesBegan, let loop = MainLoop.current { TouchDispatch.of(loop).bringDelayed(touches) }
        return tellWaiting { $0.goOn() }
      }
      if oldValue == .possible {
        win()
        tellWaiting { $0.lose() }
      }
      send()
    }
  }

  private enum Verdict { case granted, refused, waits }
  private var verdict = Verdict.granted
  /// The state that waits for others to fail.
  private var held: State?
  private var required: [WeakTarget] = []
  /// Who waits for this one to fail.
  private var waiting: [WeakTarget] = []

  /// This one recognises nothing before the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakTarget(otherGestureRecognizer))
  }

  /// Whether the gesture may begin, and whether that is known.
  private func judge(_ new: State) -> Verdict {
    guard state == .possible, new == .began || new == .ended else { return .granted }
    let open = requirements.filter(\.isUndecided)
    for other in open { other.waiting.append(WeakTarget(self)) }
    if !open.isEmpty { return .waits }
    let mayBegin =
      askedViews.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
      && delegate?.gestureRecognizerShouldBegin(self) != false
    return mayBegin ? .granted : .refused
  }

  /// Its own view, and those that would lose their touches.
  private var askedViews: [UIView] {
    let losing = cancelsTouchesInView ? touches.compactMap(\.view).filter { $0 !== view } : []
    return [view].compactMap(\.self) + losing
  }

  private var requirements: [UIGestureRecognizer] {
    let named = required.compactMap { $0.object as? UIGestureRecognizer }
    let others = touches.flatMap { $0.gestureRecognizers ?? [] }.filter { other in
      other !== self
        && (shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
          || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
    }
    return named + others
  }

  // Subclasses say so of all of their kind, delegates of one.

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other one fails when this one recognises its gesture.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  var isUndecided: Bool { isEnabled && state == .possible && (!touches.isEmpty || awaitsFinger) }

  /// Whether the gesture goes on with another finger after all have lifted.
  var awaitsFinger: Bool { false }

  private func tellWaiting(_ body: (UIGestureRecognizer) -> Void) {
    let told = waiting
    waiting = []
    for case let other as UIGestureRecognizer in told.map(\.object) { body(other) }
  }

  /// Somebody who had to fail has.
  private func goOn() {
    guard let wanted = held else { return }
    held = nil
    state = wanted
    conclude()
  }

  private func win() {
    for touch in touches {
      for other in touch.gestureRecognizers ?? [] where other !== self {
        if canPrevent(other), other.canBePrevented(by: self), !goesOn(with: other) { other.lose() }
      }
      if cancelsTouchesInView, let loop = MainLoop.current { TouchDispatch.of(loop).take(touch) }
    }
  }

  private func goesOn(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  private func lose() {
    if isUnderWay || state == .possible { cancel() }
    conclude()
  }

  private func send() {
    hears?()
    for (target, action) in actions {
      guard let object = target.object, !action.perform(on: object, with: [self]) else { continue }
      MainLoop.current?.fail("the target \(type(of: object)) of a \(type(of: self)) has no method \(action)")
    }
  }

  // MARK: Fingers

  /// Whether the gesture has begun and not ended yet.
  final var isUnderWay: Bool { state == .began || state == .changed }
  /// What has not begun by the end has failed.
  final func end() { state = isUnderWay ? .ended : .failed }
  final func cancel() { state = isUnderWay ? .cancelled : .failed }

  func receives(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)), shouldReceive(event) else { return false }
    guard takes?(touch) != false, delegate?.gestureRecognizer(self, shouldReceive: touch) != false else { return false }
    touches.append(touch)
    return true
  }

  /// Whether anything of an event is for this one.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  /// Follows a finger no longer, which the view goes on to hear of.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  func follows(_ touch: UITouch) -> Bool { state != .failed && state != .cancelled && touches.contains(touch) }

  /// All that had to be told of a finger was told.
  func finish(_ touch: UITouch) {
    lifted.append(touch)
    conclude()
  }

  private var lifted: [UITouch] = []

  /// Is ready for the next gesture, if this one is over.
  func conclude() {
    guard held == nil, !lifted.isEmpty || touches.isEmpty else { return }
    touches.removeAll { lifted.contains($0) }
    lifted = []
    guard touches.isEmpty, !awaitsFinger else { return }
    state = .possible
    reset()
    // Whatever was not recognised until now is not any more.
    tellWaiting { $0.goOn() }
  }

  /// Where the gesture is: the middle of its fingers.
  open func location(in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(x: places.map(\.x).reduce(0, +) / count, y: places.map(\.y).reduce(0, +) / count)
  }

  /// Where one of its fingers is; the first has the number 0.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// How many fingers are down.
  open var numberOfTouches: Int { touches.count - lifted.count }

  // Overridden by the kinds of recognisers, which set the state.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the fingers of a gesture are gone.
  open func reset() {}
}

/// Has a say in what a recogniser does.
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    instead()?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    instead()?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    instead()?.gestureRecognizer(gestureRecognizer, shouldReceive: press) ?? true
  }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    instead()?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    instead()?.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { instead()?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    instead()?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  /// Who answers for an object that has not a method, if it names somebody.
  private func instead(_ method: String = #function) -> (any UIGestureRecognizerDelegate)? {
    forwarded(self, method, to: (any UIGestureRecognizerDelegate).self)
  }
}

/// Targets are not kept.
package final class WeakTarget {
  package weak var object: AnyObject?
  package init(_ object: AnyObject?) { self.object = object }
}
