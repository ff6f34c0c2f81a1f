import SpringformBitmap

/// What is remembered of a frame to find it again at another time: averages of the pixels in the cells of a grid. An edge
/// that moves by a fraction of a pixel changes them in proportion.
struct FrameSignature {
  /// Of the whole picture.
  var digest: Digest
  /// Four components, as stored, for each cell, row by row; 0...255.
  var cells: [SIMD4<Float>]
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
struct SignatureGrid {
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
    let cells = Self.memory / (MemoryLayout<SIMD4<Float>>.stride * max(frameCount, 1))
    let side = min(max(Int(Double(cells).squareRoot()), 4), 32)
    self.size = size
    columns = min(side, size.width)
    rows = min(side, size.height)
    self.ignored = ignored.compactMap { $0.clipped(to: size) }
  }

  /// Bytes for the signatures of all frames.
  private static let memory = 24 << 20

  func signature(of bitmap: Bitmap) -> FrameSignature {
    let picture = ignored.isEmpty ? bitmap : bitmap.clearing(ignored)
    var columnSums = [SIMD4<UInt32>](repeating: .zero, count: size.width)
    var cells: [SIMD4<Float>] = []
    cells.reserveCapacity(columns * rows)
    var moments = [SIMD4<Double>](repeating: .zero, count: 3)
    let middle = (x: Double(size.width - 1) / 2, y: Double(size.height - 1) / 2)
    picture.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<rows {
        let lines = size.height * row / rows..<size.height * (row + 1) / rows
        columnSums.withUnsafeMutableBufferPointer { sums in
          for column in sums.indices { sums[column] = .zero }
          for y in lines {
            var line = SIMD4<UInt32>.zero
            let first = y &* picture.width
            for x in 0..<size.width {
              let pixel = pixels[first &+ x]
              let components = SIMD4<UInt32>(truncatingIfNeeded: Pixel.components(pixel))
              sums[x] &+= components
              line &+= components
            }
            moments[2] += SIMD4<Double>(line) * (Double(y) - middle.y)
          }
        }
        for column in 0..<columns {
          let range = size.width * column / columns..<size.width * (column + 1) / columns
          var sum = SIMD4<Double>.zero
          for x in range {
            let column = SIMD4<Double>(columnSums[x])
            sum += column
            moments[1] += column * (Double(x) - middle.x)
          }
          moments[0] += sum
          cells.append(SIMD4<Float>(sum / Double(range.count * lines.count)))
        }
      }
    }
    return FrameSignature(digest: picture.digest, cells: cells, moments: moments)
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
