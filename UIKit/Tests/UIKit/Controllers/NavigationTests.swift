import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct NavigationTests {
  private final class Told: NSObject, UINavigationControllerDelegate {
    var log = Log()
    var animator: EvenSlide?
    var leader: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log.entries.append("will show \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.entries.append("shown \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.entries.append("\(operation)")
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
  }

  private func play(
    _ seconds: Double, log: Log, _ plan: @escaping @Sendable (UINavigationController, Told, Stage) -> Void
  ) {
    let kept = Keep()
    let stage = UIKitTests.play(seconds) {
      UINavigationController(rootViewController: ToldController("one", Log()))
    } _: { controller, stage in
      guard let navigation = controller as? UINavigationController else { return }
      let told = Told()
      told.log = log
      (navigation.delegate, kept.objects) = (told, [told])
      plan(navigation, told, stage)
    }
    #expect(stage.error == nil)
  }

  /// The new one comes from the right over the old one, which goes aside by .3 of the width, on a critically damped spring.
  @Test func pushesAndPops() {
    let log = Log()
    play(3, log: log) { navigation, told, stage in
      let (one, two) = (navigation.viewControllers[0], ToldController("two", log))
      stage.perform(at: 0.1) {
        navigation.pushViewController(two, animated: true)
        #expect(navigation.topViewController === two && two.navigationController === navigation)
        #expect(navigation.visibleViewController === two && navigation.children == [one, two])
      }
      stage.perform(at: 0.2) { log.numbers += [shownX(two.view), shownX(one.view)] }
      stage.perform(at: 1) {
        #expect(one.view.superview == nil && two.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(two.view.safeAreaInsets.top == 64)
        log.entries.append("-")
        #expect(navigation.popViewController(animated: true) === two)
      }
      stage.perform(at: 2) {
        #expect(navigation.viewControllers == [one] && two.parent == nil && two.view.superview == nil)
        #expect(one.view.frame.minX == 0 && navigation.popViewController(animated: true) == nil)
      }
    }
    let w = 9.2334137 / 0.5
    let left = (1 + w * 0.1) * exp(-w * 0.1)
    #expect(log.numbers.count == 2 && abs(log.numbers[0] - (100 + 200 * left)) < 1e-3)
    #expect(abs(log.numbers[1] - (100 - 60 * (1 - left))) < 1e-3)
    #expect(
      log.entries == [
        "two will move in", "push", "two loaded", "will show two true", "two will appear true", "two appeared true",
        "two moved in", "shown two", "-", "two will move out", "pop", "will show one true", "two will disappear true",
        "two disappeared true", "two moved out", "shown one",
      ])
  }

  @Test func changesItsStackAtOnce() {
    play(1, log: Log()) { navigation, _, stage in
      let all = ["two", "three", "four"].map { ToldController($0, Log()) }
      let one = navigation.viewControllers[0]
      stage.perform(at: 0.1) {
        navigation.setViewControllers([one] + all, animated: false)
        #expect(navigation.topViewController === all[2])
      }
      stage.perform(at: 0.3) {
        #expect(all[2].view.window != nil && navigation.navigationBar.topItem?.title == "four")
        #expect(navigation.navigationBar.backItem?.title == "three")
        #expect(navigation.popToViewController(all[0], animated: false) == [all[1], all[2]])
      }
      stage.perform(at: 0.5) {
        #expect(navigation.popToRootViewController(animated: false) == [all[0]] && navigation.viewControllers == [one])
        navigation.viewControllers = [all[1]]
      }
      stage.perform(at: 0.7) { #expect(all[1].view.window != nil && one.parent == nil) }
    }
  }

  @Test func isAnimatedByItsDelegate() {
    let log = Log()
    play(3, log: log) { navigation, told, stage in
      let two = UIViewController()
      told.animator = EvenSlide()
      stage.perform(at: 0.1) { navigation.pushViewController(two, animated: true) }
      stage.perform(at: 0.35) { log.numbers.append(shownX(two.view)) }
      // What is asked for on the way is done afterwards.
      stage.perform(at: 0.5) { navigation.popViewController(animated: false) }
      stage.perform(at: 0.6) { #expect(navigation.topViewController === two) }
      stage.perform(at: 1.5) { #expect(navigation.viewControllers.count == 1 && two.view.window == nil) }
    }
    #expect(log.numbers.count == 1 && abs(log.numbers[0] + 50) < 1e-6)
  }

  /// Led by a finger and let go: all is as before.
  private final class Asking: UIViewController {
    var bar: CGSize?
    override func viewDidLoad() { bar = navigationController?.navigationBar.bounds.size }
  }

  /// The bar is as large as it is before the first controller's view is asked for.
  @Test func barIsPlacedFirst() {
    let stage = UIKitTests.play(0) {
      UINavigationController(rootViewController: Asking())
    } _: { controller, _ in
      let asking = (controller as? UINavigationController)?.topViewController as? Asking
      #expect(asking?.bar == CGSize(width: 200, height: 44))
    }
    #expect(stage.error == nil)
  }

  @Test func isLedBack() {
    let log = Log()
    play(3, log: log) { navigation, told, stage in
      let (one, two) = (navigation.viewControllers[0], UIViewController())
      two.title = "two"
      let leader = UIPercentDrivenInteractiveTransition()
      (told.animator, told.leader) = (EvenSlide(), leader)
      stage.perform(at: 0.1) { navigation.pushViewController(two, animated: true) }
      stage.perform(at: 0.2) { leader.update(0.25) }
      stage.perform(at: 0.3) {
        log.numbers.append(shownX(two.view))
        leader.cancel()
      }
      stage.perform(at: 1) {
        #expect(navigation.viewControllers == [one] && two.parent == nil && two.view.superview == nil)
        #expect(one.view.window != nil && navigation.navigationBar.items?.count == 1)
      }
    }
    #expect(log.numbers.count == 1 && abs(log.numbers[0] + 50) < 1e-6)
    #expect(!log.entries.contains("shown two"))
  }

  // MARK: The bar

  @Test func hasABar() {
    final class Tapped: UIViewController {
      var count = 0
      func tapped() { count += 1 }
    }
    let log = Log()
    play(3, log: log) { navigation, _, stage in
      let (bar, two) = (navigation.navigationBar, Tapped())
      #expect(bar.frame == CGRect(x: 0, y: 20, width: 200, height: 44) && bar.topItem?.title == "one")
      two.title = "two"
      two.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: two, action: Selector(Tapped.tapped, "tapped"))
      #expect(two.navigationItem.rightBarButtonItems?.count == 1 && two.navigationItem.title == "two")
      stage.perform(at: 0.1) { navigation.pushViewController(two, animated: false) }
      stage.tape.tap(bar, at: 0.5, location: CGPoint(x: 178, y: 22))
      stage.perform(at: 0.7) { log.numbers.append(CGFloat(two.count)) }
      // The way back, at the left.
      stage.tape.tap(bar, at: 1, location: CGPoint(x: 30, y: 22))
      stage.perform(at: 2) {
        #expect(navigation.viewControllers.count == 1)
        navigation.isNavigationBarHidden = true
        #expect(bar.frame.maxY < 0 && navigation.isNavigationBarHidden)
      }
    }
    #expect(log.numbers == [1])
  }

  @Test func looksAsItIsTold() {
    UIKitTests.play(0) { view, _ in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      view.addSubview(bar)
      let backdrop = bar.subviews[0]
      bar.isTranslucent = false
      bar.barTintColor = .red
      #expect(backdrop.backgroundColor == .red && bar.sizeThatFits(.zero).height == 44)
      bar.barTintColor = nil
      bar.barStyle = .black
      #expect(backdrop.backgroundColor == UIColor(white: 0.1, alpha: 1))
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      bar.setBackgroundImage(picture, for: .default)
      bar.shadowImage = picture
      #expect(backdrop.isHidden && bar.backgroundImage(for: .default) === picture)
      #expect((bar.subviews[2] as? UIImageView)?.image === picture)
      #expect(UINavigationBar(coder: NSCoder())?.items?.isEmpty == true)
    }
  }

  @Test func takesItemsOfAllKinds() {
    UIKitTests.play(0) { view, _ in
      let (own, picture) = (UIView(), UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in })
      #expect(UIBarButtonItem(customView: own).customView === own)
      let item = UIBarButtonItem(image: picture, style: .done, target: nil, action: nil)
      (item.isEnabled, item.tag, item.tintColor) = (false, 3, .red)
      #expect(item.image === picture && item.style == .done && !item.isEnabled && item.tag == 3)
      #expect(UIBarButtonItem(title: "x", style: .plain, target: view, action: nil).target === view)
      #expect(UIBarButtonItem(coder: NSCoder())?.title == nil)
      let navigation = UINavigationItem(title: "x")
      navigation.leftBarButtonItem = item
      navigation.titleView = own
      navigation.hidesBackButton = true
      #expect(navigation.leftBarButtonItems == [item] && navigation.titleView === own)
    }
  }

  /// Below a bar that nothing shines through a controller's view begins, unless it says otherwise.
  @Test func opaqueBars() {
    UIKitTests.play(0) { view, _ in
      func top(_ prepare: (UINavigationController, UIViewController) -> Void) -> CGFloat {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        prepare(navigation, controller)
        navigation.view.frame = view.bounds
        view.addSubview(navigation.view)
        navigation.view.layoutIfNeeded()
        return controller.view.frame.minY
      }
      #expect(top { _, _ in } == 0)
      #expect(top { navigation, _ in navigation.navigationBar.isTranslucent = false } == 44)
      let included = top { navigation, controller in
        navigation.navigationBar.isTranslucent = false
        controller.extendedLayoutIncludesOpaqueBars = true
      }
      #expect(included == 0)
    }
  }
}
