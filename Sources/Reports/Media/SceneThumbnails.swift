import SpringformBitmap
import SpringformCodecs
import SpringformNumerics
import SpringformPipeline
import SpringformText
import SpringformVerification

/// A scene's animations as small pictures for those who only want a glance: in a list, and in a pull request.
struct SceneThumbnails {
  /// The most bytes of the GIF: what GitHub lets a comment have.
  static let budget = 10_000_000

  private let scene: SceneResult
  private let directory: String
  private let expected: String?
  private let actual: String?
  /// When the animations differ most, in seconds; `nil` where they do not, or were not compared.
  private let worstTime: Double?
  private let copies: PageCopies?
  /// When the moment is that stands for the scene, in seconds: the worst, or where none is that which says most.
  private let stillTime: Double

  /// Nil for a scene without animations.
  /// - Parameter copies: of animations that are too large for the page; what is small is made from them.
  /// - Throws: `InputError`.
  init?(_ scene: SceneResult, in directory: String, _ copies: PageCopies? = nil) throws {
    expected = try scene.media.expected.map { try mediaPath($0, in: directory) }
    actual = try scene.media.actual.map { try mediaPath($0, in: directory) }
    guard let path = actual ?? expected else { return nil }
    self.scene = scene
    self.directory = directory
    self.copies = copies
    worstTime = Self.worstTime(of: scene)
    // To find it takes a look at all of the animation.
    stillTime =
      try worstTime ?? PosterMoment.time(in: Self.cursor(path, copy: copies?.actual ?? copies?.expected))
  }

  private static func cursor(_ path: String, copy: [UInt8]?) throws -> AnimationCursor {
    try AnimationCursor(copy.map { try AnimationFrames(bytes: $0, path: path) } ?? AnimationFrames(path: path))
  }

  private static func worstTime(of scene: SceneResult) -> Double? {
    scene.comparison.flatMap { comparison in
      comparison.worst.flatMap { comparison.moments.indices.contains($0) ? comparison.moments[$0].time : nil }
    }
  }

  /// The new picture at the worst moment, small, as a PNG.
  func poster() throws -> [UInt8]? {
    // Twice as many pixels as the list's picture has points.
    try still(width: 112, height: 104).map { try PNGEncoder().encode($0) }
  }

  private func still(width: Double, height: Double) throws -> Bitmap? {
    guard let path = actual ?? expected else { return nil }
    var cursor = try Self.cursor(path, copy: copies?.actual ?? copies?.expected)
    let picture = try cursor.picture(at: stillTime)
    let size = picture.size.scaled(by: min(width / Double(picture.width), height / Double(picture.height), 1))
    return try picture.resized(width: size.width, height: size.height)
  }

  /// The most pixels that the picture of a comment is wide, and that it is high: it is shown half as large.
  private static let comment = (width: 960.0, height: 800.0)

  /// Writes what a comment shows: the baseline, what was drawn, and their difference at the worst moment; of a new scene what
  /// was drawn.
  /// - Returns: its path relative to the results; `nil` where nothing was drawn.
  func writePicture() throws -> String? {
    guard let actual, scene.media.actual != nil else { return nil }
    let picture: Bitmap?
    if let expected, let time = worstTime {
      var (old, new) = (
        try Self.cursor(expected, copy: copies?.expected), try Self.cursor(actual, copy: copies?.actual)
      )
      let (before, after) = (try old.picture(at: time), try new.picture(at: time))
      let whole = PixelSize(width: max(before.width, after.width), height: max(before.height, after.height))
      let (width, height) = Self.comment
      let scale = min(width / 3 / Double(whole.width), height / Double(whole.height), 1)
      picture = try Self.row(of: whole.scaled(by: scale)).comparison(before, after)
    } else {
      picture = try still(width: Self.comment.width / 3, height: Self.comment.height)
    }
    return try picture.flatMap { try write(PNGEncoder().encode($0), to: "picture.png") }
  }

  private static func row(of panel: PixelSize) throws -> SideBySide {
    try SideBySide(titles: ["Baseline", "New", "Difference"], panel: panel, fonts: FontLibrary())
  }

