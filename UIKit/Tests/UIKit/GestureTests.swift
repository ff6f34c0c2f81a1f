import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// A view of the whole stage that writes down what its recognisers tell.
private final class Watched: UIView {
  var log = Log()
  var body: (UIGestureRecognizer) -> Void = { _ in }

  func told(_ recognizer: UIGestureRecognizer) {
    let entry = "\(recognizer.name)\(recognizer.state)"
    if log.entries.last != entry { log.entries.append(entry) }
    body(recognizer)
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(self, action: Selector(Watched.told, "told"))
    addGestureRecognizer(recognizer)
    return recognizer
  }
}

extension UIGestureRecognizer {
  fileprivate var name: String {
    switch self {
    case let tap as UITapGestureRecognizer: tap.numberOfTapsRequired == 1 ? "tap " : "double "
    case is UIPanGestureRecognizer: "pan "
    case is UISwipeGestureRecognizer: "swipe "
    default: ""
    }
  }
}

private func watch(_ prepare: @escaping @Sendable (Watched, Stage) -> Void) -> Log {
  let log = Log()
  let stage = play(3) { view, stage in
    let watched = Watched(frame: view.bounds)
    watched.log = log
    view.addSubview(watched)
    watched.body = { _ in log.numbers.append(CGFloat(stage.time)) }
    prepare(watched, stage)
  }
  #expect(stage.error == nil)
  return log
}

@Suite struct TapTests {
  private final class Plain: UIControl {}

  /// A tap on a button is the button's, whatever recognises taps around it; one that is disabled, or of an app's own kind, leaves it.
  @Test func tapsOnControls() {
    let log = watch { view, stage in
      view.add(UITapGestureRecognizer())
      view.body = { _ in }
      let controls = [UIButton(), UISwitch(), UIButton(), Plain()]
      controls[2].isEnabled = false
      for (index, control) in controls.enumerated() {
        control.frame = CGRect(x: 10, y: 10 + 40 * index, width: 60, height: 30)
        view.addSubview(control)
        for event in [UIControl.Event.touchUpInside, .touchCancel] {
          control.addAction(
            UIAction { _ in view.log.entries.append("\(index) \(event == .touchCancel ? "lost" : "up")") }, for: event)
        }
        stage.tape.tap(control, at: 0.5 + 0.5 * Double(index))
      }
    }
    #expect(log.entries == ["0 up", "1 up", "tap ended", "3 lost", "tap ended"])
  }

  /// Taps of two fingers at once, 60 points apart, at these times of contact.
  private func taps(
    _ prepare: @escaping @Sendable (UITapGestureRecognizer) -> Void, fingers: Int = 2, at times: [Double]
  ) -> Log {
    watch { view, stage in
      let tap = view.add(UITapGestureRecognizer())
      prepare(tap)
      view.body = { [weak tap] _ in
        view.log.numbers += [
          tap?.location(ofTouch: 0, in: nil).x ?? .nan, tap?.location(ofTouch: 7, in: nil).x ?? .nan,
        ]
      }
      for (time, finger) in times.flatMap({ time in (0..<fingers).map { (time, $0) } }) {
        let place = CGPoint(x: 40 + 60 * CGFloat(finger), y: 50)
        // The first finger is the last to lift.
        stage.tape.touch(view, at: time + 0.01 * Double(finger), location: place) {
          $0.hold(for: 0.1 - 0.03 * Double(finger))
        }
      }
    }
  }

  @Test func fingersAreCounted() {
    let two: @Sendable (UITapGestureRecognizer) -> Void = { $0.numberOfTouchesRequired = 2 }
    let tap = taps(two, at: [0.2])
    #expect(tap.entries == ["tap ended"] && tap.numbers == [40, 0])
    #expect(taps(two, fingers: 1, at: [0.2]).entries.isEmpty)
    #expect(taps({ _ in }, at: [0.2]).entries.isEmpty)
    let double: @Sendable (UITapGestureRecognizer) -> Void = {
      ($0.numberOfTouchesRequired, $0.numberOfTapsRequired) = (2, 2)
    }
    #expect(taps(double, at: [0.2, 0.5]).entries == ["double ended"])
    #expect(taps(double, at: [0.2, 0.6]).entries.isEmpty)
  }

