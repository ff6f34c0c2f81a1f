import SpringformBitmap

/// Finds the nearest of some colours. They are sorted by lightness, and only those are compared whose lightness alone is
/// not farther away than the nearest found so far.
struct NearestColor: Sendable {
  private struct Entry {
    var color: OpponentColor
    var index: Int
  }

  /// From dark to light.
  private let entries: [Entry]
  /// For each colour its position among the entries.
  private let ranks: [Int]
  /// For each level of lightness the first entry that is not below it.
  private let starts: [Int]

  private static let levels = 256

  init(_ colors: [UInt32]) {
    entries = colors.enumerated()
      .map { Entry(color: OpponentColor(pixel: $1), index: $0) }
      .sorted { ($0.color.lightness, $0.index) < ($1.color.lightness, $1.index) }
    var ranks = Array(repeating: 0, count: colors.count)
    for (rank, entry) in entries.enumerated() { ranks[entry.index] = rank }
    self.ranks = ranks
    var starts = Array(repeating: entries.count, count: Self.levels)
    for (rank, entry) in entries.enumerated().reversed() {
      for level in 0...Self.level(of: entry.color.lightness) { starts[level] = rank }
    }
    self.starts = starts
  }

  @inline(__always)
  private static func level(of lightness: Float) -> Int {
    min(max(Int(lightness * Float(levels)), 0), levels &- 1)
  }

  /// The first of the nearest colours and the square of its distance; 0 and infinity when there are none.
  @inline(__always)
  func nearest(to color: OpponentColor) -> (index: Int, squaredDistance: Float) {
    var best = (index: 0, squaredDistance: Float.infinity)
    let start = starts[Self.level(of: color.lightness)]
    entries.withUnsafeBufferPointer { entries in
      @inline(__always) func visit(_ entry: Entry) {
        let distance = entry.color.squaredDistance(to: color)
        if distance < best.squaredDistance || distance == best.squaredDistance && entry.index < best.index {
          best = (entry.index, distance)
        }
      }
      var lighter = start
      var darker = start &- 1
      while true {
        let goesUp = lighter < entries.count && entries[lighter].color.isWithin(best.squaredDistance, above: color)
        if goesUp {
          visit(entries[lighter])
          lighter &+= 1
        }
        let goesDown = darker >= 0 && color.isWithin(best.squaredDistance, above: entries[darker].color)
        if goesDown {
          visit(entries[darker])
          darker &-= 1
        }
        if !goesUp, !goesDown { break }
      }
    }
    return best
  }

  func isDarker(_ index: Int, than other: Int) -> Bool { ranks[index] < ranks[other] }

  /// The second colour of a dither pattern: mixed with the colour at an index it comes nearest to a target. Its share of the
  /// mixture is 0...0.5, and 0 where no mixture is nearer than the first colour alone. The farther apart the two are, the
  /// nearer their mixture has to be, because contrast makes a pattern visible.
  func partner(of index: Int, for target: OpponentColor) -> (index: Int, share: Float) {
    let origin = entries[ranks[index]].color
    let offset = target.difference(from: origin)
    let squaredDistance = origin.squaredDistance(to: target)
    var best = (index: index, share: Float.zero)
    var bestCost = squaredDistance
    // Mixtures with a share below contrastCost / (1 + contrastCost) cost more than they gain: a partner lies in the ball of
    // all steps whose product with the offset is more than that share of their own square.
    let leastShare = Self.contrastCost / (1 + Self.contrastCost)
    let radius = squaredDistance.squareRoot() / (2 * leastShare)
    let center = offset.lightness / (2 * leastShare)
    @inline(__always) func visit(_ entry: Entry) {
      let step = entry.color.difference(from: origin)
      let squaredLength = step.product(with: step)
      let progress = step.product(with: offset)
      guard progress > leastShare * squaredLength, squaredLength > 0 else { return }
      let share = min(progress / squaredLength, 0.5)
      let cost =
        squaredDistance - 2 * share * progress + share * share * squaredLength
        + squaredLength * share * (1 - share) * Self.contrastCost
      if cost < bestCost || cost == bestCost && entry.index < best.index {
        bestCost = cost
        best = (entry.index, share)
      }
    }
    entries.withUnsafeBufferPointer { entries in
      var lighter = ranks[index] &+ 1
      while lighter < entries.count, entries[lighter].color.lightness - origin.lightness <= center + radius {
        visit(entries[lighter])
        lighter &+= 1
      }
      var darker = ranks[index] &- 1
      while darker >= 0, origin.lightness - entries[darker].color.lightness <= radius - center {
        visit(entries[darker])
        darker &-= 1
      }
    }
    return best
  }

  /// The weight of a pattern's variance beside its error in the mean.
  private static let contrastCost: Float = 0.35
}

extension OpponentColor {
  /// Whether a colour is lighter than another by at most the root of a square, or not lighter at all.
  @inline(__always)
  fileprivate func isWithin(_ squaredDistance: Float, above other: Self) -> Bool {
    let step = lightness - other.lightness
    return step <= 0 || step * step <= squaredDistance
  }
}
