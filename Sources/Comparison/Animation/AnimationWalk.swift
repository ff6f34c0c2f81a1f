import SpringformBitmap
import SpringformNumerics

/// Goes through two animations side by side with one picture of each in memory.
struct AnimationWalk<Expected: ComparedAnimation, Actual: ComparedAnimation> {
  private var expected: Track<Expected>
  private var actual: Track<Actual>

  init(_ expected: Expected, _ actual: Actual) {
    self.expected = Track(expected)
    self.actual = Track(actual)
  }

  /// What both show in a slot; slots have to be visited in order. The signatures of all frames on the way are noted.
  mutating func pictures(at slot: Timeline.Slot, noting grid: SignatureGrid) throws -> (
    expected: Bitmap, actual: Bitmap
  ) {
    try together(&expected, &actual) { expected in
      try expected.picture(at: slot.expectedFrame, noting: grid)
    } second: { actual in
      try actual.picture(at: slot.actualFrame, noting: grid)
    }
  }

  /// Those that were noted.
  func signatures(_ grid: SignatureGrid) -> AnimationSignatures {
    AnimationSignatures(expected: expected.signatures, actual: actual.signatures, grid: grid)
  }

  /// The same, without a look at the frames on the way there.
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
  private(set) var signatures: [FrameSignature] = []

  init(_ animation: Animation) { self.animation = animation }

  var straightPicture: StraightAlphaBitmap? { get throws { try animation.straightPicture } }

  mutating func picture(at index: Int, noting grid: SignatureGrid) throws -> Bitmap {
    while let picture = try step(towards: index) { signatures.append(grid.signature(of: picture)) }
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
