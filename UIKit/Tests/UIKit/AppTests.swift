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
      #expect(!view.accessibilityActivate())
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

  /// A window of a higher level lies before all, takes the touches that it meets, and is gone when nobody keeps it.
  @Test func showsFurtherWindows() {
    final class Tapped: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    final class Overlay: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let kept = Keep()
    let stage = play(2) { view, stage in
      let (below, above) = (Tapped(frame: view.bounds), Tapped(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      view.addSubview(below)
      let window = Overlay(frame: CGRect(x: 50, y: 50, width: 150, height: 150))
      window.windowLevel = .alert
      window.addSubview(above)
      window.makeKeyAndVisible()
      kept.objects = [window]
      #expect(window.isKeyWindow && UIApplication.shared.windows == [view.window, window])
      #expect(UIWindowLevelNormal == .normal && UIWindowLevelStatusBar.rawValue == 1000 && UIWindowLevelAlert == .alert)
      stage.tape.tap(view, at: 0.1, location: CGPoint(x: 60, y: 60))
      stage.tape.tap(view, at: 0.4, location: CGPoint(x: 160, y: 160))
      stage.perform(at: 0.7) {
        #expect(above.count == 1 && below.count == 1 && window.layer.zPosition == 2000)
        view.window?.makeKey()
        #expect(!window.isKeyWindow)
      }
      stage.perform(at: 0.8) { kept.objects = [] }
      stage.tape.tap(view, at: 1, location: CGPoint(x: 60, y: 60))
      stage.perform(at: 1.5) {
        #expect(below.count == 2 && UIApplication.shared.windows.count == 1)
      }
    }
    #expect(stage.error == nil)
  }

  @Test func ignoresFingersForAWhile() {
    let log = Log()
    play(2) { view, stage in
      let button = UIButton(frame: view.bounds)
      view.addSubview(button)
      let application = UIApplication.shared
      application.beginIgnoringInteractionEvents()
      stage.tape.tap(button, at: 0.2)
      stage.perform(at: 0.3) { log.entries.append("\(button.isTouchInside)") }
      stage.perform(at: 0.5) {
        #expect(application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
        #expect(view.window?.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
      }
      // Controllers say what the status bar is like; an app that says it is told that there is none.
      (application.isStatusBarHidden, application.statusBarStyle) = (false, .lightContent)
      #expect(application.isStatusBarHidden && application.statusBarStyle == .default)
      #expect(application.statusBarFrame == .zero && UIInterfaceOrientationIsPortrait(application.statusBarOrientation))
      #expect(!UIInterfaceOrientationIsLandscape(application.statusBarOrientation))
    }
    #expect(log.entries == ["false"])
  }

  /// Posted by hand, they reach who waits for them.
  @Test func isAPhone() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation.isPortrait)
    #expect(!UIDevice.current.orientation.isLandscape && UIDevice.current.model == "iPhone")
    #expect((Double(UIDevice.current.systemVersion) ?? 0) >= 13)
    final class Waiting: UIView {
      var frames: [CGRect] = []
      func came(_ notification: Notification) {
        (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect).map { frames.append($0) }
      }
    }
    play(0) { view, _ in
      let waiting = Waiting()
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIDevice.orientationDidChangeNotification,
      ]
      let center = NotificationCenter()
      for name in names {
        center.addObserver(waiting, selector: Selector(Waiting.came, "came"), name: name, object: nil)
        center.post(
          name: name, object: nil,
          userInfo: [
            UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 300, width: 200, height: 100),
            UIResponder.keyboardFrameBeginUserInfoKey: CGRect.zero,
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            UIResponder.keyboardAnimationCurveUserInfoKey: 7,
          ])
      }
      #expect(waiting.frames.count == 5 && waiting.frames.allSatisfy { $0.height == 100 })
    }
  }
}
