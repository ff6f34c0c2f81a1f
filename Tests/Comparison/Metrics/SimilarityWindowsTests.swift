import SpringformBitmap
import Testing

@testable import SpringformComparison

@Suite("Structural similarity")
struct SimilarityWindowsTests {
  @Test("Windows of 31x31 pixels, which end at the border, have the similarity that their definition gives")
  func definition() throws {
    // Larger than a tile in both directions, so that windows reach over their borders.
    let a = try noise(width: 150, height: 100, seed: 1)
    var b = a
    var random = Noise(seed: 2)
    for _ in 0..<800 {
      let (x, y) = (Int(random.next(below: 150)), Int(random.next(below: 100)))
      b[x, y] = 0xFF00_0000 | random.next(below: 1 << 24)
    }
    let places = [(0, 0), (149, 0), (64, 7), (63, 7), (20, 50), (75, 50), (149, 63), (3, 64), (70, 99), (149, 99)]
    var windows = SimilarityWindows()
    for (x, y) in places { windows.add(x, y) }
    var found: [[Int]: Double] = [:]
    PicturePair.with(a.pixels, a.size, b.pixels, b.size) { pair in
      windows.forEach(in: pair) { x, y, sums, count in
        found[[x, y]] = (0..<3).map { sums.similarity(ofChannel: $0, count: count) }.reduce(0, +) / 3
      }
    }
    #expect(found.count == places.count)
    for (x, y) in places {
      let similarity = try #require(found[[x, y]])
      #expect(abs(similarity - Self.similarity(a, b, x, y)) < 1e-9)
    }
  }

  @Test("Equal windows have a similarity of 1")
  func equal() throws {
    let picture = try noise(width: 40, height: 40, seed: 3)
    var windows = SimilarityWindows()
    windows.add(20, 20)
    PicturePair.with(picture.pixels, picture.size, picture.pixels, picture.size) { pair in
      windows.forEach(in: pair) { _, _, sums, count in
        #expect(abs((0..<3).map { sums.similarity(ofChannel: $0, count: count) }.reduce(0, +) / 3 - 1) < 1e-12)
      }
    }
  }

  /// Two passes over the window with the formula of Wang et al. 2004.
  private static func similarity(_ a: Bitmap, _ b: Bitmap, _ x: Int, _ y: Int) -> Double {
    let columns = max(x - 15, 0)...min(x + 15, a.width - 1)
    let rows = max(y - 15, 0)...min(y + 15, a.height - 1)
    let channels = [Pixel.red, Pixel.green, Pixel.blue].map { channel in
      var (p, q): ([Double], [Double]) = ([], [])
      for row in rows {
        for column in columns {
          p.append(Double(channel(a[column, row])))
          q.append(Double(channel(b[column, row])))
        }
      }
      let n = Double(p.count)
      let (meanP, meanQ) = (p.reduce(0, +) / n, q.reduce(0, +) / n)
      let varianceP = p.reduce(0) { $0 + ($1 - meanP) * ($1 - meanP) } / n
      let varianceQ = q.reduce(0) { $0 + ($1 - meanQ) * ($1 - meanQ) } / n
      let covariance = zip(p, q).reduce(0) { $0 + ($1.0 - meanP) * ($1.1 - meanQ) } / n
      let (c1, c2) = (6.5025, 58.5225)
      return (2 * meanP * meanQ + c1) * (2 * covariance + c2)
        / ((meanP * meanP + meanQ * meanQ + c1) * (varianceP + varianceQ + c2))
    }
    return channels.reduce(0, +) / 3
  }
}
