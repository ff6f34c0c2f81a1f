/// Colours in the order in which a table that pictures share should have them: a picture that draws only the first colours of
/// a table has short codes.
///
/// The order is found from its end. The colour that matters least to the pictures that are left goes last, and with it go the
/// pictures that draw it, for which no other colour matters any more. A picture of few colours, which is easily kept, makes
/// each of them matter more.
struct GIFColorOrder {
  private(set) var colors: [UInt32] = []

  /// - Parameters:
  ///   - colors: of several that matter as much the later one goes last.
  ///   - pictures: the colours of each; pictures that draw others as well do not count.
  init(of colors: [UInt32], drawing pictures: [[UInt32]]) {
    let table = ColorTable(colors)
    let pictures = pictures.map { $0.map(table.position) }.compactMap { $0.contains(nil) ? nil : $0.compactMap(\.self) }
    var users: [[Int]] = Array(repeating: [], count: colors.count)
    var importance = Array(repeating: 0, count: colors.count)
    for (picture, positions) in pictures.enumerated() {
      for position in positions {
        users[position].append(picture)
        importance[position] += Self.importance(amongColors: positions.count)
      }
    }
    var isLeft = Array(repeating: true, count: pictures.count)
    var rest = Array(colors.indices)
    while let last = rest.indices.min(by: { (importance[rest[$0]], -$0) < (importance[rest[$1]], -$1) }) {
      let position = rest.remove(at: last)
      self.colors.append(colors[position])
      for picture in users[position] where isLeft[picture] {
        isLeft[picture] = false
        for other in pictures[picture] { importance[other] -= Self.importance(amongColors: pictures[picture].count) }
      }
    }
    self.colors.reverse()
  }

  /// How much a colour matters to a picture that draws so many.
  private static func importance(amongColors count: Int) -> Int { (1 << 24) / count }
}
