import SpringformBitmap

/// What a second look at two animations finds out about why they differ.
struct Evidence {
  let diagnosis: Diagnosis
  /// Frames of the actual animation that flash, and where the expected one does not.
  let flickers: [Int]

  /// - Throws: what the animations throw.
  init(
    _ expected: some ComparedAnimation, _ actual: some ComparedAnimation, slots: [Timeline.Slot], moments: [Moment],
    tolerance: AnimationTolerance
  ) throws {
    let sizes = (expected.timing.size, actual.timing.size)
    let size = PixelSize(width: min(sizes.0.width, sizes.1.width), height: min(sizes.0.height, sizes.1.height))
    let grid = SignatureGrid(
      size: size, frameCount: expected.timing.starts.count + actual.timing.starts.count,
      ignored: tolerance.picture.ignored)
    let chosen = Self.chosen(from: moments)
    var expectedFrames: [FrameSignature] = []
    var actualFrames: [FrameSignature] = []
    var common = CommonCause()
    var walk = AnimationWalk(expected, actual)
    for (index, slot) in slots.enumerated() {
      let pictures = try walk.pictures(
        at: slot, expectedFrame: { expectedFrames.append(grid.signature(of: $0)) },
        actualFrame: { actualFrames.append(grid.signature(of: $0)) })
      if chosen.contains(index) {
        common.add(pictures.expected, pictures.actual.taking(tolerance.picture.ignored, from: pictures.expected))
      }
    }
    let expectedTrack = FrameTrack(expected.timing, expectedFrames)
    let actualTrack = FrameTrack(actual.timing, actualFrames)
    flickers = OutlierFrames(expected: expectedTrack, actual: actualTrack).flashes
    diagnosis =
      DiagnosisSearch(
        expected: expectedTrack, actual: actualTrack, grid: grid, isSameSize: sizes.0 == sizes.1,
        step: expected.timing.typicalDelay, moments: moments, common: common
      ).diagnosis
  }

  /// Some of the moments that are different, evenly spread.
  private static func chosen(from moments: [Moment]) -> Set<Int> {
    let failing = moments.indices.filter { moments[$0].tier == .different }
    let count = min(failing.count, 9)
    return Set((0..<count).map { failing[$0 * (failing.count - 1) / max(count - 1, 1)] })
  }
}
