import SpringformBitmap

/// What a second look at two animations finds out about why they differ.
struct Evidence {
  let diagnosis: Diagnosis
  /// Frames of the actual animation that flash, and where the expected one does not.
  let flickers: [Int]
  /// What was spent on the search, and whether it was enough.
  let budget: SearchBudget

  /// - Parameters:
  ///   - looks: pictures of moments that differ.
  ///   - moments: all of them.
  ///   - signatures: of all frames.
  ///   - ignored: where nothing is looked at.
  ///   - search: how far to look.
  init(
    _ expected: AnimationTiming, _ actual: AnimationTiming, _ looks: SecondLooks, moments: [Moment],
    signatures: AnimationSignatures, ignored: [PixelRect],
    search kind: CauseSearch
  ) {
    var (common, budget) = (CommonCause(), SearchBudget(limit: kind.work))
    looks.forEach { before, after in
      // The pixels of both, each a few times.
      guard budget.allows(8 * (before.size.area + after.size.area)) else { return }
      common.add(before, after.taking(ignored, from: before))
    }
    let expectedTrack = FrameTrack(expected, signatures.expected)
    let actualTrack = FrameTrack(actual, signatures.actual)
    flickers = OutlierFrames(expected: expectedTrack, actual: actualTrack).flashes
    var search = DiagnosisSearch(
      expected: expectedTrack, actual: actualTrack, grid: signatures.grid, isSameSize: expected.size == actual.size,
      step: expected.typicalDelay, moments: moments, common: common, budget: budget)
    diagnosis = kind == .delay ? search.delayAlone : search.diagnosis
    self.budget = search.budget
  }
}

/// The signatures of all frames of two animations, noted while these are compared.
struct AnimationSignatures {
  let expected: [FrameSignature]
  let actual: [FrameSignature]
  let grid: SignatureGrid
}

extension SignatureGrid {
  /// Of the part that all pictures of two animations have, from the top left.
  init(_ expected: AnimationTiming, _ actual: AnimationTiming, ignored: [PixelRect]) {
    let size = PixelSize(
      width: min(expected.size.width, actual.size.width), height: min(expected.size.height, actual.size.height))
    self.init(size: size, frameCount: expected.starts.count + actual.starts.count, ignored: ignored)
  }
}
