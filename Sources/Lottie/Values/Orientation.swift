import Glibc
import SpringformGeometry

extension Property<Numbers> {
  /// What key frames say of an orientation: from one to the next by the shortest turn, at a steady pace whatever the easing, as
  /// lottie-web has it, which takes its angles for a heading, an attitude and a bank.
  func keyedOrientation(at frame: Double) -> Numbers {
    guard let first = keys.first, frame > first.time, keys.count > 1 else { return keyedValue(at: frame) }
    let index = key(at: frame)
    guard index < keys.count - 1, !keys[index].isHold else { return keyedValue(at: frame) }
    let (key, next) = (keys[index], keys[index + 1])
    let fraction = next.time > key.time ? (frame - key.time) / (next.time - key.time) : 1
    let (start, end) = (Quaternion(orientation: key.value), Quaternion(orientation: key.end ?? next.value))
    let way = start.inverse.concatenating(end).rotationVector
    return start.concatenating(Quaternion(rotationVector: way * fraction)).orientation
  }
}

extension Quaternion {
  /// - Parameter orientation: heading, attitude and bank, about y, z and x, in degrees.
  fileprivate init(orientation: Numbers) {
    let angles = orientation * (.pi / 180)
    self = Quaternion(angle: angles.z, axis: SIMD3(1, 0, 0))
      .concatenating(Quaternion(angle: angles.y, axis: SIMD3(0, 0, 1)))
      .concatenating(Quaternion(angle: angles.x, axis: SIMD3(0, 1, 0)))
  }

  fileprivate var orientation: Numbers {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, scalar)
    let heading = atan2(2 * (y * w - x * z), 1 - 2 * (y * y + z * z))
    let attitude = asin(min(max(2 * (x * y + z * w), -1), 1))
    let bank = atan2(2 * (x * w - y * z), 1 - 2 * (x * x + z * z))
    return Numbers(heading, attitude, bank, 0) * (180 / .pi)
  }
}
