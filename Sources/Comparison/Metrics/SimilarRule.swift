import SpringformBitmap

/// Tells what a person could see from what rasterisers do differently.
///
/// A changed pixel is excused when no component differs by more than 1 level, as rounding does, or when its CIE 1994
/// difference is at most 1, which is not noticeable. Others count as different
/// - where either picture has one colour in the 3x3 pixels around: there is no edge that could be drawn otherwise; and where
///   both have, a difference of 8 levels counts even if it is not noticeable,
/// - where the 31x31 pixels around have a structural similarity below 0.85,
/// - where these have one below 0.995 or were tinted (``WindowSums/tint(count:)``), unless that is all that differs and
///   looks as if another rasteriser had drawn the picture (``Redrawing``).
///
/// At a picture's border these squares end; an edge that lies there may show a little.
struct SimilarRule: PixelRule {
  private var colors = LabColors()

  /// So many levels are a change, whatever the eye makes of it: a dark component of a bright colour is little noticed.
  private static let noticeable: Int32 = 8
  /// Windows at least so similar are alike.
  private static let alike = 0.995
  /// No rasteriser makes windows less similar than so.
  private static let related = 0.85
  /// A tint of so many levels, as root mean square over a window, is less than 8 levels in a word of small type.
  private static let tint = 1.25
  /// So many pixels with tinted windows are no accident of a few edges.
  private static let tintedPixels = 32
  /// An edge on the picture's border may come in by 0.03 pixels: up to 8 levels, and twice as much in a corner.
  private static let borderDifference = 16

  mutating func judge(_ changes: PictureChanges, in pair: PicturePair, mark: (_ x: Int, _ y: Int) -> Void) {
    guard changes.largestDifference > 1 else { return }
    var bound = DifferenceBound(pair)
    var isDifferent = false
    var edges: [(x: Int, y: Int)] = []
    changes.forEach(in: pair) { x, y in
      let difference = pair.largestDifference(x, y)
      bound.add(x, y, difference: difference)
      guard isNoticeable(difference, x, y, in: pair) else { return }
      let flatPictures = pair.flatPictures(x, y)
      // Where an edge passes by, a dark component may change a lot unseen.
      guard flatPictures == 2 || isSeen(x, y, in: pair) else { return }
      if flatPictures == 0 {
        edges.append((x, y))
      } else if !pair.isBorder(x, y) || isNoticeableInside(x, y, in: pair) {
        mark(x, y)
        isDifferent = true
      } else if difference > Self.borderDifference {
        edges.append((x, y))
      }
    }
    bound.sumUp()
    var windows = SimilarityWindows()
    for (x, y) in edges {
      let (columns, rows) = SimilarityWindows.window(x, y, in: pair)
      if bound.similarity(columns, rows) < Self.alike || bound.rootMeanSquare(columns, rows) > Self.tint {
        windows.add(x, y)
      }
    }
    var doubtful: [(x: Int, y: Int)] = []
    var tinted = 0
    windows.forEach(in: pair) { x, y, sums, count in
      let similarity = sums.similarity(count: count)
      let isTinted = !pair.isBorder(x, y) && sums.tint(count: count) > Self.tint
      if similarity < Self.related {
        mark(x, y)
        isDifferent = true
      } else if isTinted || similarity < Self.alike {
        doubtful.append((x, y))
        if isTinted { tinted += 1 }
      }
    }
    guard isDifferent || !doubtful.isEmpty && !isExcused(tinted: tinted, in: pair) else { return }
    for (x, y) in doubtful { mark(x, y) }
  }

  @inline(__always)
  private mutating func isNoticeable(_ difference: Int32, _ x: Int, _ y: Int, in pair: PicturePair) -> Bool {
    difference > 1 && (difference >= Self.noticeable || isSeen(x, y, in: pair))
  }

  @inline(__always)
  private mutating func isSeen(_ x: Int, _ y: Int, in pair: PicturePair) -> Bool {
    colors.color(pair.expectedColor(x, y)).squaredDifference94(to: colors.color(pair.actualColor(x, y))) > 1
  }

  /// Whether the next pixel inside of one on the border has changed, too: then it is no edge on the border that shows.
  private mutating func isNoticeableInside(_ x: Int, _ y: Int, in pair: PicturePair) -> Bool {
    let (x, y) = (pair.inside(x, pair.width), pair.inside(y, pair.height))
    return isNoticeable(pair.largestDifference(x, y), x, y, in: pair)
  }

  private func isExcused(tinted: Int, in pair: PicturePair) -> Bool {
    guard tinted < Self.tintedPixels else { return false }
    let redrawing = Redrawing(pair)
    return redrawing.isWhole || tinted == 0 && redrawing.isSlight
  }
}

extension PicturePair {
  /// The largest difference of a component on the backdrop.
  @inline(__always)
  func largestDifference(_ x: Int, _ y: Int) -> Int32 {
    Pixel.largestDifference(expectedColor(x, y), actualColor(x, y))
  }

  /// The place in a row or column of so many pixels, or next to it, that is not on the border.
  fileprivate func inside(_ place: Int, _ count: Int) -> Int { count < 3 ? place : min(max(place, 1), count - 2) }

  /// How many of both pictures have one colour only in the 3x3 pixels around one.
  fileprivate func flatPictures(_ x: Int, _ y: Int) -> Int {
    let (expected, actual) = (expectedColor(x, y), actualColor(x, y))
    var expectedIsFlat = true
    var actualIsFlat = true
    for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
      for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
        expectedIsFlat = expectedIsFlat && expectedColor(column, row) == expected
        actualIsFlat = actualIsFlat && actualColor(column, row) == actual
      }
    }
    return (expectedIsFlat ? 1 : 0) + (actualIsFlat ? 1 : 0)
  }
}
