import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What controllers are told, in the order that Apple documents.
@Suite struct ViewControllerTests {
  @Test func makesItsViewWhenItIsAskedForIt() {
    final class Own: UIViewController {
      override func loadView() { view = UILabel() }
    }
    play(0) { view, _ in
      let plain = UIViewController()
      #expect(!plain.isViewLoaded && plain.viewIfLoaded == nil)
      #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200) && plain.isViewLoaded)
      #expect(Own().view is UILabel)
      let coded = UIViewController(coder: NSCoder())
      #expect(coded?.view != nil && coded?.title == nil)
    }
  }

  /// Code makes the segue and has it lead on.
  @Test func seguesLeadFromOneToAnother() {
    final class Showing: UIStoryboardSegue {
      override func perform() { source.present(destination, animated: false) }
    }
    final class First: UIViewController {
      var heard: String?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { heard = segue.identifier }
    }
    play(0.1, { First() }) { controller, _ in
      guard let first = controller as? First else { return }
      let (second, log) = (UIViewController(), Log())
      let segue = Showing(identifier: "show", source: first, destination: second)
      first.prepare(for: segue, sender: nil)
      segue.perform()
      #expect(first.heard == "show" && second.presentingViewController != nil)
      UIStoryboardSegue(identifier: nil, source: first, destination: second) { log.entries.append("led") }.perform()
      UIStoryboardSegue(identifier: nil, source: first, destination: second).perform()
      #expect(log.entries == ["led"])
    }
  }

  /// A loader that asks for what it makes, or makes nothing, ends the scene with its name.
  @Test func endsWithAnErrorWhereNoViewIsMade() {
    final class Nothing: UIViewController { override func loadView() {} }
    final class Around: UIViewController { override func loadView() { view.isHidden = true } }
    for (controller, name) in [(Nothing.self as UIViewController.Type, "Nothing"), (Around.self, "Around")] {
      let stage = play(0, fails: true) { view, _ in
        let made: UIViewController = name == "Nothing" ? Nothing() : Around()
        view.addSubview(made.view)
      }
      #expect("\(stage.error.map { "\($0)" } ?? "")".contains("\(controller)"))
    }
  }

  @Test func hearsOfLayoutAroundItsViews() {
    final class Laid: UIViewController {
      let log: Log
      final class Inner: UIView {
        var log = Log()
        override func layoutSubviews() { log.entries.append("lays out") }
      }
      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() {
        let inner = Inner()
        inner.log = log
        view = inner
      }
      override func viewWillLayoutSubviews() { log.entries.append("will") }
      override func viewDidLayoutSubviews() { log.entries.append("did") }
      override func viewDidAppear(_ animated: Bool) { log.entries.append("appeared") }
    }
    let log = Log()
    play(0.1) {
      Laid(log)
    } _: { controller, _ in
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    }
    #expect(log.entries == ["will", "lays out", "did", "appeared"])
  }

