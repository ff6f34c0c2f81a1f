import SpringformBitmap

/// What a second look at two animations finds out about why they differ.
struct Evidence {
  let diagnosis: Diagnosis
  /// Frames of the actual animation that flash, and where the expected one does not.
  let flickers: [Int]

  /// - Throws: what the animations throw.
  init<Expected: ComparedAnimation, Actual: ComparedAnimation>(
    _ expected: Expected, _ actual: Actual, waypoints: Waypoints<Expected, Actual>, moments: [Moment],
    signatures: AnimationSignatures, tolerance: AnimationTolerance
  ) throws {
    var common = CommonCause()
    let failing = moments.indices.filter { moments[$0].tier == .different }
    try waypoints.revisit(failing) { before, after in
      common.add(before, after.taking(tolerance.picture.ignored, from: before))
    }
    let expectedTrack = FrameTrack(expected.timing, signatures.expected)
    let actualTrack = FrameTrack(actual.timing, signatures.actual)
    flickers = OutlierFrames(expected: expectedTrack, actual: actualTrack).flashes
    diagnosis =
      DiagnosisSearch(
        expected: expectedTrack, actual: actualTrack, grid: signatures.grid,
        isSameSize: expected.timing.size == actual.timing.size,
        step: expected.timing.typicalDelay, moments: moments, common: common
      ).diagnosis
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
