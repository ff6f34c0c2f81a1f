import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Pages of 200 by 400 points.
@Suite struct PageTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log: Log
    let pages: [UIViewController]
    var dots = 0

    init(_ names: [String], _ log: Log) {
      self.log = log
      pages = names.map { name in
        let page = UIViewController()
        page.title = name
        return page
      }
    }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
      let index = (pages.firstIndex(of: page) ?? 0) + step
      return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.entries.append("will \(pendingViewControllers[0].title ?? "")") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.entries.append("did \(previousViewControllers[0].title ?? "") \(completed)") }
  }

  private func play(
    _ seconds: Double, _ log: Log, _ plan: @escaping @Sendable (UIPageViewController, Book, Stage) -> Void
  ) {
    let kept = Keep()
    let stage = UIKitTests.play(seconds) {
      UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    } _: { controller, stage in
      guard let pager = controller as? UIPageViewController else { return }
      let book = Book(["a", "b", "c"], log)
      kept.objects = [book]
      (pager.dataSource, pager.delegate) = (book, book)
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      plan(pager, book, stage)
    }
    #expect(stage.error == nil)
  }

  /// A flick leads on, a short drag comes back, and at the end nothing comes.
  @Test func fingersTurnPages() {
    let log = Log()
    play(6, log) { pager, book, stage in
      stage.tape.touch(pager.view, at: 0.2, location: CGPoint(x: 180, y: 200)) {
        $0.drag(by: Vector(dx: -120, dy: 0), duration: 0.2)
      }
      stage.perform(at: 0.3) {
        #expect(book.pages[1].view.window != nil && pager.viewControllers == [book.pages[0]])
        // The gap lies between both.
        #expect(book.pages[1].view.frame.minX - book.pages[0].view.frame.maxX == 20)
      }
      stage.perform(at: 2) {
        #expect(pager.viewControllers == [book.pages[1]] && pager.children == [book.pages[1]])
        #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero && book.pages[0].view.window == nil)
      }
      stage.tape.touch(pager.view, at: 2.2, location: CGPoint(x: 100, y: 200)) {
        $0.drag(by: Vector(dx: 50, dy: 0), duration: 0.5)
        $0.hold(for: 0.3)
      }
      stage.perform(at: 4.5) { #expect(pager.viewControllers == [book.pages[1]]) }
    }
    #expect(log.entries == ["will b", "did a true", "will a", "did b false"])
  }

  /// Code leads to any page, of which the delegate does not hear.
  @Test func codeTurnsPages() {
    let log = Log()
    play(3, log) { pager, book, stage in
      stage.perform(at: 0.2) {
        pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
          log.entries.append("there \($0)")
        }
      }
      stage.perform(at: 0.35) {
        let x = book.pages[2].view.convert(CGPoint.zero, to: nil).x
        #expect(x > 10 && x < 210)
      }
      stage.perform(at: 1) { #expect(pager.viewControllers == [book.pages[2]]) }
    }
    #expect(log.entries == ["there true"])
  }

  /// Dots take 37 points above what the screen's shape takes.
  @Test func dotsFollow() {
    let log = Log()
    play(3, log) { pager, book, stage in
      book.dots = 3
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      stage.tape.touch(pager.view, at: 0.2, location: CGPoint(x: 180, y: 200)) {
        $0.drag(by: Vector(dx: -120, dy: 0), duration: 0.2)
      }
      stage.perform(at: 2) {
        let control = pager.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(control?.numberOfPages == 3 && control?.currentPage == 1)
        #expect(control?.frame == CGRect(x: 0, y: 353, width: 200, height: 37))
        #expect(book.pages[1].view.frame.height == 353)
      }
    }
  }
}