  @Test func appearsInAWindowAndLeavesIt() {
    let log = Log()
    play(0.3) {
      ToldController("root", log)
    } _: { root, stage in
      #expect(root.view.window?.rootViewController === root)
      stage.perform(at: 0.1) {
        log.entries.append("-")
        root.view.window?.rootViewController = UIViewController()
      }
    }
    #expect(
      log.entries == [
        "root loaded", "root will appear false", "root appeared false", "-", "root will disappear false",
        "root disappeared false",
      ])
  }

  /// The view's next responder is its controller, whose own is the view around.
  @Test func isAResponder() {
    final class Catcher: UIViewController {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let log = Log()
    play(0.3) {
      Catcher()
    } _: { controller, stage in
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      controller.view.addSubview(inner)
      #expect(inner.next === controller.view && controller.view.next === controller)
      #expect(controller.next === controller.view.window)
      #expect(controller.view.window?.next === controller.view.window?.windowScene)
      stage.tape.tap(inner, at: 0.1)
      stage.perform(at: 0.25) { log.numbers.append(CGFloat((controller as? Catcher)?.touches ?? 0)) }
    }
    #expect(log.numbers == [1])
  }

  @Test func holdsChildren() {
    let log = Log()
    play(0.5) {
      ToldController("parent", log)
    } _: { parent, stage in
      let child = ToldController("child", log)
      stage.perform(at: 0.1) {
        log.entries = []
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(parent.children == [child] && child.parent === parent)
        // The window's insets as they reach into the view, and what is added by hand.
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
        child.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 5, left: 6, bottom: 17, right: 8))
        #expect(parent.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
      }
      stage.perform(at: 0.3) {
        log.entries.append("-")
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.parent == nil)
      }
    }
    #expect(
      log.entries == [
        "child will move in", "child loaded", "child will appear false", "child moved in", "child appeared false", "-",
        "child will move out", "child will disappear false", "child disappeared false", "child moved out",
      ])
  }

  /// A container that tells its children by itself is not helped.
  @Test func tellsChildrenByItself() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let log = Log()
    play(0.3) {
      Container()
    } _: { parent, stage in
      let child = ToldController("child", log)
      stage.perform(at: 0.1) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        log.entries = []
      }
      stage.perform(at: 0.2) {
        #expect(log.entries.isEmpty)
        child.beginAppearanceTransition(true, animated: true)
        // To tell twice is to tell once.
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
      }
    }
    #expect(log.entries == ["child will appear true", "child appeared true"])
  }

  @Test func exchangesChildren() {
    let log = Log()
    play(1) {
      UIViewController()
    } _: { parent, stage in
      let (old, new) = (UIViewController(), UIViewController())
      for child in [old, new] { parent.addChild(child) }
      parent.view.addSubview(old.view)
      stage.perform(at: 0.1) {
        new.view.alpha = 0
        parent.transition(from: old, to: new, duration: 0.5, options: .curveLinear) {
          new.view.alpha = 1
        } completion: {
          log.entries.append("done \($0) \(old.view.superview == nil) \(new.view.superview === parent.view)")
        }
      }
      stage.perform(at: 0.35) { log.numbers.append(CGFloat(new.view.layer.presentation()?.opacity ?? 0)) }
    }
    #expect(log.entries == ["done true true true"] && abs((log.numbers.first ?? 0) - 0.5) < 1e-6)
  }

  /// Up to Swift 4.
  @Test func hasItsOldNames() {
    play(0) { view, _ in
      let (parent, child) = (UIViewController(), ToldController("child", Log()))
      parent.addChildViewController(child)
      child.didMove(toParentViewController: parent)
      #expect(parent.childViewControllers == [child] && child.parentViewController === parent)
      child.willMove(toParentViewController: nil)
      child.removeFromParentViewController()
      #expect(
        child.log.entries == [
          "child will move in", "child moved in", "child will move out", "child moved out",
        ])
    }
  }

  /// What a phone asks for, with Apple's defaults.
  @Test func hasDefaultsOfAPhone() {
    play(0) { view, _ in
      let controller = UIViewController()
      #expect(controller.preferredStatusBarStyle == .default && !controller.prefersStatusBarHidden)
      #expect(controller.preferredStatusBarUpdateAnimation == .fade && controller.shouldAutorotate)
      #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
      #expect(UIInterfaceOrientationMask.allButUpsideDown.subtracting(.landscape) == .portrait)
      #expect(controller.preferredStatusBarUpdateAnimation != UIStatusBarAnimation.none)
      #expect(controller.modalPresentationStyle == .automatic && controller.modalTransitionStyle == .coverVertical)
      #expect(controller.edgesForExtendedLayout == .all && controller.preferredContentSize == .zero)
      #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
      #expect(UIInterfaceOrientation.landscapeLeft.isLandscape && UIInterfaceOrientation.portrait.isPortrait)
    }
  }

  @Test func tellsOfItsPreferredSize() {
    final class Container: UIViewController {
      var size = CGSize.zero
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        size = container.preferredContentSize
      }
    }
    play(0) { view, _ in
      let (parent, child) = (Container(), UIViewController())
      parent.addChild(child)
      child.preferredContentSize = CGSize(width: 30, height: 40)
      #expect(parent.size == CGSize(width: 30, height: 40))
    }
  }
}
