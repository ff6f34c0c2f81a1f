public import UIKitCore

/// In multiples of the earth's.
public struct CMAcceleration: Sendable {
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// In radians a second.
public struct CMRotationRate: Sendable {
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMQuaternion: Sendable {
  public var x, y, z, w: Double
  public init() { (x, y, z, w) = (0, 0, 0, 1) }
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// How a body lies in space, in radians: turned by `yaw` about its own z axis, then by `pitch` about x, then by `roll` about y.
open class CMAttitude: NSObject {
  public private(set) var quaternion: CMQuaternion

  init(roll: Double, pitch: Double, yaw: Double = 0) {
    let (r, p, y) = (roll / 2, pitch / 2, yaw / 2)
    quaternion = CMQuaternion(x: 0, y: 0, z: sin(y), w: cos(y))
      .times(CMQuaternion(x: sin(p), y: 0, z: 0, w: cos(p))).times(CMQuaternion(x: 0, y: sin(r), z: 0, w: cos(r)))
  }

  public var roll: Double {
    let q = quaternion
    return atan2(2 * (q.w * q.y - q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
  }
  public var pitch: Double {
    let q = quaternion
    return asin(min(max(2 * (q.w * q.x + q.y * q.z), -1), 1))
  }
  public var yaw: Double {
    let q = quaternion
    return atan2(2 * (q.w * q.z - q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z))
  }

  /// Makes it the way from another attitude to this one.
  open func multiply(byInverseOf attitude: CMAttitude) {
    let q = attitude.quaternion
    quaternion = CMQuaternion(x: -q.x, y: -q.y, z: -q.z, w: q.w).times(quaternion)
  }

  override open func copy() -> Any {
    let copy = CMAttitude(roll: 0, pitch: 0)
    copy.quaternion = quaternion
    return copy
  }
}

extension CMQuaternion {
  fileprivate func times(_ o: CMQuaternion) -> CMQuaternion {
    CMQuaternion(
      x: w * o.x + x * o.w + y * o.z - z * o.y, y: w * o.y - x * o.z + y * o.w + z * o.x,
      z: w * o.z + x * o.y - y * o.x + z * o.w, w: w * o.w - x * o.x - y * o.y - z * o.z)
  }
}

/// What is measured at a time.
open class CMLogItem: NSObject {
  /// In seconds of the scene.
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

open class CMDeviceMotion: CMLogItem {
  public let attitude: CMAttitude
  public let rotationRate: CMRotationRate
  /// Where down is, in the device's own axes.
  public let gravity: CMAcceleration
  /// Nobody moves the device but by turning it.
  public var userAcceleration: CMAcceleration { CMAcceleration() }
  /// Unknown.
  public var heading: Double { -1 }

  init(_ tilt: Tilt.Path, at time: TimeInterval) {
    let (offset, rate) = (tilt.offset(at: time), tilt.rate(at: time))
    let (roll, pitch) = (Double(offset.horizontal) * Self.reach, Double(offset.vertical) * Self.reach)
    attitude = CMAttitude(roll: roll, pitch: pitch)
    rotationRate = CMRotationRate(
      x: Double(rate.vertical) * Self.reach, y: Double(rate.horizontal) * Self.reach, z: 0)
    gravity = CMAcceleration(x: sin(roll) * cos(pitch), y: -sin(pitch), z: -cos(roll) * cos(pitch))
    super.init(timestamp: time)
  }

  /// In radians, of a tilt of 1.
  private static let reach = 0.5

  static var now: CMDeviceMotion? {
    MainLoop.current.map { CMDeviceMotion(Tilt.of($0).path, at: CACurrentMediaTime()) }
  }
}

open class CMAccelerometerData: CMLogItem {
  public let acceleration: CMAcceleration
  init(_ motion: CMDeviceMotion) {
    acceleration = motion.gravity
    super.init(timestamp: motion.timestamp)
  }
}

open class CMGyroData: CMLogItem {
  public let rotationRate: CMRotationRate
  init(_ motion: CMDeviceMotion) {
    rotationRate = motion.rotationRate
    super.init(timestamp: motion.timestamp)
  }
}
