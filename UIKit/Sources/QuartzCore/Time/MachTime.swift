public import CoreGraphics
import Springform

// The clock of the machine, which is the scene's: its ticks are nanoseconds.

public func mach_absolute_time() -> UInt64 {
  UInt64(max(0, MainLoop.required(for: "mach_absolute_time()").stage.time) * 1e9)
}

/// By how much ticks are multiplied to become nanoseconds: by one.
public struct mach_timebase_info: Sendable {
  public var numer: UInt32
  public var denom: UInt32
  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }

  /// What C calls as a function of the same name, which writes the numbers into another one.
  @discardableResult
  public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }
}
public typealias mach_timebase_info_data_t = mach_timebase_info

extension ProcessInfo {
  // A phone's app.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  /// In seconds: the scene's time, from its beginning.
  public var systemUptime: TimeInterval { CACurrentMediaTime() }
  public var isLowPowerModeEnabled: Bool { false }
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  public var thermalState: ThermalState { .nominal }
}
