import SpringformBitmap
package import SpringformGeometry
package import SpringformMeasurement
import SpringformNumerics
import SpringformPipeline
import SpringformRaster

/// What a recording shows at some moments, in pictures of several sizes: few and small ones to look around, more and larger ones to look
/// closely.
package struct RecordedMoments: Sendable {
  /// Pictures per second at which the scene is played.
  let rate: Double
  /// When the recording ends, in seconds from its beginning.
  let end: Double
  /// From coarse to fine.
  let levels: [Level]

  struct Level: Sendable {
    /// Pixels per point at which the scene is drawn.
    let scale: Double
    /// How large the pictures are that are looked at.
    let size: PixelSize
    /// How far pictures are blurred before they are looked at, in pixels: what lies side by side has to touch to be drawn together.
    let blur: Int
    /// The refreshes that are looked at, ascending.
    let refreshes: [Int]
    /// What the recording shows then.
    fileprivate(set) var pictures: [Bitmap] = []
  }

  /// The longest side of a level's pictures in pixels, the most moments, how far pictures are blurred, and how many times as large they are
  /// drawn, unless the recording is smaller.
  private static let plan = [
    (side: 36.0, moments: 40, blur: 4, drawn: 1.0), (side: 72, moments: 60, blur: 3, drawn: 1),
    (side: 128, moments: 80, blur: 2, drawn: 1), (side: 128, moments: 80, blur: 0, drawn: 2),
  ]

  /// - Parameters:
  ///   - scene: the size of the scene, in points.
  ///   - rate: the pictures per second that the recording mostly has.
  /// - Throws: what reading the recording throws, and ``MatchError/shape(recording:scene:)``.
  package init(_ recording: some Recording, showing scene: Size, rate: Double) throws {
    let size = recording.size
    let scale = Double(size.width) / scene.width
    guard abs(scene.height * scale - Double(size.height)) <= max(2, 0.01 * Double(size.height)) else {
      throw MatchError.shape(recording: size, scene: scene)
    }
    let begin = recording.times[0]
    self.rate = rate
    end = recording.end - begin
    let count = max(Int((end * rate - 1e-6).rounded(.up)), 1)
    let side = max(scene.width, scene.height)
    var levels = try Self.plan.map { plan in
      let step = max(1, (count + plan.moments - 1) / plan.moments)
      let size = try Renderer(scale: min(plan.side / side, scale)).pixelSize(of: scene)
      return Level(
        scale: min(plan.side / side * plan.drawn, scale), size: PixelSize(width: size.width, height: size.height),
        blur: plan.blur, refreshes: Array(stride(from: 0, to: count, by: step)))
    }
    // Each refresh shows the last picture that has begun by then; how files round times does not count.
    let shown = (0..<count).map { refresh in
      (recording.times.lastIndex { $0 - begin <= Double(refresh) / rate + 0.006 }) ?? 0
    }
    try recording.forEachPicture { index, picture in
      for level in levels.indices {
        let times = levels[level].refreshes.filter { shown[$0] == index }.count
        guard times > 0 else { continue }
        let size = levels[level].size
        let small = try picture.resized(width: size.width, height: size.height)
        levels[level].pictures += Array(repeating: small, count: times)
      }
    }
    self.levels = levels
  }
}
