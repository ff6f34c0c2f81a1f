import Springform
import Testing
import ViewScenes

import UIKit

/// What controls do by closures, and what subclasses of theirs say of touches.
@Suite struct ControlActionTests {
  /// Of two actions with the same identifier a control keeps the later; while one runs, it knows who it runs for.
  @Test func controlsDoActions() {
    let log = Log()
    play(0.2) { view, stage in
      let control = UIControl(frame: view.bounds)
      view.addSubview(control)
      func action(_ word: String, _ name: String? = nil) -> UIAction {
        UIAction(identifier: name.map { UIAction.Identifier($0) }) { action in
          #expect(action.sender as? UIControl === control)
          log.entries.append(word)
        }
      }
      let own = action("own")
      control.addAction(own, for: [.touchDown, .valueChanged])
      control.addAction(action("first", "a"), for: .valueChanged)
      control.addAction(action("later", "a"), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(own.sender == nil && own.identifier != action("other").identifier)
      control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .valueChanged)
      control.removeAction(own, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .touchDown)
      control.sendAction(action("by hand"))
    }
    #expect(log.entries == ["own", "later", "own", "by hand"])
  }

  private final class Tracker: UIControl {
    var log = Log()
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.entries.append("begin \(touch.location(in: self).x)")
      return super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.entries.append("on")
      return touch.location(in: self).x < 50
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.entries.append("end") }
    override func cancelTracking(with event: UIEvent?) { log.entries.append("cancel") }
  }

  /// A control that no longer wants to follow a finger hears nothing of its end.
  @Test func subclassesFollowTouches() {
    let log = Log()
    play(2) { view, stage in
      let tracker = Tracker(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      tracker.log = log
      view.addSubview(tracker)
      stage.tape.tap(tracker, at: 0.1)
      stage.tape.touch(tracker, at: 0.5) { $0.drag(by: Vector(dx: 100, dy: 0), duration: 0.02) }
      stage.tape.touch(tracker, at: 1) { $0.hold(for: 0.2) }
      stage.perform(at: 1.1) { tracker.touchesCancelled([], with: nil) }
    }
    #expect(log.entries == ["begin 20.0", "end", "begin 20.0", "on", "begin 20.0", "cancel"])
  }
}
