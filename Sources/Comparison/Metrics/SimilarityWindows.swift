import SpringformBitmap

/// Sums over the windows around chosen pixels, by integral images of the places that need one.
///
/// Pixels are gathered in tiles; a tile's integral image reaches as far as its pixels need. Where a tile has few pixels each
/// window is summed by itself. So one pixel costs its own window, and all pixels of a picture cost little more than one
/// pass over it, in a constant amount of memory.
struct SimilarityWindows {
  /// A window is 31 pixels wide and high.
  private static let radius = 15
  private static let tileSide = 64
  /// So many pixels are summed in the time in which one is entered into an integral image, which is written to memory.
  private static let directSpeed = 2

  private struct Place {
    var x: Int32
    var y: Int32
  }

  /// The places of one row of tiles after the other, in the order they were added.
  private var places: [Place] = []

  /// Pixels have to be added row by row.
  mutating func add(_ x: Int, _ y: Int) {
    places.append(Place(x: Int32(truncatingIfNeeded: x), y: Int32(truncatingIfNeeded: y)))
  }

  /// Visits the pixels, tile by tile, with the sums over their windows and how many pixels these have.
  func forEach(in pair: PicturePair, _ body: (_ x: Int, _ y: Int, _ sums: WindowSums, _ count: Int) -> Void) {
    var integral = IntegralImage()
    var tiles = [[Place]](repeating: [], count: pair.width / Self.tileSide + 1)
    func finishRow() {
      for index in tiles.indices where !tiles[index].isEmpty {
        let tile = tiles[index]
        tiles[index].removeAll(keepingCapacity: true)
        guard let bounds = Self.bounds(of: tile) else { continue }
        let side = 2 * Self.radius + 1
        let isDense = tile.count * side * side > (bounds.width + side) * (bounds.height + side) * Self.directSpeed
        if isDense { integral.fill(from: pair, around: bounds, radius: Self.radius) }
        for place in tile {
          let (x, y) = (Int(place.x), Int(place.y))
          let (columns, rows) = Self.window(x, y, in: pair)
          let sums = isDense ? integral.sums(columns, rows) : WindowSums(pair, columns, rows)
          body(x, y, sums, columns.count * rows.count)
        }
      }
    }
    var tileRow = 0
    for place in places {
      let row = Int(place.y) / Self.tileSide
      if row != tileRow { finishRow() }
      tileRow = row
      tiles[Int(place.x) / Self.tileSide].append(place)
    }
    finishRow()
  }

  /// The columns and rows around a pixel, as far as the pictures reach.
  static func window(_ x: Int, _ y: Int, in pair: PicturePair) -> (columns: Range<Int>, rows: Range<Int>) {
    (max(x - radius, 0)..<min(x + radius + 1, pair.width), max(y - radius, 0)..<min(y + radius + 1, pair.height))
  }

  private static func bounds(of places: [Place]) -> PixelRect? {
    var area = PixelBounds()
    for place in places { area.add(Int(place.x), Int(place.y)) }
    return area.bounds
  }
}

/// For each pixel of a part of two pictures the sums over all pixels above and to the left of it.
private struct IntegralImage {
  private var sums: [WindowSums] = []
  private var left = 0
  private var top = 0
  private var stride = 0

  /// Covers the pixels up to `radius` around a rectangle, as far as the pictures reach.
  mutating func fill(from pair: PicturePair, around rect: PixelRect, radius: Int) {
    left = max(rect.x - radius, 0)
    top = max(rect.y - radius, 0)
    let right = min(rect.x + rect.width + radius, pair.width)
    let bottom = min(rect.y + rect.height + radius, pair.height)
    // One more row and column of zeros before the first pixels.
    stride = right - left + 1
    let count = stride * (bottom - top + 1)
    if sums.count < count { sums = Array(repeating: WindowSums(), count: count) }
    let (left, top, stride) = (left, top, stride)
    sums.withUnsafeMutableBufferPointer { sums in
      for column in 0..<stride { sums[column] = WindowSums() }
      for y in top..<bottom {
        let row = (y &- top &+ 1) &* stride
        sums[row] = WindowSums()
        var running = WindowSums()
        for x in left..<right {
          running.add(pair.expectedColor(x, y), pair.actualColor(x, y))
          let place = row &+ x &- left &+ 1
          sums[place] = sums[place &- stride] &+ running
        }
      }
    }
  }

  func sums(_ columns: Range<Int>, _ rows: Range<Int>) -> WindowSums {
    let above = (rows.lowerBound - top) * stride
    let below = (rows.upperBound - top) * stride
    let (first, end) = (columns.lowerBound - left, columns.upperBound - left)
    return (sums[below + end] &- sums[below + first]) &- (sums[above + end] &- sums[above + first])
  }
}
