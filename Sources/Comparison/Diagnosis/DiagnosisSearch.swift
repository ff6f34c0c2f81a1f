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

  private let time: TimeMapSearch
  private let work: SearchSize
  private(set) var budget: SearchBudget
  /// What several causes are told from is found once.
  private lazy var delay = budget.allows(work.timeMaps) ? time.delay() : .identity
  private lazy var smoothTime = findSmoothTime()
  private lazy var parts = findParts()

  /// - Parameters:
  ///   - step: seconds: the expected animation's typical delay.
  ///   - common: what the pictures at some of the moments that differ have in common.
  ///   - budget: what is left of it.
  init(
    expected: FrameTrack, actual: FrameTrack, grid: SignatureGrid, isSameSize: Bool, step: Double, moments: [Moment],
    common: CommonCause, budget: SearchBudget
  ) {
    (self.expected, self.actual, self.grid) = (expected, actual, grid)
    (self.isSameSize, self.step, self.moments, self.common) = (isSameSize, step, moments, common)
    self.budget = budget
    work = SearchSize(expected, actual)
    time = TimeMapSearch(expected, actual, size: grid.size, step: step)
  }

  /// The first cause that explains what differs; the simplest come first.
  var diagnosis: Diagnosis { mutating get { findDiagnosis() } }

  /// A delay of everything, or nothing.
  var delayAlone: Diagnosis {
    mutating get {
      for found in [findExactDelay(), smoothTime] { if case .delayed? = found { return found ?? .unexplained } }
      return .unexplained
    }
  }

  private mutating func findDiagnosis() -> Diagnosis {
    findExactDelay() ?? playback ?? order ?? lateStep ?? accident ?? findPartialDelay()
      ?? findConstantCause() ?? findOverallTime() ?? findDynamics() ?? parts ?? drawn ?? beginning ?? .unexplained
  }

  private var size: PixelSize { grid.size }

  /// A whole number of frames after which all pictures are the same again.
  private mutating func findExactDelay() -> Diagnosis? {
    guard budget.allows(work.lagTable) else { return nil }
    let table = LagTable(expected, actual, step: step)
    let total = table.total(lag: 0)
    guard total > 0 else { return nil }
    let nothing = total * Self.unexplainedShare
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

  private var order: Diagnosis? {
    let found = PictureOrder(expected, actual, step: step)?.diagnosis
    // Pictures that are left out evenly are another speed.
    if case .lost(let loss)? = found, loss.missing == 0 || loss.held == 0,
      Resampling(expected, actual, step: step) != nil
    {
      return nil
    }
    return found
  }

  private var lateStep: Diagnosis? { LateStep(expected, actual, moments, step: step)?.diagnosis }

  /// A part of what moves that comes at another time.
  private mutating func findPartialDelay() -> Diagnosis? {
    // One frame can look like any other.
    guard moments.count > 3, budget.allows(work.partialDelay), let delay = PartialDelay(expected, actual, step: step),
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
    case .color, .opacity: if runs.count < 2 || !runs.allSatisfy(isStill) { return nil }
    default: break
    }
    let outliers = OutlierFrames(expected: expected, actual: actual)
    let frames = runs.map { moments[$0.lowerBound].actualFrame...moments[$0.upperBound - 1].actualFrame }
    guard let first = frames.first else { return nil }
    if frames.count == 1, !outliers.isSomethingMissing(atFrame: first.lowerBound) {
      return .glitch(frames: first.lowerBound..<first.upperBound + 1)
    }
    return .flicker(frames: frames.flatMap { Array($0) }, bounds: failingBounds)
  }

  /// Around all that differs at any moment, nil where that is most of the picture.
  private var failingBounds: PixelRect? {
    let all = moments.filter { $0.tier == .different }.compactMap(\.comparison.bounds)
    guard let first = all.first else { return nil }
    let bounds = all.dropFirst().reduce(first) { $0.union($1) }
    return bounds.area * 5 < size.area * 4 ? bounds : nil
  }

  /// Whether the expected animation shows much the same before and after a run, where that is wrong: what is seen there then is
  /// seen at other times, too.
  private func isStill(_ run: Range<Int>) -> Bool {
    run.allSatisfy { index in
      let (here, wrong) = (expected.frames[moments[index].expectedFrame], actual.frames[moments[index].actualFrame])
      return [run.lowerBound - 1, run.upperBound].filter(moments.indices.contains).allSatisfy {
        here.squaredDistance(to: expected.frames[moments[$0].expectedFrame], whereUnlike: wrong)
          < squaredDistance(at: moments[index]) / 4
      }
    }
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
    guard let before = moments[..<run.lowerBound].last, let after = moments[run.upperBound...].first else {
      return true
    }
    let (first, last) = (actual.frames[before.actualFrame], actual.frames[after.actualFrame])
    guard run.count > 1 else {
      // What else moves at that time, as it should, does not matter.
      let moment = moments[run.lowerBound]
      let (here, right) = (actual.frames[moment.actualFrame], expected.frames[moment.expectedFrame])
      return !here.isBetween(first, last, whereUnlike: right, share: Self.wholeWay)
    }
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
  private mutating func findConstantCause() -> Diagnosis? {
    // What moves may seem shifted when it is late; where it rests, it is not.
    guard moments.allSatisfy({ $0.tier == .different }) || smoothTime == nil else { return nil }
    // A colour that comes and goes is on its way to where it was, only at another time.
    if case .color? = drawn, moments.first?.tier != .different, moments.last?.tier != .different, common.colorFades {
      return .unexplained
    }
    return drawn
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

  /// What all parts have in common; parts that start ever later are slower together, but not each by itself.
  private mutating func findOverallTime() -> Diagnosis? {
    guard let overall = smoothTime else { return nil }
    return if case .staggered? = parts { parts } else { overall }
  }

  /// A delay by any time, or another speed.
  private mutating func findSmoothTime() -> Diagnosis? {
    // The first picture comes first, however fast the rest.
    guard moments.first?.tier != .different, budget.allows(work.timeMaps) else { return nil }
    if isConvincing(delay), abs(delay.offset) > step / 50, abs(delay.offset) < expected.duration / 4 {
      return .delayed(seconds: -delay.offset, frames: -delay.offset / step)
    }
    let speed = time.speed()
    if budget.allows(work.resampling), let rates = Resampling(expected, actual, step: step)?.rates {
      return .speed(ratio: min(max(speed.rate, rates.lowerBound), rates.upperBound))
    }
    if isConvincing(speed), abs(speed.rate - 1) > 0.002 { return .speed(ratio: speed.rate) }
    return nil
  }

  private func isConvincing(_ map: TimeMap) -> Bool {
    guard time.explained(by: map) > 0.99 else { return false }
    // Where things are must not be all that agrees.
    func residual(_ map: TimeMap) -> Double {
      actual.frames.indices.reduce(0) {
        $0 + expected.squaredDistance(to: actual.frames[$1], at: map(actual.starts[$1]))
      }
    }
    return residual(map) < residual(.identity) * 0.4
  }

  /// What happened to those parts of the picture that differ, each for as long as it moves.
  private mutating func findParts() -> Diagnosis? {
    guard moments.first?.tier != .different, budget.allows(work.parts),
      let footage = Footage(expected, actual, grid: grid, step: step)
    else { return nil }
    let stretches = Stretch.all(in: footage)
    return LocalTime(stretches, in: footage).diagnosis
  }

  private mutating func findDynamics() -> Diagnosis? {
    guard budget.allows(work.dynamics) else { return nil }
    return DynamicsChange(expected, actual, size: size, step: step).map { .dynamics($0) }
  }
}
