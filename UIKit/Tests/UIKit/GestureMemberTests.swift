import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct GestureMemberTests {
  private final class Heard: UIView {
    let log = Log()
    private func note(_ word: String) {
      log.entries.append(word + String(format: " %.1f", CACurrentMediaTime()))
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
  }

  /// The view hears of the finger when the press has failed, and of a press that is recognised not at all.
  @Test func viewsHearLate() {
    let log = Log()
    play(3) { view, stage in
      let heard = Heard(frame: view.bounds)
      let press = UILongPressGestureRecognizer()
      press.delaysTouchesBegan = true
      heard.addGestureRecognizer(press)
      view.addSubview(heard)
      stage.tape.touch(heard, at: 0.1) { $0.hold(for: 0.2) }
      stage.tape.touch(heard, at: 1) { $0.hold(for: 1) }
      stage.perform(at: 0.2) { #expect(heard.log.entries.isEmpty) }
      stage.perform(at: 2.5) { log.entries = heard.log.entries }
    }
    #expect(log.entries == ["began 0.3", "ended 0.3"])
  }

  private final class Pan: UIPanGestureRecognizer {
    var isPolite = false
    var waits = false
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !isPolite }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { !isPolite }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { waits }
  }

  /// The first one's drag ends the other's, unless it neither prevents others nor can be prevented, or waits for it.
  @Test(arguments: [(false, false, [true, false]), (true, false, [true, true]), (false, true, [false, true])])
  func subclassesDecide(isPolite: Bool, waits: Bool, expected: [Bool]) {
    let log = Log()
    play(1) { view, stage in
      let (inner, outer) = (Pan(), UIPanGestureRecognizer())
      (inner.isPolite, inner.waits) = (isPolite, waits)
      let box = UIView(frame: view.bounds)
      view.addSubview(box)
      box.addGestureRecognizer(inner)
      view.addGestureRecognizer(outer)
      stage.tape.touch(box, at: 0.1) {
        $0.drag(by: Vector(dx: 50, dy: 0), duration: 0.3)
        $0.hold(for: 0.3)
      }
      stage.perform(at: 0.6) { log.entries = [inner, outer].map { "\($0.state == .changed)" } }
    }
    #expect(log.entries == expected.map { "\($0)" })
  }

  /// Kinds of touches that do not count, and a finger that is let go of.
  @Test func fingersAreLeftToOthers() {
    final class Ignoring: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    final class Counting: NSObject {
      var count = 0
      func tapped() { count += 1 }
    }
    let kept = Keep()
    play(1) { view, stage in
      let counting = Counting()
      kept.objects = [counting]
      let action = Selector(Counting.tapped, "tapped")
      let pencil = UITapGestureRecognizer(target: counting, action: action)
      pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      view.addGestureRecognizer(pencil)
      view.addGestureRecognizer(Ignoring(target: counting, action: action))
      view.addGestureRecognizer(UIHoverGestureRecognizer(target: counting, action: action))
      stage.tape.tap(view, at: 0.2)
      stage.perform(at: 0.8) { #expect(counting.count == 0 && pencil.state == .possible) }
    }
  }
}
