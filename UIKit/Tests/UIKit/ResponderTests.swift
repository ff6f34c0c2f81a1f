import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Who is told of what, and when.
@Suite struct ResponderTests {
  private final class Told: UIView {
    var log = Log()
    override func willMove(toSuperview new: UIView?) { log.entries.append("will move \(new == nil ? "out" : "in")") }
    override func didMoveToSuperview() { log.entries.append("moved \(superview == nil ? "out" : "in")") }
    override func willMove(toWindow new: UIWindow?) { log.entries.append("will leave \(new == nil)") }
    override func didMoveToWindow() { log.entries.append("window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { log.entries.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { log.entries.append("removes \(subview.tag)") }
  }

  @Test func movesThroughTheHierarchy() {
    let log = Log()
    play(0) { view, _ in
      let told = Told(frame: .zero)
      told.log = log
      view.addSubview(told)
      let inner = UIView(frame: .zero)
      inner.tag = 3
      told.addSubview(inner)
      #expect(view.viewWithTag(3) === inner && told.window === view.window)
      inner.removeFromSuperview()
      told.removeFromSuperview()
    }
    #expect(
      log.entries == [
        "will move in", "will leave false", "window true", "moved in", "added 3", "removes 3", "will move out",
        "will leave true", "window false", "moved out",
      ])
  }

  private final class Top: UIView {
    var log = Log()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    private func note(_ text: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
      guard log.entries.last != text || text != "moved" else { return }
      log.entries.append(text)
      log.numbers.append(now.x - before.x)
    }
  }

  /// What a view does not take goes to the one above it.
  @Test func touchesGoUp() {
    func touch(_ prepare: @escaping @Sendable (UIView) -> Void) -> Log {
      let log = Log()
      let stage = play(1) { view, stage in
        let top = Top(frame: view.bounds)
        top.log = log
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
        top.addSubview(inner)
        view.addSubview(top)
        prepare(inner)
        stage.tape.touch(inner, at: 0.1) { $0.drag(by: Vector(dx: 40, dy: 0), duration: 0.3, curve: .linear) }
      }
      #expect(stage.error == nil)
      return log
    }
    let plain = touch { _ in }
    #expect(plain.entries == ["began", "moved", "ended"])
    #expect(plain.numbers[0] == 0 && plain.numbers[1] > 0)
    let taken = touch { inner in
      inner.addGestureRecognizer(Taker())
      inner.addGestureRecognizer(UITapGestureRecognizer())
    }
    #expect(taken.entries == ["began", "cancelled"])
    let refused = touch { inner in
      let taker = Taker()
      inner.addGestureRecognizer(taker)
      inner.removeGestureRecognizer(taker)
      #expect(inner.gestureRecognizers == nil && taker.view == nil)
    }
    #expect(refused.entries == ["began", "moved", "ended"])
    let shared = touch { inner in
      let taker = Taker()
      taker.cancelsTouchesInView = false
      inner.addGestureRecognizer(taker)
    }
    #expect(shared.entries == ["began", "moved", "ended"])
    let asked = touch { inner in inner.addGestureRecognizer(Taker(allowed: false)) }
    #expect(asked.entries == ["began", "moved", "ended"])
  }

  /// Recognises as soon as a finger moves.
  private final class Taker: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private let isAllowed: Bool
    init(allowed: Bool = true) {
      isAllowed = allowed
      super.init(target: nil, action: nil)
      delegate = self
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isAllowed }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      #expect(numberOfTouches == 1)
      state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
  }

