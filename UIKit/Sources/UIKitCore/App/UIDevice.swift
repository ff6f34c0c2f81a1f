public import CoreGraphics
import QuartzCore
import Springform

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
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The phone that a scene stands for, which is held upright from the first to the last frame.
open class UIDevice: NSObject {
  private final class Shared: Companion {
    let device = UIDevice()
    init(_ loop: MainLoop) {}
  }
  // Outside of scenes one that is only asked.
  nonisolated(unsafe) private static let outside = UIDevice()
  public class var current: UIDevice { MainLoop.current.map { Shared.of($0).device } ?? outside }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The members here are those of this version.
  open var systemVersion: String { "18.0" }
  open var orientation: UIDeviceOrientation { .portrait }

  private var generating = 0
  open var isGeneratingDeviceOrientationNotifications: Bool { generating > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { generating += 1 }
  open func endGeneratingDeviceOrientationNotifications() { generating = max(generating - 1, 0) }

  /// Never posted here, as the phone is not turned.
  public class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }

  open var name: String { "iPhone" }
  open var localizedModel: String { model }
  /// The same for all stages.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  open var isMultitaskingSupported: Bool { true }

  // A battery that is always full, and a phone that is never held to an ear: nobody hears of changes.

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// 0...1, and -1 as long as it is not asked for.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  public class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  public class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  public class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }

  /// Would be heard: an event of the scene's trace.
  open func playInputClick() { MainLoop.current?.stage.traceEvent("sound.click", 1) }
}
