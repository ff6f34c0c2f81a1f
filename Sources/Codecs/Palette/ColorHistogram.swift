/// The distinct colours of some pixels, in the order in which they are first met, and how often each occurs.
struct ColorHistogram: Sendable {
  private var table = ColorTable()
  private(set) var counts: [Int] = []

  var colors: [UInt32] { table.colors }

  /// The colours, most frequent first.
  var byFrequency: [UInt32] { byFrequency { _ in true } }

  /// Some of the colours, most frequent first.
  func byFrequency(where isIncluded: (UInt32) -> Bool) -> [UInt32] {
    counts.indices.filter { isIncluded(colors[$0]) }
      .sorted { (counts[$0], $1) > (counts[$1], $0) }
      .map { colors[$0] }
  }

  /// Counts a colour and returns its position in `colors`.
  @inline(__always)
  mutating func add(_ color: UInt32) -> Int {
    let (position, isNew) = table.insert(color)
    if isNew {
      counts.append(1)
    } else {
      counts[position] &+= 1
    }
    return position
  }

  /// Counts a colour several times, at least once.
  @inline(__always)
  mutating func add(_ color: UInt32, count: Int) { add(more: count &- 1, at: add(color)) }

  /// Counts the colour at a position several times more.
  mutating func add(more count: Int, at position: Int) {
    if count > 0 { counts[position] &+= count }
  }
}