  @Test func eventsKnowTheFingersOfAView() {
    final class Touched: UIView {
      var log = Log()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.numbers.append(CGFloat(event?.touches(for: self)?.count ?? 0))
        if let superview, event?.touches(for: superview) == nil { log.entries.append("none") }
      }
    }
    let log = Log()
    play(1) { view, stage in
      let touched = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      (touched.log, touched.isMultipleTouchEnabled) = (log, true)
      view.addSubview(touched)
      for (time, x) in [(0.1, 20.0), (0.2, 70)] {
        stage.tape.touch(touched, at: time, location: CGPoint(x: x, y: 20)) { $0.hold(for: 0.4) }
      }
    }
    #expect(log.numbers == [1, 2] && log.entries == ["none", "none"])
  }
}

@Suite struct LongPressTests {
  private func press(
    _ prepare: @escaping @Sendable (UILongPressGestureRecognizer) -> Void = { _ in },
    _ script: @escaping @Sendable (inout FingerScript) -> Void
  ) -> Log {
    watch { view, stage in
      let press = view.add(UILongPressGestureRecognizer())
      #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
      #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
      prepare(press)
      stage.tape.touch(view, at: 0.2, script)
    }
  }

  @Test func beginsWhenTheFingerHasStayed() {
    let log = press {
      $0.hold(for: 0.6)
      $0.drag(by: Vector(dx: 30, dy: 0), duration: 0.2)
    }
    #expect(log.entries == ["began", "changed", "ended"])
    #expect(abs(log.numbers[0] - 0.7) < 1e-9 && abs((log.numbers.last ?? 0) - 1) < 1e-9)
    #expect(press({ $0.minimumPressDuration = 1 }) { $0.hold(for: 0.8) }.entries.isEmpty)
    #expect(press({ $0.minimumPressDuration = 0.1 }) { $0.hold(for: 0.2) }.entries == ["began", "ended"])
  }

  @Test func straysOnlySoFar() {
    let stray: @Sendable (inout FingerScript) -> Void = {
      $0.drag(by: Vector(dx: 14, dy: 0), duration: 0.2)
      $0.hold(for: 0.6)
    }
    #expect(press({ _ in }, stray).entries.isEmpty)
    #expect(press({ $0.allowableMovement = 15 }, stray).entries == ["began", "ended"])
  }

  @Test func wantsFingersAndTaps() {
    #expect(press({ $0.numberOfTouchesRequired = 2 }) { $0.hold(for: 0.8) }.entries.isEmpty)
    #expect(press({ $0.numberOfTapsRequired = 1 }) { $0.hold(for: 0.8) }.entries.isEmpty)
    let two = watch { view, stage in
      view.add(UILongPressGestureRecognizer()).numberOfTouchesRequired = 2
      for x in [50.0, 100] {
        stage.tape.touch(view, at: 0.2, location: CGPoint(x: x, y: 50)) { $0.hold(for: 0.8) }
      }
    }
    #expect(two.entries == ["began", "ended"])
    let tapped = watch { view, stage in
      view.add(UILongPressGestureRecognizer()).numberOfTapsRequired = 1
      stage.tape.tap(view, at: 0.3)
      stage.tape.touch(view, at: 0.4) { $0.hold(for: 0.8) }
    }
    #expect(tapped.entries == ["began", "ended"] && abs(tapped.numbers[0] - 0.9) < 1e-9)
  }
}

