import SpringformBitmap
import Testing

@testable import SpringformComparison

/// Four pixels at a time have to be what they are one by one, in all pictures: random ones, flat ones with random places, and
/// such as are narrower and lower than a quad and its surroundings.
@Suite("Four pixels at a time")
struct PixelQuadTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var width: Int
    var height: Int
    var isOpaque: Bool
    /// One pixel of so many is another in the second picture.
    var rarity: UInt32
    /// Levels from one pixel to the next: 256 is noise.
    var levels: UInt32

    var testDescription: String { "\(width)x\(height), \(isOpaque ? "opaque" : "translucent"), \(rarity), \(levels)" }
  }

  static let cases = [(1, 1), (2, 3), (3, 9), (5, 2), (6, 6), (7, 5), (9, 4), (31, 17), (64, 40)].flatMap {
    width, height in
    [true, false].flatMap { isOpaque in
      [(1, 256), (2, 24), (7, 12), (40, 3)].map { rarity, levels in
        Case(width: width, height: height, isOpaque: isOpaque, rarity: rarity, levels: levels)
      }
    }
  }

  private func withPair(_ example: Case, _ body: (PicturePair) -> Void) throws {
    var random = Noise(seed: UInt32(example.width * 91 + example.height) &* 77 &+ example.levels)
    func pixel() -> UInt32 {
      let alpha = example.isOpaque ? 255 : [0, 255, 128, random.next(below: 256)][Int(random.next(below: 4))]
      func level() -> UInt32 { random.next(below: example.levels) * 255 / max(example.levels - 1, 1) * alpha / 255 }
      return Pixel.premultiplied(red: level(), green: level(), blue: level(), alpha: alpha)
    }
    let expected = try Bitmap(
      width: example.width, height: example.height, pixels: (0..<example.width * example.height).map { _ in pixel() })
    var actual = expected
    actual.withMutablePixels { pixels in
      for place in pixels.indices where random.next(below: example.rarity) == 0 { pixels[place] = pixel() }
    }
    PicturePair.with(expected.pixels, expected.size, actual.pixels, actual.size) { pair in
      var pair = pair
      for backdrop in [Backdrop.black, .white] {
        pair.backdrop = backdrop
        body(pair)
      }
    }
  }

  private func isAntialiased(_ x: Int, _ y: Int, in pair: PicturePair, _ color: (Int, Int) -> UInt32) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, pair.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, pair.height - 1)
    return [Pixel.red, Pixel.green, Pixel.blue].contains { component in
      let levels = rows.flatMap { row in columns.map { component(color($0, row)) } }
      let center = component(color(x, y))
      return center > (levels.min() ?? 0) + 8 && center + 8 < (levels.max() ?? 0)
    }
  }

  @Test("Antialiased pixels lie between their neighbours by more than 8 levels of a component", arguments: cases)
  func antialiased(example: Case) throws {
    try withPair(example) { pair in
      for y in 0..<pair.height {
        for x in 0..<pair.width {
          let expected = isAntialiased(x, y, in: pair, pair.expectedColor)
          let actual = isAntialiased(x, y, in: pair, pair.actualColor)
          for place in 0..<min(x + 1, 4) {
            #expect(pair.antialiasedInEither(x - place, y)[place] == (expected || actual ? 1 : 0), "\(x), \(y)")
          }
          #expect(Surroundings(x, y, in: pair, color: pair.expectedColor).isAntialiased == expected)
        }
      }
    }
  }

  /// An edge pixel that did not change counts where one of the four beside it has another colour, as it nearly always has.
  @Test("The share of antialiased pixels that changed is that of counting them one by one", arguments: cases)
  func share(example: Case) throws {
    try withPair(example) { pair in
      var (antialiased, changed) = (0, 0)
      for y in 0..<pair.height {
        for x in 0..<pair.width where !pair.isBorder(x, y) {
          let color = pair.expectedColor(x, y)
          if color != pair.actualColor(x, y) {
            guard
              isAntialiased(x, y, in: pair, pair.expectedColor) || isAntialiased(x, y, in: pair, pair.actualColor)
            else { continue }
            changed += 1
          } else {
            let beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
            guard beside.contains(where: { pair.expectedColor($0, $1) != color }),
              isAntialiased(x, y, in: pair, pair.expectedColor)
            else { continue }
          }
          antialiased += 1
        }
      }
      let share = antialiased > 0 ? Double(changed) / Double(antialiased) : 0
      #expect(SoftEdges(pair).changedShare == share)
      for least in [0.1, 0.35, 0.8] {
        #expect((SoftEdges(pair, PictureChanges(pair), least: least).changedShare >= least) == (share >= least))
      }
    }
  }

  @Test("Where a few of many antialiased pixels changed, the first rows tell that it is no large share")
  func earlyShare() throws {
    let noise = try noise(width: 64, height: 40, seed: 7)
    let other = noise.with(0xFF80_8080, x: 30, y: 30)
    PicturePair.with(noise.pixels, noise.size, other.pixels, other.size) { pair in
      let found = SoftEdges(pair, PictureChanges(pair), least: 0.35)
      #expect(found.count < 64)
      #expect(found.changedShare < 0.35)
    }
  }

  @Test("What differs is counted, added up and bounded as pixel by pixel", arguments: cases)
  func changes(example: Case) throws {
    try withPair(example) { pair in
      let changes = PictureChanges(pair)
      var area = PixelBounds()
      var (distance, largest) = (0, Int32(0))
      var isOpaque = true
      for y in 0..<pair.height {
        for x in 0..<pair.width {
          let (a, b) = (pair.expectedPixel(x, y), pair.actualPixel(x, y))
          if Pixel.alpha(a) < 255 || Pixel.alpha(b) < 255 { isOpaque = false }
          guard a != b else { continue }
          area.add(x, y)
          let difference = [Backdrop.black, .white].map { backdrop in
            let (a, b) = (backdrop.color(a), backdrop.color(b))
            return [Pixel.red, Pixel.green, Pixel.blue].map { abs(Int32($0(a)) - Int32($0(b))) }.max() ?? 0
          }.max()
          distance += Int(difference ?? 0)
          largest = max(largest, difference ?? 0)
        }
      }
      #expect(changes.area.count == area.count)
      #expect(changes.area.bounds == area.bounds)
      #expect(changes.distance == distance)
      #expect(changes.largestDifference == largest)
      #expect(changes.isOpaque == isOpaque)
      var (visited, asked) = ([[Int]](), [[Int]]())
      changes.forEach(in: pair) { visited.append([$0, $1]) }
      let nothing = changes.contains(in: pair) { x, y in
        asked.append([x, y])
        return false
      }
      #expect(!nothing && visited.count == area.count && asked == visited)
      if let last = visited.last { #expect(changes.contains(in: pair) { [$0, $1] == last }) }
      var noted: [[Int]] = []
      changes.forEachQuadBeyondRounding(in: pair) { x, y, differences in
        for place in 0..<4 where differences[place] > 1 { noted.append([x + place, y, Int(differences[place])]) }
      }
      let beyondRounding = visited.map { $0 + [Int(pair.largestDifference($0[0], $0[1]))] }.filter { $0[2] > 1 }
      #expect(noted == beyondRounding)
    }
  }
}
