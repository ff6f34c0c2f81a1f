import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Large titles take 52 points more, as long as content is not scrolled below them.
@Suite struct LargeTitleTests {
  private final class List: UIViewController {
    let scroll = UIScrollView()
    override func viewDidLoad() {
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 200, height: 2000)
      view.addSubview(scroll)
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }.filter { $0.text == "Mail" }
  }

  @Test func giveWayToContent() {
    let stage = play(2) {
      let list = List()
      list.title = "Mail"
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    } _: { controller, stage in
      guard let navigation = controller as? UINavigationController, let list = navigation.topViewController as? List
      else { return }
      let bar = navigation.navigationBar
      stage.perform(at: 0.1) {
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 200, height: 96) && list.scroll.adjustedContentInset.top == 116)
        let sizes = labels(bar).map { ($0.alpha, $0.font.pointSize) }.sorted { $0.1 < $1.1 }
        #expect(sizes.map(\.1) == [17, 34] && sizes[0].0 == 0)
        list.scroll.contentOffset.y = -116 + 30
      }
      stage.perform(at: 0.2) {
        #expect(bar.frame.height == 66)
        list.scroll.contentOffset.y = 0
      }
      stage.perform(at: 0.3) {
        #expect(bar.frame.height == 44 && labels(bar).contains { $0.font.pointSize == 17 && $0.alpha == 1 })
        list.navigationItem.largeTitleDisplayMode = .never
      }
      stage.perform(at: 0.4) { #expect(bar.frame.height == 44 && list.view.safeAreaInsets.top == 64) }
    }
    #expect(stage.error == nil)
  }

  private func opener(_ view: UIView) -> UIView? {
    "\(type(of: view))" == "TitleOpener" ? view : view.subviews.lazy.compactMap { opener($0) }.first
  }

  @Test func titlesMenusComeWithThem() {
    let stage = play(1) {
      let list = List()
      list.title = "Mail"
      list.navigationItem.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Rename") { _ in }]) }
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    } _: { controller, stage in
      guard let navigation = controller as? UINavigationController, let list = navigation.topViewController as? List
      else { return }
      stage.perform(at: 0.1) {
        #expect(opener(navigation.navigationBar)?.alpha == 0)
        list.scroll.contentOffset.y = 0
      }
      stage.perform(at: 0.3) { #expect(opener(navigation.navigationBar)?.alpha == 1) }
    }
    #expect(stage.error == nil)
  }

  /// Automatic ones are as the one before; others say for themselves.
  @Test func areInherited() {
    let bar = UINavigationBar()
    let items = ["a", "b", "c"].map { UINavigationItem(title: $0) }
    bar.items = items
    #expect(!bar.prefersLargeTitles && bar.sizeThatFits(CGSize(width: 100, height: 0)).height == 44)
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(CGSize(width: 100, height: 0)).height == 96)
    items[1].largeTitleDisplayMode = .never
    #expect(bar.sizeThatFits(CGSize(width: 100, height: 0)).height == 44)
    items[2].largeTitleDisplayMode = .always
    #expect(bar.sizeThatFits(CGSize(width: 100, height: 0)).height == 96)
  }
}