@Suite struct SwipeTests {
  private func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, by way: Vector, in seconds: Double = 0.2, fingers: Int = 1
  ) -> [String] {
    watch { view, stage in
      let swipe = view.add(UISwipeGestureRecognizer())
      #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
      (swipe.direction, swipe.numberOfTouchesRequired) = (direction, fingers)
      for finger in 0..<fingers {
        stage.tape.touch(view, at: 0.2, location: CGPoint(x: 100, y: 80 + 30 * CGFloat(finger))) {
          $0.drag(by: way, duration: seconds)
        }
      }
    }.entries
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, Vector(dx: 60, dy: 0)), (.left, Vector(dx: -60, dy: 0)),
    (.up, Vector(dx: 0, dy: -60)), (.down, Vector(dx: 0, dy: 60)),
  ]) func directions(direction: UISwipeGestureRecognizer.Direction, way: Vector) {
    #expect(swipe(direction, by: way) == ["swipe ended"])
    #expect(swipe(direction, by: way * -1).isEmpty)
    #expect(swipe([.left, .right, .up, .down], by: way * -1) == ["swipe ended"])
    #expect(swipe(direction, by: way, fingers: 2) == ["swipe ended"])
  }

  @Test func isQuickAndStraight() {
    #expect(swipe(.right, by: Vector(dx: 60, dy: 0), in: 1).isEmpty)
    #expect(swipe(.right, by: Vector(dx: 40, dy: 0)).isEmpty)
    #expect(swipe(.right, by: Vector(dx: 60, dy: 90)).isEmpty)
  }
}

@Suite struct TwoFingerTests {
  /// Two fingers 40 points apart about the middle of the stage.
  private func fingers(
    _ stage: Stage, _ view: UIView, _ script: @escaping @Sendable (inout FingerScript, _ side: Double) -> Void
  ) {
    for side in [-1.0, 1] {
      stage.tape.touch(view, at: 0.2, location: CGPoint(x: 100 + 20 * side, y: 100)) { script(&$0, side) }
    }
  }

  /// The scale counts from where it began, between 50 points and where the first refresh beyond saw the fingers.
  @Test func pinches() {
    let log = watch { view, stage in
      let pinch = view.add(UIPinchGestureRecognizer())
      view.body = { [weak pinch] _ in
        guard let pinch else { return }
        if pinch.state == .began { view.log.numbers.append(pinch.scale) }
        if pinch.state == .ended { view.log.numbers += [pinch.scale, pinch.velocity, pinch.location(in: view).x] }
      }
      // 100 points in a second, evenly: 50 at .3 s, 140 at the end.
      fingers(stage, view) { $0.drag(by: Vector(dx: 50 * $1, dy: 0), duration: 1, curve: .linear) }
    }
    #expect(log.entries == ["began", "changed", "ended"])
    #expect(log.numbers[0] == 1)
    #expect(abs(log.numbers[1] - 140 / 50) < 0.06 && abs(log.numbers[2] - 100 / 50) < 0.1)
  }

  @Test func pinchesInSteps() {
    let log = watch { view, stage in
      let pinch = view.add(UIPinchGestureRecognizer())
      view.body = { [weak pinch] _ in
        view.log.numbers.append(pinch?.scale ?? .nan)
        pinch?.scale = 1
      }
      fingers(stage, view) { $0.drag(by: Vector(dx: 50 * $1, dy: 0), duration: 1, curve: .linear) }
    }
    #expect(abs(log.numbers.reduce(1, *) - 140 / 50) < 0.06)
  }

  @Test func turns() {
    let log = watch { view, stage in
      let rotation = view.add(UIRotationGestureRecognizer())
      view.body = { [weak rotation] _ in
        guard let rotation else { return }
        if rotation.state == .began { view.log.numbers.append(rotation.rotation) }
        if rotation.state == .ended { view.log.numbers += [rotation.rotation, rotation.velocity] }
      }
      for side in [0.0, 1] {
        // Half a turn clockwise on a circle of 40 points, in a second.
        var arc = Path()
        arc.addArc(
          center: Point(x: 100, y: 100), radius: 40, startAngle: .pi * (1 - side), endAngle: .pi * (2 - side))
        stage.tape.touch(view, at: 0.2, location: CGPoint(x: 60 + 80 * side, y: 100)) {
          $0.drag(along: arc, duration: 1, curve: .linear)
        }
      }
    }
    #expect(log.entries == ["began", "changed", "ended"])
    // It began a quarter of a radian on.
    #expect(log.numbers[0] == 0)
    #expect(abs(log.numbers[1] - (.pi - 0.25)) < 0.1 && abs(log.numbers[2] - .pi) < 0.2)
  }

