public import QuartzCore
import Springform

/// The view that all others on a screen are in.
open class UIWindow: UIView {
  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// One of the screen's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    prepare()
  }

  private func prepare() {
    layer.isHidden = true
    enter(self)
  }

  override open var next: UIResponder? { MainLoop.current == nil ? nil : windowScene }

  // Whoever made the window lets go of it to have it gone.
  deinit { layer.base.removeFromSuperlayer() }

  /// The only one that there is.
  open var windowScene: UIWindowScene? {
    get { ownScene ?? MainLoop.current.map { UIWindowScene.of($0) } }
    set { ownScene = newValue }
  }
  private weak var ownScene: UIWindowScene?

  /// How far in front a window lies.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// Windows of a higher level lie in front of those of lower ones.
  open var windowLevel = Level.normal { didSet { layer.zPosition = windowLevel.rawValue } }

  // MARK: On the screen

  /// A window is hidden until it is shown; it is to be kept by who shows it.
  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      let isChange = newValue != isHidden
      super.isHidden = newValue
      if !newValue { MainLoop.required(for: "UIWindow.isHidden").show(self) }
      guard isChange else { return }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification, object: self)
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  // MARK: The key window, which hears of what is no touch

  open var canBecomeKey: Bool { true }
  open var isKeyWindow: Bool { MainLoop.current.map { Windows.of($0).key === self } ?? false }

  open func makeKey() {
    let windows = Windows.of(.required(for: "UIWindow.makeKey()"))
    guard canBecomeKey, windows.key !== self else { return }
    let old = windows.key
    windows.key = self
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when this has become the key window.
  open func becomeKey() {}
  /// Called when another one has.
  open func resignKey() {}

  /// Brings an event to the views. Who overrides it sees all touches before them, and keeps to itself what it does not hand on to `super`.
  open func sendEvent(_ event: UIEvent) {
    guard let loop = MainLoop.current else { return }
    TouchDispatch.of(loop).bring(event, in: self)
  }

  /// Its view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  /// What the phone's shape and its status bar take of the window, as the scene says.
  package var screenInsets = UIEdgeInsets.zero
  override open var safeAreaInsets: UIEdgeInsets { screenInsets }

  /// The only one that there is.
  open var screen: UIScreen {
    get { .main }
    set { if newValue !== UIScreen.main { noteMissing("other screens than the stage") } }
  }
}
