import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ControllerMemberTests {
  private final class Lit: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    var hides = false
    override var prefersStatusBarHidden: Bool { hides }
  }

  /// A scene leaves room for it; what the frontmost controller says of it is known.
  @Test func statusBarIsTheControllers() {
    let stage = play(0.1) {
      Lit()
    } _: { controller, stage in
      stage.perform(at: 0.05) {
        let app = UIApplication.shared
        #expect(app.statusBarStyle == .lightContent && !app.isStatusBarHidden)
        #expect(app.statusBarFrame == CGRect(x: 0, y: 0, width: 200, height: 20))
        (controller as? Lit)?.hides = true
        #expect(app.isStatusBarHidden && app.statusBarFrame == .zero)
        #expect(controller.view.window?.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
      }
    }
    #expect(stage.error == nil)
  }

  /// The guides end where the safe area begins, and hold constraints.
  @Test func barGuides() {
    final class Guided: UIViewController {
      let box = UIView()
      var changes = 0
      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
          box.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
          NSLayoutConstraint(
            item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 30),
          box.leftAnchor.constraint(equalTo: view.leftAnchor),
        ])
      }
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let stage = play(0.2) {
      Guided()
    } _: { controller, stage in
      guard let guided = controller as? Guided else { return }
      stage.perform(at: 0.05) {
        #expect(guided.topLayoutGuide.length == 20 && guided.bottomLayoutGuide.length == 10)
        #expect(guided.box.frame == CGRect(x: 0, y: 20, width: 30, height: 370) && guided.changes == 1)
        guided.additionalSafeAreaInsets.top = 30
      }
      stage.perform(at: 0.1) {
        #expect(guided.box.frame == CGRect(x: 0, y: 50, width: 30, height: 340) && guided.changes == 2)
      }
    }
    #expect(stage.error == nil)
  }

  /// What scrolls lies below the bars if the controller says so.
  @Test func scrollViewsAreLeftAlone() {
    let stage = play(0.2) {
      UIViewController()
    } _: { controller, stage in
      let scroll = UIScrollView(frame: controller.view.bounds)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      controller.view.addSubview(scroll)
      stage.perform(at: 0.05) {
        #expect(scroll.adjustedContentInset.top == 20)
        controller.automaticallyAdjustsScrollViewInsets = false
        #expect(scroll.adjustedContentInset == .zero)
      }
    }
    #expect(stage.error == nil)
  }

  private final class Moving: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear \(isMovingToParent)") }
    override func viewDidAppear(_ animated: Bool) { log.append("appeared \(isMovingToParent)") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear \(isMovingFromParent)") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappeared \(isMovingFromParent)") }
  }

  /// `show(_:sender:)` pushes where there is navigation; the one that comes moves in, the one below only disappears.
  @Test func tellsWhyItAppears() {
    let stage = play(3) {
      UINavigationController(rootViewController: Moving())
    } _: { controller, stage in
      guard let navigation = controller as? UINavigationController,
        let root = navigation.viewControllers.first as? Moving
      else { return }
      let next = Moving()
      stage.perform(at: 0.1) { root.show(next, sender: nil) }
      stage.perform(at: 1) {
        #expect(next.log == ["will appear true", "appeared true"] && navigation.topViewController === next)
        #expect(root.log == ["will appear true", "appeared true", "will disappear false", "disappeared false"])
        (root.log, next.log) = ([], [])
        navigation.popViewController(animated: true)
      }
      stage.perform(at: 2.5) {
        #expect(next.log == ["will disappear true", "disappeared true"])
        #expect(root.log == ["will appear false", "appeared false"])
      }
    }
    #expect(stage.error == nil)
  }

  @Test func showsOverTheScreenWithoutNavigation() {
    let stage = play(1) {
      UIViewController()
    } _: { controller, stage in
      let next = UIViewController()
      stage.perform(at: 0.1) { controller.show(next, sender: nil) }
      stage.perform(at: 0.9) { #expect(controller.presentedViewController === next) }
    }
    #expect(stage.error == nil)
  }

  /// Segues lie in files that only Apple's tools read.
  @Test func seguesAreNamed() {
    let stage = play(0.2, fails: true) {
      UIViewController()
    } _: { controller, stage in
      #expect(controller.storyboard == nil && controller.shouldPerformSegue(withIdentifier: "next", sender: nil))
      stage.perform(at: 0.1) { controller.performSegue(withIdentifier: "next", sender: nil) }
    }
    #expect("\(stage.error.map { "\($0)" } ?? "")".contains("'next'"))
  }

  @Test func updatesConstraintsOfItsView() {
    final class Updating: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let stage = play(0.2) {
      Updating()
    } _: { controller, stage in
      stage.perform(at: 0.05) { controller.view.setNeedsUpdateConstraints() }
      stage.perform(at: 0.1) { #expect(((controller as? Updating)?.count ?? 0) > 0) }
    }
    #expect(stage.error == nil)
  }
}
