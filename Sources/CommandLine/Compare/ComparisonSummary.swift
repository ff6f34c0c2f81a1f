import Springform
import SpringformComparison

/// What a comparison found, for programs. Times are in seconds, places and sizes in pixels.
struct ComparisonSummary: Encodable {
  struct Size: Encodable {
    let width: Int
    let height: Int

    init(_ size: PixelSize) {
      width = size.width
      height = size.height
    }
  }

  struct Side: Encodable {
    let path: String
    let size: Size
    let frames: Int
    let duration: Double
    /// Absent for ever.
    let plays: Int?

    init(_ timing: AnimationTiming, path: String) {
      self.path = path
      size = Size(timing.size)
      frames = timing.starts.count
      duration = timing.duration
      plays = timing.plays
    }
  }

  struct MomentSummary: Encodable {
    let start: Double
    let end: Double
    let expectedFrame: Int
    let actualFrame: Int
    let tier: Tier
    let differentPixels: Int
    /// Other pixels whose values are not the same, which the metric excuses.
    let excusedPixels: Int
    /// 0 for equal pictures to 255.
    let score: Double
    /// Absent when nothing changed.
    let bounds: PixelRect?

    init(_ moment: Moment) {
      start = moment.start
      end = moment.end
      expectedFrame = moment.expectedFrame
      actualFrame = moment.actualFrame
      tier = moment.tier
      differentPixels = moment.comparison.differentPixels
      excusedPixels = moment.comparison.changedPixels - differentPixels
      score = moment.comparison.score
      bounds = moment.comparison.bounds
    }
  }

  struct FindingSummary: Encodable {
    let sentence: String
    let isTolerated: Bool
  }

  let expected: Side
  let actual: Side
  let tier: Tier
  let sentence: String
  let cause: CauseSummary
  /// Of the moment that differs most.
  let differentPixels: Int
  let excusedPixels: Int
  let score: Double
  let bounds: PixelRect?
  /// The number of that moment, absent when all are identical.
  let worstMoment: Int?
  let failingMoments: Int
  let findings: [FindingSummary]
  /// Frames that flash, and where the expected animation does not.
  let flickers: [Int]
  let isQuantised: Bool
  /// How many numbers were looked at in search of the cause, and whether the search ended before it had looked everywhere.
  let searchWork: Int
  let isSearchCut: Bool
  let moments: [MomentSummary]
  /// The command that draws the side that is a scene; absent where both are files.
  var drawnBy: String?

  init(_ comparison: AnimationComparison, expected: String, actual: String) {
    self.expected = Side(comparison.expected, path: expected)
    self.actual = Side(comparison.actual, path: actual)
    tier = comparison.tier
    sentence = comparison.sentence
    cause = CauseSummary(comparison.diagnosis)
    let worst = comparison.worst.map { comparison.moments[$0].comparison }
    differentPixels = worst?.differentPixels ?? 0
    excusedPixels = (worst?.changedPixels ?? 0) - differentPixels
    score = worst?.score ?? 0
    bounds = worst?.bounds
    worstMoment = comparison.worst
    failingMoments = comparison.failingCount
    findings = comparison.findings.map { FindingSummary(sentence: $0.phrase, isTolerated: $0.isTolerated) }
    flickers = comparison.flickers
    isQuantised = comparison.isQuantised
    searchWork = comparison.searchWork
    isSearchCut = comparison.isSearchCut
    moments = comparison.moments.map { MomentSummary($0) }
  }
}
