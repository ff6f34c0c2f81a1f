public import CoreGraphics
import QuartzCore

/// The app that the scene stands for, which is in the foreground from the first to the last frame.
open class UIApplication: UIResponder, NamedMethods {
  private weak var loop: MainLoop?

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

  /// The one that the scene's view is in, and others that were shown, from the backmost to the frontmost.
  open var windows: [UIWindow] { loop.map { Windows.of($0).shown } ?? [] }
  open var keyWindow: UIWindow? { loop.flatMap { Windows.of($0).key } }

  public enum State: Int, Sendable { case active, inactive, background }
  open var applicationState: State { .active }

  /// How often touches are to be ignored.
  private var ignoringCount = 0
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  /// Fingers that come down from now on are not heard of, until it is ended as often as it was begun.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  open func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }

  /// Has the scene's window.
  open var delegate: (any UIApplicationDelegate)? { stageDelegate }
  private lazy var stageDelegate = StageDelegate(of: self)

  // No scene's app leaves the foreground or comes back to it, so that nobody ever hears of these, unless they are posted by hand.

  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  // Nor does any show another status bar than it showed before.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

/// Who an app belongs to.
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow?? { get }
}

private final class StageDelegate: UIApplicationDelegate {
  private weak var application: UIApplication?
  init(of application: UIApplication) { self.application = application }
  var window: UIWindow?? { application?.keyWindow }
}

extension UIWindow {
  public var isKeyWindow: Bool { MainLoop.current != nil && UIApplication.shared.keyWindow === self }
}
