import Glibc
import SpringformBitmap

/// Compresses parts of some pictures with and without dithering, to tell whether that is worth its bytes in an animation. It is
/// told once for all pictures, because one that is dithered and one that is not do not look alike.
///
/// What dithering gains is measured as an eye sees it from a little farther away: as the error of small squares in the mean.
/// A palette would have to be twice as fine along all three axes of colour to halve that error, which takes three bits more for
/// each pixel. As there is no such palette, dithering may take a little more; what takes even more is not worth it.
struct GIFDitherTrial {
  private var bits = 0
  /// Halvings of the error, for each pixel.
  private var halvings: Float = 0

  /// Whether dithering is worth it in the pictures that were tried, or none was.
  var isWorthwhile: Bool { Float(bits) <= Self.bitsPerHalving * halvings }

  /// Tries an image that may be dithered.
  mutating func add(_ image: GIFQuantizedImage, _ dither: GIFDither, _ neighbors: PaletteNeighbors) {
    let parts = Parts(image, dither, neighbors)
    let plain = parts.compressed(image.indices)
    let dithered = parts.compressed(dither.indices(of: image))
    bits += 8 * (dithered.bytes - plain.bytes)
    let least = Float.leastNormalMagnitude
    halvings += log2(max(plain.error, least) / max(dithered.error, least)) / 2 * Float(plain.count)
  }

  private static let bitsPerHalving: Float = 3.5
}

/// Rows of an image that are enough to tell from.
private struct Parts {
  private let image: GIFQuantizedImage
  private let palette: [OpponentColor]
  private let policy: LZWLossyPolicy
  private let dither: GIFDither
  /// Where a row of the rectangle begins among the indices of the parts, nil for rows that are in none.
  private let starts: [Int?]

  init(_ image: GIFQuantizedImage, _ dither: GIFDither, _ neighbors: PaletteNeighbors) {
    self.image = image
    self.dither = dither
    palette = image.table.colors.map { OpponentColor(pixel: $0) }
    policy = LZWLossyPolicy(neighbors: neighbors)
    let rect = image.changes.rect
    let strips = (rect.height + Self.side - 1) / Self.side
    let step = max(min(rect.area / Self.usualArea, strips / Self.fewestStrips), 1)
    var next = 0
    starts = (0..<rect.height).map { row in
      guard (row / Self.side).isMultiple(of: step) else { return nil }
      defer { next += rect.width }
      return next
    }
  }

  /// Of the squares in which colours mix.
  private static let side = 8
  /// About so many pixels tell enough,
  private static let usualArea = 1 << 15
  /// if they are in so many rows of squares at least.
  private static let fewestStrips = 4

  /// How many bytes the parts take, and the squared errors in the mean of all squares of the smooth pixels among them.
  func compressed(_ indices: [UInt8]) -> (bytes: Int, error: Float, count: Int) {
    let width = image.changes.rect.width
    var part: [UInt8] = []
    for (row, start) in starts.enumerated() where start != nil { part += indices[row * width..<(row + 1) * width] }
    let bytes = LZWEncoder.encode(&part, policy: policy, minimumCodeSize: image.table.codeSize, cuts: 0).count
    let (error, count) = error(of: part)
    return (bytes, error, count)
  }

  private func error(of part: [UInt8]) -> (error: Float, count: Int) {
    let rect = image.changes.rect
    var squares = [(sum: SIMD3<Float>, count: Float)](
      repeating: (.zero, 0), count: (rect.width + Self.side - 1) / Self.side)
    var error: Float = 0
    var count = 0
    var strip = 0
    func finishStrip() {
      for square in squares.indices where squares[square].count > 0 {
        let sum = squares[square].sum
        error += (sum * sum).sum() / squares[square].count
        squares[square] = (.zero, 0)
      }
    }
    dither.withSmoothness { isSmooth in
      image.changes.forEachDrawn { x, y, position in
        let row = y &- rect.y
        guard let start = starts[row], isSmooth(x, y) else { return }
        if row / Self.side != strip {
          finishStrip()
          strip = row / Self.side
        }
        let column = x &- rect.x
        let offset = image.histogram.opponentColors[position].difference(from: palette[Int(part[start &+ column])])
        squares[column / Self.side].sum += SIMD3(offset.lightness, offset.redGreen, offset.yellowBlue)
        squares[column / Self.side].count += 1
        count &+= 1
      }
    }
    finishStrip()
    return (error, count)
  }
}
