import SpringformBitmap

/// What differs between an expected and an actual animation, moment by moment and as a whole.
public struct AnimationComparison: Sendable {
  /// The verdict: the worst moment, unless the tolerance allows some to differ, and the worst finding.
  public let tier: Tier
  /// One for each change of either animation, in order.
  public let moments: [Moment]
  /// Where size, frame count, rate, duration, loop or delays differ.
  public let findings: [Finding]
  /// What happened, as far as it can be told.
  public let diagnosis: Diagnosis
  /// Frames of the actual animation that flash, and where the expected one does not.
  package let flickers: [Int]
  /// The index of the moment whose pictures are farthest apart, as far as anybody sees it; nil when all are identical.
  public let worst: Int?
  /// How many moments are different.
  public let failingCount: Int
  /// The indices of the longest row of different moments, nil without any.
  package let longestRun: Range<Int>?
  public let expected: AnimationTiming
  public let actual: AnimationTiming
  /// Whether one of the animations went through a palette, whose rounding is part of what differs.
  package let isQuantised: Bool
  /// By which pixels were judged.
  package let metric: Metric
  /// How many numbers were looked at in search of the cause.
  package let searchWork: Int
  /// Whether the search ended before it had looked everywhere.
  package let isSearchCut: Bool

  /// - Parameters:
  ///   - expected: the animation as it should be, at its beginning.
  ///   - actual: the animation as it is, at its beginning.
  ///   - tolerance: what may differ.
  ///   - search: how far to look for what happened. Where something else tells it, pictures need only be compared; the
  ///     diagnosis of different ones is ``Diagnosis/unexplained`` then.
  ///   - progress: called after each moment with how many are done and how many there are.
  /// - Throws: ``ComparisonError``, or what the animations throw.
  public init(
    expected: some ComparedAnimation, actual: some ComparedAnimation,
    tolerance: AnimationTolerance = AnimationTolerance(), search: CauseSearch = .ordinary,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws {
    try expected.timing.check()
    try actual.timing.check()
    self.expected = expected.timing
    self.actual = actual.timing
    isQuantised = expected.isQuantised || actual.isQuantised
    metric = tolerance.picture.metric
    let slots = Timeline(expected.timing, actual.timing, tolerance: tolerance.seconds).slots
    let grid = SignatureGrid(expected.timing, actual.timing, ignored: tolerance.picture.ignored)
    var walk = AnimationWalk(expected, actual, noting: search == .none ? nil : grid)
    var looks = SecondLooks(area: expected.timing.size.area + actual.timing.size.area)
    var moments = try slots.indices.map { index in
      let pictures = try walk.pictures(at: slots[index])
      let comparison = try Self.compare(walk, pictures, tolerance.picture)
      if case .upTo = search, comparison.tier == .different { looks.add(pictures.expected, pictures.actual) }
      progress(index + 1, slots.count)
      return Moment(slots[index], comparison)
    }
    let signatures = walk.signatures(grid)
    let picture = tolerance.picture
    if metric == .similar, moments.allSatisfy({ $0.tier != .different }),
      try OneRasteriser.drew(expected, actual, slots, moments, ignored: picture.ignored)
    {
      walk = AnimationWalk(expected, actual)
      moments = try slots.map { slot in
        let pictures = try walk.pictures(at: slot)
        return Moment(
          slot,
          PictureComparison(
            expected: pictures.expected, actual: pictures.actual, tolerance: picture,
            rule: SimilarRule(isRedrawn: false)))
      }
    }
    self.moments = moments
    let failing = moments.indices.filter { moments[$0].tier == .different }
    failingCount = failing.count
    longestRun = OutlierFrames.runs(moments.map { $0.tier == .different }).max { $0.count < $1.count }
    worst = Self.worst(of: moments)
    findings = Finding.all(
      expected.timing, actual.timing, tolerance: tolerance,
      picturesPass: failing.count <= max(tolerance.failingMoments, 0))
    tier = Self.tier(of: moments, findings, failingMoments: tolerance.failingMoments)
    guard !failing.isEmpty, search != .none else {
      (flickers, searchWork, isSearchCut) = ([], 0, false)
      diagnosis =
        !failing.isEmpty ? .unexplained : tier == .identical ? .identical : tier == .similar ? .similar : .findings
      return
    }
    let evidence = Evidence(
      expected.timing, actual.timing, looks, moments: moments, signatures: signatures, ignored: picture.ignored,
      search: search)
    flickers = evidence.flickers
    diagnosis = evidence.diagnosis
    (searchWork, isSearchCut) = (evidence.budget.spent, evidence.budget.isExhausted)
  }

  /// What is found of two animations that are one and the same, without a look at any picture.
  /// - Throws: ``ComparisonError``.
  package init(identical animation: some ComparedAnimation, tolerance: AnimationTolerance) throws(ComparisonError) {
    let timing = animation.timing
    try timing.check()
    (expected, actual) = (timing, timing)
    isQuantised = animation.isQuantised
    metric = tolerance.picture.metric
    let nothing = PictureComparison(identical: timing.size)
    moments = Timeline(timing, timing, tolerance: tolerance.seconds).slots.map { Moment($0, nothing) }
    (tier, findings, diagnosis, flickers, worst, failingCount, longestRun) = (
      .identical, [], .identical, [], nil, 0, nil
    )
    (searchWork, isSearchCut) = (0, false)
  }

  private static func compare(
    _ walk: AnimationWalk<some ComparedAnimation, some ComparedAnimation>,
    _ pictures: (expected: Bitmap, actual: Bitmap), _ tolerance: Tolerance
  ) throws -> PictureComparison {
    if type(of: tolerance.rule).readsStraightAlpha, let straight = try walk.straightPictures {
      return try PictureComparison(expected: straight.expected, actual: straight.actual, tolerance: tolerance)
    }
    return PictureComparison(expected: pictures.expected, actual: pictures.actual, tolerance: tolerance)
  }

  private static func worst(of moments: [Moment]) -> Int? {
    moments.indices.filter { moments[$0].tier != .identical }.max { a, b in
      (moments[a].tier, moments[a].comparison.score) < (moments[b].tier, moments[b].comparison.score)
    }
  }

  private static func tier(of moments: [Moment], _ findings: [Finding], failingMoments: Int) -> Tier {
    let failing = moments.count { $0.tier == .different }
    if failing > max(failingMoments, 0) || findings.contains(where: { !$0.isTolerated }) { return .different }
    let isSame = findings.isEmpty && moments.allSatisfy { $0.tier == .identical }
    return isSame ? .identical : .similar
  }
}
