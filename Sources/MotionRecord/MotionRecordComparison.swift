/// What a scene does otherwise than it was recorded to do, told as causes: what follows from another change is left out.
///
/// Two records are compared like two logs. Touches and animations are paired in their order, objects by their paths; what
/// pairs do not have in common is a change, unless it comes from another one: an animation that comes later because its
/// touch does, or a value that goes on changing while anything else has changed.
package struct MotionRecordComparison: Hashable, Sendable {
  /// The most visible first; empty where the scene does the same as before.
  package let changes: [MotionChange]

  /// - Parameters:
  ///   - expected: what the scene did before.
  ///   - actual: what it does.
  ///   - trials: what it does with its parameters and its seed as they were, with one more of them each time. What differs
  ///     between one and the next follows from that setting; what differs when all are as they were has other causes.
  package init(expected: MotionRecord, actual: MotionRecord, trials: [MotionRecord] = []) {
    let steps = zip(trials, [actual] + trials)
    changes = steps.flatMap { Self.setting($0, $1) } + Self.changes(expected, trials.last ?? actual)
  }

  private static func changes(_ expected: MotionRecord, _ actual: MotionRecord) -> [MotionChange] {
    guard expected != actual else { return [] }
    let pairs = RecordPairs(expected, actual)
    let files = FileDifferences(DifferenceSearch(pairs: pairs).differences, pairs)
    let search = CauseSearch(pairs, files.others)
    let words = ChangeWords(pairs)
    return ChangeGroup.groups(files.causes + search.causes, pairs).map { words.change($0) }
  }

  /// The change of a setting, with all that it leads to.
  private static func setting(_ trial: MotionRecord, _ actual: MotionRecord) -> [MotionChange] {
    let pairs = RecordPairs(trial, actual)
    let files = FileDifferences(DifferenceSearch(pairs: pairs).differences, pairs)
    let search = CauseSearch(pairs, files.others.filter { !$0.isSetting })
    let consequences = files.causes.flatMap { [$0.difference] + $0.consequences } + search.all
    let settings = files.others.filter(\.isSetting).map { Cause(difference: $0, consequences: consequences) }
    return ChangeGroup.groups(settings, pairs).map { ChangeWords(pairs).change($0) }
  }

  /// What is told of the changes in one sentence without a full stop: the two that weigh most, and how many there are.
  package static func sentence(_ changes: [MotionChange]) -> String {
    let count = changes.count > most ? ["\(changes.count) changes in all"] : []
    return (changes.prefix(most).map(\.phrase) + count).joined(separator: "; ")
  }

  /// More changes are counted and not named.
  private static let most = 2
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
  /// The object's whole path in the new record, or in the old one where it is missing now; `nil` where it is one of no object.
  package var path: String?
  /// From when on, in seconds of the scene; `nil` for from the beginning.
  package var time: Double?
  /// What follows from it, each in words such as "the spring of `knob.position` has response 0.6 s, was 0.45 s".
  package var consequences: [String]

  package init(
    kind: Kind, object: String? = nil, property: String? = nil, phrase: String, path: String? = nil,
    time: Double? = nil, consequences: [String] = []
  ) {
    self.kind = kind
    self.object = object
    self.property = property
    self.phrase = phrase
    self.path = path
    self.time = time
    self.consequences = consequences
  }
}
