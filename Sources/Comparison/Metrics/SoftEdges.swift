import SpringformBitmap

/// The pixels of two pictures that are antialiased in either, and those of them that differ at all.
struct SoftEdges {
  private(set) var count = 0
  private(set) var changedCount = 0

  init(_ pair: PicturePair) {
    for y in 1..<max(pair.height - 1, 1) {
      for x in 1..<max(pair.width - 1, 1) {
        let color = pair.expectedColor(x, y)
        let isChanged = color != pair.actualColor(x, y)
        // Most pixels are like their neighbours.
        guard
          isChanged || pair.expectedColor(x &- 1, y) != color || pair.expectedColor(x &+ 1, y) != color
            || pair.expectedColor(x, y &- 1) != color || pair.expectedColor(x, y &+ 1) != color
        else { continue }
        if isChanged {
          guard pair.isAntialiasedInEither(x, y) else { continue }
          changedCount += 1
        } else if !Surroundings(x, y, in: pair, color: { pair.expectedColor($0, $1) }).isAntialiased {
          continue
        }
        count += 1
      }
    }
  }

  var changedShare: Double { count > 0 ? Double(changedCount) / Double(count) : 0 }
}

extension PicturePair {
  @inline(__always)
  func isAntialiasedInEither(_ x: Int, _ y: Int) -> Bool {
    Surroundings(x, y, in: self) { expectedColor($0, $1) }.isAntialiased
      || Surroundings(x, y, in: self) { actualColor($0, $1) }.isAntialiased
  }
}
