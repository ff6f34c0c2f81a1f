import SpringformBitmap

/// Tells the cause from what two animations show.
struct DiagnosisSearch {
  let expected: FrameTrack
  let actual: FrameTrack
  let grid: SignatureGrid
  /// Whether the pictures have one size; if not, that is why all stands elsewhere.
  let isSameSize: Bool
  /// Seconds: the expected animation's typical delay.
  let step: Double
  let moments: [Moment]
  /// What the pictures at some of the moments that differ have in common.
  let common: CommonCause

  /// The first cause that explains what differs; the simplest come first.
  var diagnosis: Diagnosis {
    exactDelay ?? playback ?? accident ?? partialDelay ?? constantCause ?? overallTime ?? dynamics ?? parts ?? drawn
      ?? beginning ?? .unexplained
  }

  private var size: PixelSize { grid.size }

  private var search: TimeMapSearch { TimeMapSearch(expected, actual, size: size, step: step) }

  /// A whole number of frames after which all pictures are the same again.
  private var exactDelay: Diagnosis? {
    let table = LagTable(expected, actual, step: step)
    let total = table.total(lag: 0)
    guard total > 0 else { return nil }
    let nothing = total * Self.unexplainedShare
    let delay = search.delay()
    let frames = (-delay.offset / step).rounded()
    let map = TimeMap(rate: 1, offset: -frames * step)
    let change = table.bestChange
    // A frame that is missing where all begins is told from a late beginning by that frame alone.
    if frames != 0, residual(map) <= min(nothing, max(total * 1e-9, 10 * (change?.total ?? .infinity))) {
      return .delayed(seconds: frames * step, frames: frames)
    }
    guard let change, change.total <= nothing else { return nil }
    return .inserted(frame: change.frame, count: change.lag)
  }

  /// The squared distance of all frames to those that show at the mapped times, when they appear and before they go.
  private func residual(_ map: TimeMap) -> Double {
    actual.frames.indices.reduce(0) { sum, index in
      let last = actual.starts[index] + max(actual.delay(ofFrame: index) - step, 0)
      return sum
        + [actual.starts[index], last].reduce(0) {
          $0 + actual.frames[index].squaredDistance(to: expected.frames[expected.index(at: map($1))])
        } / 2
    }
  }

  /// Rasterisers may leave so much of what differs.
  private static let unexplainedShare = 0.002

  private var playback: Diagnosis? {
    PlaybackFault(expected: expected, actual: actual, moments: moments, step: step).diagnosis
  }

  /// A part of what moves that comes at another time.
  private var partialDelay: Diagnosis? {
    // One frame can look like any other.
    guard moments.count > 3, let delay = PartialDelay(expected, actual, step: step),
      delay.explained > Self.explainedShare,
      // What differs from the beginning on is no matter of time, unless it had begun before.
      moments.first?.tier != .different || delay.lag < 0,
      // What is longer or shorter by more is not only late.
      abs(actual.duration - expected.duration) < (Double(abs(delay.lag)) + 0.5) * step
    else { return nil }
    return .retimed(start: max(delay.start, 0), end: delay.end, frames: Double(delay.lag))
  }

  /// A cause has to explain so much of what differs.
  private static let explainedShare = 0.95

  /// One or a few moments that are wrong by themselves.
  private var accident: Diagnosis? {
    let runs = OutlierFrames.runs(moments.map { $0.tier == .different })
    let failing = runs.reduce(0) { $0 + $1.count }
    guard runs.allSatisfy({ $0.count <= 2 && standsAlone($0) && isSpike($0) }), failing * 4 <= moments.count else {
      return nil
    }
    // What has another colour, or is fainter, may be seen for a moment only.
    switch common.diagnosis {
    case .color, .opacity: return nil
    default: break
    }
    let outliers = OutlierFrames(expected: expected, actual: actual)
    let frames = runs.map { moments[$0.lowerBound].actualFrame...moments[$0.upperBound - 1].actualFrame }
    guard let first = frames.first else { return nil }
    if frames.count == 1, !outliers.isSomethingMissing(atFrame: first.lowerBound) {
      return .glitch(frames: first.lowerBound..<first.upperBound + 1)
    }
    return .flicker(frames: frames.flatMap { Array($0) })
  }

  /// Whether the moments beside those of a run are right, and not only too little off to count: what comes and goes little
  /// by little is a motion of its own.
  private func standsAlone(_ run: Range<Int>) -> Bool {
    let least = run.map { squaredDistance(at: moments[$0]) }.min() ?? 0
    return [run.lowerBound - 1, run.upperBound].filter(moments.indices.contains).allSatisfy {
      squaredDistance(at: moments[$0]) <= least * Self.neighbourShare
    }
  }

