import Springform
public import UIKitCore

// What Core Motion tells of how the device is held. It lies on its back, still, until a scene tilts it with `stage.tilt(to:at:)`.

/// Reads how the device is held and moved. A tilt of 1 to a side, the farthest that motion effects follow, is half a radian.
open class CMMotionManager: NSObject {
  private var timers: [Sensor: Timer] = [:]
  private enum Sensor: Int { case motion, accelerometer, gyro }

  override public init() {}

  // MARK: What there is

  public var isDeviceMotionAvailable: Bool { true }
  public var isAccelerometerAvailable: Bool { true }
  public var isGyroAvailable: Bool { true }
  /// There is no field around a scene's device.
  public var isMagnetometerAvailable: Bool { false }
  open private(set) var isDeviceMotionActive = false
  open private(set) var isAccelerometerActive = false
  open private(set) var isGyroActive = false
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { .xArbitraryZVertical }

  /// In seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01 { didSet { restart(.motion) } }
  open var accelerometerUpdateInterval: TimeInterval = 0.01 { didSet { restart(.accelerometer) } }
  open var gyroUpdateInterval: TimeInterval = 0.01 { didSet { restart(.gyro) } }
  open var showsDeviceMovementDisplay = false

  // MARK: Now

  /// How the device is held now; `nil` while nothing is read.
  open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? CMDeviceMotion.now : nil }
  open var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive ? CMDeviceMotion.now.map { CMAccelerometerData($0) } : nil
  }
  open var gyroData: CMGyroData? { isGyroActive ? CMDeviceMotion.now.map { CMGyroData($0) } : nil }

  // MARK: Over time

  private var tellers: [Sensor: () -> Void] = [:]

  private func start(_ sensor: Sensor, _ tell: (() -> Void)?) {
    tellers[sensor] = tell
    restart(sensor)
  }

  private func restart(_ sensor: Sensor) {
    timers.removeValue(forKey: sensor)?.invalidate()
    guard let tell = tellers[sensor] else { return }
    let interval =
      switch sensor {
      case .motion: deviceMotionUpdateInterval
      case .accelerometer: accelerometerUpdateInterval
      case .gyro: gyroUpdateInterval
      }
    // A device reads a hundred times a second at most.
    timers[sensor] = Timer.scheduledTimer(withTimeInterval: max(interval, 0.01), repeats: true) { [weak self] timer in
      if self == nil { timer.invalidate() } else { tell() }
    }
  }

  private func stop(_ sensor: Sensor) {
    tellers[sensor] = nil
    restart(sensor)
  }

  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { isDeviceMotionActive = true }
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    isDeviceMotionActive = true
    start(.motion) { queue.addOperation { handler(CMDeviceMotion.now, nil) } }
  }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { startDeviceMotionUpdates(to: queue, withHandler: handler) }
  open func stopDeviceMotionUpdates() {
    isDeviceMotionActive = false
    stop(.motion)
  }

  open func startAccelerometerUpdates() { isAccelerometerActive = true }
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    isAccelerometerActive = true
    start(.accelerometer) { queue.addOperation { handler(CMDeviceMotion.now.map { CMAccelerometerData($0) }, nil) } }
  }
  open func stopAccelerometerUpdates() {
    isAccelerometerActive = false
    stop(.accelerometer)
  }

  open func startGyroUpdates() { isGyroActive = true }
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    isGyroActive = true
    start(.gyro) { queue.addOperation { handler(CMDeviceMotion.now.map { CMGyroData($0) }, nil) } }
  }
  open func stopGyroUpdates() {
    isGyroActive = false
    stop(.gyro)
  }
}

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// From what attitudes are counted: here always from the device lying on its back.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
