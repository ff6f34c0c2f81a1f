import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct AppTests {
  @Test func oldNamesAreThoseOfToday() {
    #expect(UIViewAnimationOptions.curveEaseIn == UIView.AnimationOptions.curveEaseIn)
    #expect(UIViewKeyframeAnimationOptions.layoutSubviews == UIView.KeyframeAnimationOptions.layoutSubviews)
    #expect(UIViewContentMode.center == UIView.ContentMode.center)
    #expect(UIViewAutoresizing.flexibleWidth == UIView.AutoresizingMask.flexibleWidth)
    #expect(UIControlEvents.touchDown == UIControl.Event.touchDown)
    #expect(UIControlState.selected == UIControl.State.selected && UIButtonType.system == UIButton.ButtonType.system)
    #expect(UIGestureRecognizerState.began == UIGestureRecognizer.State.began)
    #expect(UICollisionBehaviorMode.items == .items && UIPushBehaviorMode.continuous == .continuous)
    #expect(UIAttachmentBehaviorType.anchor == .anchor && UIViewNoIntrinsicMetric == -1)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect((insets.top, insets.left, insets.bottom, insets.right) == (1, 2, 3, 4))
    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UIColor().cgColor.alpha == 0)
  }

  @Test func geometryIsReadAndWritten() {
    #expect(NSCoder.cgPoint(for: "{0.5, -2}") == CGPoint(x: 0.5, y: -2) && NSCoder.cgPoint(for: "nonsense") == .zero)
    #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
    let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3.5, 4}}") == rect && NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
  }

  /// A light phone of the scene's scale, that stays as it is.
  @Test func surroundings() {
    final class Watching: UIView {
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { backgroundColor = .red }
    }
    play(0.1) { view, _ in
      let watching = Watching()
      view.addSubview(watching)
      let traits = watching.traitCollection
      #expect(traits.userInterfaceStyle == .light && traits.displayScale == UIScreen.main.scale)
      #expect((traits.horizontalSizeClass, traits.verticalSizeClass) == (.compact, .regular))
      #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
      #expect(!traits.hasDifferentColorAppearance(comparedTo: UIScreen.main.traitCollection))
      #expect(watching.backgroundColor == nil)
    }
  }

  /// The numbers are UIKit's.
  @Test func accessibilityIsKept() {
    let traits = [
      UIAccessibilityTraitNone, UIAccessibilityTraitButton, UIAccessibilityTraitSelected,
      UIAccessibilityTraitNotEnabled,
      UIAccessibilityTraitUpdatesFrequently, UIAccessibilityTraitAdjustable,
    ]
    #expect(traits.map(\.rawValue) == [0, 1, 8, 256, 512, 4096])
    let others: [UIAccessibilityTraits] = [
      .link, .image, .playsSound, .keyboardKey, .staticText, .summaryElement, .searchField, .startsMediaSession,
      .allowsDirectInteraction, .causesPageTurn, .header,
    ]
    #expect(others.map { $0.rawValue.trailingZeroBitCount } == [1, 2, 4, 5, 6, 7, 10, 11, 13, 14, 16])
    play(0) { view, _ in
      #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
      view.isAccessibilityElement = true
      (view.accessibilityLabel, view.accessibilityValue) = ("Rating", "3")
      (view.accessibilityHint, view.accessibilityIdentifier) = ("Swipe", "rating")
      view.accessibilityTraits = [.adjustable, .updatesFrequently]
      view.accessibilityIncrement()
      view.accessibilityDecrement()
      #expect(view.isAccessibilityElement && view.accessibilityLabel == "Rating" && view.accessibilityValue == "3")
      #expect(view.accessibilityHint == "Swipe" && view.accessibilityIdentifier == "rating")
      #expect(view.accessibilityTraits.rawValue == 4096 + 512)
    }
  }

  @Test func theAppHasTheScenesWindow() {
    let log = Log()
    play(0) { view, _ in
      let app = UIApplication.shared
      #expect(app === UIApplication.shared && app.applicationState == .active)
      #expect(app.keyWindow === view.window && app.windows.count == 1)
      if let window = app.delegate?.window { #expect(window === view.window) } else { Issue.record("no window") }
      #expect(app.keyWindow?.screen.scale == 3)
      log.numbers.append(app.keyWindow?.bounds.width ?? 0)
      // Nobody posts them, but a component that is told of one does what it would.
      let names = [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      ]
      #expect(Set(names).count == 4)
    }
    #expect(log.numbers == [200])
  }
}
