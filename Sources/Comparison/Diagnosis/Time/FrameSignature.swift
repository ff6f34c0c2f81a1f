import SpringformBitmap

/// What is remembered of a frame to find it again at another time: averages of the pixels in the cells of a grid. An edge
/// that moves by a fraction of a pixel changes them in proportion.
struct FrameSignature: Sendable {
  /// Of the part that the grid covers.
  var digest: Digest
  /// Four components, as stored, for each cell, row by row; 0...255.
  var cells: [SIMD4<Float>]
  /// How far to the right, and down, of its middle the contents of each cell lie: the averages of all its pixels' components
  /// times their distance from the middle of the cell, in pixels.
  var leans: [(x: SIMD4<Float>, y: SIMD4<Float>)]
  /// The sums over all pixels of their components, times 1, times their column, and times their row, counted from the
  /// picture's middle. Where something moves before a plain background, the latter change as its position does.
  var moments: [SIMD4<Double>]

  /// The sum of the squared differences of all cells.
  func squaredDistance(to other: Self) -> Double {
    if digest == other.digest { return 0 }
    var sum = SIMD4<Float>.zero
    for index in cells.indices {
      let difference = cells[index] - other.cells[index]
      sum += difference * difference
    }
    return Double(sum.sum())
  }
}

/// The grid that signatures of an animation's frames are made with.
struct SignatureGrid: Sendable {
  /// Pixels; frames of this size at least.
  let size: PixelSize
  let columns: Int
  let rows: Int
  let ignored: [PixelRect]

  /// - Parameters:
  ///   - size: the part that all pictures have, from the top left.
  ///   - frameCount: of all animations together; more frames have coarser signatures, and memory stays bounded.
  ///   - ignored: taken for empty.
  init(size: PixelSize, frameCount: Int, ignored: [PixelRect]) {
    let cells = Self.memory / (3 * MemoryLayout<SIMD4<Float>>.stride * max(frameCount, 1))
    let side = min(max(Int(Double(cells).squareRoot()), 4), 32)
    self.size = size
    columns = min(side, size.width)
    rows = min(side, size.height)
    self.ignored = ignored.compactMap { $0.clipped(to: size) }
  }

  /// Bytes for the signatures of all frames.
  private static let memory = 48 << 20

  /// The pixels of a column or a row of cells.
  func columns(_ column: Int) -> Range<Int> { size.width * column / columns..<size.width * (column + 1) / columns }
  func lines(_ row: Int) -> Range<Int> { size.height * row / rows..<size.height * (row + 1) / rows }

  /// What a row of cells adds to a signature.
  fileprivate struct Band {
    /// Of its pixels.
    let digest: Digest
    var cells: [SIMD4<Float>] = []
    var leans: [(x: SIMD4<Float>, y: SIMD4<Float>)] = []
    var moments = [SIMD4<Double>](repeating: .zero, count: 3)
  }

  fileprivate func digest(ofBand row: Int, _ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> Digest {
    let lines = lines(row)
    let part = UnsafeBufferPointer(rebasing: pixels[lines.lowerBound * width..<lines.upperBound * width])
    return Digest(ofFourParts: UnsafeRawBufferPointer(part))
  }

  /// - Parameter width: of the picture.
  fileprivate func band(_ row: Int, _ digest: Digest, _ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> Band {
    var band = Band(digest: digest)
    band.cells.reserveCapacity(columns)
    band.leans.reserveCapacity(columns)
    let ranges = (0..<columns).map { self.columns($0) }
    let middle = (x: Double(size.width - 1) / 2, y: Double(size.height - 1) / 2)
    let lines = self.lines(row)
    let height = (lines.lowerBound + lines.upperBound - 1)
    var rowMoments = [SIMD4<Double>](repeating: .zero, count: columns)
    var columnSums = [SIMD4<UInt32>](repeating: .zero, count: size.width)
    columnSums.withUnsafeMutableBufferPointer { sums in
      for y in stride(from: lines.lowerBound, to: lines.upperBound, by: 4) {
        let lineCount = min(lines.upperBound &- y, 4)
        for column in 0..<columns {
          let found = LineSums(
            pixels, from: y &* width, stride: width, lineCount: lineCount, columns: ranges[column], columnSums: sums)
          let above = Double(y) - Double(height) / 2
          rowMoments[column] += SIMD4<Double>(found.sum) * above + SIMD4<Double>(found.moment)
        }
      }
    }
    for column in 0..<columns {
      let range = ranges[column]
      let center = Double(range.lowerBound + range.upperBound - 1) / 2
      var (sum, columnMoment) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
      for x in range {
        let column = SIMD4<Double>(columnSums[x])
        sum += column
        columnMoment += column * (Double(x) - center)
      }
      band.moments[0] += sum
      band.moments[1] += columnMoment + sum * (center - middle.x)
      band.moments[2] += rowMoments[column] + sum * (Double(height) / 2 - middle.y)
      let count = Double(range.count * lines.count)
      band.cells.append(SIMD4<Float>(sum / count))
      band.leans.append((SIMD4<Float>(columnMoment / count), SIMD4<Float>(rowMoments[column] / count)))
    }
    return band
  }
}

/// The signatures of an animation's pictures, one after the other. Rows of cells that have not changed since the picture before are
/// not added up again.
struct SignatureSeries {
  private let grid: SignatureGrid
  private var bands: [SignatureGrid.Band] = []
  private(set) var signatures: [FrameSignature] = []

  init(_ grid: SignatureGrid) { self.grid = grid }

  /// - Parameter bitmap: of the grid's size at least.
  mutating func add(_ bitmap: Bitmap) {
    let picture = grid.ignored.isEmpty ? bitmap : bitmap.clearing(grid.ignored)
    let width = picture.width
    picture.pixels.withUnsafeBufferPointer { pixels in
      var isSame = !bands.isEmpty
      for row in 0..<grid.rows {
        let digest = grid.digest(ofBand: row, pixels, width: width)
        if row < bands.count, bands[row].digest == digest { continue }
        let band = grid.band(row, digest, pixels, width: width)
        if row < bands.count { bands[row] = band } else { bands.append(band) }
        isSame = false
      }
      signatures.append(isSame ? signatures[signatures.count - 1] : whole)
    }
  }

  private var whole: FrameSignature {
    let digests = bands.flatMap { [$0.digest.high, $0.digest.low] }
    var signature = FrameSignature(
      digest: digests.withUnsafeBytes { Digest(of: $0) }, cells: [], leans: [],
      moments: Array(repeating: .zero, count: 3))
    signature.cells.reserveCapacity(grid.columns * grid.rows)
    signature.leans.reserveCapacity(grid.columns * grid.rows)
    for band in bands {
      signature.cells += band.cells
      signature.leans += band.leans
      for index in 0..<3 { signature.moments[index] += band.moments[index] }
    }
    return signature
  }
}

extension Bitmap {
  /// The picture with some rectangles inside it transparent.
  fileprivate func clearing(_ rects: [PixelRect]) -> Bitmap {
    var result = self
    let stride = width
    result.withMutablePixels { pixels in
      for rect in rects {
        for y in rect.rows {
          for x in rect.columns { pixels[y &* stride &+ x] = 0 }
        }
      }
    }
    return result
  }
}
