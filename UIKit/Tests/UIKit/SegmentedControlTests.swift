import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

private final class Chooser: UIView {
  var log: [Int] = []
  func chosen(_ sender: UISegmentedControl) { log.append(sender.selectedSegmentIndex) }
}

@Suite struct SegmentedControlTests {
  private func play(
    seconds: Double = 2, _ body: @escaping @Sendable (UISegmentedControl, Stage, Chooser) -> Void
  ) -> Chooser? {
    nonisolated(unsafe) var result: Chooser?
    let stage = UIKitTests.play(seconds) { view, stage in
      let (control, chooser) = (UISegmentedControl(items: ["One", "Two", "Three"]), Chooser())
      control.frame = CGRect(x: 10, y: 10, width: 180, height: 32)
      control.addTarget(chooser, action: Selector(Chooser.chosen, "chosen"), for: .valueChanged)
      for part in [control, chooser] { view.addSubview(part) }
      control.layoutIfNeeded()
      result = chooser
      body(control, stage, chooser)
    }
    #expect(stage.error == nil)
    return result
  }

  @Test func segmentsComeAndGo() {
    _ = play(seconds: 0) { control, _, chooser in
      #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(control.intrinsicContentSize.height == 32 && control.titleForSegment(at: 1) == "Two")
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "Zero", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
      control.removeSegment(at: 2, animated: false)
      #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 3)
      control.selectedSegmentIndex = 7
      #expect(control.selectedSegmentIndex == -1)
      control.setTitle("Last", forSegmentAt: 2)
      #expect(control.titleForSegment(at: 2) == "Last" && control.titleForSegment(at: 9) == nil)
      control.removeAllSegments()
      #expect(control.numberOfSegments == 0 && chooser.log.isEmpty)
    }
  }

  /// Segments are alike unless they have widths of their own; the thumb lies 2 points inside of the chosen one.
  @Test func places() {
    _ = play(seconds: 0) { control, _, _ in
      func thumb() -> CGRect { control.subviews.first { $0.layer.shadowOpacity > 0 }?.frame ?? .null }
      control.selectedSegmentIndex = 1
      control.layoutIfNeeded()
      #expect(thumb() == CGRect(x: 62, y: 2, width: 56, height: 28))
      control.setWidth(100, forSegmentAt: 0)
      control.layoutIfNeeded()
      #expect(thumb() == CGRect(x: 102, y: 2, width: 36, height: 28) && control.widthForSegment(at: 0) == 100)
    }
  }

