import Glibc
import SpringformBitmap

/// How what is drawn was moved, scaled or turned about the middle of what changed, by iterated least squares
/// (B. Lucas and T. Kanade, "An Iterative Image Registration Technique", 1981).
struct PlacementEstimate {
  /// What of a placement may be another one.
  enum Freedom: CaseIterable {
    case shift, scale, width, height, turn
  }

  private(set) var freedom: Freedom
  /// Pixels to the right.
  private(set) var x: Float
  /// Pixels down.
  private(set) var y: Float
  /// How much larger than before, 0.01 for 1 %.
  private(set) var width: Float = 0
  private(set) var height: Float = 0
  /// Radians, clockwise.
  private(set) var angle: Float = 0
  /// The share of the squared difference that it accounts for.
  private(set) var explained: Float = 0

  /// Whether it lies where it was looked for.
  private var isNear: Bool { max(abs(x), abs(y)) <= Float(ShiftEstimate.reach) }

  /// The shift, more exactly, when all around what changed went along.
  private func measured(_ samples: ChangeSamples) -> Self {
    guard let shift = ShiftEstimate(samples, samples.changed + samples.unchanged),
      shift.explained > explained - 0.1
    else { return self }
    var result = self
    (result.x, result.y, result.explained) = (shift.x, shift.y, max(explained, shift.explained))
    return result
  }

  /// The simplest that does nearly as well as any, nil when none does better than none.
  static func best(_ samples: ChangeSamples) -> Self? {
    let start = ShiftEstimate(samples, samples.nearChange)
    let near = samples.nearChange
    let places = stride(from: 0, to: near.count, by: near.count / 1000 + 1).map { near[$0] }
    func estimate(_ freedom: Freedom) -> Self? { Self(samples, places, freedom, from: (start?.x ?? 0, start?.y ?? 0)) }
    let plain = estimate(.shift)
    if let plain, plain.explained > 0.98, plain.isNear { return plain.measured(samples) }
    let all = [plain?.isNear == true ? plain : nil] + Freedom.allCases.dropFirst().map(estimate)
    guard let best = all.compactMap(\.self).max(by: { $0.explained < $1.explained }) else { return nil }
    if let plain, plain.isNear, 1 - plain.explained <= 2 * (1 - best.explained) { return plain.measured(samples) }
    return best
  }

  private init?(_ samples: ChangeSamples, _ places: [ChangeSamples.Place], _ freedom: Freedom, from: (Float, Float)) {
    self.freedom = freedom
    (x, y) = from
    let middle = (
      Float(samples.bounds.x) + Float(samples.bounds.width - 1) / 2,
      Float(samples.bounds.y) + Float(samples.bounds.height - 1) / 2
    )
    let energy = places.reduce(Float(0)) { $0 + samples.difference($1).squaredLength }
    guard energy > 0, places.count > 6 else { return nil }
    var best = self
    var rest = Float.infinity
    for _ in 0..<8 {
      var system = Normal()
      var sum: Float = 0
      for place in places {
        let (dx, dy) = (Float(place.x) - middle.0, Float(place.y) - middle.1)
        let source = (Float(place.x) - x - width * dx + angle * dy, Float(place.y) - y - height * dy - angle * dx)
        let error = samples.actual(place.x, place.y) - samples.expected(at: source.0, source.1)
        sum += error.squaredLength
        let slopeX = samples.expected(at: source.0 + 0.5, source.1) - samples.expected(at: source.0 - 0.5, source.1)
        let slopeY = samples.expected(at: source.0, source.1 + 0.5) - samples.expected(at: source.0, source.1 - 0.5)
        let third: ChangeSamples.Components =
          switch freedom {
          case .shift: .zero
          case .scale: slopeX * dx + slopeY * dy
          case .width: slopeX * dx
          case .height: slopeY * dy
          case .turn: slopeY * dx - slopeX * dy
          }
        system.add(slopeX, slopeY, third, error)
      }
      if sum < rest {
        rest = sum
        best = self
      }
      guard let step = system.solution(isPlain: freedom == .shift) else { break }
      x -= step.x
      y -= step.y
      switch freedom {
      case .shift: break
      case .scale:
        width -= step.z
        height -= step.z
      case .width: width -= step.z
      case .height: height -= step.z
      case .turn: angle -= step.z
      }
      if step.x * step.x + step.y * step.y < 1e-6, abs(step.z) < 1e-5 { break }
      // It has lost its way.
      if abs(x) > 16 || abs(y) > 16 || abs(width) > 0.5 || abs(height) > 0.5 || abs(angle) > 0.5 { break }
    }
    self = best
    explained = 1 - rest / energy
    if explained <= 0 { return nil }
  }
}

/// Normal equations of three unknowns.
private struct Normal {
  private var xx: Float = 0
  private var xy: Float = 0
  private var yy: Float = 0
  private var xz: Float = 0
  private var yz: Float = 0
  private var zz: Float = 0
  private var right = SIMD3<Float>.zero

  mutating func add(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ z: SIMD4<Float>, _ value: SIMD4<Float>) {
    xx += x.dot(x)
    xy += x.dot(y)
    yy += y.dot(y)
    xz += x.dot(z)
    yz += y.dot(z)
    zz += z.dot(z)
    right += SIMD3(x.dot(value), y.dot(value), z.dot(value))
  }

  /// - Parameter isPlain: whether there are only two.
  func solution(isPlain: Bool) -> SIMD3<Float>? {
    // Where there are no edges of a direction, nothing moves along it.
    let damping = 1e-4 * (xx + yy) + 1e-6
    let (xx, yy) = (xx + damping, yy + damping)
    let minor = xx * yy - xy * xy
    guard minor > 0 else { return nil }
    if isPlain {
      return SIMD3((right.x * yy - right.y * xy) / minor, (right.y * xx - right.x * xy) / minor, 0)
    }
    // The third unknown by what is left when the others are eliminated.
    let (a, b) = ((xz * yy - yz * xy) / minor, (yz * xx - xz * xy) / minor)
    let own = zz - a * xz - b * yz
    guard own > 1e-3 * zz, own > 0 else { return nil }
    let z = (right.z - a * right.x - b * right.y) / own
    let (p, q) = (right.x - z * xz, right.y - z * yz)
    return SIMD3((p * yy - q * xy) / minor, (q * xx - p * xy) / minor, z)
  }
}
