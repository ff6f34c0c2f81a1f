public import QuartzCore

/// A view that is made anew at the moments of a schedule, on the scene's clock.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// What the view is made of.
  public struct Context {
    /// How often the view is made anew. Here it always may be at each picture.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The schedule's moment.
    public let date: QuartzCore.Date
    public let cadence: Cadence

    /// Lets go of what is kept for later moments; nothing is here.
    public func invalidateTimelineContent() {}
  }
}

/// The context of any timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  public var body: Never { fatalError("a timeline view has no body") }

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }

  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }
}

extension TimelineView: PrimitiveView where Content: View {
  package func update(_ node: Node) {
    let run = node.state as? TimelineRun<Schedule> ?? TimelineRun(node)
    node.state = run
    run.follow(schedule)
    let date = run.date
    run.show { [content] in content(Context(date: date, cadence: .live)) }
  }
}

/// Follows a schedule.
final class TimelineRun<Schedule: TimelineSchedule>: MadeVersions, MovingPart {
  /// How many moments may lie between two pictures.
  private static var limit: Int { 100_000 }
  /// Two moments that are nearer to each other, in seconds, are one.
  private static var tolerance: Double { 1e-6 }

  private(set) var date = QuartzCore.Date(timeIntervalSinceReferenceDate: 0)
  private var schedule: Schedule?
  private var entries: Schedule.Entries.Iterator?
  private var next: QuartzCore.Date?

  private var now: QuartzCore.Date {
    QuartzCore.Date(timeIntervalSinceReferenceDate: node.host.time)
  }

  func follow(_ new: Schedule) {
    if let schedule, isSameValue(schedule, new) { return }
    let isFirst = schedule == nil
    schedule = new
    if let animation = new as? AnimationTimelineSchedule {
      // A pause keeps the moment.
      if isFirst || !animation.isPaused { date = now }
      if animation.isPaused { return }
    } else {
      date = now
      entries = new.entries(from: now, mode: .normal).makeIterator()
      next = entries?.next()
      goOn()
    }
    node.host.move(self)
  }

  /// Goes to the last moment that has come, and tells whether it is another.
  @discardableResult
  private func goOn() -> Bool {
    let end = now + Self.tolerance
    var isOther = false
    for _ in 0..<Self.limit {
      guard let reached = next, reached <= end else { return isOther }
      (date, next, isOther) = (reached, entries?.next(), true)
    }
    next = nil
    noteOnce("a timeline with more than \(Self.limit) moments between two pictures has ended")
    return isOther
  }

  func advance(to time: Double) -> Bool {
    guard !isOver else { return false }
    if let animation = schedule as? AnimationTimelineSchedule {
      guard !animation.isPaused else { return false }
      let passed = time - date.timeIntervalSinceReferenceDate
      guard passed >= animation.minimumInterval - Self.tolerance else { return true }
      date = now
      node.markInTime()
      return true
    }
    if goOn() { node.markInTime() }
    return next != nil
  }
}
