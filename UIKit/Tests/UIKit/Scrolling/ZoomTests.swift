import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ZoomTests {
  private final class Told: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var log = Log()
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.entries.append("begins") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.numbers.append(scrollView.zoomScale) }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.entries.append("ends \((scale * 100).rounded() / 100)")
    }
  }

  private func play(
    _ seconds: Double, log: Log = Log(), _ plan: @escaping @Sendable (UIScrollView, Told, Stage) -> Void
  ) {
    let kept = Keep()
    let stage = UIKitTests.play(seconds) { view, stage in
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      let (scroll, told) = (UIScrollView(frame: view.bounds), Told())
      scroll.contentSize = told.content.bounds.size
      scroll.addSubview(told.content)
      told.log = log
      (scroll.delegate, kept.objects) = (told, [told])
      view.addSubview(scroll)
      plan(scroll, told, stage)
    }
    #expect(stage.error == nil)
  }

  /// What is in the middle stays there; limits hold.
  @Test func zoomsByNumbers() {
    play(0) { scroll, told, _ in
      #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
      #expect(scroll.pinchGestureRecognizer == nil && scroll.bouncesZoom)
      scroll.maximumZoomScale = 4
      #expect(scroll.pinchGestureRecognizer?.isEnabled == true)
      scroll.zoomScale = 2
      #expect(scroll.contentSize == CGSize(width: 400, height: 400) && scroll.contentOffset == CGPoint(x: 100, y: 100))
      #expect(told.content.frame == CGRect(x: 0, y: 0, width: 400, height: 400) && told.log.numbers == [2])
      scroll.setZoomScale(9, animated: false)
      #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 300, y: 300))
      scroll.zoom(to: CGRect(x: 0, y: 50, width: 100, height: 50), animated: false)
      // 100 points fill 200: twice as large; its middle is (50, 75), so that 150 - 100 is above.
      #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 0, y: 50))
    }
  }

  @Test func zoomsSlowly() {
    let log = Log()
    play(1, log: log) { scroll, told, stage in
      scroll.maximumZoomScale = 4
      stage.perform(at: 0.1) { scroll.setZoomScale(3, animated: true) }
      stage.perform(at: 0.25) {
        let scale = told.content.layer.presentation()?.affineTransform().a ?? 0
        #expect(isClose(scale, 1 + 2 * eased(0.15, of: 0.3), 1e-4))
      }
    }
    #expect(log.entries == ["begins", "ends 3.0"])
  }

  /// From 40 to 120 points the fingers go: what shows beyond the limit comes back.
  @Test(arguments: [true, false]) func followsFingers(bounces: Bool) {
    let log = Log()
    play(2, log: log) { scroll, _, stage in
      (scroll.maximumZoomScale, scroll.bouncesZoom) = (2, bounces)
      for side in [-1.0, 1] {
        stage.tape.touch(scroll, at: 0.1, location: CGPoint(x: 100 + 20 * side, y: 100)) {
          $0.drag(by: Vector(dx: 60 * side, dy: 0), duration: 0.5, curve: .linear)
          $0.hold(for: 0.2)
        }
      }
      stage.perform(at: 0.7) {
        #expect(scroll.isZooming && !scroll.isDragging)
        #expect(bounces ? scroll.zoomScale > 2 && scroll.zoomScale < 3 : scroll.zoomScale == 2)
        #expect(isClose(scroll.contentOffset.x, 100 * (scroll.zoomScale - 1), 2))
      }
      stage.perform(at: 0.9) { #expect(!scroll.isZooming && scroll.isZoomBouncing == bounces) }
      stage.perform(at: 1.5) { #expect(scroll.zoomScale == 2 && !scroll.isZoomBouncing) }
    }
    #expect(log.entries == ["begins", "ends 2.0"])
  }

  @Test func dragsEndTyping() {
    play(1) { scroll, told, stage in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      scroll.addSubview(field)
      (scroll.contentSize, scroll.keyboardDismissMode) = (CGSize(width: 200, height: 900), .onDrag)
      stage.perform(at: 0.05) { #expect(field.becomeFirstResponder()) }
      stage.tape.touch(scroll, at: 0.2, location: CGPoint(x: 100, y: 150)) {
        $0.drag(by: Vector(dx: 0, dy: -50), duration: 0.2)
      }
      stage.perform(at: 0.8) { #expect(!field.isFirstResponder) }
      #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches && scroll.scrollsToTop)
    }
  }

  // MARK: Refreshing

  private final class Loader: NSObject {
    var count = 0
    func load() { count += 1 }
  }

  /// It takes 60 points while it refreshes.
  @Test func refreshesWhenItIsPulled() {
    let loader = Loader()
    let kept = Keep()
    kept.objects = [loader]
    play(4) { scroll, _, stage in
      guard let loader = kept.objects.first as? Loader else { return }
      scroll.alwaysBounceVertical = true
      let control = UIRefreshControl()
      control.addTarget(loader, action: Selector(Loader.load, "load"), for: .valueChanged)
      scroll.refreshControl = control
      #expect(control.superview === scroll && !control.isRefreshing && control.frame.maxY == 0)
      // Too short: 60 points less the first 10, resisted.
      stage.tape.touch(scroll, at: 0.1, location: CGPoint(x: 100, y: 10)) {
        $0.drag(by: Vector(dx: 0, dy: 60), duration: 0.2)
      }
      stage.perform(at: 0.9) {
        #expect(loader.count == 0 && !control.isRefreshing && scroll.adjustedContentInset.top == 0)
      }
      stage.tape.touch(scroll, at: 1.2, location: CGPoint(x: 100, y: 0)) {
        $0.drag(by: Vector(dx: 0, dy: 600), duration: 0.4)
        $0.hold(for: 0.2)
      }
      stage.perform(at: 1.7) {
        #expect(loader.count == 1 && control.isRefreshing && scroll.adjustedContentInset.top == 0)
      }
      stage.perform(at: 3) {
        #expect(scroll.contentOffset.y == -60 && scroll.adjustedContentInset.top == 60)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
        control.endRefreshing()
        #expect(!control.isRefreshing && scroll.contentOffset.y == 0)
      }
      stage.perform(at: 3.1) {
        #expect(isClose(scroll.layer.presentation()?.bounds.minY ?? 0, -60 * (1 - eased(0.1, of: 0.3)), 1e-3))
      }
    }
  }

  @Test func refreshesByItself() {
    play(0) { scroll, _, _ in
      let control = UIRefreshControl()
      (control.tintColor, control.attributedTitle) = (.red, NSAttributedString(string: "Loading"))
      scroll.refreshControl = control
      control.beginRefreshing()
      #expect(control.isRefreshing && scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 60)
      control.layoutIfNeeded()
      #expect(control.subviews.compactMap { ($0 as? UILabel)?.text } == ["Loading"])
      scroll.refreshControl = nil
      #expect(control.superview == nil && scroll.adjustedContentInset.top == 0)
    }
  }
}
