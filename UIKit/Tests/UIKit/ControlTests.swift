import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ControlTests {
  private final class Target: UIView {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    func down() { log.entries.append("down") }
    func up(_ sender: UIControl) { log.entries.append("up \(sender.tag)") }
    func out(_ sender: UIControl, _ event: UIEvent) { log.entries.append("out \(event.allTouches?.count ?? 0)") }
    func exit() { log.entries.append("exit") }
    func entered() { log.entries.append("enter") }
    func cancel() { log.entries.append("cancel") }
    func again(_ sender: UIControl, _ event: UIEvent) {
      log.entries.append("again \(event.allTouches?.first?.tapCount ?? 0)")
    }
    func changed() { log.entries.append("changed") }
    func primary() { log.entries.append("primary") }
    func any() { log.entries.append("any") }
    func tapped(_ recognizer: UITapGestureRecognizer) { log.entries.append("tapped \(recognizer.state)") }

    func listen(to control: UIControl) {
      control.tag = 7
      control.addTarget(self, action: Selector(Target.down, "down"), for: .touchDown)
      control.addTarget(self, action: Selector(Target.up, "up"), for: .touchUpInside)
      control.addTarget(self, action: Selector(Target.out, "out"), for: .touchUpOutside)
      control.addTarget(self, action: Selector(Target.exit, "exit"), for: .touchDragExit)
      control.addTarget(self, action: Selector(Target.entered, "enter"), for: .touchDragEnter)
      control.addTarget(self, action: Selector(Target.cancel, "cancel"), for: .touchCancel)
    }
  }

  private func entries(_ prepare: @escaping @Sendable (UIControl, UIView, Stage) -> Void) -> [String] {
    let log = Log()
    let stage = play(2) { view, stage in
      let (control, target) = (UIControl(frame: CGRect(x: 50, y: 50, width: 40, height: 40)), Target(log))
      view.addSubview(control)
      view.addSubview(target)
      target.listen(to: control)
      prepare(control, target, stage)
    }
    #expect(stage.error == nil)
    return log.entries
  }

  @Test func eventsOfATap() {
    #expect(entries { control, _, stage in stage.tape.tap(control, at: 0.5) } == ["down", "up 7"])
    let disabled = entries { control, _, stage in
      control.isEnabled = false
      stage.tape.tap(control, at: 0.5)
    }
    #expect(disabled.isEmpty)
  }

  @Test func eventsOfADrag() {
    let seen = entries { control, _, stage in
      stage.tape.touch(control, at: 0.5) {
        $0.drag(by: Vector(dx: 100, dy: 0), duration: 0.2)
        $0.drag(by: Vector(dx: -100, dy: 0), duration: 0.2)
        $0.drag(by: Vector(dx: 0, dy: 90), duration: 0.2)
      }
    }
    #expect(seen == ["down", "exit", "enter", "exit", "out 1"])
  }

  /// A second tap in a row is one more event; what is not about touches is sent by the control itself.
  @Test func eventsBesides() {
    let seen = entries { control, target, stage in
      control.addTarget(target, action: Selector(Target.again, "again"), for: .touchDownRepeat)
      control.addTarget(target, action: Selector(Target.changed, "changed"), for: .valueChanged)
      control.addTarget(target, action: Selector(Target.primary, "primary"), for: .primaryActionTriggered)
      for time in [0.5, 0.7] { stage.tape.tap(control, at: time) }
      stage.perform(at: 1.2) { control.sendActions(for: .valueChanged) }
    }
    #expect(seen == ["down", "up 7", "primary", "down", "again 2", "up 7", "primary", "changed"])
  }

  @Test func allTouchEventsAreThoseOfTouches() {
    let seen = entries { control, target, stage in
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.addTarget(target, action: Selector(Target.any, "any"), for: .allTouchEvents)
      stage.tape.tap(control, at: 0.5)
      stage.perform(at: 1) { control.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
    #expect(seen == ["any", "any"])
  }

  @Test func removedTargetsHearNothing() {
    let seen = entries { control, target, stage in
      control.removeTarget(target, action: Selector(Target.down, "down"), for: .allEvents)
      control.removeTarget(target, action: nil, for: .touchUpInside)
      stage.tape.tap(control, at: 0.5)
    }
    #expect(seen.isEmpty)
  }

  /// A recognised tap takes the finger from the control.
  @Test func recognisersTakeFingers() {
    let seen = entries { control, target, stage in
      control.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector(Target.tapped, "tapped")))
      stage.tape.tap(control, at: 0.5)
      stage.tape.touch(control, at: 1) { $0.drag(by: Vector(dx: 12, dy: 0), duration: 0.1) }
    }
    #expect(seen == ["down", "cancel", "tapped ended", "down", "up 7"])
  }

  @Test func doubleTaps() {
    let seen = entries { control, target, stage in
      let recognizer = UITapGestureRecognizer(target: target, action: Selector(Target.tapped, "tapped"))
      recognizer.numberOfTapsRequired = 2
      target.superview?.addGestureRecognizer(recognizer)
      for time in [0.5, 0.7] { stage.tape.tap(control, at: time) }
    }
    #expect(seen == ["down", "up 7", "down", "cancel", "tapped ended"])
  }

  @Test func aMethodOfAnotherTypeIsAnError() {
    let stage = play(1, fails: true) { view, stage in
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.addSubview(control)
      control.addTarget(view, action: Selector(Target.down, "down"), for: .touchDown)
      stage.tape.tap(control, at: 0.5)
    }
    #expect("\(stage.error.map { "\($0)" } ?? "")" == "the target UIView of a UIControl has no method down")
  }
}
