import SpringformBitmap

/// Tells whether one rasteriser drew both of two similar animations; then what differs between them was not only drawn otherwise.
///
/// A rasteriser has no memory: another one draws soft edges otherwise in every picture, at rest as in motion. What it leaves
/// alone are edges between pixels and text that is drawn on a grid of its own. So both come from one where a picture is the same
/// to the last bit, and has more soft edges than have stayed the same in the picture that changed most.
struct OneRasteriser {
  /// How many times as many.
  private static let factor = 1.25
  /// So many pictures that are the same are enough.
  private static let most = 9

  /// - Parameters:
  ///   - expected: the animation as it should be, at its beginning.
  ///   - actual: the animation as it is, at its beginning.
  ///   - slots: as many as moments.
  ///   - moments: none of which is different.
  /// - Throws: what the animations throw.
  static func drew(
    _ expected: some ComparedAnimation, _ actual: some ComparedAnimation, _ slots: [Timeline.Slot], _ moments: [Moment],
    ignored: [PixelRect]
  ) throws -> Bool {
    func changes(_ index: Int) -> Int { moments[index].comparison.changedPixels }
    let same = moments.indices.filter { moments[$0].tier == .identical }
    guard !same.isEmpty, let worst = moments.indices.max(by: { changes($0) < changes($1) }), changes(worst) > 0 else {
      return false
    }
    let count = min(same.count, most)
    let chosen = (0..<count).map { same[$0 * (same.count - 1) / max(count - 1, 1)] }
    var walk = AnimationWalk(expected, actual)
    var (resting, unchanged) = (0, 0)
    for index in (chosen + [worst]).sorted() {
      let pictures = try walk.pictures(at: slots[index])
      let actual = pictures.actual.taking(ignored, from: pictures.expected)
      let edges = PicturePair.with(
        pictures.expected.pixels, pictures.expected.size, actual.pixels, actual.size
      ) { SoftEdges($0) }
      if index == worst { unchanged = edges.count - edges.changedCount } else { resting = max(resting, edges.count) }
    }
    return Double(resting) > factor * Double(unchanged)
  }
}
