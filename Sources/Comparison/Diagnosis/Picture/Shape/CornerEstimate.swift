import SpringformBitmap

/// Corners that are rounder or less round, while the straight edges that meet there stayed.
struct CornerEstimate {
  typealias Place = ChangeSamples.Place

  let areRounder: Bool

  init?(_ samples: ChangeSamples) {
    let strong = samples.strong
    guard (Self.fewest...Self.most).contains(strong.count) else { return nil }
    let all = strong.reduce(Float(0)) { $0 + samples.difference($1).squaredLength }
    let edge = EdgeFinder(samples, contrast: strong.reduce(0) { max($0, samples.difference($1).length) })
    // The energy of corners that became rounder, and of those that became less round.
    var (rounder, less, count) = (Float(0), Float(0), 0)
    for cluster in Self.clusters(strong, reach: samples.changedStep + 1) {
      guard let isFalling = samples.isFalling(cluster), let outside = edge.outside(of: cluster, isFalling: isFalling)
      else { continue }
      count += 1
      for place in cluster {
        let ground = samples.expected(place.x + outside.x * Self.reach, place.y + outside.y * Self.reach)
        let energy = samples.difference(place).squaredLength
        let (before, after) = (samples.expected(place.x, place.y) - ground, samples.actual(place.x, place.y) - ground)
        if after.squaredLength < before.squaredLength { rounder += energy } else { less += energy }
      }
    }
    guard count > 1, max(rounder, less) > Self.share * all else { return nil }
    areRounder = rounder > less
  }

  /// Places that hang together.
  private static func clusters(_ places: [Place], reach: Int) -> [[Place]] {
    var numbers: [SIMD2<Int>: Int] = [:]
    for (index, place) in places.enumerated() { numbers[SIMD2(place.x, place.y)] = index }
    var isSeen = [Bool](repeating: false, count: places.count)
    return places.indices.compactMap { begin in
      guard !isSeen[begin] else { return nil }
      isSeen[begin] = true
      var cluster = [begin]
      var next = 0
      while next < cluster.count {
        let place = places[cluster[next]]
        next += 1
        for y in place.y - reach...place.y + reach {
          for x in place.x - reach...place.x + reach {
            if let found = numbers[SIMD2(x, y)], !isSeen[found] {
              isSeen[found] = true
              cluster.append(found)
            }
          }
        }
      }
      return cluster.count > 1 ? cluster.map { places[$0] } : nil
    }
  }

  /// Samples; with more it is no matter of corners.
  private static let fewest = 6
  private static let most = 2000
  /// Of what changed strongly; something may lie above a corner.
  private static let share: Float = 0.6
  /// As far outside no edge is antialiased.
  private static let reach = 3
}

/// Looks for the straight edges on both sides of a corner.
private struct EdgeFinder {
  private let samples: ChangeSamples
  private let contrast: Float

  init(_ samples: ChangeSamples, contrast: Float) { (self.samples, self.contrast) = (samples, contrast) }

  /// Where the outside of a corner is, diagonally; nil where two edges that stayed do not meet there.
  /// - Parameter isFalling: whether its outline falls to the right.
  func outside(of corner: [ChangeSamples.Place], isFalling: Bool) -> (x: Int, y: Int)? {
    let columns = corner.map(\.x), rows = corner.map(\.y)
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return nil
    }
    let ways = isFalling ? [(x: 1, y: -1), (x: -1, y: 1)] : [(x: 1, y: 1), (x: -1, y: -1)]
    let found = ways.filter { way in
      // The upright edge goes on from the corner's outer side towards the inside, and so does the level one.
      let (x, y) = (way.x > 0 ? right : left, way.y > 0 ? top : bottom)
      let (column, row) = (way.x > 0 ? left : right, way.y > 0 ? bottom : top)
      return Self.steps.contains { isEdge(x: x, y: y - way.y * $0, isUpright: true) }
        && Self.steps.contains { isEdge(x: column - way.x * $0, y: row, isUpright: false) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// How far on from what changed.
  private static let steps = 2...4

  /// Whether an edge that stayed leads past a place, a pixel more or less aside.
  private func isEdge(x: Int, y: Int, isUpright: Bool) -> Bool {
    let places = (-1...1).map { ChangeSamples.Place(x: isUpright ? x + $0 : x, y: isUpright ? y : y + $0) }
    guard places.allSatisfy({ samples.difference($0).length < contrast / 4 }) else { return false }
    return places.contains { place in
      let slope = samples.slope(place)
      let (along, across) = isUpright ? (slope.y.length, slope.x.length) : (slope.x.length, slope.y.length)
      return across > contrast / 5 && along < across / 3
    }
  }
}

extension ChangeSamples {
  /// How the colours change to the right and down, on average of both pictures.
  /// - Parameter reach: from a pixel so far on one side to one as far on the other.
  func slope(_ place: Place, reach: Int = 1) -> (x: Components, y: Components) {
    let (x, y) = (place.x, place.y)
    return (
      (expected(x + reach, y) - expected(x - reach, y) + actual(x + reach, y) - actual(x - reach, y)) / 4,
      (expected(x, y + reach) - expected(x, y - reach) + actual(x, y + reach) - actual(x, y - reach)) / 4
    )
  }

  /// Where the change is no shadow of a larger one.
  fileprivate var strong: [Place] {
    let most = changed.reduce(Float(0)) { max($0, difference($1).squaredLength) }
    return changed.filter { difference($0).squaredLength * 12 > most }
  }

  /// Whether an outline through some places falls to the right, rather than rising; nil when it does neither.
  fileprivate func isFalling(_ places: [Place]) -> Bool? {
    var (falling, rising, all) = (Float(0), Float(0), Float(0))
    for place in places {
      let weight = difference(place).squaredLength
      all += weight
      // Between two arcs that lie far apart there is no slope nearby.
      for reach in [1, 3, 6] {
        let slope = slope(place, reach: reach)
        let (x, y) = (slope.x.length, slope.y.length)
        guard max(x, y) * 8 > difference(place).length else { continue }
        if min(x, y) > Self.diagonal * max(x, y) {
          if slope.x.dot(slope.y) < 0 { falling += weight } else { rising += weight }
        }
        break
      }
    }
    guard max(falling, rising) > all / 2, min(falling, rising) < all / 8 else { return nil }
    return falling > rising
  }

  /// The tangent of 20 degrees: what is less is along an axis.
  private static let diagonal: Float = 0.36
}
