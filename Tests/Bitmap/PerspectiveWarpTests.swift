import Testing

@testable import SpringformBitmap

@Suite("Pictures in perspective")
struct PerspectiveWarpTests {
  private func warped(_ picture: [UInt32], side: Int, by warp: PerspectiveWarp, to count: Int, width: Int) -> [UInt32] {
    var result = Array(repeating: UInt32.max, count: count)
    picture.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        warp.apply(source, width: side, height: side, to: target, width: width)
      }
    }
    return result
  }

  private func scale(_ factor: Double) -> PerspectiveWarp {
    PerspectiveWarp(rows: SIMD4(factor, 0, 0, 0), SIMD4(0, factor, 0, 0), SIMD4(0, 0, 1, 0))
  }

  @Test("At half the size each pixel is the mean of four")
  func halved() {
    let picture: [UInt32] =
      [0xFF00_0000, 0xFFFF_FFFF, 0, 0, 0xFFFF_FFFF, 0xFF00_0000, 0, 0] + [0, 0, 0xFF80_4020, 0]
      + [0, 0, 0, 0]
    #expect(warped(picture, side: 4, by: scale(2), to: 4, width: 2) == [0xFF80_8080, 0, 0, 0x4020_1008])
  }

  /// Pixels that have nothing to do with their neighbours.
  private let noise = (0..<64).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 }

  @Test("A picture laid down as it is stays as it is, and so do its pixels when all of it moves by whole ones")
  func identity() {
    #expect(warped(noise, side: 8, by: scale(1), to: 64, width: 8) == noise)
    let moved = PerspectiveWarp(rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(3, 0, 1, 0))
    let result = warped(noise, side: 8, by: moved, to: 64, width: 8)
    #expect(result.prefix(5) == noise[3..<8] && result[5..<8].allSatisfy { $0 == 0 })
  }

  @Test("What is hardly smaller or larger is hardly softer", arguments: [0.9999, 1.0001])
  func continuous(_ factor: Double) {
    let result = warped(noise, side: 8, by: scale(factor), to: 64, width: 8)
    for (pixel, original) in zip(result, noise) { #expect(abs(Int(pixel & 255) - Int(original & 255)) <= 1) }
  }

  @Test("Half a pixel aside each pixel is the mean of two; at twice the size what lies between is interpolated")
  func between() {
    let picture: [UInt32] = [0xFF00_0000, 0xFF00_0080, 0xFF00_0000, 0xFF00_0080]
    let aside = PerspectiveWarp(rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0.5, 0, 1, 0))
    #expect(warped(picture, side: 2, by: aside, to: 1, width: 1) == [0xFF00_0040])
    let larger = warped(picture, side: 2, by: scale(0.5), to: 16, width: 4)
    #expect(larger[5] & 255 == 0x20 && larger[6] & 255 == 0x60)
  }

  @Test("Nothing shows beyond the picture, nor where the denominator is not above 0")
  func nothing() {
    let picture = Array(repeating: UInt32(0xFFFF_FFFF), count: 4)
    #expect(
      warped(picture, side: 2, by: scale(1), to: 16, width: 4).map { $0 >> 24 } == [
        255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      ])
    for w in [0, -1, .nan] as [Double] {
      let warp = PerspectiveWarp(rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, w, 0))
      #expect(warped(picture, side: 2, by: warp, to: 4, width: 2) == [0, 0, 0, 0])
    }
  }

  @Test("Seen from its edge a picture keeps its mean")
  func thin() {
    // Columns in turns black and white, and 64 of them in a pixel.
    let picture = (0..<64 * 64).map { $0.isMultiple(of: 2) ? 0xFF00_0000 : UInt32(0xFFFF_FFFF) }
    let warp = PerspectiveWarp(rows: SIMD4(64, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0))
    let row = warped(picture, side: 64, by: warp, to: 64, width: 1)
    #expect(row[10..<50].allSatisfy { abs(Int($0 & 255) - 128) <= 1 })
  }
}
