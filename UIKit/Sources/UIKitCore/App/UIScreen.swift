public import QuartzCore
import Springform

/// The display: the stage, whose size a scene says.
public final class UIScreen: NSObject {
  /// In points.
  public let bounds: CGRect
  /// Pixels per point, as the scene says.
  public let scale: CGFloat
  private weak var loop: MainLoop?

  private final class Shared: Companion {
    let screen: UIScreen
    init(_ loop: MainLoop) { screen = UIScreen(of: loop) }
  }

  private init(of loop: MainLoop) {
    bounds = CGRect(origin: .zero, size: CGSize(loop.stage.size))
    scale = loop.screenScale
    self.loop = loop
  }

  public static var main: UIScreen { Shared.of(.required(for: "UIScreen.main")).screen }
  /// The only one that there is.
  public static var screens: [UIScreen] { [main] }

  /// Before iOS 9 without the status bar, which here takes nothing.
  public var applicationFrame: CGRect { bounds }
  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var nativeScale: CGFloat { scale }
  public var maximumFramesPerSecond: Int { 60 }
  public var mirrored: UIScreen? { nil }
  public var isCaptured: Bool { false }
  public var wantsSoftwareDimming = false

  /// Pictures are not darkened by it; who waits for changes hears of them.
  public var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")

  /// Calls the target at each refresh, as soon as it is added to a run loop.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// What all windows show.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in loop.map({ Windows.of($0).shown }) ?? [] where !window.isHidden {
      guard let snapshot = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      snapshot.frame = window.frame
      view.addSubview(snapshot)
    }
    return view
  }

  public var coordinateSpace: any UICoordinateSpace { self }
  /// The same, as the phone is not turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
