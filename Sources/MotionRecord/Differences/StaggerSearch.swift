/// Finds animations of siblings that follow each other in even steps, where the step has changed.
struct StaggerSearch {
  /// One for each such row, told of its first animation.
  let differences: [Difference]
  private let members: Set<Int>

  init(_ pairs: RecordPairs) {
    var differences: [Difference] = []
    var members: Set<Int> = []
    for row in Self.rows(pairs) where members.isDisjoint(with: row) {
      let steps = row.compactMap { pairs.animations[$0].both }.sorted { $0.old.start < $1.old.start }
      guard steps.count == row.count, let old = Self.step(steps.map(\.old.start)),
        let new = Self.step(steps.map(\.new.start)), abs(old - new) > HistoryComparison.sameTime
      else { continue }
      members.formUnion(row)
      differences += row.map { Difference(.animation($0), .stagger(old: old, new: new), from: steps.first?.new.start) }
    }
    self.differences = differences
    self.members = members
  }

  /// Whether a difference of an animation is that of its row.
  func explain(_ difference: Difference, of animation: Int) -> Bool {
    guard members.contains(animation) else { return false }
    switch difference.change {
    case .time, .value("delay", _, _): return true
    default: return false
    }
  }

  private struct Key: Hashable {
    let group: String
    let property: String?
    let kind: String
    /// How many animations of the property the object had before.
    let number: Int
  }

  /// The animations of the same property of three objects or more: of those whose names differ in their numbers alone, and
  /// of all that lie in one layer.
  private static func rows(_ pairs: RecordPairs) -> [[Int]] {
    rows(pairs) { series(of: $0) } + rows(pairs) { ObjectPath.family(of: ObjectPath.parent(of: $0)) }
  }

  private static func rows(_ pairs: RecordPairs, by group: (_ path: String) -> String) -> [[Int]] {
    var numbers: [String: Int] = [:]
    var rows: [Key: [Int]] = [:]
    var keys: [Key] = []
    for (index, pair) in pairs.animations.enumerated() {
      guard let event = pair.new ?? pair.old else { continue }
      let member = event.target + "\0" + (event.property ?? "")
      let key = Key(
        group: group(event.target), property: event.property, kind: event.kind, number: numbers[member, default: 0])
      numbers[member, default: 0] += 1
      if rows[key] == nil { keys.append(key) }
      rows[key, default: []].append(index)
    }
    return keys.compactMap { rows[$0] }.filter { $0.count >= 3 }
  }

  /// A path without the numbers in it, whether they are the record's or the author's: `dots/dot` for `dots/dot12`.
  private static func series(of path: String) -> String {
    ObjectPath.family(of: path).split(separator: "/").map { part in
      String(part.reversed().drop { $0.isNumber }.reversed())
    }.joined(separator: "/")
  }

  /// The step of times that follow each other evenly, as far as refreshes allow.
  private static func step(_ times: [Double]) -> Double? {
    guard let first = times.first, let last = times.last else { return nil }
    let step = (last - first) / Double(times.count - 1)
    let isEven = times.enumerated().allSatisfy { abs($0.element - first - Double($0.offset) * step) <= refresh }
    return isEven ? step : nil
  }

  /// Seconds.
  private static let refresh = 0.018
}

extension MotionRecord.Event {
  /// When it is seen to begin.
  var start: Double { if case .number(let delay)? = details["delay"] { time + delay } else { time } }
}
