/// What appears or goes at once, at another time, while nothing else moves: for a while there is the picture before or after.
struct LateStep {
  private let expected: FrameTrack
  private let actual: FrameTrack
  private let moments: [Moment]
  /// The moments that differ, all in a row and with others on both sides.
  private let run: Range<Int>
  /// Seconds: the expected animation's typical delay.
  private let step: Double

  init?(_ expected: FrameTrack, _ actual: FrameTrack, _ moments: [Moment], step: Double) {
    let runs = OutlierFrames.runs(moments.map { $0.tier == .different })
    guard runs.count == 1, let run = runs.first, run.lowerBound > 0, run.upperBound < moments.count, step > 0 else {
      return nil
    }
    (self.expected, self.actual, self.moments, self.run, self.step) = (expected, actual, moments, run, step)
  }

  var diagnosis: Diagnosis? {
    let (before, after) = (moments[run.lowerBound - 1], moments[run.upperBound])
    let frames = ((after.start - moments[run.lowerBound].start) / step).rounded()
    if stays(\.actualFrame, of: actual, as: before), stays(\.expectedFrame, of: expected, as: after) {
      return .retimed(start: moments[run.lowerBound].start, end: after.start, frames: frames)
    }
    if stays(\.expectedFrame, of: expected, as: before), stays(\.actualFrame, of: actual, as: after) {
      return .retimed(start: after.start, end: nil, frames: -frames)
    }
    return nil
  }

  /// Whether an animation shows in the whole run what it shows at another moment.
  private func stays(_ frame: KeyPath<Moment, Int>, of track: FrameTrack, as moment: Moment) -> Bool {
    run.allSatisfy { index in
      let here = moments[index]
      let difference = actual.frames[here.actualFrame].squaredDistance(to: expected.frames[here.expectedFrame])
      return track.frames[here[keyPath: frame]].squaredDistance(to: track.frames[moment[keyPath: frame]])
        <= Self.rest * difference
    }
  }

  /// Rasterisers may leave so much of what differs.
  private static let rest = 0.005
}
