import SpringformBitmap
import Testing

@testable import SpringformComparison

@Suite("Animations as a whole")
struct FindingTests {
  private func timing(
    _ delays: [Double], plays: Int? = nil, width: Int = 4
  ) -> AnimationTiming {
    let ends = delays.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
    return AnimationTiming(
      size: PixelSize(width: width, height: 4), starts: ends.dropLast(), duration: ends.last ?? 0, plays: plays)
  }

  private func findings(
    _ a: AnimationTiming, _ b: AnimationTiming, _ tolerance: AnimationTolerance = AnimationTolerance()
  ) -> [Finding] {
    Finding.all(a, b, tolerance: tolerance, picturesPass: false)
  }

  @Test("Equal ones have none")
  func none() {
    let a = timing([0.1, 0.2])
    #expect(findings(a, a).isEmpty)
  }

  @Test("Frame count, rate and duration are told, each with its tolerance")
  func counts() {
    let (a, b) = (timing([0.1, 0.1, 0.1]), timing([0.125, 0.125, 0.125, 0.125]))
    let differences: [Finding.Difference] = [
      .frameCount(expected: 3, actual: 4), .rate(expected: 10, actual: 8), .duration(expected: 0.3, actual: 0.5),
    ]
    #expect(findings(a, b).map(\.isTolerated) == [false, false, false])
    let rounded = findings(a, b).map(\.difference)
    #expect(rounded.count == 3)
    #expect(rounded[0] == differences[0])
    guard case .rate(let old, let new) = rounded[1] else { return #expect(Bool(false)) }
    #expect(abs(old - 10) < 1e-9 && abs(new - 8) < 1e-9)
    guard case .duration(let short, let long) = rounded[2] else { return #expect(Bool(false)) }
    #expect(abs(short - 0.3) < 1e-9 && abs(long - 0.5) < 1e-9)
    #expect(findings(a, b, AnimationTolerance(frameCount: 1)).map(\.isTolerated) == [true, false, false])
    #expect(findings(a, b, AnimationTolerance(rate: 0.2)).map(\.isTolerated) == [false, true, false])
    // Delays of 100 and 125 ms are within 30 ms, too; the duration is not.
    #expect(findings(a, b, AnimationTolerance(seconds: 0.03)).map(\.isTolerated) == [false, true, false])
    #expect(findings(a, b, AnimationTolerance(seconds: 0.2)).map(\.isTolerated) == [false, true, true])
  }

  @Test("Other delays are told by the first frame that has one, and their number")
  func delays() {
    let (a, b) = (timing([0.1, 0.1, 0.1, 0.1]), timing([0.1, 0.15, 0.05, 0.1]))
    let found = findings(a, b)
    #expect(found.count == 1)
    guard case .delays(let frame, let old, let new, let count) = found[0].difference else {
      return #expect(Bool(false))
    }
    #expect(frame == 1 && count == 2)
    #expect(abs(old - 0.1) < 1e-9 && abs(new - 0.15) < 1e-9)
    #expect(!found[0].isTolerated)
    #expect(findings(a, b, AnimationTolerance(seconds: 0.051)).map(\.isTolerated) == [true])
  }

  @Test("Whether repeated pictures are stored as one or not is no difference, as long as they show equally long")
  func repeatedPictures() {
    let each = timing([0.02, 0.02, 0.02, 0.02, 0.02])
    #expect(findings(each, timing([0.04, 0.02, 0.04])).isEmpty)
    #expect(findings(timing([0.02, 0.04, 0.04]), timing([0.04, 0.02, 0.04])).isEmpty)
    // Another rate, another duration, or delays that no refresh has in common are.
    #expect(findings(each, timing([0.05, 0.05])).count == 2)
    #expect(findings(each, timing([0.04, 0.02, 0.02])).count == 2)
    #expect(findings(timing([0.02, 0.03, 0.02]), timing([0.03, 0.02, 0.02])).count == 1)
  }

  @Test("Another loop count and another size always count")
  func loop() {
    #expect(
      findings(timing([0.1], plays: 3), timing([0.1]))
        == [Finding(.plays(expected: 3, actual: nil), isTolerated: false)])
    #expect(
      findings(timing([0.1]), timing([0.1], width: 5))
        == [
          Finding(
            .size(expected: PixelSize(width: 4, height: 4), actual: PixelSize(width: 5, height: 4)),
            isTolerated: false)
        ])
  }

  @Test(
    "Each is a phrase",
    arguments: [
      (
        .size(expected: PixelSize(width: 4, height: 5), actual: PixelSize(width: 6, height: 7)),
        "6x7 pixels instead of 4x5"
      ),
      (.frameCount(expected: 2, actual: 1), "1 frame instead of 2"),
      (.rate(expected: 50, actual: 33.333), "33.33 frames a second instead of 50"),
      (.duration(expected: 1.78, actual: 1.8), "1.8 s instead of 1.78 s"),
      (.plays(expected: nil, actual: 1), "plays once instead of for ever"),
      (.plays(expected: 2, actual: nil), "plays for ever instead of 2 times"),
      (.delays(frame: 7, expected: 0.02, actual: 0.04, count: 1), "frame 7 shows for 0.04 s instead of 0.02 s"),
      (
        .delays(frame: 7, expected: 0.02, actual: 0.04, count: 3),
        "frame 7 shows for 0.04 s instead of 0.02 s (3 frames have another delay)"
      ),
    ] as [(Finding.Difference, String)])
  func phrases(difference: Finding.Difference, phrase: String) {
    #expect(Finding(difference, isTolerated: false).phrase == phrase)
  }
}
