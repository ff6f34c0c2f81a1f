import SpringformComparison

/// What was said of one change.
struct Row: Sendable {
  enum Mode: String, CaseIterable, Sendable {
    /// With what was recorded of the scene.
    case recorded
    /// Of two files.
    case pixels
    /// With what was recorded, of two changes at once.
    case pairs
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
  /// Whether pictures can tell what was changed at all; silence is all that is asked for otherwise.
  var isTellable = true
  /// How many other causes are named.
  var others = 0
}
