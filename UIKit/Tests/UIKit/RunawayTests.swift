import Springform
import Testing

import UIKit
import ViewScenes

import QuartzCore

// Swift Testing brings in Foundation by itself, with its own.
private typealias DispatchQueue = QuartzCore.DispatchQueue
private typealias Timer = QuartzCore.Timer

/// Components that would never come to an end: each ends its scene with what is wrong.
@Suite struct RunawayTests {
  private func error(_ build: @escaping @Sendable (UIView, Stage) -> Void) -> String {
    play(0.1, fails: true, build).error.map { "\($0)" } ?? ""
  }

  /// A view that lays itself out in its own layout needs all of the call stack, on a phone as well.
  @Test func aLayoutInItself() {
    final class Narcissus: UIView {
      override func layoutSubviews() {
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
    #expect(error { view, _ in view.addSubview(Narcissus()) }.contains("a Narcissus lays itself out in its own layout"))
  }

  /// As often as it is asked and no further: a parent may lay out its children while it is laid out itself.
  @Test func aLayoutBelowAnother() {
    final class Nested: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        subviews.first?.setNeedsLayout()
        subviews.first?.layoutIfNeeded()
      }
    }
    let log = Log()
    let stage = play(0.1) { view, stage in
      var (top, views): (UIView, [Nested]) = (view, [])
      for _ in 0..<150 {
        let nested = Nested()
        top.addSubview(nested)
        views.append(nested)
        top = nested
      }
      stage.perform(at: 0.05) { log.numbers = [CGFloat(views.map(\.count).min() ?? 0)] }
    }
    #expect(stage.error == nil)
    #expect(log.numbers.first ?? 0 >= 1)
  }

  @Test func timersThatStartTimers() {
    @Sendable func breed() {
      for _ in 0..<2 { Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in breed() } }
    }
    #expect(error { _, _ in breed() }.contains("events"))
  }

  @Test func workThatAsksForItself() {
    @Sendable func work() { DispatchQueue.main.async { work() } }
    #expect(error { _, _ in work() }.contains("events"))
  }

  /// Two views that each have the one around them lay both out anew ask twice as often with every step.
  @Test func aLayoutThatMultiplies() {
    final class Restless: UIView {
      override func layoutSubviews() {
        bounds.size.width += 1
        for other in superview?.subviews ?? [] { other.setNeedsLayout() }
        superview?.layoutIfNeeded()
      }
    }
    #expect(
      error { view, _ in for _ in 0..<3 { view.addSubview(Restless()) } }.contains(
        "a Restless lays itself out in its own"))
  }

  /// Each view lays out the one in it twice; of the innermost of 40 that makes a million million times.
  @Test func aLayoutThatDoubles() {
    final class Thorough: UIView {
      override func layoutSubviews() {
        for _ in 0..<2 {
          subviews.first?.setNeedsLayout()
          subviews.first?.layoutIfNeeded()
        }
      }
    }
    let message = error { view, _ in
      var top = view
      for _ in 0..<40 {
        let inner = Thorough()
        top.addSubview(inner)
        top = inner
      }
    }
    #expect(message.contains("a Thorough is laid out more than 10000 times in a turn"))
  }
}
