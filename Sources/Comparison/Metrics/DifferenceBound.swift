import SpringformBitmap

/// Tells from the differences alone, which are few where pictures are nearly equal, that windows must be alike.
///
/// With d = a - b, structural similarity is at least (1 - mean(|d|)² / C1) (1 - mean(d²) / C2): the means of both windows
/// differ by no more than mean(|d|), and 2 cov(a, b) = var(a) + var(b) - var(d), with var(d) no more than mean(d²).
/// Differences are summed in cells, as many of which count as a window touches.
struct DifferenceBound {
  private static let cellSide = 4

  private struct Sums {
    var differences: UInt32 = 0
    var squares: UInt32 = 0

    static func &+ (a: Self, b: Self) -> Self {
      Self(differences: a.differences &+ b.differences, squares: a.squares &+ b.squares)
    }

    static func &- (a: Self, b: Self) -> Self {
      Self(differences: a.differences &- b.differences, squares: a.squares &- b.squares)
    }
  }

  /// For each cell its own sums; once summed, those of all cells above and to the left, too, behind a row and a column of
  /// zeros. They may wrap around; their differences are right again.
  private var sums: [Sums]
  private let stride: Int
  private let rows: Int

  init(_ pair: PicturePair) {
    stride = (pair.width + Self.cellSide - 1) / Self.cellSide + 1
    rows = (pair.height + Self.cellSide - 1) / Self.cellSide + 1
    sums = Array(repeating: Sums(), count: stride * rows)
  }

  /// - Parameter difference: the largest of the pixel's components, 0...255.
  @inline(__always)
  mutating func add(_ x: Int, _ y: Int, difference: Int32) {
    let place = (y / Self.cellSide &+ 1) &* stride &+ x / Self.cellSide &+ 1
    let difference = UInt32(bitPattern: difference)
    sums[place].differences &+= difference
    sums[place].squares &+= difference &* difference
  }

  /// Called once, when all differences were added.
  mutating func sumUp() {
    for row in 1..<rows {
      var running = Sums()
      for place in row * stride..<(row + 1) * stride {
        running = running &+ sums[place]
        sums[place] = running &+ sums[place - stride]
      }
    }
  }

  /// No window of these pixels has less similarity.
  func similarity(_ columns: Range<Int>, _ rows: Range<Int>) -> Double {
    let (mean, square) = means(columns, rows)
    let (luminance, structure) = (1 - mean * mean / WindowSums.c1, 1 - square / WindowSums.c2)
    return luminance > 0 && structure > 0 ? luminance * structure : -1
  }

  /// In no channel of a window of these pixels the differences are larger, as root mean square.
  func rootMeanSquare(_ columns: Range<Int>, _ rows: Range<Int>) -> Double { means(columns, rows).square.squareRoot() }

  private func means(_ columns: Range<Int>, _ rows: Range<Int>) -> (difference: Double, square: Double) {
    let (left, right) = (columns.lowerBound / Self.cellSide, (columns.upperBound - 1) / Self.cellSide + 1)
    let (above, below) = (
      rows.lowerBound / Self.cellSide * stride, ((rows.upperBound - 1) / Self.cellSide + 1) * stride
    )
    let window = (sums[below + right] &- sums[below + left]) &- (sums[above + right] &- sums[above + left])
    let count = Double(columns.count * rows.count)
    return (Double(window.differences) / count, Double(window.squares) / count)
  }
}
