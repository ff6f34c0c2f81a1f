import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What an app has besides views: a pasteboard, and what other devices do.
@Suite struct OtherDeviceTests {
  /// Each scene's own, empty at its beginning.
  @Test func pasteboardsKeepWhatIsCopied() {
    for _ in 0..<2 {
      play(0) { _, _ in
        let board = UIPasteboard.general
        #expect(board === UIPasteboard.general && board.string == nil && !board.hasStrings && board.changeCount == 0)
        board.string = "copied"
        #expect(board.strings == ["copied"] && board.hasStrings && !board.hasImages && board.changeCount == 1)
        board.url = URL(string: "https://example.com")
        #expect(board.string == nil && board.url?.host == "example.com")
        board.setValue(7, forPasteboardType: "number")
        #expect(board.value(forPasteboardType: "number") as? Int == 7 && board.contains(pasteboardTypes: ["number"]))
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
      }
    }
  }

  /// On a phone one lies upon the other.
  @Test func splitViewsAreCollapsed() {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    let kept = Keep()
    let stage = play(1) {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: UIViewController()), UIViewController(),
      ]
      return split
    } _: { controller, stage in
      guard let split = controller as? UISplitViewController,
        let navigation = split.viewControllers.first as? UINavigationController
      else { return }
      stage.perform(at: 0.1) {
        #expect(split.isCollapsed && navigation.topViewController === split.viewControllers[1])
        #expect(navigation.view.frame == split.view.bounds && navigation.splitViewController === split)
        let (delegate, root) = (Delegate(), UIViewController())
        (split.delegate, kept.objects) = (delegate, [delegate])
        split.viewControllers = [UINavigationController(rootViewController: root), UIViewController()]
        #expect((split.viewControllers[0] as? UINavigationController)?.topViewController === root)
        root.showDetailViewController(split.viewControllers[1], sender: nil)
      }
      stage.perform(at: 0.9) {
        #expect((split.viewControllers[0] as? UINavigationController)?.topViewController === split.viewControllers[1])
      }
    }
    #expect(stage.error == nil)
  }

  /// As before blocks: the delegate hears of the beginning and of the end.
  @Test func begunAnimationsTell() {
    final class Told: NSObject {
      let log = Log()
      func started(_ name: String?) { log.entries.append("started \(name ?? "")") }
      func stopped(_ name: String?, _ finished: NSNumber) { log.entries.append("stopped \(finished.boolValue)") }
    }
    let kept = Keep()
    play(1) { view, stage in
      let told = Told()
      kept.objects = [told]
      stage.perform(at: 0.1) {
        UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDelegate(told)
        UIView.setAnimationWillStart(Selector(Told.started, "started(_:)"))
        UIView.setAnimationDidStop(Selector(Told.stopped, "stopped(_:_:)"))
        view.alpha = 0
        UIView.commitAnimations()
        #expect(told.log.entries == ["started fade"])
      }
      stage.perform(at: 0.9) { #expect(told.log.entries == ["started fade", "stopped true"]) }
    }
  }

  @Test func thingsAreTakenAway() {
    play(1) { view, stage in
      let box = UIView()
      view.addSubview(box)
      stage.perform(at: 0.1) { UIView.perform(.delete, on: [box], animations: nil) }
      stage.perform(at: 0.2) { #expect(box.superview === view && (box.layer.presentation()?.opacity ?? 1) < 1) }
      stage.perform(at: 0.9) { #expect(box.superview == nil) }
    }
  }

  /// Nothing is pressed, hovered over or selected with a menu here.
  @Test func othersAreNeverAsked() {
    play(0) { view, _ in
      #expect(UIPreviewInteraction(view: view).view === view && !UIMenuController.shared.isMenuVisible)
      UIMenuController.shared.menuItems = [UIMenuItem(title: "Look", action: Selector("look"))]
      #expect(UIMenuController.shared.menuItems?.count == 1)
      #expect(UIWindow.Level.alert - 1 == UIWindow.Level(1999))
    }
  }
}

@Suite struct InputViewTests {
  /// What would lie in place of the keyboard and above it is kept.
  @Test func areKept() {
    play(0) { view, _ in
      for field in [UITextField(), UITextView(), UISearchBar()] as [UIView] {
        #expect(field.inputView == nil && field.inputAccessoryView == nil)
      }
      let (field, bar) = (UITextField(), UIToolbar())
      field.inputAccessoryView = bar
      field.inputView = UIInputView(frame: .zero, inputViewStyle: .keyboard)
      #expect(field.inputAccessoryView === bar && (field.inputView as? UIInputView)?.inputViewStyle == .keyboard)
    }
  }
}
