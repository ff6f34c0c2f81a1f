import SpringformBitmap

/// Finds the nearest of some colours, for a great many others. Space is divided into cells, and for each cell that is asked for
/// the colours are looked up once that may be nearest to anything in it: first for the large cell around it, then among those
/// for itself.
struct NearestColorCells {
  private struct Candidate {
    var color: OpponentColor
    var index: UInt32
  }

  /// All colours, and then those of each cell.
  private var candidates: [Candidate]
  private let all: Range<Int32>
  /// For each large cell its number among those that were asked for, from 1 on.
  private var numbers = [UInt16](repeating: 0, count: 1 << (3 * Self.largeBits))
  /// For each of these its candidates.
  private var large: [Range<Int32>] = [0..<0]
  /// For each of these and each cell in it the candidates, none as long as they are not known.
  private var small = [Range<Int32>](repeating: 0..<0, count: Self.parts)

  /// Of each channel so many bits are alike in a large cell,
  private static let largeBits: UInt32 = 3
  /// and so many more in a cell.
  private static let moreBits: UInt32 = 2
  /// The cells in a large one.
  private static let parts = 1 << Int(3 * moreBits)

  /// - Parameter pixels: at least one.
  init(_ pixels: [UInt32]) {
    candidates = pixels.enumerated().map {
      Candidate(color: OpponentColor(pixel: $1), index: UInt32(truncatingIfNeeded: $0))
    }
    all = 0..<Int32(truncatingIfNeeded: pixels.count)
  }

  /// The first of the nearest colours and the square of its distance.
  /// - Parameters:
  ///   - color: what is looked for.
  ///   - pixel: the same as a pixel.
  @inline(__always)
  mutating func nearest(to color: OpponentColor, pixel: UInt32) -> (index: Int, squaredDistance: Float) {
    let around = Self.bits(of: pixel, from: 8 &- Self.largeBits, count: Self.largeBits)
    if numbers[around] == 0 { lookUp(largeCell: around, around: pixel) }
    let number = Int(numbers[around])
    let part = Self.bits(of: pixel, from: 8 &- Self.largeBits &- Self.moreBits, count: Self.moreBits)
    let cell = number &* Self.parts &+ part
    if small[cell].isEmpty {
      small[cell] = looked(in: large[number], around: pixel, bits: Self.largeBits + Self.moreBits)
    }
    let range = small[cell]
    return candidates.withUnsafeBufferPointer { candidates in
      var best = Int(range.lowerBound)
      var bestDistance = candidates[best].color.squaredDistance(to: color)
      for position in Int(range.lowerBound) &+ 1..<Int(range.upperBound) {
        let distance = candidates[position].color.squaredDistance(to: color)
        if distance < bestDistance { (best, bestDistance) = (position, distance) }
      }
      return (Int(candidates[best].index), bestDistance)
    }
  }

  /// Some bits of all channels in a row.
  @inline(__always)
  private static func bits(of pixel: UInt32, from bit: UInt32, count: UInt32) -> Int {
    @inline(__always) func bits(_ channel: UInt32) -> Int { Int(channel &>> bit & (1 &<< count &- 1)) }
    return (bits(Pixel.red(pixel)) &<< count | bits(Pixel.green(pixel))) &<< count | bits(Pixel.blue(pixel))
  }

  private mutating func lookUp(largeCell cell: Int, around pixel: UInt32) {
    numbers[cell] = UInt16(truncatingIfNeeded: large.count)
    large.append(looked(in: all, around: pixel, bits: Self.largeBits))
    small.append(contentsOf: repeatElement(0..<0, count: Self.parts))
  }

  /// Those of some candidates that may be nearest to something in a pixel's cell: they are not farther from its centre than
  /// the nearest one by more than the way from the centre to a corner and back.
  private mutating func looked(in range: Range<Int32>, around pixel: UInt32, bits: UInt32) -> Range<Int32> {
    let width: UInt32 = 1 << (8 - bits)
    let center = OpponentColor(centerOfCellsOf: width, around: pixel)
    let start = candidates.count
    var least = Float.infinity
    for position in range {
      least = min(least, candidates[Int(position)].color.squaredDistance(to: center))
    }
    // With room for rounding.
    let reach = least.squareRoot() + Float(width - 1) / 255 + 0.0001
    for position in range {
      let candidate = candidates[Int(position)]
      if candidate.color.squaredDistance(to: center) <= reach * reach { candidates.append(candidate) }
    }
    return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: candidates.count)
  }
}

extension OpponentColor {
  /// The middle of so many levels of each channel, those in which a pixel lies.
  fileprivate init(centerOfCellsOf width: UInt32, around pixel: UInt32) {
    func center(_ level: UInt32) -> Float { Float(level / width * width) + Float(width - 1) / 2 }
    self.init(red: center(Pixel.red(pixel)), green: center(Pixel.green(pixel)), blue: center(Pixel.blue(pixel)))
  }
}
