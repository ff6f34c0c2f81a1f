import SpringformBitmap
import SpringformComparison
import Synchronization
import Testing

@Suite("Comparing animations")
struct AnimationComparisonTests {
  /// White pictures, of which some have a black pixel for each time they are named.
  private func film(_ count: Int, spots: [Int] = [], plays: Int? = nil) throws -> PictureSequence {
    var pictures = try (0..<count).map { _ in try Bitmap(width: 16, height: 16, fill: 0xFFFF_FFFF) }
    for (number, frame) in spots.enumerated() { pictures[frame][number % 16, 3] = 0xFF00_0000 }
    return try PictureSequence(pictures, rate: 10, plays: plays)
  }

  @Test("The verdict names the worst moment, the number of different ones and their longest run")
  func verdict() throws {
    let comparison = try AnimationComparison(
      expected: film(10), actual: film(10, spots: [1, 4, 5, 6, 6, 8]))
    #expect(comparison.tier == .different)
    #expect(comparison.moments.map { $0.comparison.differentPixels } == [0, 1, 0, 0, 1, 1, 2, 0, 1, 0])
    #expect(comparison.worst == 6)
    #expect(comparison.failingCount == 5)
    #expect(comparison.longestRun == 4..<7)
    #expect(comparison.findings.isEmpty)
  }

  @Test("The worst moment is the one whose pictures are farthest apart, and is called so")
  func worst() throws {
    let plain = try (0..<8).map { _ in try Bitmap(width: 16, height: 16, fill: 0xFFFF_FFFF) }
    var changed = plain
    changed[2][3, 3] = 0xFF00_0000
    for x in 0..<16 { changed[5][x, 8] = 0xFFF6_F6F6 }
    let comparison = try AnimationComparison(
      expected: PictureSequence(plain, rate: 10), actual: PictureSequence(changed, rate: 10),
      tolerance: AnimationTolerance(picture: Tolerance(metric: .exact)))
    #expect(comparison.worst == 2)
    #expect(
      comparison.sentence.contains("2 of 8 moments differ, the worst at 0.2 s (frame 2) with 1 pixel"),
      "\(comparison.sentence)")
  }

  @Test("Some moments may differ, if the tolerance says so")
  func failingMoments() throws {
    for (allowed, tier) in [(0, Tier.different), (1, .different), (2, .similar)] {
      let comparison = try AnimationComparison(
        expected: film(10), actual: film(10, spots: [1, 4]),
        tolerance: AnimationTolerance(failingMoments: allowed))
      #expect(comparison.tier == tier)
      #expect(comparison.failingCount == 2)
    }
  }

  @Test("Equal pictures in another number of equal frames differ as animations only")
  func sameTimes() throws {
    var pictures = [try Bitmap(width: 4, height: 4, fill: 0xFFFF_FFFF), try Bitmap(width: 4, height: 4)]
    let expected = try PictureSequence(pictures, rate: 1)
    pictures = [pictures[0], pictures[0], pictures[1], pictures[1]]
    let comparison = try AnimationComparison(expected: expected, actual: PictureSequence(pictures, rate: 2))
    #expect(comparison.tier == .different)
    #expect(comparison.diagnosis == .findings)
    #expect(comparison.moments.allSatisfy { $0.tier == .identical })
    #expect(
      comparison.findings.map(\.difference) == [
        .frameCount(expected: 2, actual: 4), .rate(expected: 1, actual: 2),
      ])
    let tolerant = try AnimationComparison(
      expected: expected, actual: PictureSequence(pictures, rate: 2),
      tolerance: AnimationTolerance(frameCount: 2, rate: 1))
    #expect(tolerant.tier == .similar)
  }

  @Test("Ignored parts are ignored in the search for a cause, too")
  func ignored() throws {
    // A counter in the corner changes in every frame, and one frame is wrong elsewhere.
    let row = PixelRect(x: 0, y: 3, width: 16, height: 1)
    var pictures = try (0..<20).map { frame in
      try Bitmap(width: 16, height: 16, fill: 0xFFFF_FFFF).with(0xFF00_0000, x: frame % 16, y: 3)
    }
    pictures[7][9, 9] = 0xFF00_0000
    pictures[7][10, 9] = 0xFFFF_0000
    let comparison = try AnimationComparison(
      expected: film(20), actual: PictureSequence(pictures, rate: 10),
      tolerance: AnimationTolerance(picture: Tolerance(ignored: [row])))
    #expect(comparison.failingCount == 1)
    #expect(comparison.diagnosis == .flicker(frames: [7], bounds: PixelRect(x: 9, y: 9, width: 2, height: 1)))
  }

  /// Counts how its pictures are asked for.
  private struct Reel: ComparedAnimation {
    final class Log: Sendable {
      private let numbers = Mutex<[Int]>([])
      var requests: [Int] { numbers.withLock { $0 } }
      func note(_ number: Int) { numbers.withLock { $0.append(number) } }
    }

    let log = Log()
    let count: Int
    let failsAt: Int?
    private var next = 0

    struct Failure: Error {}

    init(count: Int, failsAt: Int? = nil) {
      self.count = count
      self.failsAt = failsAt
    }

    var timing: AnimationTiming {
      AnimationTiming(
        size: PixelSize(width: 2, height: 2), starts: (0..<5).map { Double($0) / 10 }, duration: 0.5, plays: nil)
    }

    mutating func nextPicture() throws -> Bitmap? {
      if next == failsAt { throw Failure() }
      guard next < count else { return nil }
      log.note(next)
      next += 1
      return try Bitmap(width: 2, height: 2, fill: 0xFF00_0000 + UInt32(next))
    }
  }

  @Test(
    "Pictures are asked for one by one and once: when all pass, and when all differ, whose cause is found in some of them"
  )
  func streamed() throws {
    let (old, new) = (Reel(count: 5), Reel(count: 5))
    #expect(try AnimationComparison(expected: old, actual: new).tier == .identical)
    #expect(old.log.requests == [0, 1, 2, 3, 4])
    let other = try PictureSequence(
      (0..<5).map { _ in try Bitmap(width: 2, height: 2, fill: 0xFFFF_FFFF) }, rate: 10)
    #expect(try AnimationComparison(expected: new, actual: other).tier == .different)
    #expect(new.log.requests == [0, 1, 2, 3, 4] + [0, 1, 2, 3, 4])
  }

  @Test("What an animation throws, and pictures that are missing or have another size, end the comparison")
  func failures() throws {
    #expect(throws: ComparisonError.missingFrame(index: 3)) {
      try AnimationComparison(expected: Reel(count: 5), actual: Reel(count: 3))
    }
    #expect(throws: Reel.Failure.self) {
      try AnimationComparison(expected: Reel(count: 5, failsAt: 2), actual: Reel(count: 5))
    }
    let pictures = [try Bitmap(width: 2, height: 2), try Bitmap(width: 3, height: 2)]
    #expect(
      throws: ComparisonError.frameSize(
        index: 1, PixelSize(width: 3, height: 2), expected: PixelSize(width: 2, height: 2))
    ) { try PictureSequence(pictures) }
    #expect(throws: ComparisonError.noFrames) { try PictureSequence([]) }
  }

  @Test("Progress counts the moments")
  func progress() throws {
    var calls: [[Int]] = []
    _ = try AnimationComparison(expected: film(3), actual: film(3)) { calls.append([$0, $1]) }
    #expect(calls == [[1, 3], [2, 3], [3, 3]])
  }
}
