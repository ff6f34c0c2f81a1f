import QuartzCore

/// The app that the scene stands for.
open class UIApplication: UIResponder {
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

  /// The one that the scene's view is in.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  open var keyWindow: UIWindow? { loop?.companions[ObjectIdentifier(UIWindow.self)] as? UIWindow }
}

extension UIWindow {
  public var isKeyWindow: Bool { MainLoop.current != nil && UIApplication.shared.keyWindow === self }
}
