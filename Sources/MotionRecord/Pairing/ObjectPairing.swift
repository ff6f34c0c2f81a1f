/// Pairs the objects of two records from the stage down: siblings of one name in their order, and then those that are
/// alike in all but their names.
struct ObjectPairing {
  private(set) var pairs: [Pair<MotionRecord.Object>] = []
  private let oldParts: [String: [MotionRecord.Object]]
  private let newParts: [String: [MotionRecord.Object]]

  init(_ old: [MotionRecord.Object], _ new: [MotionRecord.Object]) {
    oldParts = Self.parts(old)
    newParts = Self.parts(new)
    let stages = (old.first { $0.path.isEmpty }, new.first { $0.path.isEmpty })
    if let old = stages.0, let new = stages.1 { pairs.append(Pair(old, new)) }
    pairParts(of: "", and: "")
  }

  /// Objects by what they are part of; what is part of something that is not recorded counts as the stage's.
  private static func parts(_ objects: [MotionRecord.Object]) -> [String: [MotionRecord.Object]] {
    let known = Set(objects.map(\.path))
    return Dictionary(grouping: objects.filter { !$0.path.isEmpty }) { object in
      let parent = ObjectPath.parent(of: object.path)
      return known.contains(parent) ? parent : ""
    }
  }

  private mutating func pairParts(of old: String, and new: String) {
    let (oldParts, newParts) = (oldParts[old] ?? [], newParts[new] ?? [])
    let newFamilies = Dictionary(grouping: newParts) { Self.family($0) }
    let oldFamilies = Dictionary(grouping: oldParts) { Self.family($0) }
    var seen: Set<String> = []
    let families = (newParts + oldParts).map { Self.family($0) }.filter { seen.insert($0).inserted }
    var found = families.flatMap { family in
      Pair.pairs(oldFamilies[family] ?? [], newFamilies[family] ?? []) { Self.areAlike($0, $1) }
    }
    found = Self.joiningAlike(found)
    for pair in found {
      pairs.append(pair)
      if let (old, new) = pair.both { pairParts(of: old.path, and: new.path) }
    }
  }

  private static func family(_ object: MotionRecord.Object) -> String {
    ObjectPath.family(of: object.path.split(separator: "/").last.map(String.init) ?? "")
  }

  private static func areAlike(_ one: MotionRecord.Object, _ other: MotionRecord.Object) -> Bool {
    one.kind == other.kind && one.properties == other.properties
  }

  /// What is missing and what is new, made one where only the name is another.
  private static func joiningAlike(_ pairs: [Pair<MotionRecord.Object>]) -> [Pair<MotionRecord.Object>] {
    var result = pairs
    for missing in pairs.compactMap({ $0.new == nil ? $0.old : nil }) {
      let index = result.firstIndex { pair in pair.old == nil && pair.new.map { areAlike(missing, $0) } ?? false }
      guard let index else { continue }
      result[index] = Pair(missing, result[index].new)
      result.removeAll { $0.new == nil && $0.old?.path == missing.path }
    }
    return result
  }
}
