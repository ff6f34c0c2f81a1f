import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct BarTests {
  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private final class Target: NSObject {
    var count = 0
    func tapped() { count += 1 }
  }

  /// Flexible room is shared: 300 points less margins of 16, a view of 40, 20 fixed, and a view of 60.
  @Test func toolbarsSpreadTheirItems() {
    let kept = Keep()
    let stage = play(1) { view, stage in
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let target = Target()
      kept.objects = [target]
      let (a, b) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
        UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      )
      let (flexible, fixed) = (
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
      )
      fixed.width = 20
      bar.items = [UIBarButtonItem(customView: a), flexible, UIBarButtonItem(customView: b), fixed]
      view.addSubview(bar)
      bar.layoutIfNeeded()
      #expect(a.frame == CGRect(x: 16, y: 12, width: 40, height: 20) && b.frame.maxX == 300 - 16 - 20)
      #expect(bar.isTranslucent && bar.sizeThatFits(CGSize(width: 300, height: 0)).height == 44)
      bar.setItems(
        [UIBarButtonItem(title: "Go", style: .plain, target: target, action: Selector(Target.tapped, "tapped"))],
        animated: false)
      bar.isTranslucent = false
      #expect(a.superview == nil && bar.items?.count == 1)
      stage.tape.tap(bar, at: 0.1, location: CGPoint(x: 24, y: 22))
    }
    #expect(stage.error == nil && (kept.objects[0] as? Target)?.count == 1)
  }

  private final class Told: NSObject, UITabBarControllerDelegate {
    var log = Log()
    var refused: UIViewController?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController !== refused }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.entries.append("selected \(viewController.title ?? "")")
    }
  }

  /// Three tabs of 200 / 3 points each, in a bar of 49 points.
  @Test func tabsChooseControllers() {
    let (log, kept) = (Log(), Keep())
    let stage = play(2) { view, stage in
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      let (tabs, told) = (UITabBarController(), Told())
      told.log = log
      let controllers = ["a", "b", "c"].map { name -> UIViewController in
        let controller = UIViewController()
        controller.title = name
        controller.tabBarItem = UITabBarItem(title: name, image: picture(24), selectedImage: picture(20))
        return controller
      }
      kept.objects = [tabs, told]
      tabs.delegate = told
      tabs.viewControllers = controllers
      tabs.view.frame = view.bounds
      view.addSubview(tabs.view)
      tabs.view.layoutIfNeeded()
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
      #expect(
        controllers[1].tabBarController === tabs && controllers[0].view.window != nil && !controllers[1].isViewLoaded)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 151, width: 200, height: 49) && tabs.tabBar.items?.count == 3)
      #expect(controllers[0].view.frame.height == 200 && controllers[0].view.safeAreaInsets.bottom == 49)
      told.refused = controllers[1]
      stage.tape.tap(tabs.tabBar, at: 0.1, location: CGPoint(x: 100, y: 24))
      stage.tape.tap(tabs.tabBar, at: 0.5, location: CGPoint(x: 170, y: 24))
      stage.perform(at: 1) {
        #expect(tabs.selectedIndex == 2 && controllers[2].view.superview != nil && controllers[0].view.superview == nil)
        #expect(tabs.tabBar.selectedItem === controllers[2].tabBarItem)
        tabs.selectedViewController = controllers[1]
        #expect(tabs.selectedIndex == 1)
        tabs.setViewControllers([controllers[0], controllers[1]], animated: false)
        #expect(tabs.selectedIndex == 1 && controllers[2].parent == nil)
        tabs.selectedIndex = 0
        #expect(tabs.selectedViewController === controllers[0])
      }
    }
    #expect(stage.error == nil && log.entries == ["selected c"])
  }

  @Test func tabBarsShowTheirItems() {
    play(0) { view, _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
      view.addSubview(bar)
      let item = UITabBarItem(title: "One", image: picture(24), tag: 7)
      bar.items = [item, UITabBarItem(title: nil, image: picture(24), tag: 8)]
      item.badgeValue = "3"
      item.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: -2)
      bar.selectedItem = item
      bar.layoutIfNeeded()
      let buttons = bar.subviews.compactMap { $0 as? UIControl }
      #expect(buttons.map(\.frame.width) == [100, 100] && buttons.map(\.isSelected) == [true, false])
      let labels = buttons[0].subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.text) == ["One", "3"] && isClose(labels[0].frame.midX, 55))
      let pictures = buttons.compactMap { $0.subviews.first as? UIImageView }
      // A picture without a title lies in the middle.
      #expect(pictures[1].frame == CGRect(x: 38, y: 12.5, width: 24, height: 24) && item.tag == 7)
      #expect(pictures[0].tintColor == bar.tintColor && pictures[1].tintColor == .systemGray)
      #expect(labels[1].backgroundColor == .systemRed)
      item.badgeColor = .blue
      let badge = bar.subviews.compactMap { $0 as? UIControl }.first?.subviews.last
      #expect(badge?.backgroundColor == .blue)
      bar.unselectedItemTintColor = .red
      let other = bar.subviews.compactMap { $0 as? UIControl }.last?.subviews.first
      #expect(other?.tintColor == .red)
    }
  }
}
