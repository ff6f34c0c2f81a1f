import SpringformBitmap

/// The pixels of two pictures that are antialiased in either, and those of them that differ at all: of large pictures in some
/// rows only.
struct SoftEdges {
  private(set) var count = 0
  private(set) var changedCount = 0

  init(_ pair: PicturePair) { self.init(pair) { _ in true } }

  /// - Parameters:
  ///   - changes: where the pictures differ.
  ///   - least: as soon as it is certain that less than this share of all differs, the rest of the picture is not looked at.
  init(_ pair: PicturePair, _ changes: PictureChanges, least: Double) {
    let most = Double(changes.area.count)
    // No more can differ than pixels do.
    self.init(pair) { edges in most >= least * (most + Double(edges.count - edges.changedCount)) }
  }

  /// - Parameter goesOn: asked after each row.
  private init(_ pair: PicturePair, while goesOn: (Self) -> Bool) {
    for y in stride(from: 1, to: pair.height - 1, by: 1 + pair.width * pair.height / Self.rowLimit) {
      var x = 1
      var counts = (edges: QuadFlags.zero, changed: QuadFlags.zero)
      while pair.surroundsQuad(x, y) {
        let (changes, uneven) = (pair.changedInQuad(x, y), pair.unevenInQuad(x, y))
        // Most pixels are like their neighbours.
        if !(changes | uneven).isZero {
          let edges = pair.antialiasedInQuad(x, y)
          let changed = (edges.expected | edges.actual) & changes
          counts.edges &+= changed | edges.expected & uneven & ~changes
          counts.changed &+= changed
        }
        x &+= 4
      }
      count += Int(counts.edges.wrappedSum())
      changedCount += Int(counts.changed.wrappedSum())
      for x in x..<max(pair.width - 1, x) {
        let isChanged = pair.expectedColor(x, y) != pair.actualColor(x, y)
        guard isChanged ? pair.isAntialiasedInEither(x, y) : pair.isUneven(x, y) && pair.isAntialiased(x, y) else {
          continue
        }
        count += 1
        if isChanged { changedCount += 1 }
      }
      guard goesOn(self) else { return }
    }
  }

  /// Pixels of a picture of which every row is looked at.
  private static let rowLimit = 250_000

  var changedShare: Double { count > 0 ? Double(changedCount) / Double(count) : 0 }
}

extension PicturePair {
  /// Which of four pixels from this one on are antialiased in one of the pictures; none where there is no pixel.
  @inline(__always)
  func antialiasedInEither(_ x: Int, _ y: Int) -> QuadFlags {
    if surroundsQuad(x, y) {
      let edges = antialiasedInQuad(x, y)
      return edges.expected | edges.actual
    }
    var flags = QuadFlags.zero
    for column in x..<min(x &+ 4, width) where isAntialiasedInEither(column, y) { flags[column &- x] = 1 }
    return flags
  }

  /// Which of four pixels from this one on have another colour beside them in the expected picture; none where there is no
  /// pixel.
  @inline(__always)
  func uneven(_ x: Int, _ y: Int) -> QuadFlags {
    if surroundsQuad(x, y) { return unevenInQuad(x, y) }
    var flags = QuadFlags.zero
    for column in x..<min(x &+ 4, width) where !isBorder(column, y) && isUneven(column, y) { flags[column &- x] = 1 }
    return flags
  }

  @inline(__always)
  func isAntialiasedInEither(_ x: Int, _ y: Int) -> Bool {
    isAntialiased(x, y) || Surroundings(x, y, in: self) { actualColor($0, $1) }.isAntialiased
  }

  /// Whether a pixel of the expected picture is antialiased.
  @inline(__always)
  fileprivate func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    Surroundings(x, y, in: self) { expectedColor($0, $1) }.isAntialiased
  }

  /// Whether one of the four pixels beside it has another colour in the expected picture.
  fileprivate func isUneven(_ x: Int, _ y: Int) -> Bool {
    let color = expectedColor(x, y)
    return expectedColor(x &- 1, y) != color || expectedColor(x &+ 1, y) != color || expectedColor(x, y &- 1) != color
      || expectedColor(x, y &+ 1) != color
  }
}
