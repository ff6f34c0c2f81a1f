import SpringformBitmap
import SpringformNumerics

/// Goes through two animations side by side with one picture of each in memory.
struct AnimationWalk<Expected: ComparedAnimation, Actual: ComparedAnimation> {
  private var expected: Track<Expected>
  private var actual: Track<Actual>

  /// - Parameter grid: with which the signatures of all frames are noted on the way; none are without it.
  init(_ expected: Expected, _ actual: Actual, noting grid: SignatureGrid? = nil) {
    self.expected = Track(expected, noting: grid)
    self.actual = Track(actual, noting: grid)
  }

  /// Those that were noted.
  func signatures(_ grid: SignatureGrid) -> AnimationSignatures {
    AnimationSignatures(
      expected: expected.series?.signatures ?? [], actual: actual.series?.signatures ?? [], grid: grid)
  }

  /// What both show in a slot; slots have to be visited in order.
  mutating func pictures(at slot: Timeline.Slot) throws -> (expected: Bitmap, actual: Bitmap) {
    try together(&expected, &actual) { expected in
      try expected.picture(at: slot.expectedFrame)
    } second: { actual in
      try actual.picture(at: slot.actualFrame)
    }
  }

  /// What both show before colours were multiplied by alpha, if that is known of both.
  var straightPictures: (expected: StraightAlphaBitmap, actual: StraightAlphaBitmap)? {
    get throws {
      guard let a = try expected.straightPicture, let b = try actual.straightPicture else { return nil }
      return (a, b)
    }
  }
}

private struct Track<Animation: ComparedAnimation>: Sendable {
  private var animation: Animation
  private var current: (index: Int, picture: Bitmap)?
  private(set) var series: SignatureSeries?

  init(_ animation: Animation, noting grid: SignatureGrid?) {
    self.animation = animation
    series = grid.map { SignatureSeries($0) }
  }

  var straightPicture: StraightAlphaBitmap? { get throws { try animation.straightPicture } }

  mutating func picture(at index: Int) throws -> Bitmap {
    if let current, current.index == index { return current.picture }
    let position = current.map { $0.index + 1 } ?? 0
    // Whoever makes the next picture from the last need not copy it.
    current = nil
    if series == nil {
      try animation.skipPictures(index - position)
    } else {
      for passed in position..<index { _ = try next(passed) }
    }
    let picture = try next(index)
    current = (index, picture)
    return picture
  }

  private mutating func next(_ index: Int) throws -> Bitmap {
    guard let picture = try animation.nextPicture() else { throw ComparisonError.missingFrame(index: index) }
    guard picture.size == animation.timing.size else {
      throw ComparisonError.frameSize(index: index, picture.size, expected: animation.timing.size)
    }
    series?.add(picture)
    return picture
  }
}