  /// A delegate says whose fingers count and who may go on beside whom; at the end each recogniser is told.
  @Test func delegatesDecide() {
    final class Reset: UIGestureRecognizer {
      var log = Log()
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .began }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log.entries.append("\(name ?? "") \(state)")
        state = state == .possible ? .failed : .ended
      }
      override func reset() { log.entries.append("\(name ?? "") reset") }
    }
    final class Delegate: NSObject, UIGestureRecognizerDelegate, @unchecked Sendable {
      let receives: Bool
      let together: Bool
      init(receives: Bool = true, together: Bool = false) { (self.receives, self.together) = (receives, together) }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives && touch.tapCount == 1
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { together }
    }
    func touch(_ delegate: Delegate) -> [String] {
      let log = Log()
      let stage = play(1) { view, stage in
        for name in ["a", "b"] {
          let recognizer = Reset()
          (recognizer.log, recognizer.name) = (log, name)
          view.addGestureRecognizer(recognizer)
          if name == "a" { recognizer.delegate = delegate }
        }
        stage.tape.touch(view, at: 0.1) { $0.drag(by: Vector(dx: 40, dy: 0), duration: 0.3) }
      }
      #expect(stage.error == nil)
      withExtendedLifetime(delegate) {}
      return log.entries
    }
    #expect(touch(Delegate()) == ["a began", "a reset", "b reset"])
    #expect(touch(Delegate(receives: false)) == ["b began", "b reset"])
    #expect(touch(Delegate(together: true)) == ["a began", "b began", "a reset", "b reset"])
  }

  /// A control asks whether to go on, tells of highlights, and of every step of the finger.
  @Test func controlsTrack() {
    final class Tracking: UIControl {
      var log = Log()
      override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { note("highlighted \(isHighlighted)") } }
      }
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("begin")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if log.entries.last != "continue \(isTouchInside)" { note("continue \(isTouchInside)") }
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end \(isTracking)") }
      override func cancelTracking(with event: UIEvent?) { note("cancel") }
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if log.entries.last != "\(action)" { note("\(action)") }
      }
      func inside() {}
      func outside() {}
      private func note(_ text: String) { log.entries.append(text) }
    }
    let log = Log()
    let stage = play(1) { view, stage in
      let control = Tracking(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      control.log = log
      control.addTarget(control, action: Selector(Tracking.inside, "inside"), for: .touchDragInside)
      control.addTarget(control, action: Selector(Tracking.outside, "outside"), for: .touchDragOutside)
      view.addSubview(control)
      #expect(control.state == .normal)
      (control.isSelected, control.isEnabled) = (true, false)
      #expect(control.state == [.selected, .disabled])
      control.isEnabled = true
      stage.tape.touch(control, at: 0.2) { $0.drag(by: Vector(dx: 100, dy: 0), duration: 0.3) }
    }
    #expect(stage.error == nil)
    let steps = log.entries.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    #expect(
      steps == [
        "highlighted true", "begin", "continue true", "inside", "highlighted false", "continue false", "outside",
        "end false",
      ])
  }

  @Test func sizesFit() {
    final class Label: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: UIView.noIntrinsicMetric) }
    }
    let label = Label(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 30, height: 12) && label.center == CGPoint(x: 35, y: 35))
    #expect(label.intrinsicContentSize.height == -1 && UIView().intrinsicContentSize.width == -1)
  }

  @Test func animationsCanBeSwitchedOff() {
    play(0.1) { view, stage in
      stage.perform(at: 0.05) {
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(view.layer.animationKeys() == nil)
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: 1) {
          #expect(UIView.inheritedAnimationDuration == 1)
          view.alpha = 0.2
        }
        #expect(view.layer.animationKeys() == ["opacity"] && UIView.inheritedAnimationDuration == 0)
      }
    }
  }

  @Test func looksAreTheLayers() {
    let view = UIView(frame: .zero)
    (view.isHidden, view.clipsToBounds, view.alpha) = (true, true, 0.5)
    #expect(view.layer.isHidden && view.layer.masksToBounds && view.layer.opacity == 0.5)
    view.autoresizesSubviews = false
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(inner.bounds.width == 10)
    view.autoresizesSubviews = true
    inner.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    inner.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin, .flexibleHeight, .flexibleLeftMargin]
    view.bounds.size = CGSize(width: 100, height: 100)
    #expect(inner.frame == CGRect(x: 35, y: 10, width: 30, height: 67.5))
  }
}
