import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Which of UIKit's properties tell of their changes, and what those hear who observe them.
@Suite struct ObservedPropertyTests {
  private final class Listener: UIView {
    var log: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let prior = change?[.notificationIsPriorKey] as? Bool == true ? " prior" : ""
      let old = change?[.oldKey].map { " from \($0)" } ?? ""
      log.append((keyPath ?? "") + prior + old + (change?[.newKey].map { " to \($0)" } ?? ""))
    }
  }

  /// By Objective-C's names: `hidden` for `isHidden`.
  @Test func propertiesTell() {
    play(0) { _, _ in
      let (listener, control, label) = (Listener(), UIControl(), UILabel())
      for key in ["hidden", "enabled", "selected", "highlighted", "alpha"] {
        control.addObserver(listener, forKeyPath: key, options: .new, context: nil)
      }
      label.text = "a"
      label.addObserver(listener, forKeyPath: "text", options: [.old, .prior], context: nil)
      (control.isHidden, control.isEnabled, control.isSelected, control.isHighlighted) = (true, false, true, true)
      control.alpha = 0.5
      label.text = "b"
      #expect(
        listener.log.prefix(5) == [
          "hidden to true", "enabled to false", "selected to true", "highlighted to true", "alpha to 0.5",
        ])
      #expect(
        listener.log.count == 7 && listener.log[5].hasPrefix("text prior from") && !listener.log[6].contains("prior"))
      control.removeObserver(listener, forKeyPath: "hidden")
      control.isHidden = false
      #expect(listener.log.count == 7)
    }
  }

  @Test func closuresHear() {
    play(0) { _, _ in
      let button = UIButton()
      var heard: [(Bool?, Bool)] = []
      let observation = button.observe(\.isSelected, named: "selected", options: [.new, .prior]) { _, change in
        heard.append((change.newValue, change.isPrior))
      }
      button.isSelected = true
      #expect(heard.map(\.0) == [nil, true] && heard.map(\.1) == [true, false])
      observation.invalidate()
      button.isSelected = false
      #expect(heard.count == 2)
    }
  }

  private final class Gauge: NSObject { var level = 1 }

  /// A property that tells of nothing by itself is told of by hand.
  @Test func changesByHand() {
    play(0) { _, _ in
      let (listener, gauge) = (Listener(), Gauge())
      gauge.addObserver(listener, forKeyPath: "level", options: [.old, .new], context: nil)
      gauge.willChangeValue(forKey: "level")
      gauge.level = 3
      gauge.didChangeValue(forKey: "level")
      #expect(listener.log == ["level from 1 to 3"])
    }
  }

  /// Geometry comes out of an archive as it went in; a view has lost what it showed.
  @Test func archives() throws {
    final class Box: NSObject, NSCoding {
      var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      var turn = CGAffineTransform(rotationAngle: 1)
      var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      override init() { super.init() }
      func encode(with coder: NSCoder) {
        coder.encode(insets, forKey: "insets")
        coder.encode(turn, forKey: "turn")
        coder.encode(frame, forKey: "frame")
      }
      init?(coder: NSCoder) {
        insets = coder.decodeUIEdgeInsets(forKey: "insets")
        turn = coder.decodeCGAffineTransform(forKey: "turn")
        frame = coder.decodeCGRect(forKey: "frame")
      }
    }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    Box().encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let box = try #require(Box(coder: reader))
    #expect(box.insets.right == 4 && box.turn.b == CGFloat(sin(1.0)) && box.frame.maxY == 6)
    #expect((UIView() as Any) is any NSCoding)
  }
}
