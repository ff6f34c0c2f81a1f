import SpringformBitmap
import SpringformComparison
import Testing

@Suite("What rasterisers do differently")
struct SimilarRuleTests {
  @Test("One level more or less in any component passes, wherever it is")
  func rounding() throws {
    let expected = try noise(width: 100, height: 80, seed: 5)
    var random = Noise(seed: 6)
    let pixels = expected.pixels.map { pixel in
      [16, 8, 0].reduce(pixel) { pixel, shift in
        let level = Int(pixel >> UInt32(shift) & 0xFF) + Int(random.next(below: 3)) - 1
        return (0...255).contains(level)
          ? pixel & ~(0xFF << UInt32(shift)) | UInt32(level) << UInt32(shift) : pixel
      }
    }
    let comparison = PictureComparison(
      expected: expected, actual: try Bitmap(width: 100, height: 80, pixels: pixels))
    #expect(comparison.tier == .similar)
    #expect(comparison.differentPixels == 0)
    #expect(comparison.changedPixels > 7000)
  }

  /// L* of the greys 128, 130 and 131 is 53.59, 54.37 and 54.76.
  @Test(
    "In an area of one colour a pixel counts when its CIE 1994 difference is above 1",
    arguments: [(130, 0), (131, 64), (126, 0), (125, 64)] as [(UInt32, Int)])
  func flat(gray: UInt32, count: Int) throws {
    let expected = try Bitmap(width: 8, height: 8, fill: 0xFF80_8080)
    let actual = try Bitmap(width: 8, height: 8, fill: 0xFF00_0000 | gray * 0x01_0101)
    #expect(PictureComparison(expected: expected, actual: actual).differentPixels == count)
  }

  /// A black and a white half with a column of greys between, which has another shade in the other picture.
  private func edge(_ gray: UInt32) throws -> Bitmap {
    try grays((0..<40).map { _ in Array(repeating: 0, count: 20) + [gray] + Array(repeating: 255, count: 19) })
  }

  @Test("The same difference passes at an edge")
  func edge() throws {
    let comparison = PictureComparison(expected: try edge(128), actual: try edge(140))
    #expect(comparison.changedPixels == 40)
    #expect(comparison.tier == .similar)
  }

  @Test("An edge that moved by a pixel counts")
  func movedEdge() throws {
    let comparison = PictureComparison(expected: try edge(0), actual: try edge(255))
    #expect(comparison.changedPixels == 40)
    #expect(comparison.differentPixels == 40)
  }

  @Test("A pixel counts when only one of the pictures has one colour around it")
  func flatInOne() throws {
    let flat = try Bitmap(width: 64, height: 64, fill: 0xFF80_8080)
    let dot = flat.with(0xFF90_9090, x: 30, y: 30)
    for (expected, actual) in [(flat, dot), (dot, flat)] {
      #expect(PictureComparison(expected: expected, actual: actual).differentPixels == 1)
    }
  }

  /// A ramp of one level a pixel, from 40 on, and the same with more levels from column 20 to 59.
  private func ramp(_ more: UInt32) throws -> Bitmap {
    try grays((0..<60).map { _ in (0..<80).map { 40 + $0 + ((20..<60).contains($0) ? more : 0) } })
  }

  @Test(
    "Where colours change slowly no edge explains a difference",
    arguments: [(1, 0...0), (8, 2200...2400)] as [(UInt32, ClosedRange<Int>)])
  func slow(more: UInt32, count: ClosedRange<Int>) throws {
    let comparison = PictureComparison(expected: try ramp(0), actual: try ramp(more))
    #expect(comparison.changedPixels == 2400)
    #expect(count.contains(comparison.differentPixels))
  }

  @Test(
    "A white edge outside of the picture may come in by 0.03 pixels, and not by 0.1",
    arguments: [(8, 0), (26, 40)] as [(UInt32, Int)])
  func border(gray: UInt32, count: Int) throws {
    let black = try Bitmap(width: 40, height: 40, fill: 0xFF00_0000)
    var actual = black
    for y in 0..<40 { actual[39, y] = 0xFF00_0000 | gray * 0x01_0101 }
    #expect(PictureComparison(expected: black, actual: actual).differentPixels == count)
  }

  /// A page with lines of some thickness on white, grey by `gray`, each moved down by a part of a pixel, and with black letters
  /// that stay.
  private func lines(_ gray: Double, thickness: Double, down: Double = 0) throws -> Bitmap {
    try grays(
      (0..<90).map { y in
        (0..<120).map { x in
          if y < 20 { return x % 7 < 3 && y % 9 > 2 && x < 100 ? UInt32(40 + 20 * (x % 3)) : 255 }
          guard (10..<110).contains(x) else { return 255 }
          let top = 30 + down + 20 * Double((y - 25) / 20)
          let covered = max(0, min(Double(y) + 1, top + thickness) - max(Double(y), top))
          return UInt32((255 - (255 - gray) * covered).rounded())
        }
      })
  }

  @Test(
    "A line of one or two pixels that has another colour counts", arguments: [1.0, 2], [200.0, 216, 240, 60])
  func otherLines(thickness: Double, gray: Double) throws {
    let before = try lines(gray, thickness: thickness)
    let darker = PictureComparison(expected: before, actual: try lines(gray - 16, thickness: thickness))
    #expect(darker.changedPixels == Int(thickness) * 300)
    #expect(darker.tier == .different && darker.differentPixels == darker.changedPixels)
  }

  @Test("A line that lies 0.03 pixels further down passes", arguments: [1.0, 2])
  func movedLines(thickness: Double) throws {
    let moved = PictureComparison(
      expected: try lines(60, thickness: thickness), actual: try lines(60, thickness: thickness, down: 0.03))
    #expect(moved.changedPixels == 600)
    #expect(moved.tier == .similar)
  }
}
