import Glibc
import SpringformNumerics

/// How a scroll view comes to rest after the finger has lifted, along one axis: it decelerates, bounces off an end, or
/// springs back to it.
public struct ScrollMotion: Hashable, Sendable {
  /// How much of the velocity is left after each millisecond.
  public enum DecelerationRate: Double, Hashable, Sendable {
    case normal = 0.998
    case fast = 0.99
  }

  private let start: Double
  private let velocity: Double
  private let end: Double
  /// The natural logarithm of the velocity's decay, per second.
  private let decay: Double
  /// When the spring takes over, in seconds, and the velocity it begins with; never without overshoot.
  private let bounceTime: Double
  private let bounceVelocity: Double

  /// Seconds until everything is at rest to half a point.
  public let duration: Double

  /// The spring at the ends is critically damped with 10 radians per second (mass 1, stiffness 100).
  private static let frequency = 10.0
  private static let precision = 0.5
  private static let shares = 1e-6...0.999_99

  /// - Parameters:
  ///   - start: the offset at the lift, in points.
  ///   - velocity: the offset's velocity then, in points per second.
  ///   - range: the offsets at which content can rest.
  ///   - rate: how fast it decelerates.
  public init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>,
    decelerationRate rate: DecelerationRate = .normal
  ) { self.init(from: start, velocity: velocity, in: range, velocityKeptPerMillisecond: rate.rawValue) }

  /// The same with any rate.
  /// - Parameters:
  ///   - start: the offset at the lift, in points.
  ///   - velocity: the offset's velocity then, in points per second.
  ///   - range: the offsets at which content can rest.
  ///   - share: how much of the velocity is left after a millisecond; what is not between 0 and 1 is taken to be near them.
  public init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>, velocityKeptPerMillisecond share: Double
  ) {
    let start = start.isFinite ? start : range.lowerBound
    let velocity = velocity.clamped(to: -1e6...1e6, otherwise: 0)
    self.start = start
    self.velocity = velocity
    decay = 1000 * log(share.clamped(to: Self.shares, otherwise: DecelerationRate.normal.rawValue))
    let free = start - velocity / decay
    if range.contains(start), range.contains(free) {
      end = free
      bounceTime = .infinity
      bounceVelocity = 0
      let rest = (free - start).magnitude
      duration = rest > Self.precision ? log(Self.precision / rest) / decay : 0
    } else {
      end = (range.contains(start) ? free : start) > range.upperBound ? range.upperBound : range.lowerBound
      // start + velocity (e^(decay t) - 1) / decay = end
      bounceTime = range.contains(start) ? log(1 + (end - start) * decay / velocity) / decay : 0
      bounceVelocity = velocity * exp(decay * bounceTime)
      let offset = range.contains(start) ? 0 : start - end
      duration = bounceTime + Self.springDuration(offset: offset, velocity: bounceVelocity)
    }
  }

  /// The offset `time` seconds after the lift.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    guard time < duration else { return end }
    if time < bounceTime { return start + velocity * (exp(decay * time) - 1) / decay }
    return end
      + Self.spring(offset: bounceTime > 0 ? 0 : start - end, velocity: bounceVelocity, at: time - bounceTime)
  }

  /// Where it comes to rest, in points.
  public var restingPosition: Double { end }

  private static func spring(offset: Double, velocity: Double, at time: Double) -> Double {
    (offset + (velocity + frequency * offset) * time) * exp(-frequency * time)
  }

  /// The last moment at which the spring is further from rest than the precision, to a millisecond.
  private static func springDuration(offset: Double, velocity: Double) -> Double {
    let longest = 3000
    let last = (0..<longest).last {
      spring(offset: offset, velocity: velocity, at: Double($0) / 1000).magnitude > precision
    }
    return Double((last ?? -1) + 1) / 1000
  }
}
