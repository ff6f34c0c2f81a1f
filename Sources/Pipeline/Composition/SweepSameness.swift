import SpringformScene

/// Finds out along which directions of a table all scenes look the same.
struct SweepSameness {
  /// How many scenes there are along each direction; none for a single scene.
  private let counts: [Int]
  private var isSame: [Bool]

  init(_ kind: SceneTable.Kind) {
    counts =
      switch kind {
      case .single: []
      case .list(let labels): [labels.count]
      case .table(let rows, let columns): [rows.count, columns.count]
      }
    isSame = counts.map { $0 > 1 }
  }

  var unchangingDirections: [Int] { isSame.indices.filter { isSame[$0] } }

  /// - Parameter lists: what each scene shows at the moments of a picture, row by row.
  mutating func look(at lists: [[DisplayList]]) {
    for direction in isSame.indices where isSame[direction] {
      // From one scene to the next along the direction.
      let step = direction == 0 ? counts.dropFirst().reduce(1, *) : 1
      let last = (counts[direction] - 1) * step
      isSame[direction] = lists.indices.allSatisfy { index in
        index / step % counts[direction] * step == last || lists[index] == lists[index + step]
      }
    }
  }
}
