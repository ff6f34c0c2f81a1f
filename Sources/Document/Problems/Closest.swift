/// Finds the name that was probably meant: at most 2 edits away, or a third of its length.
package func closest(to name: String, among known: [String]) -> String? {
  let wanted = Array(name.lowercased().prefix(longestName))
  let scored = known.map { (name: $0, distance: editDistance(wanted, Array($0.lowercased().prefix(longestName)))) }
  guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(2, name.count / 3) && best.distance < max(name.count, 1) ? best.name : nil
}

private let longestName = 100

/// The number of single-character edits between two words (Levenshtein).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let above = row[j + 1]
      row[j + 1] = x == y ? diagonal : min(diagonal, above, row[j]) + 1
      diagonal = above
    }
  }
  return row[b.count]
}
