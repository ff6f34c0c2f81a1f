import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// A scroll view of 200 by 200 points on a content of 200 by 1000, and a delegate that writes down what it is told.
@Suite struct ScrollViewTests {
  private final class Told: NSObject, UIScrollViewDelegate {
    var log = Log()
    var target: CGPoint?
    var atEnd: ((UIScrollView) -> Void)?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.numbers.append(scrollView.contentOffset.y) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.entries.append("drags") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.entries.append(
        "will end \(Int((velocity.y * 1000).rounded())) \(Int(targetContentOffset.pointee.y.rounded()))")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.entries.append("ended \(decelerate) \(scrollView.isDragging)")
      atEnd?(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      log.entries.append("decelerates \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.entries.append("rests \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.entries.append("arrived") }
  }

  private func play(
    _ seconds: Double, log: Log = Log(), _ plan: @escaping @Sendable (UIScrollView, Told, Stage) -> Void
  ) {
    let kept = Keep()
    let stage = UIKitTests.play(seconds) { view, stage in
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      view.addSubview(scroll)
      let told = Told()
      told.log = log
      (scroll.delegate, kept.objects) = (told, [told])
      plan(scroll, told, stage)
    }
    #expect(stage.error == nil)
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

  @Test func showsAPartOfItsContent() {
    play(0) { scroll, _, _ in
      let label = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
      scroll.addSubview(label)
      scroll.contentOffset = CGPoint(x: 0, y: 250)
      #expect(scroll.bounds.origin.y == 250 && label.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 50))
      #expect(scroll.clipsToBounds && scroll.isScrollEnabled && scroll.bounces && !scroll.isPagingEnabled)
      #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal && scroll.decelerationRate == .normal)
      #expect(UIScrollView(coder: NSCoder())?.contentSize == .zero)
      // It comes back into what is left.
      scroll.contentOffset.y = 800
      scroll.contentSize.height = 500
      #expect(scroll.contentOffset.y == 300)
      scroll.contentInset.bottom = 40
      scroll.contentOffset.y = 340
      scroll.contentInset.bottom = 10
      #expect(scroll.contentOffset.y == 310)
    }
  }

  /// The first 10 points tell a drag from a tap; then content follows the finger; then v (1 - e^(-2.002 t)) / 2.002.
  @Test func followsAFingerAndDecelerates() {
    let log = Log()
    play(6, log: log) { scroll, _, stage in
      stage.tape.touch(scroll, at: 0.1, location: CGPoint(x: 100, y: 180)) {
        $0.drag(by: Vector(dx: 0, dy: -100), duration: 0.2, curve: .linear)
      }
      stage.perform(at: 0.15) { #expect(scroll.isTracking) }
      stage.perform(at: 0.25) { #expect(scroll.isDragging && scroll.isTracking && !scroll.isDecelerating) }
      stage.perform(at: 0.5) { #expect(!scroll.isDragging && !scroll.isTracking && scroll.isDecelerating) }
      // Every refresh is a step that the delegate hears of; the last one before 1.3 s is 1 s after the lift.
      stage.perform(at: 1.3001) {
        let decay = -1000 * log2(0.998) / log2(M_E)
        let wanted = 90 + 500 * (1 - exp(-decay)) / decay
        #expect(isClose(scroll.contentOffset.y, CGFloat(wanted), 1e-6))
      }
      stage.perform(at: 5.9) { #expect(isClose(scroll.contentOffset.y, CGFloat(90 + 500 / 2.002002), 0.01)) }
    }
    #expect(log.entries == ["drags", "will end 500 340", "ended true false", "decelerates true", "rests false"])
    #expect(log.numbers.count > 100)
  }

  /// Beyond its end it follows less and less: (1 - 1 / (.55 x / d + 1)) d; and springs back, critically damped, 10 per second.
  @Test func resistsAndSpringsBack() {
    play(3) { scroll, _, stage in
      stage.tape.touch(scroll, at: 0.1, location: CGPoint(x: 100, y: 20)) {
        $0.drag(by: Vector(dx: 0, dy: 110), duration: 0.3)
        $0.hold(for: 0.4)
      }
      let pulled = CGFloat((1 - 1 / (0.55 * 100 / 200 + 1)) * 200)
      stage.perform(at: 0.6) { #expect(isClose(scroll.contentOffset.y, -pulled)) }
      stage.perform(at: 1.0001) {
        #expect(isClose(scroll.contentOffset.y, -pulled * CGFloat((1 + 10 * 0.2) * exp(-10 * 0.2)), 1e-6))
      }
      stage.perform(at: 2.5) { #expect(scroll.contentOffset.y == 0) }
    }
  }

  @Test func stopsHardWhereItDoesNotBounce() {
    play(2) { scroll, _, stage in
      scroll.bounces = false
      stage.tape.touch(scroll, at: 0.1, location: CGPoint(x: 100, y: 20)) {
        $0.drag(by: Vector(dx: 0, dy: 110), duration: 0.3)
      }
      for time in [0.3, 0.5, 0.9] { stage.perform(at: time) { #expect(scroll.contentOffset.y == 0) } }
    }
  }

  /// A content that fits is not dragged, unless it always bounces.
  @Test(arguments: [false, true]) func staysWhereAllIsToBeSeen(bounces: Bool) {
    let log = Log()
    play(1, log: log) { scroll, _, stage in
      scroll.contentSize.height = 100
      scroll.alwaysBounceVertical = bounces
      stage.tape.touch(scroll, at: 0.1) { $0.drag(by: Vector(dx: 0, dy: 80), duration: 0.3) }
    }
    #expect(log.numbers.isEmpty == !bounces && log.entries.contains("drags") == bounces)
  }

  @Test func isDraggedSideways() {
    play(1) { scroll, _, stage in
      (scroll.contentSize, scroll.decelerationRate) = (CGSize(width: 600, height: 200), .fast)
      stage.tape.touch(scroll, at: 0.1) {
        $0.drag(by: Vector(dx: -60, dy: 20), duration: 0.2, curve: .linear)
        $0.hold(for: 0.3)
      }
      stage.perform(at: 0.5) {
        #expect(scroll.contentOffset.y == 0 && isClose(scroll.contentOffset.x, 60 - 10 * 60 / hypot(60, 20), 1e-3))
      }
    }
  }

  @Test func doesNotScrollWhileItIsDisabled() {
    let log = Log()
    play(1, log: log) { scroll, _, stage in
      scroll.isScrollEnabled = false
      stage.tape.touch(scroll, at: 0.1) { $0.drag(by: Vector(dx: 0, dy: -80), duration: 0.3) }
      #expect(!scroll.panGestureRecognizer.isEnabled && scroll.panGestureRecognizer.view === scroll)
    }
    #expect(log.numbers.isEmpty)
  }

  /// A finger that comes down on what moves has it at once; it is at rest only when the finger has lifted.
  @Test func isStoppedByAFinger() {
    let log = Log()
    play(2, log: log) { scroll, _, stage in
      stage.tape.touch(scroll, at: 0.1) { $0.drag(by: Vector(dx: 0, dy: -60), duration: 0.1, curve: .linear) }
      stage.tape.touch(scroll, at: 0.5) { $0.hold(for: 0.5) }
      stage.perform(at: 0.49) { log.entries = [] }
      stage.perform(at: 0.55) {
        log.entries.append("held at \(scroll.contentOffset.y) \(scroll.isDragging)")
        log.numbers = []
      }
      stage.perform(at: 1.5) { #expect(log.entries[1] == "held at \(scroll.contentOffset.y) true") }
    }
    #expect(log.numbers.isEmpty && log.entries.count == 5)
    #expect(log.entries.first == "drags")
    #expect(log.entries.suffix(3).map { $0.prefix(11) } == ["will end 0 ", "ended false", "rests false"])
  }

  // MARK: Ends that others choose

  @Test func restsOnPages() {
    let log = Log()
    play(4, log: log) { scroll, _, stage in
      scroll.isPagingEnabled = true
      // A flick turns one page; a slow drag by less than half of one turns none.
      stage.tape.touch(scroll, at: 0.1) { $0.drag(by: Vector(dx: 0, dy: -60), duration: 0.1, curve: .linear) }
      stage.perform(at: 1.9) { #expect(scroll.contentOffset.y == 200) }
      stage.tape.touch(scroll, at: 2) {
        $0.drag(by: Vector(dx: 0, dy: -80), duration: 0.4)
        $0.hold(for: 0.3)
      }
      stage.perform(at: 3.9) { #expect(scroll.contentOffset.y == 200) }
    }
  }

  @Test func restsWhereItsDelegateWants() {
    play(3) { scroll, told, stage in
      told.target = CGPoint(x: 0, y: 150)
      stage.tape.touch(scroll, at: 0.1) { $0.drag(by: Vector(dx: 0, dy: -60), duration: 0.1, curve: .linear) }
      stage.perform(at: 2.5) { #expect(scroll.contentOffset.y == 150) }
    }
  }

  /// Pull to refresh: the inset grows as the finger lifts, and shrinks in an animation.
  @Test func restsAtANewInset() {
    play(4) { scroll, told, stage in
      told.atEnd = { scroll in scroll.contentInset.top = 30 }
      stage.tape.touch(scroll, at: 0.1, location: CGPoint(x: 100, y: 20)) {
        $0.drag(by: Vector(dx: 0, dy: 120), duration: 0.3)
        $0.hold(for: 0.2)
      }
      stage.perform(at: 2) {
        #expect(scroll.contentOffset.y == -30 && scroll.adjustedContentInset.top == 30)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { scroll.contentInset.top = 0 }
        #expect(scroll.contentOffset.y == 0)
      }
      stage.perform(at: 2.2) { #expect(isClose(scroll.layer.presentation()?.bounds.origin.y ?? 0, -15)) }
    }
  }

  // MARK: Programmatically

  /// 0.3 s of easing in and out, step by step.
  @Test func glides() {
    let log = Log()
    play(1, log: log) { scroll, _, stage in
      stage.perform(at: 0.1) { scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
      stage.perform(at: 0.2501) { #expect(isClose(scroll.contentOffset.y, 150)) }
      stage.perform(at: 0.5) {
        #expect(scroll.contentOffset.y == 300 && log.entries == ["arrived"])
        scroll.setContentOffset(.zero, animated: false)
        #expect(scroll.contentOffset.y == 0)
      }
    }
    #expect(log.numbers.count > 25)
  }

  @Test func scrollsAsLittleAsItHasTo() {
    play(0) { scroll, _, _ in
      func scrolled(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
        scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
        return scroll.contentOffset.y
      }
      #expect(scrolled(300, 50) == 150 && scrolled(200, 50) == 150 && scrolled(100, 50) == 100)
      #expect(scrolled(990, 50) == 800 && scrolled(-50, 10) == 0)
    }
  }

  // MARK: Safe area

  @Test func leavesRoomForBars() {
    let log = Log()
    final class Told: UIScrollView {
      var count = 0
      override func adjustedContentInsetDidChange() { count += 1 }
    }
    UIKitTests.play(0.2) {
      UIViewController()
    } _: { controller, stage in
      let scroll = Told(frame: controller.view.bounds)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      controller.view.addSubview(scroll)
      stage.perform(at: 0.1) {
        // A status bar of 20 points, and 10 below.
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(scroll.contentOffset.y == -20)
        scroll.contentInset.top = 5
        #expect(scroll.adjustedContentInset.top == 25 && scroll.count == 2)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == scroll.contentInset)
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        scroll.contentSize.height = 10
        #expect(scroll.adjustedContentInset.top == 5)
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset.top == 25)
        log.entries.append("done")
      }
    }
    #expect(log.entries == ["done"])
  }

  // MARK: Indicators

  /// As long in the view as the visible part in the content: a fifth, but no shorter than 36 points; gone a second later.
  @Test func showsWhereItIs() {
    play(3) { scroll, _, stage in
      scroll.contentSize.height = 400
      stage.perform(at: 0.1) {
        scroll.flashScrollIndicators()
        guard let bar = scroll.subviews.first else { return #expect(Bool(false)) }
        #expect(bar.frame == CGRect(x: 194, y: 3, width: 3, height: 97) && bar.layer.presentation()?.opacity == 1)
        scroll.contentOffset.y = 200
        scroll.layoutIfNeeded()
        #expect(bar.frame.maxY == 397 && scroll.subviews[1].isHidden)
        scroll.scrollIndicatorInsets.bottom = 20
        scroll.layoutIfNeeded()
        #expect(bar.frame.maxY == 377)
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        #expect(bar.isHidden)
      }
      stage.perform(at: 0.7) { #expect(scroll.subviews[0].layer.presentation()?.opacity == 1) }
      stage.perform(at: 1.2) { #expect(scroll.subviews[0].layer.presentation()?.opacity == 0) }
    }
  }
}
