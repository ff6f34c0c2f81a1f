package import SpringformBitmap
package import SpringformComparison

/// What the comparison of two animations found.
package struct ComparisonResult: Codable, Hashable, Sendable {
  /// How pictures were compared, as on the command line: `similar`, `exact`, `channel` and so on.
  package var metric: String
  /// How many different pixels a picture may have and still pass.
  package var maximumDifferentPixels: Int
  /// In the order of time: one for each time at which either animation shows another frame.
  package var moments: [MomentResult]
  /// The number of the moment that differs most; `nil` if none differs.
  package var worst: Int?
  /// How many moments fail.
  package var failingCount: Int
  /// The numbers of the first and the last moment of the longest run of failing ones.
  package var longestRun: [Int]?
  /// By how many seconds the new animation is late; shown that much earlier it matches best. Negative when it is early.
  package var lag: Double
  /// Differences of the animations as wholes: size, frame count, rate, duration, loop, delays.
  package var findings: [Finding]
  /// The numbers of the moments at which the new animation flickers and the old one does not.
  package var flicker: [Int]

  package init(
    metric: String, maximumDifferentPixels: Int = 0, moments: [MomentResult], worst: Int? = nil, failingCount: Int,
    longestRun: [Int]? = nil, lag: Double = 0, findings: [Finding] = [], flicker: [Int] = []
  ) {
    self.metric = metric
    self.maximumDifferentPixels = maximumDifferentPixels
    self.moments = moments
    self.worst = worst
    self.failingCount = failingCount
    self.longestRun = longestRun
    self.lag = lag
    self.findings = findings
    self.flicker = flicker
  }

  /// A difference of the animations as wholes.
  package struct Finding: Codable, Hashable, Sendable {
    /// `size`, `frames`, `rate`, `duration`, `loop`, `delays`.
    package var name: String
    package var expected: String
    package var actual: String
    /// Whether it is beyond the tolerance.
    package var fails: Bool

    package init(name: String, expected: String, actual: String, fails: Bool) {
      self.name = name
      self.expected = expected
      self.actual = actual
      self.fails = fails
    }
  }
}

/// A time at which both animations show a picture, and how these differ.
package struct MomentResult: Codable, Hashable, Sendable {
  /// Seconds from the beginning.
  package var time: Double
  /// Numbers of the frames on screen, from 0; `nil` where an animation has none.
  package var expectedFrame: Int?
  package var actualFrame: Int?
  package var tier: Tier
  /// How many pixels differ: those that the metric counts, and the one number that is told of a moment.
  package var differentPixels: Int
  /// How many more have another value, which the metric excuses.
  package var excusedPixels: Int
  /// 0 for equal pictures; larger is worse.
  package var score: Double
  /// Around the different pixels, or else around the changed ones; `nil` if there are none.
  package var bounds: PixelRect?

  package init(
    time: Double, expectedFrame: Int?, actualFrame: Int?, tier: Tier, differentPixels: Int = 0, excusedPixels: Int = 0,
    score: Double = 0, bounds: PixelRect? = nil
  ) {
    self.time = time
    self.expectedFrame = expectedFrame
    self.actualFrame = actualFrame
    self.tier = tier
    self.differentPixels = differentPixels
    self.excusedPixels = excusedPixels
    self.score = score
    self.bounds = bounds
  }
}
