import SpringformBitmap
import Synchronization
import Testing

@testable import SpringformComparison

@Suite("A second look at an animation")
struct SecondLooksTests {
  /// Pictures whose first pixel is their number, each made from the one before; counts how many are made.
  private struct Counted: ComparedAnimation {
    final class Count: Sendable {
      private let number = Mutex(0)
      var made: Int { number.withLock { $0 } }
      func add() { number.withLock { $0 += 1 } }
    }

    let timing: AnimationTiming
    let count: Count
    let color: UInt32
    private var next: UInt32 = 0

    init(frames: Int, color: UInt32, _ count: Count) {
      timing = AnimationTiming(
        size: PixelSize(width: 4, height: 4), starts: (0..<frames).map { Double($0) / 50 },
        duration: Double(frames) / 50, plays: nil)
      (self.color, self.count) = (color, count)
    }

    mutating func nextPicture() throws -> Bitmap? {
      guard next < timing.starts.count else { return nil }
      count.add()
      defer { next += 1 }
      var picture = try Bitmap(width: 4, height: 4, fill: color)
      picture[0, 0] = 0xFF00_0000 | next
      return picture
    }
  }

  @Test(
    "shows the first and some after it, evenly spread",
    arguments: [0, 1, 2, 9, 12, 13, 24, 25, 100, 601, 2400])
  func spread(count: Int) throws {
    var looks = SecondLooks(area: 32)
    for number in 0..<count {
      let picture = try Bitmap(width: 4, height: 4, fill: 0xFF00_0000 | UInt32(number))
      looks.add(picture, picture)
    }
    var shown: [Int] = []
    looks.forEach { expected, actual in
      #expect(expected == actual)
      shown.append(Int(expected[0, 0] & 0xFF_FFFF))
    }
    #expect(shown.count == min(count, 9))
    #expect(shown.first == (count > 0 ? 0 : nil))
    let gaps = zip(shown, shown.dropFirst()).map { $1 - $0 } + [count - (shown.last ?? 0)]
    #expect(gaps.allSatisfy { $0 > 0 } || count == 0)
    #expect(gaps.max() ?? 0 <= max(count / 4, 1))
  }

  @Test("decodes every picture once, whether a cause is looked for or not", arguments: [CauseSearch.ordinary, .none])
  func decoding(search: CauseSearch) throws {
    let (expected, actual) = (Counted.Count(), Counted.Count())
    let comparison = try AnimationComparison(
      expected: Counted(frames: 200, color: 0xFFFF_0000, expected),
      actual: Counted(frames: 200, color: 0xFF00_00FF, actual), search: search)
    #expect(comparison.failingCount == 200)
    #expect(expected.made == 200 && actual.made == 200)
    #expect((comparison.diagnosis == .unexplained) == (search == .none))
  }
}
