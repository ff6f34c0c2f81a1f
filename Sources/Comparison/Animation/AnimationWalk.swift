import SpringformBitmap

/// Goes through two animations side by side with one picture of each in memory.
struct AnimationWalk<Expected: ComparedAnimation, Actual: ComparedAnimation> {
  private var expected: Track<Expected>
  private var actual: Track<Actual>

  init(_ expected: Expected, _ actual: Actual) {
    self.expected = Track(expected)
    self.actual = Track(actual)
  }

  /// What both show in a slot; slots have to be visited in order.
  /// - Parameters:
  ///   - slot: the slot.
  ///   - expectedFrame: called with each frame of the expected animation on the way there, in order.
  ///   - actualFrame: called with each frame of the actual one.
  mutating func pictures(
    at slot: Timeline.Slot, expectedFrame: (Bitmap) -> Void, actualFrame: (Bitmap) -> Void
  ) throws -> (expected: Bitmap, actual: Bitmap) {
    (
      try expected.picture(at: slot.expectedFrame, passing: expectedFrame),
      try actual.picture(at: slot.actualFrame, passing: actualFrame)
    )
  }

  /// The same, without a look at the frames on the way there.
  mutating func pictures(at slot: Timeline.Slot) throws -> (expected: Bitmap, actual: Bitmap) {
    (try expected.picture(at: slot.expectedFrame), try actual.picture(at: slot.actualFrame))
  }

  /// What both show before colours were multiplied by alpha, if that is known of both.
  var straightPictures: (expected: StraightAlphaBitmap, actual: StraightAlphaBitmap)? {
    get throws {
      guard let a = try expected.straightPicture, let b = try actual.straightPicture else { return nil }
      return (a, b)
    }
  }
}

private struct Track<Animation: ComparedAnimation> {
  private var animation: Animation
  private var current: (index: Int, picture: Bitmap)?

  init(_ animation: Animation) { self.animation = animation }

  var straightPicture: StraightAlphaBitmap? { get throws { try animation.straightPicture } }

  mutating func picture(at index: Int, passing visit: (Bitmap) -> Void) throws -> Bitmap {
    while let picture = try step(towards: index) { visit(picture) }
    return try picture(at: index)
  }

  /// The next picture, nil when the wanted one is reached.
  private mutating func step(towards index: Int) throws -> Bitmap? {
    let position = current.map { $0.index + 1 } ?? 0
    return position <= index ? try picture(at: position) : nil
  }

  mutating func picture(at index: Int) throws -> Bitmap {
    if let current, current.index == index { return current.picture }
    let position = current.map { $0.index + 1 } ?? 0
    // Whoever makes the next picture from the last need not copy it.
    current = nil
    try animation.skipPictures(index - position)
    guard let picture = try animation.nextPicture() else { throw ComparisonError.missingFrame(index: index) }
    guard picture.size == animation.timing.size else {
      throw ComparisonError.frameSize(index: index, picture.size, expected: animation.timing.size)
    }
    current = (index, picture)
    return picture
  }
}
