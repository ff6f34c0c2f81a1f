import SpringformBitmap

/// Two things of one colour each that overlap, and have changed places before each other.
struct OrderEstimate {
  init?(_ samples: ChangeSamples) {
    guard samples.count >= Self.fewest, min(samples.bounds.width, samples.bounds.height) >= Self.side,
      let (before, after) = samples.onlyColors, ![before, after].contains(where: { $0 == samples.borderColor }),
      let lower = Region(of: before, in: samples.expected, from: samples.changed),
      let upper = Region(of: after, in: samples.actual, from: samples.changed),
      lower.gainsRoundness(without: { samples.actual[$0.x, $0.y] != before }),
      upper.gainsRoundness(without: { samples.expected[$0.x, $0.y] != after })
    else { return nil }
  }

  /// Pixels.
  private static let fewest = 16
  /// What is thinner may as well be an edge that moved.
  private static let side = 4
}

extension ChangeSamples {
  /// The colour that became another one at nearly all places, and that one; edges may be antialiased.
  fileprivate var onlyColors: (before: UInt32, after: UInt32)? {
    guard let middle = changed.dropFirst(changed.count / 2).first else { return nil }
    let (before, after) = (expected[middle.x, middle.y], actual[middle.x, middle.y])
    let alike = changed.count { expected[$0.x, $0.y] == before && actual[$0.x, $0.y] == after }
    return alike * 5 >= changed.count * 4 ? (before, after) : nil
  }
}

/// Places of one colour that hang together.
private struct Region {
  private var places: [ChangeSamples.Place] = []

  /// All that can be reached from some places; nil when that is too much to look at.
  init?(of color: UInt32, in picture: Bitmap, from begins: [ChangeSamples.Place]) {
    var isSeen = Set<Int>()
    var waiting: [Int] = []
    let width = picture.width
    func visit(_ x: Int, _ y: Int) {
      guard x >= 0, y >= 0, x < width, y < picture.height, picture[x, y] == color else { return }
      if isSeen.insert(y * width + x).inserted { waiting.append(y * width + x) }
    }
    for begin in begins { visit(begin.x, begin.y) }
    while let next = waiting.popLast() {
      guard isSeen.count < Self.limit else { return nil }
      let (x, y) = (next % width, next / width)
      visit(x - 1, y)
      visit(x + 1, y)
      visit(x, y - 1)
      visit(x, y + 1)
    }
    places = isSeen.sorted().map { ChangeSamples.Place(x: $0 % width, y: $0 / width) }
  }

  /// Pixels.
  private static let limit = 100_000

  /// Whether it has a bite without some of its places: a part of its convex hull that is missing.
  func gainsRoundness(without isOut: (ChangeSamples.Place) -> Bool) -> Bool {
    let rest = places.filter { !isOut($0) }
    guard rest.count * 5 > places.count, rest.count < places.count else { return false }
    return Self.solidity(places) > Self.solidity(rest) + Self.bite
  }

  /// Found: a square that covers a quarter of another one's corner takes 0.12; an edge that moved takes nothing.
  private static let bite: Float = 0.04

  /// The share of the convex hull that is filled.
  private static func solidity(_ places: [ChangeSamples.Place]) -> Float {
    // The first and the last of each row, at their outer corners.
    var points: [SIMD2<Float>] = []
    var rows: [Int: ClosedRange<Int>] = [:]
    for place in places {
      let row = rows[place.y] ?? place.x...place.x
      rows[place.y] = min(row.lowerBound, place.x)...max(row.upperBound, place.x)
    }
    for (y, row) in rows {
      for x in [row.lowerBound, row.upperBound + 1] {
        points += [SIMD2(Float(x), Float(y)), SIMD2(Float(x), Float(y + 1))]
      }
    }
    points.sort { ($0.x, $0.y) < ($1.x, $1.y) }
    let hull = half(points) + half(points.reversed())
    let area = zip(hull, hull.dropFirst() + hull.prefix(1)).reduce(Float(0)) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return area != 0 ? 2 * Float(places.count) / abs(area) : 1
  }

  /// One side of the hull, without its last point (A. M. Andrew, "Another efficient algorithm for convex hulls in two
  /// dimensions", 1979).
  private static func half(_ points: [SIMD2<Float>]) -> [SIMD2<Float>] {
    var hull: [SIMD2<Float>] = []
    for point in points {
      while hull.count > 1 {
        let (a, b) = (hull[hull.count - 1] - hull[hull.count - 2], point - hull[hull.count - 1])
        if a.x * b.y - a.y * b.x > 0 { break }
        hull.removeLast()
      }
      hull.append(point)
    }
    return Array(hull.dropLast())
  }
}
