/// What a sentence about a change is worth.
enum Rightness: String, CaseIterable {
  /// It says what was changed.
  case right
  /// It says nothing false, and not what was changed.
  case vague
  /// It names another cause.
  case wrong
}
