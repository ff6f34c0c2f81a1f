import Glibc

/// When an animation of CSS moves, in seconds since the document's beginning (Web Animations, section 4.5).
struct CSSTiming: Hashable, Sendable {
  enum Direction: String, Sendable {
    case normal, reverse, alternate
    case alternateReverse = "alternate-reverse"
  }

  enum Fill: String, Sendable { case none, forwards, backwards, both }

  /// Seconds; negative for an animation that is under way at the beginning.
  var delay = 0.0
  /// Of one iteration, in seconds.
  var duration = 0.0
  /// How many; infinite for an endless animation.
  var iterations = 1.0
  var direction = Direction.normal
  var fill = Fill.none
  var isPaused = false

  /// Of all iterations, in seconds.
  var activeDuration: Double { duration == 0 || iterations == 0 ? 0 : duration * iterations }

  /// - Returns: `nil` while the animation has no effect.
  func phase(at time: Double) -> Track.Phase? {
    let local = (isPaused ? 0 : time) - delay
    let isBefore = local < 0
    let isAfter = !isBefore && local >= activeDuration
    if isBefore, fill == .none || fill == .forwards { return nil }
    if isAfter, fill == .none || fill == .backwards { return nil }
    let active = isBefore ? 0 : min(local, activeDuration)
    let overall = duration == 0 ? (isBefore ? 0 : iterations) : active / duration
    var progress = overall.isFinite ? overall - floor(overall) : 0
    if progress == 0, isAfter, iterations != 0 { progress = 1 }
    let iteration = progress == 1 ? max(floor(overall) - 1, 0) : floor(overall)
    return Track.Phase(progress: directed(progress, iteration), iteration: iteration, begin: delay)
  }

  private func directed(_ progress: Double, _ iteration: Double) -> Double {
    let isOdd = iteration.isFinite && iteration.truncatingRemainder(dividingBy: 2) == 1
    let isReversed =
      switch direction {
      case .normal: false
      case .reverse: true
      case .alternate: isOdd
      case .alternateReverse: !isOdd
      }
    return isReversed ? 1 - progress : progress
  }
}
