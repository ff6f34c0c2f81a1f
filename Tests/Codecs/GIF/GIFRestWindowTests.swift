import SpringformNumerics
import Testing

@testable import SpringformCodecs

@Suite("What stays in a GIF")
struct GIFRestWindowTests {
  /// Forty pixels, of which some change now and then, a fifth of them to nothing, and once all; and when each picture appears.
  private static let pictures: [(pixels: [UInt32], start: Int)] = {
    var generator = SplitMix64(seed: 7)
    var pixels = [UInt32](repeating: 0xFF00_0000, count: 40)
    var time = 0
    return (0..<60).map { number in
      for pixel in pixels.indices where number == 30 || generator.next() % 9 == 0 {
        pixels[pixel] = generator.next() % 5 == 0 ? 0 : 0xFF00_0000 | UInt32(generator.next() % 3 + 1)
      }
      defer { time += [2, 3, 5, 25][Int(generator.next() % 4)] }
      return (pixels, time)
    }
  }()

  private static func timed(_ number: Int) -> GIFTimedPicture {
    let (pixels, start) = pictures[number]
    return GIFTimedPicture(
      picture: GIFPicture(pixels: pixels, isOpaque: !pixels.contains(0)), frame: number, start: start,
      end: number + 1 < pictures.count ? pictures[number + 1].start : start + 4)
  }

  /// For each pixel 1 if no picture after one changes it, up to another.
  private static func resting(_ first: Int, to last: Int) -> [UInt8] {
    pictures[first].pixels.indices.map { pixel in
      (first..<last).allSatisfy { pictures[$0].pixels[pixel] == pictures[$0 + 1].pixels[pixel] } ? 1 : 0
    }
  }

  @Test("Pictures come out whole and in order, as soon as it is known what stays for 20 centiseconds")
  func time() {
    var window = GIFRestWindow()
    let count = Self.pictures.count
    var first = 0
    for number in 0..<count {
      window.append(Self.timed(number), before: number + 1 < count ? Self.timed(number + 1).picture : nil)
      while let entry = window.next(isLast: number == count - 1) {
        #expect(entry.timed.picture == Self.timed(first).picture && entry.timed.frame == first)
        #expect(entry.next == (first + 1 < count ? Self.timed(first + 1).picture : nil))
        #expect(entry.resting == Self.resting(first, to: number), "picture \(first)")
        #expect(number == count - 1 || Self.timed(number).end - Self.timed(first).start >= 20)
        first += 1
      }
    }
    #expect(first == count)
  }

  @Test("Where changes take too much room, what has not changed so far stays")
  func room() {
    var window = GIFRestWindow(capacity: 0)
    var first = 0
    for number in 0..<12 {
      window.append(Self.timed(number), before: Self.timed(number + 1).picture)
      while let entry = window.next(isLast: false) {
        #expect(entry.timed.picture == Self.timed(first).picture)
        #expect(entry.resting == Self.resting(first, to: number), "picture \(first)")
        first += 1
      }
      // Only what changes nothing is held back.
      #expect(first >= number)
    }
  }
}
