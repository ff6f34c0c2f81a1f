/// The nodes that all of several moments show in the same order: the longest common subsequence of each with the next.
struct CommonNodes {
  /// For each of the nodes, its index in each moment.
  private(set) var indices: [[Int]]

  /// Longer stretches than this, multiplied, are not compared: they count as different.
  private static let largestTable = 4_000_000

  init(_ moments: [[DisplayNode]]) {
    let identities = moments.map { $0.map(\.identity) }
    indices = (identities.first ?? []).indices.map { [$0] }
    for (before, next) in zip(identities, identities.dropFirst()) {
      let known = indices.map { before[$0[$0.count - 1]] }
      indices = Self.pairs(known, next).map { indices[$0.0] + [$0.1] }
    }
  }

  /// The positions of a longest common subsequence in both, ascending.
  private static func pairs(_ a: [DisplayNode], _ b: [DisplayNode]) -> [(Int, Int)] {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let longest = min(a.count, b.count) - start
    let end = zip(a.reversed(), b.reversed()).prefix(longest).prefix { $0 == $1 }.count
    let middle = middlePairs(Array(a[start..<a.count - end]), Array(b[start..<b.count - end]))
    return (0..<start).map { ($0, $0) } + middle.map { ($0.0 + start, $0.1 + start) }
      + (0..<end).map { (a.count - end + $0, b.count - end + $0) }
  }

  private static func middlePairs(_ a: [DisplayNode], _ b: [DisplayNode]) -> [(Int, Int)] {
    guard !a.isEmpty, !b.isEmpty, a.count * b.count <= largestTable else { return [] }
    // Comparing numbers is cheaper than comparing paths again and again.
    var numbers: [DisplayNode: Int32] = [:]
    func number(_ node: DisplayNode) -> Int32 {
      if let known = numbers[node] { return known }
      numbers[node] = Int32(numbers.count)
      return Int32(numbers.count - 1)
    }
    let (left, right) = (a.map(number), b.map(number))
    // lengths[i][j] is the longest of left[i...] and right[j...].
    let width = right.count + 1
    var lengths = Array(repeating: Int32(0), count: (left.count + 1) * width)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        lengths[i * width + j] =
          left[i] == right[j]
          ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (i, j, pairs) = (0, 0, [(Int, Int)]())
    while i < left.count, j < right.count {
      if left[i] == right[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
