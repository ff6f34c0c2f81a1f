import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Who gets a drag, and along which axes. The first 10 points tell it from a tap.
@Suite struct DragTests {
  private func scroll(in view: UIView, content: CGSize) -> UIScrollView {
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = content
    view.addSubview(scroll)
    return scroll
  }

  private func touch(
    _ view: UIView, on stage: Stage, at time: Double = 0.1, from point: CGPoint? = nil, by way: CGPoint,
    hold: Double = 0.3
  ) {
    stage.tape.touch(view, at: time, location: point) {
      $0.drag(by: Vector(dx: Double(way.x), dy: Double(way.y)), duration: 0.2, curve: .linear)
      $0.hold(for: hold)
    }
  }

  // MARK: Axes

  /// A drag that begins along one axis keeps to it; one between both does not.
  @Test(arguments: [
    (CGPoint(x: -12, y: -100), CGPoint(x: 0, y: 90)), (CGPoint(x: -100, y: 20), CGPoint(x: 90, y: 0)),
  ]) func locksToAnAxis(way: CGPoint, end: CGPoint) {
    play(0.6) { view, stage in
      let scroll = scroll(in: view, content: CGSize(width: 1000, height: 1000))
      scroll.isDirectionalLockEnabled = true
      touch(scroll, on: stage, by: way)
      stage.perform(at: 0.55) {
        let (x, y) = (scroll.contentOffset.x, scroll.contentOffset.y)
        #expect(end.x == 0 ? x == 0 : abs(x - end.x) < 2)
        #expect(end.y == 0 ? y == 0 : abs(y - end.y) < 2)
      }
    }
    play(0.6) { view, stage in
      let scroll = scroll(in: view, content: CGSize(width: 1000, height: 1000))
      scroll.isDirectionalLockEnabled = true
      touch(scroll, on: stage, by: CGPoint(x: -70, y: -60))
      stage.perform(at: 0.55) { #expect(scroll.contentOffset.x > 50 && scroll.contentOffset.y > 40) }
    }
  }

  @Test func bouncesAlongOneAxisOnly() {
    play(0.6) { view, stage in
      let scroll = scroll(in: view, content: CGSize(width: 1000, height: 1000))
      scroll.bouncesHorizontally = false
      #expect(!scroll.bounces && scroll.bouncesVertically)
      touch(scroll, on: stage, by: CGPoint(x: 70, y: 60))
      stage.perform(at: 0.55) { #expect(scroll.contentOffset.x == 0 && scroll.contentOffset.y < -20) }
    }
  }

  // MARK: In each other

  /// The inner one moves as long as it can; where it lies at its end already, the outer one does.
  @Test func innerFirst() {
    play(2) { view, stage in
      let outer = scroll(in: view, content: CGSize(width: 200, height: 600))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      inner.contentSize = CGSize(width: 200, height: 300)
      outer.addSubview(inner)
      touch(inner, on: stage, by: CGPoint(x: 0, y: -60))
      stage.perform(at: 0.7) {
        #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 0)
        inner.contentOffset.y = 100
      }
      touch(inner, on: stage, at: 0.8, by: CGPoint(x: 0, y: -60))
      stage.perform(at: 1.35) { #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 50) }
    }
  }

  @Test func keepsItsDragIfItIsNotToBePassedOn() {
    play(1) { view, stage in
      let outer = scroll(in: view, content: CGSize(width: 200, height: 600))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      inner.contentSize = CGSize(width: 200, height: 300)
      inner.contentOffset.y = 100
      inner.transfersVerticalScrollingToParent = false
      outer.addSubview(inner)
      touch(inner, on: stage, by: CGPoint(x: 0, y: -60))
      stage.perform(at: 0.55) { #expect(inner.contentOffset.y > 110 && outer.contentOffset.y == 0) }
    }
  }

  /// Each moves along its own axis.
  @Test func acrossEachOther() {
    play(2) { view, stage in
      let outer = scroll(in: view, content: CGSize(width: 200, height: 600))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      inner.contentSize = CGSize(width: 600, height: 200)
      outer.addSubview(inner)
      touch(inner, on: stage, by: CGPoint(x: -60, y: 5))
      touch(inner, on: stage, at: 1, by: CGPoint(x: 5, y: -60))
      stage.perform(at: 1.6) {
        #expect(abs(inner.contentOffset.x - 50) < 1 && abs(outer.contentOffset.y - 50) < 1)
      }
    }
  }

  // MARK: Deceleration

  /// v / -ln(r) points, for any rate.
  @Test(arguments: [0.998, 0.99, 0.97]) func deceleratesAtAnyRate(rate: CGFloat) {
    play(6) { view, stage in
      let scroll = scroll(in: view, content: CGSize(width: 200, height: 5000))
      scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
      touch(scroll, on: stage, by: CGPoint(x: 0, y: -100), hold: 0)
      stage.perform(at: 5.9) {
        let way = 500 / (-1000 * log2(Double(rate)) / log2(M_E))
        #expect(abs(scroll.contentOffset.y - 90 - CGFloat(way)) < 0.6)
      }
    }
  }

  // MARK: Extents

  /// What is smaller than the view lies where a share of the room says.
  @Test func alignsItsContent() {
    play(0) { view, _ in
      let scroll = scroll(in: view, content: CGSize(width: 100, height: 1000))
      scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
      #expect(scroll.contentOffset == CGPoint(x: -50, y: 0))
      scroll.contentSize.height = 100
      #expect(scroll.contentOffset == CGPoint(x: -50, y: -50))
      scroll.contentAlignmentPoint = CGPoint(x: 1, y: 0)
      scroll.contentOffset = .zero
      scroll.contentSize.height = 120
      #expect(scroll.contentOffset == CGPoint(x: -100, y: 0))
    }
  }

  @Test func stopsWhereItIs() {
    play(1) { view, stage in
      let scroll = scroll(in: view, content: CGSize(width: 200, height: 1000))
      stage.perform(at: 0.1) {
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(scroll.isScrollAnimating)
      }
      stage.perform(at: 0.25) {
        scroll.stopScrollingAndZooming()
        #expect(!scroll.isScrollAnimating)
      }
      stage.perform(at: 0.9) { #expect(scroll.contentOffset.y > 100 && scroll.contentOffset.y < 200) }
    }
  }

  // MARK: The top of the screen

  private final class Told: NSObject, UIScrollViewDelegate {
    var log = Log()
    var may = true
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { may }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.entries.append("at top") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.entries.append("arrived") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.numbers.append(scrollView.adjustedContentInset.top)
    }
  }

  /// Of the one that there is, if its delegate agrees.
  @Test(arguments: [true, false]) func tapsScrollToTheTop(may: Bool) {
    let (log, kept) = (Log(), Keep())
    UIKitTests.play(2) {
      UIViewController()
    } _: { controller, stage in
      let scroll = scroll(in: controller.view, content: CGSize(width: 200, height: 1000))
      let told = Told()
      (told.log, told.may, scroll.delegate, kept.objects) = (log, may, told, [told])
      stage.perform(at: 0.1) { scroll.contentOffset.y = 300 }
      stage.tape.tap(controller.view, at: 0.5, location: CGPoint(x: 100, y: 8))
      stage.perform(at: 1.5) { #expect(scroll.contentOffset.y == (may ? -20 : 300)) }
    }
    #expect(log.entries == (may ? ["at top"] : []))
    #expect(log.numbers == [20])
  }

  // MARK: The keyboard

  private final class Field: UITextField {}

  /// It goes with a finger that drags it down, but not with one that lifts above it.
  @Test(arguments: [(170.0, true), (90.0, false)]) func dropsTheKeyboard(end: Double, goes: Bool) {
    struct Scene: ViewScene {
      let size = Size(width: 200, height: 200)
      let keyboardHeight: CGFloat? = 60
      let end: Double
      let goes: Bool
      init() { (end, goes) = (0, false) }
      init(end: Double, goes: Bool) { (self.end, self.goes) = (end, goes) }
      func makeView() -> UIScrollView { UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
      func play(_ scroll: UIScrollView, on stage: Stage) {
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.keyboardDismissMode = .interactive
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        scroll.addSubview(field)
        stage.perform(at: 0.1) { #expect(field.becomeFirstResponder()) }
        stage.tape.touch(scroll, at: 0.5, location: CGPoint(x: 150, y: 60)) {
          $0.drag(by: Vector(dx: 0, dy: end - 60), duration: 0.3)
        }
        stage.perform(at: 1.2) { #expect(field.isFirstResponder == !goes) }
      }
    }
    let scene = Scene(end: end, goes: goes)
    let stage = Stage(size: scene.size)
    scene.build(on: stage)
    let clock = Clock(rate: 100)
    for index in 0...150 { stage.advance(to: clock.tick(index)) }
    #expect(stage.error == nil)
  }
}
