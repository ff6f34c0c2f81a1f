public import QuartzCore

/// Follows fingers on a view and says when they are a certain gesture.
///
/// Of the recognisers that follow a finger the first to recognise its gesture wins; the others fail, unless a delegate lets both go on.
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  public internal(set) weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view hears no more of a finger whose gesture was recognised.
  open var cancelsTouchesInView = true
  open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { state = .cancelled } }
  }
  private var actions: [(target: WeakTarget, action: Selector)] = []
  private(set) var touches: [UITouch] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  override public convenience init() { self.init(target: nil, action: nil) }

  public func addTarget(_ target: Any, action: Selector) {
    actions.append((WeakTarget(target as AnyObject), action))
  }

  public func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { entry in
      (target == nil || entry.target.object === target as AnyObject?) && (action == nil || entry.action == action)
    }
  }

  /// Recognising and going on tell the targets. The first time, the others on the fingers fail.
  open var state = State.possible {
    willSet { if oldRejects(newValue) { rejected = true } }
    didSet {
      if rejected {
        rejected = false
        state = .failed
      } else if state != .possible, state != .failed {
        if oldValue == .possible { win() }
        send()
      }
    }
  }

  private var rejected = false

  /// Whether somebody objects to the gesture's beginning.
  private func oldRejects(_ new: State) -> Bool {
    guard state == .possible, new == .began || new == .ended else { return false }
    return view?.gestureRecognizerShouldBegin(self) == false || delegate?.gestureRecognizerShouldBegin(self) == false
  }

  private func win() {
    for touch in touches {
      for other in touch.gestureRecognizers ?? [] where other !== self && !goesOn(with: other) { other.lose() }
      if cancelsTouchesInView, let loop = MainLoop.current { TouchDispatch.of(loop).take(touch) }
    }
  }

  private func goesOn(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  private func lose() {
    switch state {
    case .possible: state = .failed
    case .began, .changed: state = .cancelled
    default: break
    }
  }

  private func send() {
    for (target, action) in actions {
      guard let object = target.object, !action.perform(on: object, with: [self]) else { continue }
      MainLoop.current?.fail("the target \(type(of: object)) of a \(type(of: self)) has no method \(action)")
    }
  }

  // MARK: Fingers

  func receives(_ touch: UITouch) -> Bool {
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) != false else { return false }
    touches.append(touch)
    return true
  }

  func follows(_ touch: UITouch) -> Bool { state != .failed && state != .cancelled && touches.contains(touch) }

  /// All that had to be told of a finger was told.
  func finish(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    guard touches.isEmpty else { return }
    state = .possible
    reset()
  }

  /// Where the gesture is: the middle of its fingers.
  open func location(in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(x: places.map(\.x).reduce(0, +) / count, y: places.map(\.y).reduce(0, +) / count)
  }

  open var numberOfTouches: Int { touches.count }

  // Overridden by the kinds of recognisers, which set the state.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the fingers of a gesture are gone.
  open func reset() {}
}

/// Has a say in what a recogniser does.
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Targets are not kept.
final class WeakTarget {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
