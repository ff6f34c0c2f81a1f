/// One of several parts of a verification that run apart, on several machines as a rule.
package struct Shard: Codable, Hashable, Sendable {
  /// From 1.
  package let index: Int
  package let count: Int

  /// `nil` unless `1 <= index <= count`.
  package init?(index: Int, of count: Int) {
    guard index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  package init(from decoder: any Decoder) throws {
    enum Key: CodingKey { case index, count }
    let container = try decoder.container(keyedBy: Key.self)
    let (index, count) = (
      try container.decode(Int.self, forKey: .index), try container.decode(Int.self, forKey: .count)
    )
    guard let shard = Self(index: index, of: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "there is no part \(index) of \(count)")
    }
    self = shard
  }

  /// Which entries of a list are in this part, ascending. All parts together have each once.
  ///
  /// The dearest is dealt first, each to the part that has least so far (Graham 1969, longest processing time first): no part is longer
  /// than the best way to share by more than a third, and with many entries hardly at all.
  /// - Parameter costs: of the entries, in the same order on every machine.
  func places(of costs: [Int]) -> [Int] {
    // Parts beyond the number of entries have none, however many somebody asks for.
    var loads = [Int](repeating: 0, count: min(count, costs.count))
    var own: [Int] = []
    for place in costs.indices.sorted(by: { (costs[$0], $1) > (costs[$1], $0) }) {
      guard let part = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { break }
      loads[part] += costs[place]
      if part == index - 1 { own.append(place) }
    }
    return own.sorted()
  }
}
