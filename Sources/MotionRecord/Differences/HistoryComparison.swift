/// What two histories of one property do not have in common.
struct HistoryComparison {
  let property: String
  let old: RecordedHistory
  let new: RecordedHistory

  /// - Parameters:
  ///   - oldStarts: when animations of the property began in the old record: what it was set to then is told with them.
  ///   - newStarts: the same in the new one.
  /// - Returns: the first difference of each kind, and the time from which on it holds, `nil` for from the beginning.
  func changes(oldStarts: [Double], newStarts: [Double]) -> [(change: Difference.Change, time: Double?)] {
    guard old != new else { return [] }
    guard case .curve = old else {
      if case .curve = new { return course }
      return steps(Self.steps(of: old, without: oldStarts), Self.steps(of: new, without: newStarts))
    }
    return beginning + course
  }

  // MARK: A few values

  private func steps(
    _ old: [RecordedHistory.Change], _ new: [RecordedHistory.Change]
  ) -> [(change: Difference.Change, time: Double?)] {
    var result: [(change: Difference.Change, time: Double?)] = []
    if let first = old.first, let other = new.first, !first.value.agrees(with: other.value) {
      result.append((.value(property, old: first.value, new: other.value), nil))
    }
    var (oldValue, newValue) = (old.first?.value, new.first?.value)
    var hasValue = !result.isEmpty
    var hasTime = false
    for pair in Pair.pairs(old.dropFirst(), new.dropFirst(), isSame: { $0.value.agrees(with: $1.value) }) {
      let (before, after) = (pair.old ?? pair.new, pair.new ?? pair.old)
      guard let before, let after else { continue }
      // What only one side sets anew is compared with what the other keeps.
      oldValue = pair.old?.value ?? oldValue
      newValue = pair.new?.value ?? newValue
      if let oldValue, let newValue, !oldValue.agrees(with: newValue) {
        if !hasValue { result.append((.value(property, old: oldValue, new: newValue), after.time)) }
        hasValue = true
      } else if pair.both != nil, abs(before.time - after.time) > Self.sameTime {
        if !hasTime { result.append((.time(property, old: before.time, new: after.time), after.time)) }
        hasTime = true
      }
    }
    return result
  }

  private static func steps(of history: RecordedHistory, without starts: [Double]) -> [RecordedHistory.Change] {
    switch history {
    case .constant(let value): [RecordedHistory.Change(time: 0, value: value)]
    case .changes(let changes):
      changes.prefix(1)
        + changes.dropFirst().filter { change in !starts.contains { abs($0 - change.time) <= sameTime } }
    case .curve(let curve): curve.samples
    }
  }

  /// Seconds: far less than a refresh.
  static let sameTime = 0.0005

  // MARK: Values that go on changing

  /// Where a way begins elsewhere, that is a cause, and the way a consequence.
  private var beginning: [(change: Difference.Change, time: Double?)] {
    guard let old = old.first, let new = new.first, let distance = new.distance(to: old), distance > Self.sameCourse
    else { return [] }
    return [(.value(property, old: old, new: new), nil)]
  }

  private var course: [(change: Difference.Change, time: Double?)] {
    if case .curve(let old) = old, case .curve(let new) = new, old.digest == new.digest { return [] }
    let times = Set(Self.times(of: old) + Self.times(of: new)).sorted()
    var since: Double?
    var largest: Double?
    var last = times.first ?? 0
    for time in times {
      guard let one = Self.value(of: old, at: time), let other = Self.value(of: new, at: time) else { continue }
      let distance = one.distance(to: other)
      let differs = distance.map { $0 > Self.sameCourse } ?? !one.agrees(with: other)
      // What lies between two samples is not known: it may have begun right after the last that was the same.
      if differs, since == nil { since = last }
      if let distance { largest = max(largest ?? 0, distance) }
      if since == nil { last = time }
    }
    guard let since else {
      // Processors round differently, and such differences grow where bodies meet.
      return Self.count(old) == Self.count(new)
        ? [] : [(.course(property, since: times.last ?? 0, by: nil), times.last)]
    }
    return [(.course(property, since: since, by: largest), since)]
  }

  /// Points, or what else the property is measured in: less is not seen.
  private static let sameCourse = 0.002

  private static func count(_ history: RecordedHistory) -> Int {
    if case .curve(let curve) = history { curve.count } else { 0 }
  }

  private static func times(of history: RecordedHistory) -> [Double] {
    if case .curve(let curve) = history {
      curve.samples.map(\.time)
    } else {
      steps(of: history, without: []).map(\.time)
    }
  }

  private static func value(of history: RecordedHistory, at time: Double) -> RecordedValue? {
    let values = steps(of: history, without: [])
    guard let next = values.firstIndex(where: { $0.time > time }) else { return values.last?.value }
    guard next > 0 else { return values.first?.value }
    let before = values[next - 1]
    guard case .curve = history else { return before.value }
    let share = (time - before.time) / (values[next].time - before.time)
    return before.value.mixed(with: values[next].value, share: share)
  }
}
