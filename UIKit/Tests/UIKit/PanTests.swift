import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct PanTests {
  private final class Follower: UIView {
    var log = Log()
    var body: (UIPanGestureRecognizer) -> Void = { _ in }
    func panned(_ recognizer: UIPanGestureRecognizer) {
      if log.entries.last != "\(recognizer.state)" { log.entries.append("\(recognizer.state)") }
      body(recognizer)
    }
  }

  private func log(
    _ prepare: @escaping @Sendable (UIPanGestureRecognizer) -> Void = { _ in },
    touch: @escaping @Sendable (UIView, Stage) -> Void, body: @escaping @Sendable (UIPanGestureRecognizer, Log) -> Void
  ) -> Log {
    let log = Log()
    let stage = play(2) { view, stage in
      let follower = Follower(frame: view.bounds)
      follower.log = log
      follower.body = { body($0, log) }
      view.addSubview(follower)
      let pan = UIPanGestureRecognizer(target: follower, action: Selector(Follower.panned, "panned"))
      prepare(pan)
      follower.addGestureRecognizer(pan)
      touch(follower, stage)
    }
    #expect(stage.error == nil)
    return log
  }

  private let drag: @Sendable (UIView, Stage) -> Void = { view, stage in
    stage.tape.touch(view, at: 0.2, location: CGPoint(x: 50, y: 50)) {
      $0.drag(by: Vector(dx: 60, dy: 0), duration: 0.6, curve: .linear)
      $0.drag(by: Vector(dx: 0, dy: 30), duration: 0.3, curve: .linear)
    }
  }

  /// It is counted from where the finger crossed the limit of 10 points.
  @Test func follows() {
    let log = log(touch: drag) { pan, log in
      if pan.state == .ended {
        log.numbers = [pan.translation(in: pan.view).x, pan.translation(in: nil).y, pan.velocity(in: pan.view).y]
      }
    }
    #expect(log.entries == ["began", "changed", "ended"])
    #expect(zip(log.numbers, [50, 30, 100]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func countsAnewOnDemand() {
    let log = log(touch: drag) { pan, log in
      log.numbers.append(pan.translation(in: pan.view).x)
      pan.setTranslation(.zero, in: pan.view)
    }
    #expect(abs(log.numbers.reduce(0, +) - 50) < 1e-6)
  }

  @Test func wantsEnoughFingersAndNotTooMany() {
    let two: @Sendable (UIView, Stage) -> Void = { view, stage in
      for place in [40.0, 120] {
        stage.tape.touch(view, at: 0.2, location: CGPoint(x: place, y: 50)) {
          $0.drag(by: Vector(dx: 0, dy: 60), duration: 0.6)
        }
      }
    }
    #expect(log({ $0.minimumNumberOfTouches = 2 }, touch: drag) { _, _ in }.entries.isEmpty)
    #expect(log({ $0.maximumNumberOfTouches = 1 }, touch: two) { _, _ in }.entries.isEmpty)
    let both = log({ $0.minimumNumberOfTouches = 2 }, touch: two) { pan, log in
      log.numbers.append(pan.translation(in: nil).y)
    }
    #expect(both.entries == ["began", "changed", "ended"])
    // Whoever lifts last moves it alone at the very end.
    #expect(abs((both.numbers.last ?? 0) - 50) < 0.05)
  }
}
