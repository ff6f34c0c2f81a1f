/// Everything in two records, each thing with what became of it.
struct RecordPairs {
  let old: MotionRecord
  let new: MotionRecord
  /// Objects before their parts; those of a missing or a new object are left out.
  let objects: [Pair<MotionRecord.Object>]
  let touches: [Pair<MotionRecord.Event>]
  /// In the order of their starts.
  let animations: [Pair<MotionRecord.Event>]
  /// What both leave out, as the new record knows it.
  let standards: StandardValues

  init(_ old: MotionRecord, _ new: MotionRecord) {
    self.old = old
    self.new = new
    standards = new.standards
    objects = ObjectPairing(old.objects, new.objects).pairs
    // An object that is called otherwise keeps what happens to it.
    let renamed = Dictionary(
      objects.compactMap(\.both).map { ($0.old.path, $0.new.path) }, uniquingKeysWith: { first, _ in first })
    func renaming(_ events: [MotionRecord.Event]) -> [MotionRecord.Event] {
      events.map { event in
        var event = event
        event.target = renamed[event.target] ?? event.target
        return event
      }
    }
    touches = Pair.pairs(renaming(old.touches), new.touches, isSame: Self.doTheSame)
    let animations = Self.byProperty(renaming(old.animations), new.animations).flatMap {
      Pair.pairs($0.old, $0.new, isSame: Self.doTheSame)
    }
    self.animations = animations.sorted { Self.time(of: $0) < Self.time(of: $1) }
  }

  /// Whether two events differ in nothing but their times.
  private static func doTheSame(_ one: MotionRecord.Event, _ other: MotionRecord.Event) -> Bool {
    one.kind == other.kind && one.target == other.target && one.details == other.details
  }

  private static func time(of pair: Pair<MotionRecord.Event>) -> Double { (pair.new ?? pair.old)?.time ?? 0 }

  private static func byProperty(
    _ old: [MotionRecord.Event], _ new: [MotionRecord.Event]
  ) -> [(old: [MotionRecord.Event], new: [MotionRecord.Event])] {
    struct Key: Hashable {
      let target: String
      let property: String?
    }
    var keys: [Key] = []
    var lists: [Key: (old: [MotionRecord.Event], new: [MotionRecord.Event])] = [:]
    func add(
      _ event: MotionRecord.Event,
      to list: WritableKeyPath<(old: [MotionRecord.Event], new: [MotionRecord.Event]), [MotionRecord.Event]>
    ) {
      // Older records do not tell a transform's parts.
      let isTransform = event.property?.hasPrefix("transform.") ?? false
      let key = Key(target: event.target, property: isTransform ? "transform" : event.property)
      if lists[key] == nil { keys.append(key) }
      lists[key, default: ([], [])][keyPath: list].append(event)
    }
    for event in new { add(event, to: \.new) }
    for event in old { add(event, to: \.old) }
    return keys.compactMap { lists[$0] }
  }
}