  /// Whether something is not on the way from the moment before to the one after: else it may be a motion of another course.
  private func isSpike(_ run: Range<Int>) -> Bool {
    guard run.count > 1, let before = moments[..<run.lowerBound].last, let after = moments[run.upperBound...].first
    else { return true }
    let (first, last) = (actual.frames[before.actualFrame], actual.frames[after.actualFrame])
    let way = first.squaredDistance(to: last)
    return run.contains { index in
      let frame = actual.frames[moments[index].actualFrame]
      return max(frame.squaredDistance(to: first), frame.squaredDistance(to: last)) > Self.wholeWay * way
    }
  }

  /// What is on the way is nearer to both ends than these are to each other.
  private static let wholeWay = 0.95

  private func squaredDistance(at moment: Moment) -> Double {
    actual.frames[moment.actualFrame].squaredDistance(to: expected.frames[moment.expectedFrame])
  }

  /// What rasterisers may do to the pictures around a wrong one, as a share of what is wrong there.
  private static let neighbourShare = 0.02

  /// A cause that holds at all times, whether anything moves or not.
  private var constantCause: Diagnosis? {
    // What moves may seem shifted when it is late; where it rests, it is not.
    moments.allSatisfy { $0.tier == .different } || !isLate ? drawn : nil
  }

  /// What the pictures have in common, unless that is a place or a size that is another only in the middle of a motion.
  private var drawn: Diagnosis? {
    let found = common.diagnosis ?? hidden
    switch found {
    case .shifted, .scaled, .turned, .outline, .text, .weight, .gradient:
      let share = Double(moments.count { $0.tier == .different }) / Double(moments.count)
      let holds =
        moments.first?.tier == .different || moments.last?.tier == .different && share > 0.25
        || share >= 0.5 && !Self.isText(found)
      return holds && isSameSize ? found : nil
    default: return found
    }
  }

  /// What fewer moments have in common, and no other cause is seen at the others. What moves otherwise does so between the
  /// first picture and the last, and may end elsewhere.
  private var hidden: Diagnosis? {
    let found = common.lenient.diagnosis
    if moments.first?.tier == .different { return found }
    return switch found {
    case .shifted, .scaled, .turned: nil
    default: moments.last?.tier == .different ? found : nil
    }
  }

  /// What the first pictures show, which no motion can have brought about: whatever moves from there on may do so otherwise
  /// for that reason.
  private var beginning: Diagnosis? {
    moments.first?.tier == .different && isSameSize ? common.beginning : nil
  }

  /// Digits that count, and what moves across a line, read otherwise for a while.
  private static func isText(_ diagnosis: Diagnosis?) -> Bool {
    switch diagnosis {
    case .text, .weight: true
    default: false
    }
  }

  private var isLate: Bool { smoothTime != nil }

  /// What all parts have in common; parts that start ever later are slower together, but not each by itself.
  private var overallTime: Diagnosis? {
    guard let overall = smoothTime else { return nil }
    let parts = parts
    return if case .staggered? = parts { parts } else { overall }
  }

  /// A delay by any time, or another speed.
  private var smoothTime: Diagnosis? {
    // The first picture comes first, however fast the rest.
    guard moments.first?.tier != .different else { return nil }
    let search = search
    let delay = search.delay()
    if isConvincing(delay, search), abs(delay.offset) > step / 50, abs(delay.offset) < expected.duration / 4 {
      return .delayed(seconds: -delay.offset, frames: -delay.offset / step)
    }
    let speed = search.speed()
    if let rates = Resampling(expected, actual, step: step)?.rates {
      return .speed(ratio: min(max(speed.rate, rates.lowerBound), rates.upperBound))
    }
    if isConvincing(speed, search), abs(speed.rate - 1) > 0.002 { return .speed(ratio: speed.rate) }
    return nil
  }

  private func isConvincing(_ map: TimeMap, _ search: TimeMapSearch) -> Bool {
    guard search.explained(by: map) > 0.99 else { return false }
    // Where things are must not be all that agrees.
    func residual(_ map: TimeMap) -> Double {
      actual.frames.indices.reduce(0) {
        $0 + expected.squaredDistance(to: actual.frames[$1], at: map(actual.starts[$1]))
      }
    }
    return residual(map) < residual(.identity) * 0.4
  }

  /// What happened to those parts of the picture that differ, each for as long as it moves.
  private var parts: Diagnosis? {
    guard moments.first?.tier != .different,
      let footage = Footage(expected, actual, grid: grid, step: step)
    else { return nil }
    let stretches = Stretch.all(in: footage)
    return LocalTime(stretches, in: footage).diagnosis
  }

  private var dynamics: Diagnosis? {
    DynamicsChange(expected, actual, size: size, step: step).map { .dynamics($0) }
  }
}
