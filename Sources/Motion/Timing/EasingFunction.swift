import Glibc
import SpringformNumerics

/// A way from 0 to 1 that is no cubic Bezier: in steps, along straight lines, or swinging and bouncing.
public struct EasingFunction: Hashable, Sendable {
  /// A place on a way of straight lines.
  public struct Stop: Hashable, Sendable {
    /// The fraction of the duration; it may lie before the beginning and after the end.
    public let time: Double
    /// The progress made.
    public let value: Double

    public init(time: Double, value: Double) { (self.time, self.value) = (time, value) }
  }

  /// Where the jumps of a way in steps lie, as in CSS.
  public enum StepPosition: String, Hashable, Sendable, CaseIterable { case start, end, none, both }

  private enum Shape: Hashable, Sendable {
    case steps(Int, StepPosition)
    case lines([Stop])
    case back
    case elastic
    case bounce
  }

  private enum Direction: Hashable, Sendable { case `in`, out, inOut }

  private let shape: Shape
  private let direction: Direction

  private init(_ shape: Shape, _ direction: Direction = .out) { (self.shape, self.direction) = (shape, direction) }

  /// Jumps, each as far and as late as the others.
  /// - Parameters:
  ///   - count: how many plateaus there are on the way, 1...1000 (with `none` at least 2); what is beyond is clamped.
  ///   - position: `end` jumps at the end of each plateau, `start` at its beginning, `none` at neither end of the way, `both` at
  ///     both ends.
  public static func steps(_ count: Int, _ position: StepPosition = .end) -> Self {
    Self(.steps(min(max(count, position == .none ? 2 : 1), 1000), position))
  }

  /// Straight lines from stop to stop, at least two of them; the first and the last line go on beyond their stops (CSS Easing
  /// Functions, level 2). Times that fall back count as the time before.
  public static func lines(_ stops: [Stop]) -> Self {
    var time = -Double.infinity
    let ordered = stops.map { stop in
      time = max(time, stop.time.clamped(to: -1e6...1e6, otherwise: 0))
      return Stop(time: time, value: stop.value.isFinite ? stop.value : 0)
    }
    return Self(.lines(ordered.count > 1 ? ordered : [Stop(time: 0, value: 0), Stop(time: 1, value: 1)]))
  }

  /// Penner's "Motion, Tweening, and Easing" (2002), as the web has them: a swing with a period of .3 that grows or dies away by
  /// two to the tenth, four bounces, and a way that is overshot by a tenth at both ends.
  public static let easeInElastic = Self(.elastic, .in)
  public static let easeOutElastic = Self(.elastic, .out)
  public static let easeInOutElastic = Self(.elastic, .inOut)
  public static let easeInOutBack = Self(.back, .inOut)
  public static let easeInBounce = Self(.bounce, .in)
  public static let easeOutBounce = Self(.bounce, .out)
  public static let easeInOutBounce = Self(.bounce, .inOut)

  static let table: [(names: [String], function: Self)] = [
    (["easeInElastic"], .easeInElastic), (["easeOutElastic", "elastic"], .easeOutElastic),
    (["easeInOutElastic"], .easeInOutElastic), (["easeInOutBack"], .easeInOutBack), (["easeInBounce"], .easeInBounce),
    (["easeOutBounce", "bounce"], .easeOutBounce), (["easeInOutBounce"], .easeInOutBounce),
  ]

  /// Its words: a name, or as CSS writes it.
  package var text: String {
    switch shape {
    case .steps(let count, let position):
      return position == .end ? "steps(\(count))" : "steps(\(count), \(position.rawValue))"
    case .lines(let stops):
      let parts = stops.map { "\($0.value.decimalText) \(($0.time * 100).decimalText(places: 6))%" }
      return "linear(" + parts.joined(separator: ", ") + ")"
    case .back, .elastic, .bounce: return Self.table.first { $0.function == self }?.names[0] ?? ""
    }
  }

  // MARK: Values

  /// The progress at a fraction of the duration; input beyond 0...1 is clamped to it.
  public func value(at fraction: Double) -> Double {
    let t = fraction.clamped(to: 0...1, otherwise: 0)
    switch shape {
    case .steps(let count, let position): return Self.step(t, count, position)
    case .lines(let stops): return Self.height(t, stops)
    case .back, .elastic, .bounce:
      switch direction {
      case .in: return 1 - out(1 - t)
      case .out: return out(t)
      case .inOut: return t < 0.5 ? (1 - out(1 - 2 * t)) / 2 : (1 + out(2 * t - 1)) / 2
      }
    }
  }

  private func out(_ t: Double) -> Double {
    guard t > 0 else { return 0 }
    guard t < 1 else { return 1 }
    if shape == .bounce { return Self.bounced(t) }
    if shape == .back {
      let (rest, overshoot) = (t - 1, TimingCurve.backOvershoot * 1.525)
      return 1 + rest * rest * ((overshoot + 1) * rest + overshoot)
    }
    return exp2(-10 * t) * sin((10 * t - 0.75) * 2 * .pi / 3) + 1
  }

  /// Four parabolas of one curvature, whose feet lie at shares of 2.75.
  private static func bounced(_ t: Double) -> Double {
    for (end, center, low) in [(1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375)] where t < end / 2.75 {
      return 7.5625 * (t - center / 2.75) * (t - center / 2.75) + low
    }
    return 7.5625 * (t - 2.625 / 2.75) * (t - 2.625 / 2.75) + 0.984375
  }

  private static func step(_ t: Double, _ count: Int, _ position: StepPosition) -> Double {
    let jumps =
      switch position {
      case .start, .end: count
      case .none: count - 1
      case .both: count + 1
      }
    // So that 3 · (1 / 3) is the third step.
    let plateau = min(Int(t * Double(count) + 1e-9), t < 1 ? count - 1 : count)
    let done = plateau + (position == .start || position == .both ? 1 : 0)
    return min(Double(done) / Double(jumps), 1)
  }

  private static func height(_ t: Double, _ stops: [Stop]) -> Double {
    let reached = stops.lastIndex { $0.time <= t } ?? 0
    let (a, b) = (stops[min(reached, stops.count - 2)], stops[min(reached, stops.count - 2) + 1])
    return a.time < b.time ? a.value + (b.value - a.value) * (t - a.time) / (b.time - a.time) : b.value
  }
}
