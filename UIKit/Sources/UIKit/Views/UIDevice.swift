public import CoreGraphics

/// What kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The phone that a scene stands for, which is held upright from the first to the last frame.
open class UIDevice: NSObject {
  // It knows nothing that could change.
  nonisolated(unsafe) private static let one = UIDevice()
  public class var current: UIDevice { one }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The members here are those of this version.
  open var systemVersion: String { "18.0" }
  open var orientation: UIDeviceOrientation { .portrait }

  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Never posted here.
  public class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
}