  /// A tap chooses; the thumb slides there, and targets hear of it once. Setting the number tells nobody.
  @Test func isTapped() {
    let chooser = play { control, stage, _ in
      control.selectedSegmentIndex = 0
      func thumb() -> CGFloat {
        control.subviews.first { $0.layer.shadowOpacity > 0 }?.layer.presentation()?.position.x ?? 0
      }
      stage.tape.tap(control, at: 0.5, location: CGPoint(x: 150, y: 16))
      stage.tape.tap(control, at: 1.2, location: CGPoint(x: 150, y: 16))
      stage.perform(at: 0.4) { #expect(thumb() == 30) }
      nonisolated(unsafe) var between: [CGFloat] = []
      for time in stride(from: 0.5, through: 1, by: 0.02) {
        stage.perform(at: time) { if thumb() > 31, thumb() < 149 { between.append(thumb()) } }
      }
      stage.perform(at: 1.9) { #expect(abs(thumb() - 150) < 0.5 && between.count > 3 && between == between.sorted()) }
    }
    #expect(chooser?.log == [2])
  }

  /// A finger that comes down on the chosen segment leads the thumb; targets hear of it when it is lifted.
  @Test func isLed() {
    let chooser = play { control, stage, chooser in
      control.selectedSegmentIndex = 0
      stage.tape.touch(control, at: 0.2, location: CGPoint(x: 30, y: 16)) {
        $0.drag(by: Vector(dx: 60, dy: 0), duration: 0.3)
        $0.drag(by: Vector(dx: 60, dy: 0), duration: 0.3)
      }
      stage.perform(at: 0.5) { #expect(control.selectedSegmentIndex == 1 && chooser.log.isEmpty) }
    }
    #expect(chooser?.log == [2])
  }

  @Test func momentaryAndDisabled() {
    let chooser = play { control, stage, chooser in
      control.isMomentary = true
      control.setEnabled(false, forSegmentAt: 2)
      stage.tape.tap(control, at: 0.3, location: CGPoint(x: 90, y: 16))
      stage.tape.tap(control, at: 0.8, location: CGPoint(x: 150, y: 16))
      stage.perform(at: 1.2) { #expect(control.selectedSegmentIndex == -1 && !control.isEnabledForSegment(at: 2)) }
    }
    #expect(chooser?.log == [1])
  }

  @Test func looks() {
    _ = play(seconds: 0) { control, _, _ in
      control.selectedSegmentIndex = 0
      control.selectedSegmentTintColor = .red
      control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
      control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
      func colors() -> [UIColor?] {
        control.subviews.compactMap { $0.subviews.first as? UILabel }.map {
          $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
      }
      #expect(colors() == [.green, .blue, .blue])
      #expect(control.subviews.contains { $0.backgroundColor == .red })
      // A picture of no size takes the ground away, and the thumb with it.
      control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
      #expect(!control.subviews.contains { $0.backgroundColor == .red })
      #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
    }
  }

  @Test func actions() {
    nonisolated(unsafe) var log: [String] = []
    let stage = UIKitTests.play(1) { view, stage in
      let actions = ["A", "B"].map { title in UIAction(title: title) { log.append($0.title) } }
      let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 32), actions: actions)
      view.addSubview(control)
      #expect(control.actionForSegment(at: 1) === actions[1] && control.titleForSegment(at: 0) == "A")
      #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
      stage.tape.tap(control, at: 0.2, location: CGPoint(x: 75, y: 16))
    }
    #expect(stage.error == nil && log == ["B"])
  }
}

@Suite struct StepperTests {
  private func play(_ body: @escaping @Sendable (UIStepper, Stage) -> Void) -> [Double] {
    nonisolated(unsafe) var log: [Double] = []
    let stage = UIKitTests.play(2) { view, stage in
      let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 1, height: 1))
      view.addSubview(stepper)
      stepper.addAction(UIAction { [unowned stepper] _ in log.append(stepper.value) }, for: .valueChanged)
      body(stepper, stage)
    }
    #expect(stage.error == nil)
    return log
  }

  @Test func steps() {
    let log = play { stepper, stage in
      #expect(stepper.frame.size == CGSize(width: 94, height: 32) && stepper.maximumValue == 100)
      (stepper.maximumValue, stepper.stepValue) = (4, 2)
      for (time, x) in [(0.2, 70.0), (0.5, 70), (0.8, 70), (1.1, 20)] {
        stage.tape.tap(stepper, at: time, location: CGPoint(x: x, y: 16))
      }
    }
    // There is no step beyond the end.
    #expect(log == [2, 4, 2])
  }

  /// A value that is no end any more can be left again, also for the eye.
  @Test func newEnds() {
    _ = play { stepper, _ in
      func color(of sign: String) -> UIColor? {
        stepper.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first { $0.text == sign }?.textColor
      }
      #expect(color(of: "−") == .tertiaryLabel && color(of: "+") == .label)
      (stepper.minimumValue, stepper.maximumValue) = (-1, 0)
      #expect(color(of: "−") == .label && color(of: "+") == .tertiaryLabel)
    }
  }

  @Test func wrapsAndRepeats() {
    let wrapped = play { stepper, stage in
      (stepper.wraps, stepper.maximumValue) = (true, 3)
      stage.tape.tap(stepper, at: 0.2, location: CGPoint(x: 20, y: 16))
    }
    #expect(wrapped == [3])
    let repeated = play { stepper, stage in
      stage.tape.touch(stepper, at: 0.2, location: CGPoint(x: 70, y: 16)) { $0.hold(for: 0.75) }
    }
    #expect(repeated == [1, 2, 3, 4])
    let quiet = play { stepper, stage in
      stepper.isContinuous = false
      stage.tape.touch(stepper, at: 0.2, location: CGPoint(x: 70, y: 16)) { $0.hold(for: 0.75) }
    }
    #expect(quiet == [4])
  }
}