  /// Writes a file beside the scene's others.
  /// - Returns: its path relative to the results.
  private func write(_ bytes: [UInt8], to name: String) throws -> String? {
    guard let media = scene.media.actual else { return nil }
    let path = media.split(separator: "/").dropLast().map { $0 + "/" }.joined() + name
    try OutputFile.write(bytes, inFolder: try mediaPath(path, in: directory))
    return path
  }

  /// Writes the baseline, what was drawn, and the amplified difference in a row, as a GIF within the budget.
  /// - Returns: its path relative to the results, `nil` when there are not both animations or it cannot be made small enough.
  func writeSideBySide(budget: Int = budget) async throws -> String? {
    guard let expected, let actual else { return nil }
    do {
      let file = try await ByteBudget(budget).fit(ladder) { step, bytes in
        try await encode(expected: expected, actual: actual, step, to: bytes)
      }
      return try write(file.bytes, to: "side-by-side.gif")
    } catch is BudgetError {
      return nil
    }
  }

  /// What is given up for the budget.
  private struct Step {
    /// Of the pictures' sides, and the most pixels that all of them are wide together: a comment is hardly wider.
    let scale: Double
    let width: Double
    /// Pictures a second.
    let rate: Double

    static let ladder = [
      Step(scale: 1, width: 960, rate: 25), Step(scale: 0.75, width: 960, rate: 12.5),
      Step(scale: 0.5, width: 720, rate: 12.5), Step(scale: 0.35, width: 600, rate: 10),
      Step(scale: 0.25, width: 400, rate: 5),
    ]

    func panel(for whole: PixelSize) -> PixelSize {
      whole.scaled(by: min(scale, width / Double(whole.width * 3)))
    }

    func pictureCount(in duration: Double) -> Int {
      min(max(Int((duration * rate).rounded(.up)), 1), RenderSettings.maximumFrameCount)
    }
  }

  /// The most pixels that all pictures together have, unless the last step has more: a glance is not worth more work.
  private static let mostPixels = 60_000_000

  /// From the first step on whose pictures are not too many and too large.
  private var ladder: [Step] {
    guard let summary = [scene.expected, scene.actual].compactMap(\.self).max(by: { $0.duration < $1.duration }) else {
      return Step.ladder
    }
    let whole = PixelSize(width: summary.width, height: summary.height)
    let steps = Step.ladder.drop { step in
      step.panel(for: whole).area * 3 * step.pictureCount(in: summary.duration) > Self.mostPixels
    }
    return steps.isEmpty ? Step.ladder.suffix(1) : Array(steps)
  }

  private func encode(expected: String, actual: String, _ step: Step, to bytes: any ByteSink) async throws {
    var old = try Self.cursor(expected, copy: copies?.expected)
    var new = try Self.cursor(actual, copy: copies?.actual)
    let panel = step.panel(for: PixelSize(width: max(old.width, new.width), height: max(old.height, new.height)))
    let row = try Self.row(of: panel)
    let encoder = try GIFEncoder(width: row.width, height: row.height, options: GIFOptions(quality: 80), to: bytes)
    let queue = PictureQueue(into: encoder)
    let count = step.pictureCount(in: max(old.duration, new.duration))
    var shown: (old: Int, new: Int, start: Double, pictures: (Bitmap, Bitmap))?
    func write(until end: Double) async throws {
      guard let shown else { return }
      let (before, after) = shown.pictures
      try await queue.add(start: shown.start, end: end) { try row.comparison(before, after) }
    }
    for index in 0..<count {
      let start = Double(index) / step.rate
      let pictures = try together(&old, &new) {
        try $0.picture(at: start)
      } second: {
        try $0.picture(at: start)
      }
      // Excerpts have fewer pictures than a row a moment, and scenes rest.
      if let shown, (shown.old, shown.new) == (old.position, new.position) { continue }
      try await write(until: start)
      shown = (old.position, new.position, start, pictures)
    }
    try await write(until: Double(count) / step.rate)
    try await queue.finish()
  }
}
