import SpringformScene

/// One change with one cause.
struct Change: Sendable {
  var kind: Kind
  var truth: Truth
  var what: Edit

  /// What was made of the original.
  enum Edit: Sendable {
    /// A scene with other text or another parameter, and the seed it asks for.
    case scene(any Playable, seed: UInt64)
    /// Other frames of the same scene.
    case frames(@Sendable (Frames) throws -> Frames)
  }
}
