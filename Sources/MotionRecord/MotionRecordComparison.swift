/// What a scene does otherwise than it was recorded to do, told as causes: what follows from another change is left out.
///
/// Two records are compared like two logs. Touches and animations are paired in their order, objects by their paths; what
/// pairs do not have in common is a change, unless it comes from another one: an animation that comes later because its
/// touch does, or a value that goes on changing while anything else has changed.
package struct MotionRecordComparison: Hashable, Sendable {
  /// The most visible first; empty where the scene does the same as before.
  package let changes: [MotionChange]

  package init(expected: MotionRecord, actual: MotionRecord) {
    guard expected != actual else {
      changes = []
      return
    }
    let pairs = RecordPairs(expected, actual)
    let search = CauseSearch(pairs, DifferenceSearch(pairs: pairs).differences)
    changes = ChangeGroup.groups(search.causes, pairs).map { ChangeWords(pairs).change($0) }
  }

  /// What is told of the changes in one sentence without a full stop.
  package static func sentence(_ changes: [MotionChange]) -> String {
    let rest = changes.count - most
    let phrases = changes.prefix(most).map(\.phrase)
    return (phrases + (rest > 0 ? ["and \(rest) more change\(rest == 1 ? "" : "s")"] : [])).joined(separator: "; ")
  }

  /// More changes are counted and not named.
  private static let most = 3
}

/// One thing that a scene does otherwise than before.
package struct MotionChange: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    case parameter, seed, scene, layer, touch, behavior, gesture, animation, property, course
  }

  package var kind: Kind
  /// The object's shortest name, where it is one of a layer, a behaviour or a gesture recogniser.
  package var object: String?
  /// The property that changed or that is animated.
  package var property: String?
  /// For example "`label.text` was 'May', is 'Mai'".
  package var phrase: String

  package init(kind: Kind, object: String? = nil, property: String? = nil, phrase: String) {
    self.kind = kind
    self.object = object
    self.property = property
    self.phrase = phrase
  }
}
