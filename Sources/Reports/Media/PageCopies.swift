import SpringformNumerics
import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformPipeline
import SpringformVerification

/// Copies of a scene's animations for the page, of fewer and smaller pictures. The whole ones lie beside it.
struct PageCopies {
  /// APNGs.
  let expected: [UInt8]?
  let actual: [UInt8]?
  /// What the copies show.
  let comparison: SpringformVerification.ComparisonResult?
  let causes: [CauseResult]
  /// How many pixels of the whole pictures are as wide as one of the copies'.
  let shrinking: Double
  /// What is left out, in a sentence.
  let note: String

  /// Nil for animations that the page can hold as they are.
  /// - Parameters:
  ///   - scene: with the paths of its files.
  ///   - directory: where they are.
  ///   - budget: the most bytes of both that the page holds, but for a twentieth.
  /// - Throws: `InputError`, `EncoderError`.
  init?(_ scene: SceneResult, in directory: String, budget: Int) async throws {
    func open(_ media: String?) throws -> AnimationFrames? {
      try media.map { try AnimationFrames(path: mediaPath($0, in: directory)) }
    }
    let (old, new) = (try open(scene.media.expected), try open(scene.media.actual))
    guard let first = new ?? old else { return nil }
    let whole = PixelSize(width: max(old?.width ?? 0, first.width), height: max(old?.height ?? 0, first.height))
    let moments = Self.moments(of: scene, first)
    let wanted = (scene.comparison?.worst.map { [$0] } ?? []) + scene.causes.compactMap(\.moment)
    func estimated(density: Double) -> Excerpt {
      Excerpt(
        of: moments.map(\.tier), wanted: wanted, size: whole,
        byteCount: (old?.bytes.count ?? 0) + (new?.bytes.count ?? 0), budget: budget, density: density)
    }
    func copies(_ excerpt: Excerpt, count: Int? = nil) async throws -> [[UInt8]?] {
      let times = excerpt.moments.prefix(count ?? .max).map { moments[$0].time }
      async let before = Self.copy(old, at: times, excerpt)
      async let after = Self.copy(new, at: times, excerpt)
      return [try await before, try await after]
    }
    func byteCount(_ media: [[UInt8]?]) -> Double { Double(media.reduce(0) { $0 + ($1?.count ?? 0) }) }
    var density = Excerpt.usualDensity
    var excerpt = estimated(density: density)
    guard excerpt.isPartial else { return nil }
    // Only when they have been made is it known how many bytes they take; what the first few add to the very first mostly
    // tells, since copies grow as the files do.
    let trial = excerpt.moments.count / Self.trialShare
    if trial > 1 {
      let sizes = excerpt.moments.map { Self.storedBytes(old, new, until: moments[$0]) }
      let share = Double(sizes[trial - 1] - sizes[0]) / Double(max(sizes[sizes.count - 1] - sizes[0], 1))
      let first = byteCount(try await copies(excerpt, count: 1))
      let added = byteCount(try await copies(excerpt, count: trial)) - first
      let whole = first + added / (share > 0 ? share : Double(trial - 1) / Double(sizes.count - 1))
      density *= max(whole / Double(budget), 1)
      excerpt = estimated(density: density)
    }
    var media = try await copies(excerpt)
    if case let share = byteCount(media) / Double(budget), share < Self.leastShare, density > Excerpt.usualDensity {
      // The first few said too much: what comes after them moves less.
      density = max(density * share, Excerpt.usualDensity)
      excerpt = estimated(density: density)
      media = try await copies(excerpt)
    }
    while case let excess = byteCount(media) / Double(budget), excess > 1.05 {
      density *= excess
      let smaller = estimated(density: density)
      // No picture takes more than it has components.
      guard smaller != excerpt else { break }
      excerpt = smaller
      media = try await copies(excerpt)
    }
    comparison = scene.comparison.map { $0.showing(excerpt) }
    causes = scene.causes.map { $0.showing(excerpt) }
    shrinking = 1 / excerpt.scale
    (expected, actual) = (media[0], media[1])
    note = Self.note(excerpt, of: moments.count, whole)
  }

  /// One of so many moments is tried before all are copied.
  private static let trialShare = 16

  /// Copies that fill less of their budget are made again.
  private static let leastShare = 0.7

  /// Those that were compared; of an animation alone, its frames.
  private static func moments(of scene: SceneResult, _ frames: AnimationFrames) -> [MomentResult] {
    if let moments = scene.comparison?.moments, !moments.isEmpty { return moments }
    return frames.info.playedTimes.dropLast().enumerated().map { frame, time in
      MomentResult(time: time, expectedFrame: frame, actualFrame: frame, tier: .identical)
    }
  }

  /// How far into their files the pictures of a moment lie.
  private static func storedBytes(_ old: AnimationFrames?, _ new: AnimationFrames?, until moment: MomentResult) -> Int {
    [(old, moment.expectedFrame), (new, moment.actualFrame)].reduce(0) { sum, side in
      guard let frames = side.0?.info.frames, let frame = side.1, frames.indices.contains(frame) else { return sum }
      return sum + frames[frame].bytes.upperBound
    }
  }

  private static func note(_ excerpt: Excerpt, of count: Int, _ whole: PixelSize) -> String {
    let small = excerpt.size(of: whole)
    let size = "\(small.width)\u{A0}×\u{A0}\(small.height) instead of \(whole.width)\u{A0}×\u{A0}\(whole.height) pixels"
    let fewer =
      excerpt.moments.count < count
      ? "\(excerpt.moments.count.groupedText) of \(count.groupedText) moments, of each stretch one that differs most"
      : nil
    let smaller = excerpt.scale < 1 ? "pictures of \(size)" : nil
    return "So that this page opens quickly, its player shows "
      + [fewer, smaller].compactMap(\.self).joined(separator: ", in ") + "."
  }

  /// An animation's pictures at some times, made smaller.
  private static func copy(
    _ frames: AnimationFrames?, at times: [Double], _ excerpt: Excerpt
  ) async throws -> [UInt8]? {
    guard let frames else { return nil }
    let size = excerpt.size(of: PixelSize(width: frames.width, height: frames.height))
    let file = MemorySink()
    let encoder = try APNGEncoder(width: size.width, height: size.height, to: file)
    let queue = PictureQueue(into: encoder)
    var cursor = try AnimationCursor(frames)
    for (index, time) in times.enumerated() {
      let picture = try cursor.picture(at: time)
      let end = index + 1 < times.count ? times[index + 1] : max(cursor.duration, time + 0.001)
      // Whatever is shown first is there from the beginning, so that the others keep their times.
      try await queue.add(start: index == 0 ? 0 : time, end: end) {
        try picture.resized(width: size.width, height: size.height)
      }
    }
    try await queue.finish()
    return file.bytes
  }
}
