import SpringformNumerics

/// When two animations change, together: each slot lasts from one change of either to the next.
struct Timeline {
  struct Slot {
    var start: Double
    var end: Double
    var expectedFrame: Int
    var actualFrame: Int
  }

  private(set) var slots: [Slot] = []

  /// - Parameters:
  ///   - expected: times that have been checked.
  ///   - actual: times that have been checked.
  ///   - tolerance: changes at most so many seconds apart happen at the same time.
  init(_ expected: AnimationTiming, _ actual: AnimationTiming, tolerance: Double) {
    var a = FrameCursor(starts: expected.starts)
    var b = FrameCursor(starts: actual.starts)
    while let start = [a.nextStart, b.nextStart].compactMap(\.self).min() {
      // One that lasts less than the tolerance must not be passed over, so each goes one frame further at most.
      a.advance(to: start, tolerance: tolerance)
      b.advance(to: start, tolerance: tolerance)
      if let last = slots.indices.last { slots[last].end = start }
      slots.append(Slot(start: start, end: start, expectedFrame: max(a.frame, 0), actualFrame: max(b.frame, 0)))
    }
    if let last = slots.indices.last {
      slots[last].end = max(slots[last].start, expected.duration, actual.duration)
    }
  }
}

/// Where the merging of two lists of times stands in one of them. A cursor over pictures goes on to the one that is on
/// screen; this one stops at every change, so that each gets its slot.
private struct FrameCursor {
  let starts: [Double]
  private(set) var frame = -1

  init(starts: [Double]) { self.starts = starts }

  var nextStart: Double? { frame + 1 < starts.count ? starts[frame + 1] : nil }

  mutating func advance(to time: Double, tolerance: Double) {
    guard let nextStart, nextStart <= time + tolerance else { return }
    frame += 1
    // Of frames with one time only the last is ever seen.
    while let next = self.nextStart, next <= starts[frame] { frame += 1 }
  }
}

extension AnimationTiming {
  /// - Throws: ``ComparisonError/noFrames``, ``ComparisonError/times``.
  func check() throws(ComparisonError) {
    guard let last = starts.last else { throw .noFrames }
    let isAscending = zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    guard starts.allSatisfy(\.isFinite), duration.isFinite, isAscending, duration >= last else { throw .times }
  }

  /// How long a frame shows, in seconds.
  func delay(ofFrame index: Int) -> Double {
    (index + 1 < starts.count ? starts[index + 1] : duration) - starts[index]
  }

  /// The delay in the middle of all.
  var typicalDelay: Double { starts.indices.map(delay).middle ?? 0 }

  /// The shortest delay, in seconds, when all delays are multiples of it: a player that refreshes so often shows each
  /// frame once or, where equal pictures are stored as one, several times in a row.
  var refreshInterval: Double? {
    let delays = starts.indices.map(delay)
    guard let shortest = delays.min(), shortest > 0 else { return nil }
    let isCommon = delays.allSatisfy { abs($0 - ($0 / shortest).rounded() * shortest) < 1e-6 }
    return isCommon ? shortest : nil
  }
}
