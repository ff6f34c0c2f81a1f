/// What two lists of a property's key frames do not have in common.
struct KeyComparison {
  private let pairs: [Pair<RecordedFact.Key>]
  private let old: [RecordedFact.Key]
  private let new: [RecordedFact.Key]

  init(_ old: [RecordedFact.Key], _ new: [RecordedFact.Key]) {
    (self.old, self.new) = (old, new)
    pairs = Pair.pairs(old, new) { Self.isSame($0.time, $1.time) }
  }

  /// More of them are told by their number.
  private static let most = 3
  private static let sameTime = 1e-3

  private static func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= sameTime }

  var changes: [KeyChange] {
    if let shift { return [shift] }
    let found = pairs.indices.map { changes(of: $0) }
    let all = found.flatMap(\.self)
    guard all.count > Self.most else { return all }
    let touched = pairs.indices.filter { !found[$0].isEmpty }
    let times = touched.compactMap { (pairs[$0].new ?? pairs[$0].old)?.time }
    return [.several(touched.count, from: times.min() ?? 0, until: times.max() ?? 0)]
  }

  /// Where nothing but all times is another, and all by as much.
  private var shift: KeyChange? {
    guard old.count == new.count, old.count > 1, let first = old.first, let other = new.first else { return nil }
    let by = other.time - first.time
    guard !Self.isSame(by, 0) else { return nil }
    let isShifted = zip(old, new).allSatisfy { before, after in
      var moved = before
      moved.time = after.time
      return Self.isSame(after.time - before.time, by) && moved == after
    }
    return isShifted ? .shifted(old.count, from: first.time, by: by) : nil
  }

  private func changes(of index: Int) -> [KeyChange] {
    guard let (old, new) = pairs[index].both else {
      if let new = pairs[index].new { return [.added(at: new.time, new.value)] }
      return pairs[index].old.map { [.removed(at: $0.time, $0.value)] } ?? []
    }
    var result: [KeyChange] = []
    if !Self.isSame(old.time, new.time) { result.append(.time(new.value, old: old.time, new: new.time)) }
    if !old.value.agrees(with: new.value) { result.append(.value(at: new.time, old: old.value, new: new.value)) }
    // What lies between a key frame and one that is new or gone is another stretch.
    guard index + 1 < pairs.count, let (oldNext, newNext) = pairs[index + 1].both else { return result }
    if old.easing != new.easing {
      result.append(.easing(from: new.time, until: newNext.time, old: old.easing, new: new.easing))
    }
    if old.way != new.way {
      result.append(.way(from: new.time, until: newNext.time, old: old.way, new: new.way))
    }
    // Files of old exporters say each value twice.
    if old.end != new.end, oldNext.value.agrees(with: newNext.value) {
      let (before, after) = (old.end ?? oldNext.value, new.end ?? newNext.value)
      if !before.agrees(with: after) { result.append(.end(since: new.time, old: before, new: after)) }
    }
    return result
  }
}
