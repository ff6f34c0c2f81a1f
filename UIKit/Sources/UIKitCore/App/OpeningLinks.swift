public import CoreGraphics
import QuartzCore
import Springform

// A phone would leave the app for another one. Here there is none: it is an event of the scene's trace, and nothing was opened.

extension UIApplication {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenExternalURLOptionsKeyUniversalLinksOnly")
  }

  /// Leads to an app's page in the phone's settings.
  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// No app is there that could.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// - Parameter completion: is called with `false`, as nothing was opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    loop?.stage.traceEvent("open: \(url.absoluteString)", 1)
    loop?.after(0) { completion?(false) }
  }

  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }
}

// MARK: In the background, where a scene's app never is

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// As much as an app has that is in the foreground.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Asks for time in the background, which is never needed here.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  public func beginBackgroundTask(expirationHandler handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
