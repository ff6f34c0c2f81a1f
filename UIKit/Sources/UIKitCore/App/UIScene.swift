public import QuartzCore

/// What of an app is on a screen. A phone, and so a stage, has one: a ``UIWindowScene``.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a switcher of apps would call it.
  open var title: String!

  /// UIKit makes scenes; here the stage's one.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) { self.session = session }

  override open var next: UIResponder? { MainLoop.current == nil ? nil : UIApplication.shared }

  /// See ``UIApplication/open(_:options:completionHandler:)``.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// What a scene is made for: nothing but to be seen.
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let sourceApplication: String? = nil
    override init() {}
  }

  public final class OpenExternalURLOptions: NSObject {
    public var universalLinksOnly = false
    override public init() {}
  }
}

/// An address that an app is to open.
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

/// Who a scene belongs to. An app's own is compiled, and may be made and set; nobody connects it here.
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
}

/// What the system knows of a scene.
open class UISceneSession: NSObject {
  public let role: Role
  public let configuration: UISceneConfiguration
  public let persistentIdentifier: String
  open var userInfo: [String: Any]?
  public internal(set) weak var scene: UIScene?

  init(_ role: Role) {
    (self.role, persistentIdentifier) = (role, "stage")
    configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: role)
  }

  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }
}

/// Of which classes a scene and its delegate are.
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
