import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct LongPressTests {
  private final class Pressed: UIView {
    var log = Log()
    func pressed(_ recognizer: UILongPressGestureRecognizer) {
      guard log.entries.last != "\(recognizer.state)" else { return }
      log.entries.append("\(recognizer.state)")
      log.numbers.append(CGFloat(CACurrentMediaTime()))
    }
  }

  private func log(
    _ prepare: @escaping @Sendable (UILongPressGestureRecognizer) -> Void = { _ in },
    touch: @escaping @Sendable (inout FingerScript) -> Void
  ) -> Log {
    let log = Log()
    let stage = play(2) { view, stage in
      let pressed = Pressed(frame: view.bounds)
      pressed.log = log
      view.addSubview(pressed)
      let recognizer = UILongPressGestureRecognizer(target: pressed, action: Selector(Pressed.pressed, "pressed"))
      #expect(recognizer.minimumPressDuration == 0.5 && recognizer.allowableMovement == 10)
      prepare(recognizer)
      pressed.addGestureRecognizer(recognizer)
      stage.tape.touch(pressed, at: 0.2, location: CGPoint(x: 50, y: 50), touch)
    }
    #expect(stage.error == nil)
    return log
  }

  /// It begins half a second after the finger came down, and then follows it.
  @Test func rests() {
    let log = log { finger in
      finger.hold(for: 0.8)
      finger.drag(by: Vector(dx: 60, dy: 0), duration: 0.2)
    }
    #expect(log.entries == ["began", "changed", "ended"])
    #expect(abs((log.numbers.first ?? .nan) - 0.7) < 1e-9)
  }

  @Test func isTooShortOrStrays() {
    #expect(log { $0.hold(for: 0.4) }.entries.isEmpty)
    let strays: @Sendable (inout FingerScript) -> Void = { finger in
      finger.drag(by: Vector(dx: 20, dy: 0), duration: 0.2)
      finger.hold(for: 0.8)
    }
    #expect(log(touch: strays).entries.isEmpty)
    #expect(log({ $0.allowableMovement = 30 }, touch: strays).entries.first == "began")
    #expect(log({ $0.minimumPressDuration = 0.1 }) { $0.hold(for: 0.4) }.entries == ["began", "ended"])
  }
}
