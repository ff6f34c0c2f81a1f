import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What lies in a scroll view hears of a finger when it rests for 0.15 s, or lifts, without having begun to scroll.
@Suite struct ContentTouchTests {
  private final class Told: UIView {
    var log = Log()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("cancelled") }
  }

  private final class Asked: UIScrollView {
    var log = Log()
    var (begins, cancels) = (true, true)
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { begins }
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
  }

  private func play(
    _ seconds: Double = 1, _ plan: @escaping @Sendable (Asked, Told, Stage) -> Void
  ) -> [String] {
    let log = Log()
    let stage = UIKitTests.play(seconds) { view, stage in
      let scroll = Asked(frame: view.bounds)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      view.addSubview(scroll)
      let told = Told(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      told.log = log
      scroll.addSubview(told)
      plan(scroll, told, stage)
    }
    #expect(stage.error == nil)
    return log.entries
  }

  @Test func hearLate() {
    let told = play { _, told, stage in
      stage.tape.touch(told, at: 0.1) { $0.hold(for: 0.4) }
      stage.perform(at: 0.24) { told.log.entries.append("0.24") }
      stage.perform(at: 0.26) { told.log.entries.append("0.26") }
    }
    #expect(told == ["0.24", "began", "0.26", "ended"])
  }

  @Test func hearOfATapAtItsEnd() {
    let told = play { _, told, stage in
      stage.tape.touch(told, at: 0.1) { $0.hold(for: 0.08) }
      stage.perform(at: 0.17) { told.log.entries.append("0.17") }
    }
    #expect(told == ["0.17", "began", "ended"])
  }

  @Test func hearNothingOfADrag() {
    let told = play { _, told, stage in
      stage.tape.touch(told, at: 0.1) { $0.drag(by: Vector(dx: 0, dy: -80), duration: 0.2) }
    }
    #expect(told == [])
  }

  @Test func hearAtOnce() {
    let told = play { scroll, told, stage in
      scroll.delaysContentTouches = false
      stage.tape.touch(told, at: 0.1) { $0.drag(by: Vector(dx: 0, dy: -80), duration: 0.2) }
      stage.perform(at: 0.12) { told.log.entries.append("0.12") }
    }
    #expect(told == ["began", "0.12", "cancelled"])
  }

  /// Who has heard of a finger gives it up only if that is wanted.
  @Test(arguments: [(true, true), (true, false), (false, true)]) func keepTheFinger(can: Bool, should: Bool) {
    let told = play { scroll, told, stage in
      (scroll.canCancelContentTouches, scroll.cancels) = (can, should)
      stage.tape.touch(told, at: 0.1) {
        $0.hold(for: 0.3)
        $0.drag(by: Vector(dx: 0, dy: -80), duration: 0.2)
      }
      stage.perform(at: 0.9) { #expect((scroll.contentOffset.y > 0) == (can && should)) }
    }
    #expect(told == (can && should ? ["began", "cancelled"] : ["began", "ended"]))
  }

  @Test func hearNothingIfTheyShallNot() {
    let told = play { scroll, told, stage in
      scroll.begins = false
      stage.tape.touch(told, at: 0.1) {
        $0.hold(for: 0.3)
        $0.drag(by: Vector(dx: 0, dy: -80), duration: 0.2)
      }
      stage.perform(at: 0.9) { #expect(scroll.contentOffset.y > 0) }
    }
    #expect(told == [])
  }

  /// A control that a finger rests on keeps it; one that is dragged at once does not.
  @Test(arguments: [(0.0, true), (0.3, false)]) func controlsKeepFingersThatRest(rest: Double, scrolls: Bool) {
    UIKitTests.play(1) { view, stage in
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      view.addSubview(scroll)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      scroll.addSubview(button)
      stage.tape.touch(button, at: 0.1) {
        if rest > 0 { $0.hold(for: rest) }
        $0.drag(by: Vector(dx: 0, dy: -80), duration: 0.2)
      }
      stage.perform(at: 0.9) { #expect((scroll.contentOffset.y > 0) == scrolls) }
    }
  }
}
