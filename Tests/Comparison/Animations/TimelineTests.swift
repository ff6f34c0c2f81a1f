import SpringformBitmap
import Testing

@testable import SpringformComparison

@Suite("Time stamps of two animations")
struct TimelineTests {
  private func timing(_ starts: [Double], until end: Double) -> AnimationTiming {
    AnimationTiming(size: PixelSize(width: 1, height: 1), starts: starts, duration: end, plays: nil)
  }

  private func slots(_ a: AnimationTiming, _ b: AnimationTiming, tolerance: Double = 0.001) -> [[Double]] {
    Timeline(a, b, tolerance: tolerance).slots.map {
      [$0.start, $0.end, Double($0.expectedFrame), Double($0.actualFrame)]
    }
  }

  @Test("Each change of either begins a moment, and the other one's frame holds")
  func union() {
    #expect(
      slots(timing([0, 0.2, 0.4], until: 0.6), timing([0, 0.3, 0.4, 0.5], until: 0.7))
        == [[0, 0.2, 0, 0], [0.2, 0.3, 1, 0], [0.3, 0.4, 1, 1], [0.4, 0.5, 2, 2], [0.5, 0.7, 2, 3]])
  }

  @Test("The last frame of the shorter one holds to the end")
  func shorter() {
    #expect(
      slots(timing([0], until: 0.1), timing([0, 0.1, 0.2], until: 0.3))
        == [[0, 0.1, 0, 0], [0.1, 0.2, 0, 1], [0.2, 0.3, 0, 2]])
  }

  @Test("Changes that are at most the tolerance apart are one")
  func tolerance() {
    let (a, b) = (timing([0, 0.1, 0.2], until: 0.3), timing([0, 0.105, 0.211], until: 0.3))
    #expect(
      slots(a, b, tolerance: 0.01) == [[0, 0.1, 0, 0], [0.1, 0.2, 1, 1], [0.2, 0.211, 2, 1], [0.211, 0.3, 2, 2]])
  }

  @Test("Frames that are shorter than the tolerance all have their moment")
  func shortFrames() {
    let (a, b) = (timing([0, 0.001, 0.002], until: 0.003), timing([0, 0.001, 0.002], until: 0.003))
    #expect(slots(a, b, tolerance: 0.5).map { $0[2] } == [0, 1, 2])
  }

  @Test("Of frames at one time only the last is seen")
  func sameTime() {
    let a = timing([0, 0.1, 0.1, 0.2], until: 0.3)
    #expect(slots(a, a) == [[0, 0.1, 0, 0], [0.1, 0.2, 2, 2], [0.2, 0.3, 3, 3]])
  }

  @Test("Times that are no times are refused")
  func refusals() {
    #expect(throws: ComparisonError.noFrames) { try timing([], until: 1).check() }
    #expect(throws: ComparisonError.times) { try timing([0, 0.2, 0.1], until: 1).check() }
    #expect(throws: ComparisonError.times) { try timing([0, .nan], until: 1).check() }
    #expect(throws: ComparisonError.times) { try timing([0, 1], until: 0.5).check() }
    #expect(throws: ComparisonError.times) { try timing([0], until: .infinity).check() }
  }
}
