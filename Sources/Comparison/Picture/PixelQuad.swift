import SpringformBitmap

/// Four pixels side by side: sixteen bytes, which a processor takes in one step.
///
/// Whatever is asked of a quad is answered for each of its pixels by itself, and is what the rules written for one pixel say
/// (``Pixel/largestDifference(_:_:)``, ``Surroundings``). So a loop over rows may take quads as long as four pixels are left
/// and go on with single ones; only how long it takes depends on where one ends and the other begins.
struct PixelQuad {
  /// Blue, green, red and alpha of the first pixel, then of the second, and so on.
  fileprivate var levels: SIMD16<UInt8>

  @inline(__always)
  fileprivate init(_ levels: SIMD16<UInt8>) { self.levels = levels }

  /// The four pixels from byte `offset` on.
  @inline(__always)
  init(_ pixels: UnsafeRawBufferPointer, at offset: Int, on backdrop: Backdrop) {
    let words = pixels.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
    levels = unsafeBitCast(backdrop.colors(words), to: SIMD16<UInt8>.self)
  }

  /// The largest difference of a component of each pixel, of quads whose alphas are equal.
  @inline(__always)
  func largestDifferences(to other: Self) -> SIMD4<UInt32> {
    let differences = levels.most(other.levels) &- levels.least(other.levels)
    let words = unsafeBitCast(differences, to: SIMD4<UInt32>.self)
    let red = unsafeBitCast(words &>> 16, to: SIMD16<UInt8>.self)
    let green = unsafeBitCast(words &>> 8, to: SIMD16<UInt8>.self)
    return unsafeBitCast(differences.most(red).most(green), to: SIMD4<UInt32>.self) & 0xFF
  }
}

/// Which pixels of a quad something holds for: 1 or 0 for each.
typealias QuadFlags = SIMD4<UInt32>

extension SIMD4<UInt32> {
  /// Whether all four are 0.
  @inline(__always)
  var isZero: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }
}

extension PicturePair {
  /// The largest difference of a component of each of four pixels from this one on, on the backdrop; 0 from column `end` on.
  @inline(__always)
  func differencesInQuad(_ x: Int, _ y: Int, before end: Int) -> SIMD4<UInt32> {
    if x &+ 4 <= end { return expectedQuad(x, y).largestDifferences(to: actualQuad(x, y)) }
    var differences = SIMD4<UInt32>.zero
    for column in x..<end { differences[column &- x] = UInt32(bitPattern: largestDifference(column, y)) }
    return differences
  }

  /// Whether all of four pixels from this one on and their neighbours are inside.
  @inline(__always)
  func surroundsQuad(_ x: Int, _ y: Int) -> Bool {
    x > 0 && x &+ 4 < width && y > 0 && y &+ 1 < height
  }

  /// Which of four pixels from this one on differ.
  @inline(__always)
  func changedInQuad(_ x: Int, _ y: Int) -> QuadFlags {
    let (a, b) = (expectedQuad(x, y), actualQuad(x, y))
    return a.levels.flags(of: a.levels .!= b.levels)
  }

  /// Which of four pixels from this one on, all surrounded by others, have another colour than one of the four beside them
  /// in the expected picture.
  @inline(__always)
  func unevenInQuad(_ x: Int, _ y: Int) -> QuadFlags {
    let center = expectedQuad(x, y).levels
    let columns = (center .!= expectedQuad(x &- 1, y).levels) .| (center .!= expectedQuad(x &+ 1, y).levels)
    let rows = (center .!= expectedQuad(x, y &- 1).levels) .| (center .!= expectedQuad(x, y &+ 1).levels)
    return center.flags(of: columns .| rows)
  }

  /// Which of four pixels from this one on, all surrounded by others, are antialiased in each picture.
  @inline(__always)
  func antialiasedInQuad(_ x: Int, _ y: Int) -> (expected: QuadFlags, actual: QuadFlags) {
    (Self.antialiased { expectedQuad(x &+ $0, y &+ $1) }, Self.antialiased { actualQuad(x &+ $0, y &+ $1) })
  }

  /// - Parameter quad: the four pixels so far to the right and down.
  @inline(__always)
  private static func antialiased(_ quad: (_ right: Int, _ down: Int) -> PixelQuad) -> QuadFlags {
    let center = quad(0, 0).levels
    var (least, most) = (center, center)
    for down in -1...1 {
      for right in -1...1 where right != 0 || down != 0 {
        let levels = quad(right, down).levels
        least = least.least(levels)
        most = most.most(levels)
      }
    }
    // Differences of bytes that never are negative.
    let contrast = SIMD16<UInt8>(repeating: Surroundings.contrast)
    return center.flags(of: (center &- least .> contrast) .& (most &- center .> contrast))
  }
}

extension Backdrop {
  /// The colours 0x00RRGGBB of premultiplied pixels on it.
  @inline(__always)
  func colors(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let colors = pixels & 0xFF_FFFF
    guard self == .white else { return colors }
    let rest = 255 &- pixels &>> 24
    return colors &+ (rest | rest &<< 8 | rest &<< 16)
  }
}

extension SIMD16<UInt8> {
  @inline(__always)
  fileprivate func least(_ other: Self) -> Self { replacing(with: other, where: other .< self) }

  @inline(__always)
  fileprivate func most(_ other: Self) -> Self { replacing(with: other, where: other .> self) }

  /// For which pixels something holds for any component.
  @inline(__always)
  fileprivate func flags(of mask: SIMDMask<SIMD16<Int8>>) -> QuadFlags {
    let bytes = Self.zero.replacing(with: 1, where: mask)
    return QuadFlags.one.replacing(with: 0, where: unsafeBitCast(bytes, to: QuadFlags.self) .== 0)
  }
}
