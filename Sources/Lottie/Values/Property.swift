import SpringformGeometry
import SpringformNumerics

/// A value of the file that may change in time.
struct Property<Value: KeyedValue>: Sendable {
  /// What it is where it does not change, and before the first key frame.
  var value: Value
  /// In the order of time.
  var keys: [Keyframe<Value>] = []
  /// The number of its expression in the file, which computes it from what key frames say.
  var expression: Int?
  /// How many components it has as the file writes it.
  var dimensions = 1

  init(_ value: Value) { self.value = value }

  var isAnimated: Bool { !keys.isEmpty }

  /// What key frames say at a frame of the composition that the layer lies in.
  func keyedValue(at frame: Double) -> Value {
    guard let first = keys.first else { return value }
    guard frame > first.time, keys.count > 1 else { return first.value }
    let index = key(at: frame)
    let key = keys[index]
    if key.isHold && index < keys.count - 1 { return key.value }
    guard index < keys.count - 1 else { return finalValue }
    let next = keys[index + 1]
    let fraction = next.time > key.time ? (frame - key.time) / (next.time - key.time) : 1
    return Value.between(key.value, key.end ?? next.value, key.eased(fraction))
  }

  /// What it is after the last key frame.
  var finalValue: Value { keys.last?.value ?? value }

  /// The last key frame that is not later than a frame, which is later than the first.
  func key(at frame: Double) -> Int {
    var (low, high) = (0, keys.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if keys[middle].time <= frame { low = middle } else { high = middle }
    }
    return low
  }
}

extension Property<Numbers> {
  /// A point's place: along its bow where there is one, by the length of the way.
  func keyedPlace(at frame: Double) -> Numbers {
    guard let (curve, fraction, key) = stretch(at: frame) else { return keyedValue(at: frame) }
    let point = curve.point(at: ArcLengthTable(curve).parameter(atFraction: fraction.clampedToUnit))
    var result = Numbers.between(key.value, key.end ?? key.value, SIMD4(repeating: fraction))
    // Beyond its ends there is no way, as lottie-web has it.
    (result.x, result.y) = (point.x, point.y)
    return result
  }

  /// The direction in which a point moves at a frame, in radians; `nil` where it does not move.
  func direction(at frame: Double) -> Double? {
    guard keys.count > 1 else { return nil }
    let frame = Swift.min(Swift.max(frame, keys[0].time), keys[keys.count - 1].time)
    if let (curve, fraction, _) = stretch(at: frame) {
      let way = curve.direction(at: ArcLengthTable(curve).parameter(atFraction: fraction.clampedToUnit))
      return way.length > 0 ? way.angle : nil
    }
    let step = 0.01
    let (before, after) = (keyedValue(at: frame - step).point, keyedValue(at: frame + step).point)
    return before == after ? nil : (after - before).angle
  }

  /// The bow that a point is on at a frame, how far it has come, and the key frame that it comes from.
  private func stretch(at frame: Double) -> (CubicBezier, Double, Keyframe<Numbers>)? {
    guard let first = keys.first, frame >= first.time, keys.count > 1 else { return nil }
    let index = key(at: frame)
    guard index < keys.count - 1, let bow = keys[index].bow, !keys[index].isHold else { return nil }
    var key = keys[index]
    let next = keys[index + 1]
    key.end = key.end ?? next.value
    let (start, end) = (key.value.point, (key.end ?? next.value).point)
    // Tangents along the line do not lead anywhere else, and players leave them out: the pace is that of the easing alone.
    guard !bow.isStraight(from: start, to: end) else { return nil }
    let curve = CubicBezier(start: start, control1: start + bow.out, control2: end + bow.into, end: end)
    let fraction = next.time > key.time ? (frame - key.time) / (next.time - key.time) : 1
    return (curve, key.eased(fraction).x, key)
  }
}

extension Double {
  /// The nearest number from 0 to 1; 0 for what is no number.
  var clampedToUnit: Double { clamped(to: 0...1, otherwise: 0) }
}
