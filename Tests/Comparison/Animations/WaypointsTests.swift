import SpringformBitmap
import Synchronization
import Testing

@testable import SpringformComparison

@Suite("A second look at an animation")
struct WaypointsTests {
  /// Pictures whose first pixel is their number, each made from the one before; counts how many are made.
  private struct Counted: ComparedAnimation {
    final class Count: Sendable {
      private let number = Mutex(0)
      var made: Int { number.withLock { $0 } }
      func add() { number.withLock { $0 += 1 } }
    }

    let timing: AnimationTiming
    var count: Count
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

  /// Of how many slots in order which differ, and how many pictures of each animation are made again for a second look.
  static let cases: [(slots: Int, failing: [Int], again: Int)] = [
    (600, Array(0..<600), 0), (600, Array(40..<600), 0), (3, [0, 1, 2], 0), (600, [], 0),
    // The walk was kept at 300, and next at 337.
    (600, [300, 305], 5), (600, [7], 0),
    // Kept at 0, 74, 149, 224 and 299, it has to go on to 37, 112, 186 and 261.
    (600, Array(0..<300), 37 + 38 + 37 + 37),
  ]

  @Test("shows what both animations show at nine of the slots that differ, and decodes little again", arguments: cases)
  func secondLook(slots: Int, failing: [Int], again: Int) throws {
    let (expected, actual) = (Counted.Count(), Counted.Count())
    let a = Counted(frames: slots, color: 0xFFFF_0000, expected)
    let b = Counted(frames: slots, color: 0xFF00_00FF, actual)
    let timeline = Timeline(a.timing, b.timing, tolerance: 0).slots
    var walk = AnimationWalk(a, b)
    var waypoints = Waypoints(walk, timeline, area: 32)
    for slot in timeline.indices {
      _ = try walk.pictures(at: timeline[slot])
      waypoints.pass(slot, walk, isDifferent: failing.contains(slot))
    }
    #expect(expected.made == slots && actual.made == slots)
    var shown: [Int] = []
    try waypoints.revisit(failing) { before, after in
      #expect(before[1, 0] == 0xFFFF_0000 && after[1, 0] == 0xFF00_00FF)
      #expect(before[0, 0] == after[0, 0])
      shown.append(Int(before[0, 0] & 0xFF_FFFF))
    }
    let count = min(failing.count, 9)
    #expect(shown == (0..<count).map { failing[$0 * (failing.count - 1) / max(count - 1, 1)] })
    #expect(expected.made - slots == again && actual.made - slots == again)
  }

  @Test("Pictures that are too large to be kept are decoded again")
  func large() throws {
    let count = Counted.Count()
    let a = Counted(frames: 20, color: 0xFFFF_0000, count)
    let timeline = Timeline(a.timing, a.timing, tolerance: 0).slots
    var walk = AnimationWalk(a, a)
    var waypoints = Waypoints(walk, timeline, area: 1 << 26)
    for slot in timeline.indices {
      _ = try walk.pictures(at: timeline[slot])
      waypoints.pass(slot, walk, isDifferent: true)
    }
    try waypoints.revisit(Array(0..<20)) { _, _ in }
    #expect(count.made == 80)
  }
}
