public import CoreGraphics
import QuartzCore

/// The app that the scene stands for, which is in the foreground from the first to the last frame.
open class UIApplication: UIResponder, NamedMethods {
  private(set) weak var loop: MainLoop?

  private init(of loop: MainLoop) { self.loop = loop }

  private final class Shared: Companion {
    let application: UIApplication
    init(_ loop: MainLoop) { application = UIApplication(of: loop) }
  }

  /// One for each scene.
  public class var shared: UIApplication {
    let loop = MainLoop.required(for: "UIApplication.shared")
    return Shared.of(loop).application
  }

  /// Components that may be part of an app's extension ask for the app by the name of Objective-C's method.
  package class func method(named name: String) -> (() -> Any)? { name == "sharedApplication" ? { shared } : nil }

  /// `shared`, by the path to it; the class has no other property that is reached by its name.
  public class func value(forKeyPath keyPath: String) -> Any? {
    if ["shared", "sharedApplication"].contains(keyPath) { return shared }
    MainLoop.current?.fail("UIApplication has no property '\(keyPath)' that is reached by its name")
    return nil
  }
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  // MARK: Windows

  /// The one that the scene's view is in, and others that were shown, from the backmost to the frontmost.
  open var windows: [UIWindow] { loop.map { Windows.of($0).shown } ?? [] }
  open var keyWindow: UIWindow? { loop.flatMap { Windows.of($0).key } }
  /// One, which all windows are in.
  open var connectedScenes: Set<UIScene> { Set([loop.map { UIWindowScene.of($0) }].compactMap(\.self)) }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Phones show one scene of an app.
  open var supportsMultipleScenes: Bool { false }

  /// Has the scene's window, unless an app's own is set.
  open var delegate: (any UIApplicationDelegate)? {
    get { ownDelegate ?? stageDelegate }
    set { ownDelegate = newValue }
  }
  private weak var ownDelegate: (any UIApplicationDelegate)?
  private lazy var stageDelegate = StageDelegate(of: self)

  // MARK: State

  public enum State: Int, Sendable { case active, inactive, background }
  open var applicationState: State { .active }
  /// Scenes' phones do not fall asleep in any case.
  open var isIdleTimerDisabled = false
  /// No status bar is drawn that would show it.
  open var isNetworkActivityIndicatorVisible = false
  /// No home screen is drawn that would show it.
  open var applicationIconBadgeNumber = 0
  open var isProtectedDataAvailable: Bool { true }
  /// Of how many seconds the turning of a phone is.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.4 }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  /// Nobody sends anything to a scene's app.
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func registerForRemoteNotifications() { noteMissing("notifications from the network") }
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Nothing is undone by shaking, whatever this says.
  open var applicationSupportsShakeToEdit = true

  // MARK: Touches

  /// How often touches are to be ignored.
  private var ignoringCount = 0
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  /// Fingers that come down from now on are not heard of, until it is ended as often as it was begun.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  open func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }

  /// Brings an event to the windows that it is for. Subclasses, of which there is none here, and windows may come between.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.concerns(window) { window.sendEvent(event) }
  }

  /// Calls a method of the target; without one, of the first that has it, from the first responder on to the app.
  /// - Returns: whether somebody had it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let arguments = [sender, event].compactMap(\.self)
    if let target { return action.perform(on: target as AnyObject, with: arguments) }
    let first = loop.flatMap { firstResponder(of: $0) } ?? sender as? UIResponder
    guard let taker = first?.target(forAction: action, withSender: sender) else { return false }
    return action.perform(on: taker as AnyObject, with: arguments)
  }

  override open var next: UIResponder? { delegate as? UIResponder }
}
