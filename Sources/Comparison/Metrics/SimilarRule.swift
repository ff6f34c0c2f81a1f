import SpringformBitmap

/// Tells what a person could see from what rasterisers do differently.
///
/// A changed pixel is excused when no component differs by more than 1 level, as rounding does, or when it differs by less
/// than 8 levels and its CIE 1994 difference is at most 1, which is not noticeable. All others count, unless the picture as
/// a whole looks as if another rasteriser had drawn it (``Redrawing``); then those count that no edge explains.
struct SimilarRule: PixelRule {
  private var colors = LabColors()
  /// The last pair of colours that was looked at: beside each other lie many of one pair.
  private var last = (expected: UInt32.max, actual: UInt32.max, isNoticeable: false)
  /// Whether another rasteriser may have drawn the picture.
  private let isRedrawn: Bool

  init(isRedrawn: Bool = true) { self.isRedrawn = isRedrawn }

  /// So many levels are a change, whatever the eye makes of it: a dark component of a bright colour is little noticed.
  private static let noticeable: Int32 = 8

  mutating func judge(_ changes: PictureChanges, in pair: PicturePair, _ marks: inout PixelMarks) {
    guard changes.largestDifference > 1 else { return }
    guard changes.contains(in: pair, where: { isNoticeable(pair.largestDifference($0, $1), $0, $1, in: pair) }) else {
      return
    }
    let redrawing = Redrawing(changes, in: pair)
    // Nearly always the answer, and cheaper than a look at all edges of the picture.
    let isSlight = redrawing.isSlight(isRedrawn: isRedrawn)
    if isSlight,
      !changes.contains(
        in: pair,
        where: {
          isNoticeable(pair.largestDifference($0, $1), $0, $1, in: pair)
            && !EdgeAllowance.slight.covers($0, $1, in: pair)
        })
    {
      return
    }
    let allowance: EdgeAllowance? =
      if isRedrawn, redrawing.isWhole(changes, in: pair) { .whole } else if isSlight { .slight } else { nil }
    changes.forEachQuadBeyondRounding(in: pair) { x, y, differences in
      for place in 0..<4 where isNoticeable(Int32(bitPattern: differences[place]), x &+ place, y, in: pair) {
        if allowance?.covers(x &+ place, y, in: pair) != true { marks.add(x &+ place, y) }
      }
    }
  }

  /// - Parameter difference: the largest of a component.
  @inline(__always)
  private mutating func isNoticeable(_ difference: Int32, _ x: Int, _ y: Int, in pair: PicturePair) -> Bool {
    guard difference > 1, difference < Self.noticeable else { return difference > 1 }
    let (before, after) = (pair.expectedColor(x, y), pair.actualColor(x, y))
    if before != last.expected || after != last.actual {
      last = (before, after, colors.color(before).squaredDifference94(to: colors.color(after)) > 1)
    }
    return last.isNoticeable
  }
}

/// How far a redrawn edge may take a pixel: by so much of the contrast around it, and some levels more. The contrast is the
/// largest difference between two of the 3x3 pixels around, in the picture where it is larger.
private struct EdgeAllowance {
  /// Each a number of levels and of tenths of the contrast; the least holds.
  let limits: [(levels: Int16, tenths: Int16)]

  /// Edges off by a few hundredths of a pixel. Found: up to 0.25 of the contrast beyond 3 levels, where edges fall on the
  /// grid on which a rasteriser finds coverage.
  static let slight = Self(limits: [(3, 5)])
  /// Found: up to 1.4 of the contrast beyond 2 levels, where shadows are blurred larger and averaged; and up to 0.7 of it
  /// beyond 14 levels at edges. Another letter in a line of small type comes to 17 levels and more.
  static let whole = Self(limits: [(2, 15), (16, 7)])
  /// At a picture's border, where an edge outside may come in by 0.03 pixels: up to 8 levels, and twice as much in a corner.
  private static let borderLevels: Int16 = 16
  /// So much may remain of an edge where the other picture has one colour.
  private static let faintLevels: Int16 = 8

  /// Whether an edge passes by that explains the pixel's difference.
  func covers(_ x: Int, _ y: Int, in pair: PicturePair) -> Bool {
    let expected = Surroundings(x, y, in: pair) { pair.expectedColor($0, $1) }
    let actual = Surroundings(x, y, in: pair) { pair.actualColor($0, $1) }
    let difference = pointwiseMax(expected.center &- actual.center, actual.center &- expected.center)
    let contrast = pointwiseMax(expected.range, actual.range)
    guard contrast.max() > 0 else { return false }
    if pair.isBorder(x, y) {
      if difference.max() <= Self.borderLevels, pair.isEqualInside(x, y) { return true }
    } else if difference.max() > Self.faintLevels {
      // Where either picture has one colour there is no edge that could be drawn otherwise.
      guard expected.range.max() > 0, actual.range.max() > 0 else { return false }
    }
    return limits.allSatisfy { all(10 &* (difference &- $0.levels) .<= $0.tenths &* contrast) }
  }
}

extension PicturePair {
  /// Whether the next pixel inside of one on the border did not change: then it is an edge on the border that shows.
  fileprivate func isEqualInside(_ x: Int, _ y: Int) -> Bool {
    func inside(_ place: Int, _ count: Int) -> Int { count < 3 ? place : min(max(place, 1), count - 2) }
    return largestDifference(inside(x, width), inside(y, height)) <= 1
  }

  /// The largest difference of a component on the backdrop.
  @inline(__always)
  func largestDifference(_ x: Int, _ y: Int) -> Int32 {
    Pixel.largestDifference(expectedColor(x, y), actualColor(x, y))
  }
}
