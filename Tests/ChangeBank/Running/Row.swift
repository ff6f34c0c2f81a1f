import SpringformComparison

/// What was said of one change.
struct Row: Sendable {
  enum Mode: String, CaseIterable, Sendable {
    /// With what was recorded of the scene.
    case recorded
    /// Of two files.
    case pixels
  }

  /// The scene and a number, the same in both modes.
  var id: String
  var kind: Kind
  var truth: String
  var mode: Mode
  /// Whether the change was let through.
  var passed: Bool
  var sentence: String
  var rightness: Rightness
}
