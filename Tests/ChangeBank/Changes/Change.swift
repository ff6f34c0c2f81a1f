import SpringformScene

/// One change with one cause, or two at once.
struct Change: Sendable {
  var kind: Kind
  var truth: Truth
  var what: Edit
  /// What was changed besides, which has nothing to do with it.
  var other: (kind: Kind, truth: Truth)?

  /// What was made of the original.
  enum Edit: Sendable {
    /// A scene with other text or another parameter, and the seed it asks for.
    case scene(any Playable, seed: UInt64)
    /// Other frames of the same scene.
    case frames(@Sendable (Frames) throws -> Frames)
    /// Frames made of a scene's, and other ones of the same.
    case pair(@Sendable (Frames) throws -> FramePair)
  }
}

/// Frames as they should be and as they are.
struct FramePair: Sendable {
  var expected: Frames
  var actual: Frames
}
