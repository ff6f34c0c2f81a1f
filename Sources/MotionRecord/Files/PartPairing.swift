/// Pairs the parts of two files that lie in the same place: by their names, those of one name by what they say and then in
/// their order, and last those that are alike in all but their names.
struct PartPairing {
  /// Numbers of parts; in the order of the new file, and then what is missing in that of the old one.
  private(set) var pairs: [(old: Int?, new: Int?)] = []
  /// By the number in the old file.
  private(set) var newNumbers: [Int: Int] = [:]

  private struct Key: Hashable {
    let name: String
    let kind: String

    init(_ part: RecordedPart) { (name, kind) = (part.name, part.kind) }
  }

  init(_ old: [RecordedPart], _ new: [RecordedPart]) {
    let oldKeys = Dictionary(grouping: old.indices) { Key(old[$0]) }
    let newKeys = Dictionary(grouping: new.indices) { Key(new[$0]) }
    for (key, numbers) in newKeys { pair(oldKeys[key] ?? [], numbers) { old[$0].isAlike(new[$1]) } }
    let found = Set(newNumbers.values)
    var missing = old.indices.filter { newNumbers[$0] == nil }
    for number in new.indices where !found.contains(number) {
      guard let place = missing.firstIndex(where: { old[$0].isAlike(new[number]) }) else { continue }
      newNumbers[missing.remove(at: place)] = number
    }
    // What was replaced by something of the same name.
    for number in new.indices where !new[number].name.isEmpty && !newNumbers.values.contains(number) {
      let names = old.indices.filter { newNumbers[$0] == nil && old[$0].name == new[number].name }
      guard names.count == 1, let place = missing.firstIndex(of: names[0]) else { continue }
      newNumbers[missing.remove(at: place)] = number
    }
    let oldNumbers = Dictionary(newNumbers.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    pairs = new.indices.map { (oldNumbers[$0], $0) } + missing.map { ($0, nil) }
  }

  /// Pairs parts of one name.
  private mutating func pair(_ old: [Int], _ new: [Int], isAlike: (Int, Int) -> Bool) {
    guard old.count > 1 || new.count > 1 else {
      if let old = old.first, let new = new.first { newNumbers[old] = new }
      return
    }
    var (old, new) = (old, new)
    for number in new {
      guard let place = old.firstIndex(where: { isAlike($0, number) }) else { continue }
      newNumbers[old.remove(at: place)] = number
      new.removeAll { $0 == number }
    }
    for (old, new) in zip(old, new) { newNumbers[old] = new }
  }

  /// Those that lie elsewhere among the others than before, each with the neighbour that it has passed: numbers in the new file.
  var moved: [(part: Int, isAbove: Bool, sibling: Int)] {
    let after = newNumbers.values.sorted()
    let before = newNumbers.keys.sorted().compactMap { newNumbers[$0] }
    guard before != after else { return [] }
    let kept = Set(commonSubsequence(before, after, isSame: ==).map { after[$0.new] })
    return after.indices.filter { !kept.contains(after[$0]) }.compactMap { index in
      guard let old = before.firstIndex(of: after[index]) else { return nil }
      // What comes first lies on top.
      let isAbove = index < old
      let neighbour = isAbove ? index + 1 : index - 1
      return after.indices.contains(neighbour) ? (after[index], isAbove, after[neighbour]) : nil
    }
  }
}
