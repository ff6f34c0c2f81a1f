import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct NavigationMemberTests {
  private func play(
    _ seconds: Double, _ plan: @escaping @Sendable (UINavigationController, UIViewController, Stage) -> Void
  ) {
    let stage = UIKitTests.play(seconds) {
      let root = UIViewController()
      root.title = "Root"
      return UINavigationController(rootViewController: root)
    } _: { controller, stage in
      guard let navigation = controller as? UINavigationController else { return }
      plan(navigation, navigation.viewControllers[0], stage)
    }
    #expect(stage.error == nil)
  }

  /// From the left edge the finger takes the screen along, and lets it go or brings it back.
  @Test func aFingerLeadsBack() {
    let log = Log()
    play(5) { navigation, root, stage in
      let next = UIViewController()
      navigation.pushViewController(next, animated: false)
      stage.tape.touch(navigation.view, at: 0.5, location: CGPoint(x: 4, y: 200)) {
        $0.drag(by: Vector(dx: 60, dy: 0), duration: 0.5, curve: .linear)
        $0.hold(for: 0.3)
      }
      // After the 10 points that it takes to be sure.
      stage.perform(at: 1.2) { log.numbers.append(shownX(next.view)) }
      stage.perform(at: 2.5) {
        #expect(navigation.topViewController === next && isClose(shownX(next.view), 100))
      }
      stage.tape.touch(navigation.view, at: 3, location: CGPoint(x: 4, y: 200)) {
        $0.drag(by: Vector(dx: 150, dy: 0), duration: 0.4, curve: .linear)
      }
      stage.perform(at: 4.5) {
        #expect(navigation.topViewController === root && root.view.window != nil && next.view.window == nil)
      }
    }
    #expect(isClose(log.numbers[0], 150, 1))
  }

  @Test func nothingLeadsBackFromTheRoot() {
    play(2) { navigation, root, stage in
      #expect(navigation.interactivePopGestureRecognizer?.view === navigation.view)
      stage.tape.touch(navigation.view, at: 0.5, location: CGPoint(x: 4, y: 200)) {
        $0.drag(by: Vector(dx: 150, dy: 0), duration: 0.3)
      }
      stage.perform(at: 1.5) { #expect(navigation.viewControllers == [root]) }
    }
  }

  /// 44 points above what the screen's shape takes, which is 10; the controller's safe area ends there.
  @Test func toolbarsShowTheTopControllersItems() {
    play(2) { navigation, root, stage in
      root.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
      #expect(navigation.isToolbarHidden)
      stage.perform(at: 0.1) { navigation.setToolbarHidden(false, animated: true) }
      stage.perform(at: 1) {
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 346, width: 200, height: 44))
        #expect(navigation.toolbar.items?.map(\.title) == ["Go"] && root.view.safeAreaInsets.bottom == 54)
        navigation.pushViewController(UIViewController(), animated: false)
      }
      stage.perform(at: 1.5) {
        #expect(navigation.toolbar.items?.isEmpty != false)
        navigation.isToolbarHidden = true
        #expect(navigation.toolbar.frame.minY == 400)
      }
    }
  }

  /// The bar is higher by 30 points for a prompt.
  @Test func promptsAndWaysBack() {
    play(1) { navigation, root, stage in
      stage.perform(at: 0.1) { root.navigationItem.prompt = "Choose" }
      stage.perform(at: 0.2) {
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 200, height: 74))
        #expect(root.view.safeAreaInsets.top == 94)
        navigation.pushViewController(UIViewController(), animated: false)
      }
      for (index, change) in [
        { $0.backButtonTitle = nil }, { $0.backButtonTitle = "Home" }, { $0.backButtonDisplayMode = .generic },
        { $0.backButtonDisplayMode = .minimal },
      ].enumerated() as EnumeratedSequence<[(UINavigationItem) -> Void]> {
        stage.perform(at: 0.3 + 0.1 * Double(index)) { change(root.navigationItem) }
        stage.perform(at: 0.35 + 0.1 * Double(index)) {
          let labels = navigation.navigationBar.allSubviews.compactMap { $0 as? UILabel }
          let expected = ["Root", "Home", "Back", ""][index]
          #expect(labels.contains { $0.text == expected && $0.superview is UIControl })
        }
      }
    }
  }

  /// Up hides the bar, down shows it; a tap does either.
  @Test func fingersHideBars() {
    play(4) { navigation, root, stage in
      navigation.hidesBarsOnSwipe = true
      stage.tape.touch(root.view, at: 0.1) { $0.drag(by: Vector(dx: 0, dy: -80), duration: 0.2) }
      stage.perform(at: 1) {
        #expect(navigation.isNavigationBarHidden && root.view.safeAreaInsets.top == 20)
      }
      stage.tape.touch(root.view, at: 1.2) { $0.drag(by: Vector(dx: 0, dy: 80), duration: 0.2) }
      stage.perform(at: 2) {
        #expect(!navigation.isNavigationBarHidden)
        (navigation.hidesBarsOnSwipe, navigation.hidesBarsOnTap) = (false, true)
      }
      stage.tape.tap(root.view, at: 2.2)
      stage.perform(at: 3) { #expect(navigation.isNavigationBarHidden) }
    }
  }

  @Test func itemsDoWhatTheySay() {
    let (log, kept) = (Log(), Keep())
    UIKitTests.play(2) { view, stage in
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      view.addSubview(bar)
      let (first, second) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
      bar.items = [first]
      bar.pushItem(second, animated: true)
      #expect(bar.items == [first, second] && bar.backItem === first)
      second.rightBarButtonItem = UIBarButtonItem(
        title: "Do", primaryAction: UIAction { _ in log.entries.append("done") })
      stage.tape.tap(bar, at: 1, location: CGPoint(x: 170, y: 22))
      stage.perform(at: 1.6) {
        #expect(bar.popItem(animated: false) === second && bar.topItem === first)
      }
      kept.objects = [bar]
      #expect(UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil).image != nil)
      #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }
    #expect(log.entries == ["done"])
  }

  /// The bar of tabs goes with the controller that leaves it no room, and comes again.
  @Test func pushedControllersHideTabs() {
    let stage = UIKitTests.play(4) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
      return tabs
    } _: { controller, stage in
      guard let tabs = controller as? UITabBarController,
        let navigation = tabs.viewControllers?.first as? UINavigationController
      else { return }
      let next = UIViewController()
      next.hidesBottomBarWhenPushed = true
      stage.perform(at: 0.1) { navigation.pushViewController(next, animated: true) }
      stage.perform(at: 1.5) {
        #expect(tabs.tabBar.frame.maxX <= 0 && next.view.safeAreaInsets.bottom == 10)
        navigation.popViewController(animated: true)
      }
      stage.perform(at: 3.5) {
        #expect(tabs.tabBar.frame.minX == 0 && navigation.topViewController?.view.safeAreaInsets.bottom == 59)
      }
    }
    #expect(stage.error == nil)
  }

  /// A delegate's own way from tab to tab.
  @Test func tabsAreLed() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      let slide = EvenSlide()
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    }
    let kept = Keep()
    let stage = UIKitTests.play(3) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      return tabs
    } _: { controller, stage in
      guard let tabs = controller as? UITabBarController, let all = tabs.viewControllers else { return }
      let delegate = Delegate()
      (tabs.delegate, kept.objects) = (delegate, [delegate])
      stage.perform(at: 0.1) { tabs.selectedIndex = 1 }
      stage.perform(at: 0.6) {
        #expect(all[0].view.window != nil && all[1].view.window != nil && shownX(all[1].view) < 60)
      }
      stage.perform(at: 2) { #expect(all[0].view.window == nil && all[1].view.frame.minX == 0) }
    }
    #expect(stage.error == nil)
  }

  @Test func editingIsTurnedOnAndOff() {
    UIKitTests.play(0) { _, _ in
      let controller = UITableViewController(style: .plain)
      let button = controller.editButtonItem
      #expect(button.title == "Edit" && controller.editButtonItem === button)
      controller.setEditing(true, animated: false)
      #expect(controller.isEditing && controller.tableView.isEditing && button.title == "Done" && button.style == .done)
      controller.isEditing = false
      #expect(!controller.tableView.isEditing && button.title == "Edit")
    }
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews + subviews.flatMap(\.allSubviews) }
}