  @Test func oneFingerIsNotEnough() {
    let log = watch { view, stage in
      view.add(UIPinchGestureRecognizer())
      view.add(UIRotationGestureRecognizer())
      stage.tape.touch(view, at: 0.2) { $0.drag(by: Vector(dx: 50, dy: 30), duration: 0.4) }
    }
    #expect(log.entries.isEmpty)
  }
}

@Suite struct GestureFailureTests {
  /// A single tap that lets a double tap go first waits until no second tap can come: .35 s after contact.
  @Test func singleTapsWaitForDoubleTaps() {
    func taps(at times: [Double]) -> Log {
      watch { view, stage in
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        view.add(UITapGestureRecognizer()).require(toFail: double)
        view.add(double)
        for time in times { stage.tape.tap(view, at: time) }
      }
    }
    let single = taps(at: [0.5])
    #expect(single.entries == ["tap ended"] && abs(single.numbers[0] - 0.75) < 1e-9)
    let double = taps(at: [0.5, 0.7])
    #expect(double.entries == ["double ended"] && abs(double.numbers[0] - 0.7) < 1e-9)
    let apart = taps(at: [0.5, 1.5])
    #expect(apart.numbers.count == 2 && abs(apart.numbers[1] - 1.75) < 1e-9)
    let three = taps(at: [0.5, 0.7, 1.5])
    #expect(three.entries == ["double ended", "tap ended"])
  }

  /// A pan that lets a swipe go first begins when the swipe has failed, after half a second.
  @Test func pansWaitForSwipes() {
    func drag(in seconds: Double) -> Log {
      watch { view, stage in
        let swipe = view.add(UISwipeGestureRecognizer())
        view.add(UIPanGestureRecognizer()).require(toFail: swipe)
        stage.tape.touch(view, at: 0.2, location: CGPoint(x: 20, y: 20)) {
          $0.drag(by: Vector(dx: 60, dy: 0), duration: seconds, curve: .linear)
        }
      }
    }
    let slow = drag(in: 1)
    #expect(slow.entries == ["pan began", "pan changed", "pan ended"] && abs(slow.numbers[0] - 0.71) < 1e-6)
    #expect(drag(in: 0.2).entries == ["swipe ended"])
  }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var shares = false
    var waits = false
    var isWaitedFor = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { shares }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { waits }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isWaitedFor }
  }

  /// What a pan and a swipe on one finger make of a quick stroke, when one of them has a judge.
  private func stroke(pan isPanJudged: Bool, _ prepare: @escaping @Sendable (Judge) -> Void) -> [String] {
    watch { view, stage in
      let judge = Judge()
      prepare(judge)
      let pan = view.add(UIPanGestureRecognizer())
      let swipe = view.add(UISwipeGestureRecognizer())
      (isPanJudged ? pan as UIGestureRecognizer : swipe).delegate = judge
      stage.perform(at: 2) { withExtendedLifetime(judge) {} }
      stage.tape.touch(view, at: 0.2, location: CGPoint(x: 20, y: 20)) {
        $0.drag(by: Vector(dx: 100, dy: 0), duration: 0.3, curve: .linear)
      }
    }.entries
  }

  @Test func delegatesHaveASay() {
    let pan = ["pan began", "pan changed", "pan ended"]
    #expect(stroke(pan: true) { _ in } == pan)
    #expect(stroke(pan: true) { $0.begins = false } == ["swipe ended"])
    #expect(stroke(pan: true) { $0.receives = false } == ["swipe ended"])
    #expect(
      stroke(pan: true) { $0.shares = true } == ["pan began", "pan changed", "swipe ended", "pan changed", "pan ended"])
    #expect(stroke(pan: false) { $0.shares = true }.contains("swipe ended"))
    #expect(stroke(pan: true) { $0.waits = true } == ["swipe ended"])
    #expect(stroke(pan: false) { $0.isWaitedFor = true } == ["swipe ended"])
  }
}
