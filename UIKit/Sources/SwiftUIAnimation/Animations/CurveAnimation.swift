public import Foundation

/// Goes the way by a curve, in a certain time.
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  /// Seconds; without any the animation is over at once.
  let duration: TimeInterval

  /// What animations by curves take that do not say how long.
  static let usualDuration = 0.35

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
  }
}

extension Animation {
  /// Evenly, in 0.35 seconds.
  public static var linear: Animation { linear(duration: CurveAnimation.usualDuration) }
  /// Evenly.
  /// - Parameter duration: seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Slow at first, in 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: CurveAnimation.usualDuration) }
  /// Slow at first.
  /// - Parameter duration: seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Slow at last, in 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: CurveAnimation.usualDuration) }
  /// Slow at last.
  /// - Parameter duration: seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// Slow at both ends, in 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: CurveAnimation.usualDuration) }
  /// Slow at both ends.
  /// - Parameter duration: seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// By a cubic Bezier from (0, 0) to (1, 1).
  /// - Parameters:
  ///   - p1x: the first control point's x, taken into 0...1.
  ///   - p1y: the first control point's y.
  ///   - p2x: the second control point's x, taken into 0...1.
  ///   - p2y: the second control point's y.
  ///   - duration: seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// By a curve.
  /// - Parameters:
  ///   - curve: the way.
  ///   - duration: seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}
