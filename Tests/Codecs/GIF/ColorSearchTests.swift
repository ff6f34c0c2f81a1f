import SpringformBitmap
import Testing

@testable import SpringformCodecs

@Suite("Searches for colours and runs")
struct ColorSearchTests {
  private static func colors(_ count: Int, seed: UInt64, below limit: UInt32 = 1 << 24) -> [UInt32] {
    var noise = Noise(seed: seed)
    return ColorTable((0..<count).map { _ in 0xFF00_0000 | noise.next(below: limit) }).colors
  }

  /// Greens and blues of one red, so that many have nearly the same lightness; greys; anything.
  @Test(
    "The nearest colour is what comparing with all of them finds", arguments: [1 << 8, 1 << 16, 1 << 24] as [UInt32])
  func nearest(limit: UInt32) {
    let colors = Self.colors(256, seed: 3, below: limit)
    let search = NearestColor(colors)
    for target in Self.colors(500, seed: 5) + colors {
      let color = OpponentColor(pixel: target)
      let distances = colors.map { OpponentColor(pixel: $0).squaredDistance(to: color) }
      let found = search.nearest(to: color)
      #expect(found.squaredDistance == distances.min())
      #expect(found.index == distances.firstIndex(of: found.squaredDistance))
    }
  }

  @Test(
    "Among many the nearest colour is found as well, cell by cell", arguments: [1 << 8, 1 << 16, 1 << 24] as [UInt32],
    [1, 2, 256])
  func nearestOfCells(limit: UInt32, count: Int) {
    let colors = Self.colors(count, seed: 3, below: limit)
    var search = NearestColorCells(colors)
    for target in Self.colors(2_000, seed: 5) + colors {
      let color = OpponentColor(pixel: target)
      let distances = colors.map { OpponentColor(pixel: $0).squaredDistance(to: color) }
      let found = search.nearest(to: color, pixel: target)
      #expect(found.squaredDistance == distances.min())
      #expect(found.index == distances.firstIndex(of: found.squaredDistance))
    }
  }

  @Test("A mixture is nearer than its nearest colour alone, or none is made")
  func mixtures() {
    let colors = Self.colors(200, seed: 9)
    let search = NearestColor(colors)
    let points = colors.map { OpponentColor(pixel: $0) }
    var mixtures = 0
    for target in Self.colors(500, seed: 11).map({ OpponentColor(pixel: $0) }) {
      let (nearest, squaredDistance) = search.nearest(to: target)
      let (partner, share) = search.partner(of: nearest, for: target)
      guard share > 0 else { continue }
      mixtures += 1
      let (first, second) = (points[nearest], points[partner])
      let mean = OpponentColor(
        lightness: first.lightness + share * (second.lightness - first.lightness),
        redGreen: first.redGreen + share * (second.redGreen - first.redGreen),
        yellowBlue: first.yellowBlue + share * (second.yellowBlue - first.yellowBlue))
      #expect(share <= 0.5 && mean.squaredDistance(to: target) < squaredDistance)
    }
    #expect(mixtures > 100)
  }

  @Test("Runs and differences end where they end, at every length and place")
  func runs() {
    for length in 0...40 {
      for odd in 0...length {
        var pixels = [UInt32](repeating: 7, count: length)
        let same = pixels
        if odd < length { pixels[odd] = 8 }
        let bytes = pixels.map { UInt8($0) }
        for start in 0...odd {
          #expect(bytes.withUnsafeBufferPointer { $0.end(ofRun: 7, from: start, before: length) } == odd)
          #expect(pixels.withUnsafeBufferPointer { $0.end(ofRun: 7, from: start, before: length) } == odd)
          let difference = pixels.withUnsafeBufferPointer { pixels in
            same.withUnsafeBufferPointer { pixels.firstDifference(from: $0, from: start, before: length) }
          }
          #expect(difference == odd)
        }
      }
    }
  }
}
