/// What should be true of how a scene moves, whatever its pixels: one vocabulary for tests, `springform.yml` and scene files.
///
/// Times are seconds of the scene, values are in the curve's own unit. A curve is named as in tables: a curve of points by one
/// of its columns, `ball.x`, or by its own name for both.
///
/// ```swift
/// .settles("ball.x", at: 260, by: 2)
/// .stays("ball.y", in: 0...400).during(from: 0.5)
/// ```
public struct MotionExpectation: Hashable, Sendable {
  public enum Condition: Hashable, Sendable {
    case settles(curve: String, target: Double?, by: Double, tolerance: Double?)
    case overshoots(curve: String, atMost: Double)
    case stays(curve: String, least: Double?, most: Double?)
    case holds(curve: String)
    case holdsAt(curve: String, time: Double)
    case neverHolds(curve: String)
    case order(events: [String])
    case pictures(atMost: Int)
  }

  public var condition: Condition
  /// Refreshes and events before this moment are not looked at; `nil` for the beginning.
  public var start: Double?
  /// Refreshes and events after this moment are not looked at; `nil` for the end.
  public var end: Double?

  /// - Parameters:
  ///   - condition: what should be true.
  ///   - start: the first moment that is looked at, `nil` for the beginning.
  ///   - end: the last moment that is looked at, `nil` for the end.
  public init(_ condition: Condition, from start: Double? = nil, to end: Double? = nil) {
    self.condition = condition
    self.start = start
    self.end = end
  }

  /// The same, of a part of the scene only. It has no effect on ``pictures(atMost:)``.
  /// - Parameters:
  ///   - start: the first moment that is looked at, `nil` for the beginning.
  ///   - end: the last moment that is looked at, `nil` for the end.
  public func during(from start: Double? = nil, to end: Double? = nil) -> Self { Self(condition, from: start, to: end) }
}

extension MotionExpectation {
  /// A curve comes to rest in time: from some refresh on, at `time` at the latest, it stays near a value.
  /// - Parameters:
  ///   - curve: its name.
  ///   - value: where it settles; by default where it ends.
  ///   - time: seconds.
  ///   - tolerance: how near is near enough; by default 2 % of the curve's largest distance from the value, which for a
  ///     motion from one place to another is 2 % of its way, as control theory has it.
  public static func settles(
    _ curve: String, at value: Double? = nil, by time: Double, within tolerance: Double? = nil
  ) -> Self {
    Self(.settles(curve: curve, target: value, by: time, tolerance: tolerance))
  }

  /// A curve goes beyond the value it ends at by no more than a share of its way from beginning to end.
  /// - Parameters:
  ///   - curve: its name.
  ///   - share: 0.1 is a tenth of the way; 0 allows no overshoot.
  public static func overshoots(_ curve: String, atMost share: Double) -> Self {
    Self(.overshoots(curve: curve, atMost: share))
  }

  /// A curve never leaves a range.
  /// - Parameters:
  ///   - curve: its name.
  ///   - range: its ends belong to it.
  public static func stays(_ curve: String, in range: ClosedRange<Double>) -> Self {
    Self(.stays(curve: curve, least: range.lowerBound, most: range.upperBound))
  }

  /// A curve is never below a value.
  public static func never(_ curve: String, below value: Double) -> Self {
    Self(.stays(curve: curve, least: value, most: nil))
  }

  /// A curve is never above a value.
  public static func never(_ curve: String, above value: Double) -> Self {
    Self(.stays(curve: curve, least: nil, most: value))
  }

  /// A curve of yes and no is yes (of numbers: not 0) at every refresh.
  public static func holds(_ curve: String) -> Self { Self(.holds(curve: curve)) }

  /// A curve of yes and no is yes at the first refresh that is not before a moment.
  /// - Parameters:
  ///   - curve: its name.
  ///   - time: seconds.
  public static func holds(_ curve: String, at time: Double) -> Self { Self(.holdsAt(curve: curve, time: time)) }

  /// A curve of yes and no is no (of numbers: 0) at every refresh.
  public static func never(_ curve: String) -> Self { Self(.neverHolds(curve: curve)) }

  /// Events happen one after another, or at the same time: an event of the first name, later one of the second, and so on.
  /// Others may happen between them.
  public static func order(_ events: String...) -> Self { Self(.order(events: events)) }

  /// The animation takes few pictures: of all its frames, so many at most draw something else than the one before; the first
  /// counts.
  ///
  /// This is a budget of work that does not depend on the machine, as milliseconds do, nor on a compressor's version, as bytes
  /// do. An animation that never comes to rest exceeds it, even if it moves by less than can be seen: it keeps a device drawing.
  public static func pictures(atMost count: Int) -> Self { Self(.pictures(atMost: count)) }
}
