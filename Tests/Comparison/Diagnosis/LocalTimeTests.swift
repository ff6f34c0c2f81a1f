import Springform
import SpringformBitmap
import SpringformComparison
import Testing

/// One of several things that move does so at another time, speed or pace, or on another spring, while the others do as before.
@Suite("Causes in time that concern a part of the picture")
struct LocalTimeTests {
  private func comparison(
    of original: (inout Subject.Variant) -> Void, _ change: (inout Subject.Variant) -> Void
  ) async throws -> AnimationComparison {
    let actual = Subject {
      original(&$0)
      change(&$0)
    }
    return try await Film(Subject(original)).compared(with: Film(actual))
  }

  private func sentence(
    of original: (inout Subject.Variant) -> Void, _ change: (inout Subject.Variant) -> Void
  ) async throws -> String {
    try await comparison(of: original, change).sentence
  }

  @Test("Half a frame later, up to what a start between two frames leaves uncertain")
  func delayed() async throws {
    let comparison = try await comparison(of: { _ in }) { $0.ballDelay = 0.01 }
    #expect(comparison.sentence.hasPrefix("the motion from 0.2 s on starts 0.5 frames ("), "\(comparison.sentence)")
    guard case .retimed(let start, nil, let frames) = comparison.diagnosis else { return }
    #expect(abs(start - 0.2) < 1e-9 && abs(frames - 0.5) < 0.05)
  }

  @Test("0.55 seconds instead of 0.5 are 9.1 % slower, and 0.45 are 11 % faster")
  func slower() async throws {
    let slower = try await sentence(of: { $0.curveDuration = 0.5 }) { $0.curveDuration = 0.55 }
    #expect(slower.hasPrefix("the motion from 0.2 s on runs 9.1 % slower; "), "\(slower)")
    let faster = try await sentence(of: { $0.curveDuration = 0.5 }) { $0.curveDuration = 0.45 }
    #expect(faster.hasPrefix("the motion from 0.2 s on runs 11 % faster; "), "\(faster)")
  }

  @Test("Another damping of one of several springs")
  func damping() async throws {
    let comparison = try await comparison(of: { _ in }) { $0.ballDamping = 6.4 }
    guard case .dynamics(let change) = comparison.diagnosis else {
      Issue.record("\(comparison.sentence)")
      return
    }
    #expect(change.stiffness == nil)
    #expect(abs((change.damping ?? 0) + 0.2) < 0.015)
  }

  /// At 0.66 of its time the curve that eases in is where the one that eases out was 7.9 frames before: a numerical search along
  /// both of UIKit's cubic Bézier curves.
  @Test("Another curve between the same times and places")
  func paced() async throws {
    let comparison = try await comparison(of: { ($0.curveDuration, $0.curve) = (0.5, .easeOut) }) { $0.curve = .easeIn }
    #expect(
      comparison.sentence.hasPrefix("the motion from 0.2 s to 0.7 s begins and ends as before, and is up to "),
      "\(comparison.sentence)")
    guard case .paced(_, _, let frames) = comparison.diagnosis else { return }
    #expect(abs(frames - 7.9) < 0.2)
  }

  @Test("What is slower and also goes farther has no single cause")
  func twoCauses() async throws {
    let sentence = try await sentence(of: { $0.curveDuration = 0.5 }) { ($0.curveDuration, $0.distance) = (0.55, 165) }
    #expect(sentence.hasPrefix("the motion differs from 0.24 s on, and no single cause"), "\(sentence)")
  }

  /// 60 pictures at 20 a second: four blocks below each other go 20 pixels to the right, one after the other.
  private func pictures(starts: [Int], speed: Int = 2) throws -> [Bitmap] {
    try (0..<60).map { frame in
      var bitmap = try Bitmap(width: 64, height: 64, fill: 0xFFFF_FFFF)
      for (row, start) in starts.enumerated() {
        let left = 5 + min(speed * max(frame - start + 1, 0), 20)
        for y in row * 16 + 3..<row * 16 + 11 { for x in left..<left + 12 { bitmap[x, y] = 0xFF34_78F6 } }
      }
      return bitmap
    }
  }

  private func sentence(_ expected: [Bitmap], _ actual: [Bitmap]) throws -> String {
    try AnimationComparison(
      expected: PictureSequence(expected, rate: 20), actual: PictureSequence(actual, rate: 20)
    ).sentence
  }

  @Test("Parts that start one after the other do so in greater distances, but not when one of them is out of order")
  func staggered() throws {
    let expected = try pictures(starts: [10, 12, 14, 16])
    let later = try sentence(expected, pictures(starts: [10, 13, 16, 19]))
    #expect(
      later.hasPrefix("the parts that move from 0.55 s on start ever later, the last by 3 frames (150 ms); "),
      "\(later)")
    let mixed = try sentence(expected, pictures(starts: [10, 16, 15, 18]))
    #expect(mixed.hasPrefix("the motion differs from 0.6 s on, and no single cause"), "\(mixed)")
  }

  @Test("Pictures that are taken at another speed, some twice or not at all")
  func resampled() throws {
    let all = try pictures(starts: [3, 12, 21, 42], speed: 1)
    for speed in [1.1, 0.92] {
      let other = (0..<Int(60 / speed)).map { all[min(Int((Double($0) * speed).rounded()), 59)] }
      let ratio = try #require(
        { if case .speed(let ratio) = $0 { ratio } else { nil } }(
          try AnimationComparison(
            expected: PictureSequence(all, rate: 20), actual: PictureSequence(other, rate: 20)
          ).diagnosis))
      #expect(abs(ratio - speed) < 0.01)
    }
  }

  @Test("What should begin at 0.1 s and is 0.2 s earlier has begun before the first picture")
  func begunBefore() throws {
    let sentence = try sentence(pictures(starts: [2, 30, 31, 32]), pictures(starts: [-2, 30, 31, 32]))
    #expect(sentence.hasPrefix("the motion from 0.1 s on starts 4 frames (200 ms) earlier"), "\(sentence)")
  }

  @Test("A frame that is missing where the motion begins is missing, and the rest is no later beginning")
  func missing() throws {
    let all = try pictures(starts: [10, 10, 10, 10], speed: 4)
    let sentence = try sentence(all, Array(all[..<10] + all[11...]))
    #expect(
      sentence.hasPrefix("1 frame missing at frame 10 (0.5 s), and the rest comes that much earlier"), "\(sentence)")
  }
}
