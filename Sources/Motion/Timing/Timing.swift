import SpringformNumerics

/// When an animation plays: Core Animation's timing model. Times are seconds.
///
/// The parent's time becomes local time as `(parent - beginTime) * speed + timeOffset`; local time is then folded by
/// repetition and autoreversal into the elapsed time of one cycle.
public struct Timing: Hashable, Sendable {
  /// When the animation begins, in the parent's time. A delay is a later begin time.
  public var beginTime: Double
  /// The length of one cycle in one direction; not below 0. Until it is said, it is ``defaultDuration``, and in a group the
  /// group's.
  public var duration: Double { didSet { hasOwnDuration = true } }
  /// Whether the duration was said.
  package private(set) var hasOwnDuration: Bool
  /// How fast local time runs; 0 is paused, negative values play backward.
  public var speed: Double
  /// Where in local time the animation is when it begins.
  public var timeOffset: Double
  /// How many cycles are played, fractions included; with `autoreverses` a cycle is there and back. 0 plays one.
  public var repeatCount: Double
  public var autoreverses: Bool
  public var fillMode: FillMode

  /// Whether an animation shows outside its active time.
  public enum FillMode: Hashable, Sendable {
    /// Nothing is shown before and after.
    case removed
    /// The last value stays.
    case forwards
    /// The first value shows before the beginning.
    case backwards
    case both

    /// What records call it, whatever it is called in the source.
    package var word: String {
      switch self {
      case .removed: "removed"
      case .forwards: "forwards"
      case .backwards: "backwards"
      case .both: "both"
      }
    }

    package var holdsStart: Bool { self == .backwards || self == .both }
    package var holdsEnd: Bool { self == .forwards || self == .both }
  }

  /// Core Animation's, in seconds.
  public static let defaultDuration = 0.25

  public init(
    beginTime: Double = 0, duration: Double? = nil, speed: Double = 1, timeOffset: Double = 0, repeatCount: Double = 1,
    autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration ?? Self.defaultDuration
    hasOwnDuration = duration != nil
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// Where in its cycles an animation is.
  public struct Position: Hashable, Sendable {
    /// Seconds into the current cycle's forward direction, 0...duration; it falls while autoreversing.
    public var elapsed: Double
    /// How many cycles are complete; at the very end the last one still counts as running.
    public var cycle: Int
  }

  /// The local time that corresponds to a time of the parent.
  package func localTime(at parentTime: Double) -> Double { (parentTime - beginTime) * speed + timeOffset }

  /// The length of all cycles in local seconds; infinite when they never end.
  package var activeDuration: Double { cycleDuration * (repeatCount > 0 ? repeatCount : 1) }

  private var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// When the animation ends, in the parent's time, or `nil` when it never does.
  package var endTime: Double? {
    guard speed != 0 else { return nil }
    let end = beginTime + ((speed > 0 ? activeDuration : 0) - timeOffset) / speed
    return end.isFinite ? end : nil
  }

  /// The position at a time of the parent, or `nil` while the animation shows nothing.
  ///
  /// An interior boundary belongs to the next cycle; the final value is the end of the last one: its start when
  /// autoreversing.
  public func position(at parentTime: Double) -> Position? {
    let time = localTime(at: parentTime)
    guard time >= 0 else { return fillMode.holdsStart ? Position(elapsed: 0, cycle: 0) : nil }
    // Deciding by the end time itself, the end and its event are the same moment to the last digit.
    guard time < activeDuration, !(speed > 0 && parentTime >= endTime ?? .infinity) else {
      return fillMode.holdsEnd ? finalPosition : nil
    }
    // An end that falls between two numbers is missed by a rounding error; no cycle follows that would begin there.
    guard time < activeDuration - Self.roundingShare * cycleDuration else { return finalPosition }
    return fold(time)
  }

  /// The share of a cycle by which rounding may miss its end.
  private static let roundingShare = 1e-9

  private func fold(_ time: Double) -> Position {
    // A boundary that is missed by a rounding error only belongs to the next cycle all the same.
    let cycle = (time / cycleDuration + Self.roundingShare).rounded(.down)
    let inside = min(max(time - cycle * cycleDuration, 0), cycleDuration)
    return Position(
      elapsed: inside <= duration ? inside : max(cycleDuration - inside, 0),
      cycle: Int(cycle.clamped(to: 0...1e15, otherwise: 0)))
  }

  private var finalPosition: Position {
    let whole = activeDuration / cycleDuration
    guard cycleDuration > 0, whole.isFinite else { return Position(elapsed: duration, cycle: 0) }
    guard whole == whole.rounded() else { return fold(activeDuration) }
    return Position(
      elapsed: autoreverses ? 0 : duration, cycle: Int(whole.clamped(to: 1...1e15, otherwise: 1)) - 1)
  }
}
