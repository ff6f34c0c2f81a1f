public import Foundation
public import QuartzCore

/// Says at which moments a timeline view is made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == QuartzCore.Date

  /// The moments, in ascending order; the first of them may be before the start.
  func entries(from startDate: QuartzCore.Date, mode: Mode) -> Entries
}

/// How often a schedule may have its view made anew. Here it is always `normal`.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// Moments at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: QuartzCore.Date
  let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: the first moment.
  ///   - interval: seconds from one to the next.
  public init(from startDate: QuartzCore.Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  public func entries(from startDate: QuartzCore.Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(start: start, interval: 0, index: 0) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, index: passed.isFinite ? max(passed, 0) : 0)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: QuartzCore.Date
    let interval: TimeInterval
    var index: Double

    public mutating func next() -> QuartzCore.Date? {
      // Each from the start, so that no error adds up. Without an interval there is one moment.
      guard interval > 0 || index == 0 else { return nil }
      defer { index += 1 }
      return start + index * interval
    }
  }
}

/// The beginnings of all minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  public init() {}

  public func entries(from startDate: QuartzCore.Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(
      start: QuartzCore.Date(timeIntervalSinceReferenceDate: 0), interval: 60, index: minute)
  }
}

/// Moments that somebody lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == QuartzCore.Date {
  let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: QuartzCore.Date, mode: TimelineScheduleMode) -> Entries {
    dates
  }
}

/// The moments at which pictures are shown.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: seconds from one moment to the next, at least; each picture without.
  ///   - paused: whether time stands.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, isPaused) = (max(minimumInterval ?? 0, 0), paused)
  }

  public func entries(from startDate: QuartzCore.Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      base: .init(
        start: startDate, interval: isPaused ? 0 : max(minimumInterval, 1 / 120), index: 0))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var base: PeriodicTimelineSchedule.Entries
    public mutating func next() -> QuartzCore.Date? { base.next() }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: QuartzCore.Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == QuartzCore.Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
