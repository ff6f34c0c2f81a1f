import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Bars that look as their appearances say.
@Suite struct BarAppearanceTests {
  /// All views of a kind in one, from the back to the front.
  private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    (view as? Kind).map { [$0] } ?? view.subviews.filter { !$0.isHidden }.flatMap { all(kind, in: $0) }
  }

  /// What bars have below their content: the colours of all that is seen there.
  private func grounds(of bar: UIView) -> [UIColor] {
    func colors(_ view: UIView) -> [UIColor] {
      guard !view.isHidden, !(view is UILabel), !(view is UIControl) else { return [] }
      return [view.backgroundColor].compactMap { $0 } + view.subviews.flatMap(colors)
    }
    return bar.subviews.flatMap(colors)
  }

  @Test func backgroundsAreConfigured() {
    play(0) { _, _ in
      let look = UIBarAppearance()
      #expect(look.backgroundEffect != nil && look.backgroundColor == nil && look.shadowColor != nil)
      look.backgroundImage = .add
      look.shadowImage = .add
      look.configureWithOpaqueBackground()
      #expect(look.backgroundEffect == nil && look.backgroundColor == .systemBackground && look.shadowColor != nil)
      #expect(look.backgroundImage == nil && look.shadowImage == nil)
      look.configureWithTransparentBackground()
      #expect(look.backgroundEffect == nil && look.backgroundColor == nil && look.shadowColor == nil)
      look.backgroundColor = .red
      look.backgroundImageContentMode = .center
      let copy = UINavigationBarAppearance(barAppearance: look)
      #expect(
        copy.backgroundColor == .red && copy.backgroundImageContentMode == .center && copy.backgroundEffect == nil)
      #expect(UITabBarAppearance(idiom: .phone).backgroundEffect != nil)
      copy.titleTextAttributes = [.foregroundColor: UIColor.blue]
      copy.buttonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      let other = copy.copy() as? UINavigationBarAppearance
      let third: UINavigationBarAppearance = copy.copy()
      #expect(third !== copy && third.backgroundColor == copy.backgroundColor)
      #expect(other?.titleTextAttributes[.foregroundColor] as? UIColor == .blue && other !== copy)
      #expect(other?.buttonAppearance.disabled.titlePositionAdjustment.vertical == 2)
    }
  }

  @Test func navigationBarsShowTheirAppearance() {
    play(0.5) { () -> UINavigationController in
      let root = UIViewController()
      root.title = "Title"
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .done, target: nil, action: nil)
      return UINavigationController(rootViewController: root)
    } _: { controller, _ in
      guard let navigation = controller as? UINavigationController else { return }
      let bar = navigation.navigationBar
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      (look.backgroundColor, look.shadowColor) = (.systemGreen, .blue)
      look.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 11)]
      look.titlePositionAdjustment = UIOffset(horizontal: 4, vertical: 3)
      look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
      look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
      bar.standardAppearance = look
      bar.scrollEdgeAppearance = look
      bar.layoutIfNeeded()
      #expect(bar.standardAppearance.backgroundColor == .systemGreen && bar.standardAppearance !== look)
      #expect(grounds(of: bar) == [.systemGreen, .blue])
      let labels = all(UILabel.self, in: bar)
      #expect(labels.map(\.text) == ["Title", "Left", "Right"])
      #expect(labels.map(\.textColor) == [.white, .yellow, .orange] && labels[0].font.pointSize == 11)
      // In the middle of 200 points, but for the adjustment.
      #expect(isClose(labels[0].frame.midX, 104) && isClose(labels[0].frame.midY, 25))
      // What is changed in the bar's own appearance is seen.
      bar.scrollEdgeAppearance?.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      bar.scrollEdgeAppearance?.backgroundColor = .black
      #expect(all(UILabel.self, in: bar)[1].textColor == .red && grounds(of: bar) == [.black, .blue])
      // An item's own comes first.
      let other = UINavigationBarAppearance()
      other.configureWithTransparentBackground()
      navigation.topViewController?.navigationItem.scrollEdgeAppearance = other
      #expect(grounds(of: bar) == [] && all(UILabel.self, in: bar)[1].textColor == bar.tintColor)
    }
  }

  /// Without an appearance of its own, what lies over the edge of scrolled content is the standard one on nothing.
  @Test func scrollingChoosesTheAppearance() {
    final class Scrolled: UIViewController {
      let scroll = UIScrollView()
      override func loadView() {
        scroll.contentSize = CGSize(width: 200, height: 1000)
        view = scroll
      }
    }
    let scrolled = Keep()
    play(0.5) { () -> UINavigationController in
      let root = Scrolled()
      scrolled.objects = [root]
      return UINavigationController(rootViewController: root)
    } _: { controller, _ in
      guard let navigation = controller as? UINavigationController, let root = scrolled.objects[0] as? Scrolled else {
        return
      }
      let bar = navigation.navigationBar
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      bar.standardAppearance = look
      navigation.view.layoutIfNeeded()
      #expect(root.scroll.contentOffset.y == -64 && grounds(of: bar) == [])
      root.scroll.contentOffset.y = 10
      #expect(grounds(of: bar).first == .systemBackground)
      root.scroll.contentOffset.y = -64
      #expect(grounds(of: bar) == [])
      let edge = UINavigationBarAppearance()
      edge.configureWithTransparentBackground()
      edge.backgroundColor = .red
      bar.scrollEdgeAppearance = edge
      #expect(grounds(of: bar) == [.red])
    }
  }

  @Test func tabBarsShowTheirAppearance() {
    play(0) { view, _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 49))
      view.addSubview(bar)
      let items = ["One", "Two"].enumerated().map { UITabBarItem(title: $1, image: .add, tag: $0) }
      items[1].badgeValue = "3"
      (bar.items, bar.selectedItem) = (items, items[0])
      let look = UITabBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .black
      let states = look.stackedLayoutAppearance
      (states.normal.iconColor, states.selected.iconColor) = (.gray, .red)
      states.normal.titleTextAttributes = [.foregroundColor: UIColor.gray, .font: UIFont.systemFont(ofSize: 12)]
      states.selected.titleTextAttributes = [.foregroundColor: UIColor.orange]
      states.normal.titlePositionAdjustment = UIOffset(horizontal: 6, vertical: 0)
      states.normal.badgeBackgroundColor = .blue
      states.normal.badgeTextAttributes = [.foregroundColor: UIColor.yellow]
      bar.standardAppearance = look
      bar.layoutIfNeeded()
      #expect(grounds(of: bar).first == .black)
      let tabs = bar.subviews.compactMap { $0 as? UIControl }
      #expect(tabs.compactMap { $0.subviews[0].tintColor } == [.red, .gray])
      let labels = tabs.flatMap { $0.subviews.compactMap { $0 as? UILabel } }
      #expect([labels[0], labels[2]].map(\.textColor) == [.orange, .gray])
      #expect([labels[0], labels[2]].map(\.font.pointSize) == [12, 12] && isClose(labels[2].frame.midX, 56))
      #expect(labels[3].backgroundColor == .blue && labels[3].textColor == .yellow)
      bar.standardAppearance.backgroundColor = .white
      #expect(grounds(of: bar).first == .white)
    }
  }

  @Test func toolbarsShowTheirAppearance() {
    play(0) { view, _ in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      view.addSubview(bar)
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      bar.items = [item]
      let look = UIToolbarAppearance()
      look.configureWithTransparentBackground()
      look.backgroundColor = .red
      look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.white]
      bar.standardAppearance = look
      #expect(grounds(of: bar) == [.red] && all(UILabel.self, in: bar).first?.textColor == .green)
      item.isEnabled = false
      #expect(all(UILabel.self, in: bar).first?.textColor == .white)
      // Without a colour of its own for that it is grey.
      bar.standardAppearance.buttonAppearance.configureWithDefault(for: .plain)
      #expect(all(UILabel.self, in: bar).first?.textColor == UIColor(white: 0.6, alpha: 1))
    }
  }

  /// All bars of a class, as apps set them when they begin.
  @Test func proxiesTakeAppearances() {
    play(0) {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .systemGreen
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().scrollEdgeAppearance = look
      #expect(UINavigationBar.appearance().standardAppearance.backgroundColor == .systemGreen)
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
      #expect(UINavigationBar.appearance().titleTextAttributes?[.foregroundColor] as? UIColor == .red)
      UINavigationBar.appearance().setBackgroundImage(.add, for: .default)
      UINavigationBar.appearance().barStyle = .black
      UINavigationBar.appearance().isTranslucent = false
      return UINavigationController(rootViewController: UIViewController())
    } _: { controller, _ in
      guard let bar = (controller as? UINavigationController)?.navigationBar else { return }
      bar.layoutIfNeeded()
      #expect(grounds(of: bar).first == .systemGreen && bar.titleTextAttributes?.count == 1)
      #expect(bar.backgroundImage(for: .default) == .add && bar.barStyle == .black && !bar.isTranslucent)
    }
  }

  /// Where nothing scrolls, a tab bar has the edge's appearance, or the standard one on nothing.
  @Test func tabBarsKnowTheEdge() {
    play(0.5) { () -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      return tabs
    } _: { controller, _ in
      guard let tabs = controller as? UITabBarController else { return }
      let (standard, edge) = (UITabBarAppearance(), UITabBarAppearance())
      (standard.backgroundColor, edge.backgroundColor) = (.red, .blue)
      tabs.tabBar.standardAppearance = standard
      #expect(!grounds(of: tabs.tabBar).contains(.red))
      tabs.tabBar.scrollEdgeAppearance = edge
      #expect(grounds(of: tabs.tabBar).contains(.blue))
      let table = UIScrollView(frame: tabs.view.bounds)
      table.contentSize.height = 1000
      tabs.selectedViewController?.view.addSubview(table)
      table.contentOffset.y = 10
      #expect(grounds(of: tabs.tabBar).contains(.red))
      // To the end: 1000 points of content, of which 400 show, and below them room for the bar.
      table.contentOffset.y = 600 + table.adjustedContentInset.bottom
      #expect(grounds(of: tabs.tabBar).contains(.blue))
    }
  }

  /// What a phone that is held upright never shows is kept for who asks.
  @Test func keepsWhatIsForOtherShapes() {
    play(0) { _, _ in
      let (bar, item, toolbar) = (UINavigationBar(), UINavigationItem(title: "A"), UIToolbar())
      let look = UINavigationBarAppearance()
      (bar.compactAppearance, bar.compactScrollEdgeAppearance, item.compactAppearance) = (look, look, look)
      #expect(bar.compactAppearance === look && bar.compactScrollEdgeAppearance === look)
      #expect(item.compactAppearance === look && item.standardAppearance == nil)
      look.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
      #expect((look.copy() as? UINavigationBarAppearance)?.largeTitleTextAttributes.count == 1)
      let other = UIToolbarAppearance()
      (toolbar.scrollEdgeAppearance, toolbar.compactAppearance) = (other, other)
      #expect(toolbar.scrollEdgeAppearance === other && toolbar.compactAppearance === other)
      let tabs = UITabBarAppearance()
      tabs.inlineLayoutAppearance.normal.iconColor = .red
      let copy = tabs.copy() as? UITabBarAppearance
      #expect(copy?.inlineLayoutAppearance.normal.iconColor == .red)
      #expect(copy?.compactInlineLayoutAppearance.normal.iconColor == nil)
      let controller = UIViewController()
      #expect(!controller.isModalInPresentation)
      controller.isModalInPresentation = true
      #expect(controller.isModalInPresentation)
    }
  }
}
