import QuartzCore
import Springform

/// Brings the fingers of a stage to the views of its window: recognisers hear of them first, then the view that was hit.
final class TouchDispatch: Companion {
  private let loop: MainLoop
  private let event = UIEvent()
  private var touches: [ObjectIdentifier: UITouch] = [:]
  private var lastTap: (time: Double, place: CGPoint, count: Int)?

  init(_ loop: MainLoop) {
    self.loop = loop
    loop.stage.tape.follow { [weak self] touch, phase in
      guard let self else { return }
      loop.turn { self.tell(of: touch, phase) }
    }
  }

  private func tell(of touch: Touch, _ phase: Touch.Phase) {
    event.timestamp = touch.timestamp
    switch phase {
    case .began: began(touch)
    case .moved: moved(touch, .moved) { self.forward($0, .moved) }
    case .ended:
      moved(touch, .ended) { self.forward($0, .ended) }
      if let ended = touches.removeValue(forKey: ObjectIdentifier(touch)) {
        for recognizer in ended.gestureRecognizers ?? [] { recognizer.finish(ended) }
        if ended.isTapAtTop { ended.window?.scrollToTop() }
        event.allTouches?.remove(ended)
      }
    }
  }

  private func began(_ touch: Touch) {
    let windows = Windows.of(loop)
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    let hit = windows.hit(at: CGPoint(touch.location), with: event)
    AimedTouches.of(loop).check(hit, at: touch.timestamp)
    guard let hit, let window = hit.window ?? windows.key else { return }
    let new = UITouch(touch, in: window)
    new.tapCount = tapCount(of: new)
    event.allTouches = (event.allTouches ?? []).union([new])
    let view = hit
    new.view = view
    touches[ObjectIdentifier(touch)] = new
    var recognizers: [UIGestureRecognizer] = []
    var above: UIView? = view
    while let current = above {
      recognizers += (current.gestureRecognizers ?? []).filter { $0.isEnabled && $0.receives(new, event) }
      above = current.superview
    }
    new.gestureRecognizers = recognizers
    send(new) { self.bringDown($0) }
  }

  private func bringDown(_ new: UITouch) {
    guard let view = new.view else { return }
    // A view that follows one finger hears nothing of the others.
    new.isUnheard = touches.values.contains { other in
      guard other !== new, let known = other.view else { return false }
      return known === view ? !view.isMultipleTouchEnabled : known.isExclusiveTouch || view.isExclusiveTouch
    }
    for recognizer in new.gestureRecognizers ?? [] { recognizer.touchesBegan([new], with: event) }
    bring(new, to: view)
  }

  // MARK: Through the app and the window, who may keep an event to themselves

  /// What is to be done with the finger that an event is about.
  private var pending: (touch: UITouch, body: (UITouch) -> Void)?

  private func send(_ touch: UITouch, _ body: @escaping (UITouch) -> Void) {
    pending = (touch, body)
    UIApplication.shared.sendEvent(event)
    pending = nil
  }

  private func moved(_ touch: Touch, _ phase: UITouch.Phase, _ body: @escaping (UITouch) -> Void) {
    guard let known = touches[ObjectIdentifier(touch)] else { return }
    known.phase = phase
    send(known, body)
    known.previous = CGPoint(touch.location)
  }

  /// A window hands an event on to its views.
  func bring(_ event: UIEvent, in window: UIWindow) {
    guard let (touch, body) = pending, touch.window === window else { return }
    pending = nil
    body(touch)
  }

  /// A view hears of a finger at once, or, where the finger may still begin to scroll, when it rests or lifts.
  private func bring(_ touch: UITouch, to view: UIView) {
    guard touch.isHeardByView else { return }
    touch.isHeldBack = true
    guard !touch.isDelayed else { return }
    guard view.hearsLate else { return deliver(touch) }
    loop.after(UIView.contentTouchDelay) { [weak self] in self?.deliver(touch) }
  }

  /// A recogniser has failed for whose sake views did not hear of fingers.
  func bringDelayed(_ touches: [UITouch]) {
    for touch in touches where touch.isHeldBack && !touch.isDelayed {
      deliver(touch)
      guard touch.hasLifted, touch.hasReachedView, touch.isHeardByView else { continue }
      touch.view?.touchesEnded([touch], with: event)
    }
  }

  private func deliver(_ touch: UITouch) {
    guard !touch.isDelayed, touch.isHeldBack, touch.isHeardByView, let view = touch.view else { return }
    touch.isHeldBack = false
    guard view.mayHear(of: touch, with: event) else { return touch.isUnheard = true }
    touch.hasReachedView = true
    let phase = touch.phase
    touch.phase = .began
    view.touchesBegan([touch], with: event)
    touch.phase = phase
  }

  /// Tells of a finger that has moved or lifted.
  private func forward(_ known: UITouch, _ phase: UITouch.Phase) {
    for recognizer in known.gestureRecognizers ?? [] where recognizer.follows(known) {
      if phase == .ended {
        recognizer.touchesEnded([known], with: event)
      } else {
        recognizer.touchesMoved([known], with: event)
      }
    }
    if phase == .ended {
      known.hasLifted = true
      deliver(known)
    }
    if known.hasReachedView, known.isHeardByView, let view = known.view {
      if phase == .ended { view.touchesEnded([known], with: event) } else { view.touchesMoved([known], with: event) }
    }
  }

  /// A recogniser has recognised its gesture: the view hears no more of the finger.
  func take(_ touch: UITouch) {
    guard !touch.isTakenFromView, let view = touch.view else { return }
    touch.isTakenFromView = true
    touch.phase = .cancelled
    guard touch.hasReachedView, !touch.isUnheard else { return }
    view.touchesCancelled([touch], with: event)
  }

  private func tapCount(of touch: UITouch) -> Int {
    let place = touch.location(in: nil)
    var count = 1
    if let lastTap, touch.timestamp - lastTap.time <= UITapGestureRecognizer.longestPause,
      hypot(place.x - lastTap.place.x, place.y - lastTap.place.y) <= UITapGestureRecognizer.slop
    {
      count = lastTap.count + 1
    }
    lastTap = (touch.timestamp, place, count)
    return count
  }
}
