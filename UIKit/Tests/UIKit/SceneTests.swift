import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What an app has around its windows: a scene, a screen, a device.
@Suite struct SceneTests {
  /// As apps look for their window since iOS 13.
  @Test func windowsAreInTheScene() {
    play(0) { view, _ in
      let scenes = UIApplication.shared.connectedScenes
      let scene = scenes.first { $0.activationState == .foregroundActive } as? UIWindowScene
      #expect(scenes.count == 1 && scene?.windows.first { $0.isKeyWindow } === view.window)
      #expect(view.window?.windowScene === scene && scene?.keyWindow === view.window && view.window?.next === scene)
      #expect(scene?.next === UIApplication.shared && scene?.interfaceOrientation == .portrait)
      #expect(scene?.session.scene === scene && scene?.session.role == .windowApplication)
      #expect(UIApplication.shared.openSessions == Set([scene?.session].compactMap(\.self)))
      #expect(scene?.statusBarManager?.isStatusBarHidden == true && scene?.screen === UIScreen.main)
      #expect(scene.map { UIWindow(windowScene: $0).frame } == UIScreen.main.bounds)
    }
  }

  /// A window is hidden until it is shown, and tells when it is shown or becomes the key window.
  @Test func windowsTell() {
    final class Noting: UIWindow {
      let log = Log()
      override func becomeKey() { log.entries.append("key") }
      override func resignKey() { log.entries.append("no key") }
    }
    play(0) { view, _ in
      let window = Noting(frame: view.bounds)
      #expect(window.isHidden && UIApplication.shared.windows.count == 1)
      let (heard, log) = (Keep(), window.log)
      for name in [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification] {
        let token = NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
          log.entries.append(name.rawValue)
        }
        heard.objects.append(token)
      }
      window.isHidden = false
      #expect(UIApplication.shared.windows == [view.window, window] && !window.isKeyWindow)
      window.makeKeyAndVisible()
      view.window?.makeKey()
      #expect(
        log.entries == ["UIWindowDidBecomeVisibleNotification", "key", "UIWindowDidBecomeKeyNotification", "no key"])
      for token in heard.objects { NotificationCenter.default.removeObserver(token) }
    }
  }

  /// A window sees all touches before its views, and keeps those that it does not hand on.
  @Test func windowsSeeEventsFirst() {
    final class Tapped: UIView {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.began) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
    }
    final class Between: UIWindow {
      var seen: [UITouch.Phase] = []
      var isDeaf = false
      override func sendEvent(_ event: UIEvent) {
        seen += (event.touches(for: self) ?? []).map(\.phase)
        if !isDeaf { super.sendEvent(event) }
      }
    }
    let kept = Keep()
    let stage = play(1.5) { view, stage in
      let (window, tapped) = (Between(frame: view.bounds), Tapped(frame: view.bounds))
      window.addSubview(tapped)
      window.makeKeyAndVisible()
      kept.objects = [window]
      stage.tape.tap(tapped, at: 0.1)
      stage.perform(at: 0.4) {
        #expect(window.seen == [.began, .ended] && tapped.phases == [.began, .ended])
        window.isDeaf = true
      }
      stage.tape.tap(tapped, at: 0.8)
      stage.perform(at: 1.3) { #expect(window.seen.count == 4 && tapped.phases.count == 2) }
    }
    #expect(stage.error == nil)
  }

  @Test func screenHasPixelsAndCoordinates() {
    play(0) { view, _ in
      let screen = UIScreen.main
      #expect(screen === view.window?.screen && UIScreen.screens == [screen])
      #expect(screen.nativeBounds.size == CGSize(width: screen.bounds.width * 3, height: screen.bounds.height * 3))
      #expect(screen.nativeScale == 3 && screen.maximumFramesPerSecond == 60)
      let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
      inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      view.addSubview(outer)
      outer.addSubview(inner)
      let space: any UICoordinateSpace = screen.coordinateSpace
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == view.convert(CGPoint(x: 16, y: 26), to: nil))
      #expect(space.convert(inner.bounds, from: inner) == inner.convert(inner.bounds, to: nil))
      #expect(inner.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: outer as any UICoordinateSpace).origin.x == 5)
      let center = NotificationCenter.default
      let heard = Log()
      let token = center.addObserver(forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil) {
        _ in
        heard.numbers.append(UIScreen.main.brightness)
      }
      screen.brightness = 3
      #expect(heard.numbers == [1])
      center.removeObserver(token)
    }
  }

  /// Nobody is there who could open them: it is said so, and noted in the trace.
  @Test func linksLeadNowhere() throws {
    let url = try #require(URL(string: "https://example.com"))
    let log = Log()
    play(0.1) { _, _ in
      let app = UIApplication.shared
      #expect(!app.canOpenURL(url))
      app.open(url, options: [:]) { log.entries.append("\($0)") }
    }
    #expect(log.entries == ["false"])
  }

  /// Up the responders from the first one to the app's delegate.
  @Test func actionsFindWhoHasThem() {
    final class Taker: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      func take(_ sender: Any?) { log.append("\(sender as? Int ?? 0)") }
    }
    final class Inner: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    play(0) { view, _ in
      let (taker, inner) = (Taker(), Inner())
      view.addSubview(taker)
      taker.addSubview(inner)
      inner.becomeFirstResponder()
      let action = Selector(Taker.take, "take(_:)")
      #expect(inner.target(forAction: action, withSender: nil) as? Taker === taker)
      #expect(!inner.canPerformAction(action, withSender: nil) && taker.canPerformAction(action, withSender: nil))
      #expect(UIApplication.shared.sendAction(action, to: nil, from: 7, for: nil) && taker.log == ["7"])
      #expect(!UIApplication.shared.sendAction(Selector("unknown"), to: nil, from: nil, for: nil))
    }
  }

  @Test func shakesReachTheFirstResponder() {
    final class Shaken: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("began") }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, event?.type == .motion { log.append("ended") }
      }
    }
    play(1) { view, stage in
      let shaken = Shaken()
      view.addSubview(shaken)
      shaken.becomeFirstResponder()
      stage.shake(at: 0.5)
      stage.perform(at: 0.6) { #expect(shaken.log == ["began", "ended"]) }
    }
  }

  @Test func devicesKnowThemselves() {
    play(0) { _, _ in
      let device = UIDevice.current
      #expect(device === UIDevice.current && device.batteryLevel == -1 && device.batteryState == .unknown)
      device.isBatteryMonitoringEnabled = true
      #expect(device.batteryLevel == 1 && device.batteryState == .full)
      #expect(!device.isGeneratingDeviceOrientationNotifications)
      device.beginGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications && UI_USER_INTERFACE_IDIOM() == .phone)
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!device.isGeneratingDeviceOrientationNotifications)
      #expect(UIDevice.current.identifierForVendor == device.identifierForVendor)
    }
  }
}
