import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What is said to those who do not see, of elements that are no views, too.
@Suite struct ElementTests {
  private final class Panel: UIViewController {
    override func accessibilityPerformEscape() -> Bool { true }
  }

  @Test func elementsAndActions() {
    play(0) { view, _ in
      let holder = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      view.addSubview(holder)
      let element = UIAccessibilityElement(accessibilityContainer: holder)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      (element.accessibilityLabel, holder.accessibilityElements) = ("part", [element])
      #expect(element.isAccessibilityElement && element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
      #expect(holder.accessibilityFrame == holder.frame && holder.accessibilityActivationPoint == CGPoint(x: 35, y: 45))
      #expect(holder.index(ofAccessibilityElement: element) == 0)
      holder.accessibilityFrame = .zero
      #expect(holder.accessibilityFrame == .zero)
      let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
      holder.accessibilityCustomActions = [action]
      #expect(holder.accessibilityCustomActions?.first?.actionHandler?(action) == true)
      #expect(Panel().accessibilityPerformEscape() && !holder.accessibilityPerformMagicTap())
      let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
      (item.accessibilityHint, item.accessibilityTraits) = ("hint", .button)
      #expect(item.accessibilityHint == "hint" && item.accessibilityTraits == .button)
      #expect(!UIAccessibility.isInvertColorsEnabled && !UIAccessibilityIsReduceMotionEnabled())
      #expect(view.traitCollection.accessibilityContrast == .normal && !holder.accessibilityIgnoresInvertColors)
      UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, "a")
    }
  }
}
