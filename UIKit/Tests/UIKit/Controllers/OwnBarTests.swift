import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Bars of an app's own classes, and what subclasses declare anew.
@Suite struct OwnBarTests {
  private final class TallBar: UITabBar {}
  private final class OwnBar: UINavigationBar {}

  private final class Wrapper: UIViewController {
    let inner = UIViewController()
    override var navigationItem: UINavigationItem { inner.navigationItem }
  }

  private final class Recognizer: UITapGestureRecognizer {
    weak var own: (any UIGestureRecognizerDelegate)?
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
      get { own }
      set { own = newValue }
    }
  }

  /// By their names, which are Objective-C's way to put them in place of the usual ones.
  @Test func areSetByTheirNames() {
    let stage = play(1, fails: true) {
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.viewControllers[0].title = "Root"
      tabs.viewControllers = [navigation, UIViewController()]
      return tabs
    } _: { controller, stage in
      guard let tabs = controller as? UITabBarController,
        let navigation = tabs.viewControllers?.first as? UINavigationController
      else { return }
      let (tabBar, bar) = (TallBar(), OwnBar())
      stage.perform(at: 0.1) {
        tabs.setValue(tabBar, forKey: "tabBar")
        navigation.setValue(bar, forKey: "navigationBar")
        #expect(tabs.tabBar === tabBar && tabBar.items?.count == 2 && tabBar.selectedItem === navigation.tabBarItem)
      }
      stage.perform(at: 0.3) {
        #expect(tabBar.window != nil && tabBar.frame.maxY == 400 && navigation.navigationBar === bar)
        #expect(bar.topItem?.title == "Root" && bar.frame == CGRect(x: 0, y: 20, width: 200, height: 44))
        tabs.setValue(7, forKey: "tabBar")
      }
    }
    #expect(stage.error != nil)
  }

  @Test func areMadeOfClasses() {
    play(0) { _, _ in
      let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
      #expect(navigation.navigationBar is OwnBar && !navigation.toolbar.isHidden)
    }
  }

  @Test func subclassesDeclareAnew() {
    let (wrapper, tap) = (Wrapper(), Recognizer())
    wrapper.inner.title = "Inner"
    #expect(UINavigationController(rootViewController: wrapper).topViewController?.navigationItem.title == "Inner")
    final class Delegate: NSObject, UIGestureRecognizerDelegate {}
    let delegate = Delegate()
    tap.delegate = delegate
    #expect(tap.own === delegate)
  }
}
