import SpringformExpectations
import SpringformPipeline

/// What should be true of a take, and whether it is.
struct Verdict: Encodable, Hashable {
  let claim: String
  /// What is wrong; `nil` where the claim holds.
  let failure: String?

  init(_ result: ExpectationResult) {
    claim = result.expectation.sentence
    failure = result.failure?.sentence
  }

  /// - Parameter others: what should be true besides what the scene expects of itself.
  /// - Throws: what the scene throws, and `CancellationError`.
  static func all(of shot: Shot, _ others: [MotionExpectation]) async throws -> [Self] {
    let expectations = ownExpectations(of: shot.footage.scene) + others
    guard !expectations.isEmpty else { return [] }
    let areCounted = expectations.contains { if case .pictures = $0.condition { true } else { false } }
    let lists = areCounted ? try await shot.lists() : nil
    let count = lists.map { zip($0, $0.dropFirst()).count { $0 != $1 } + 1 }
    let motion = SampledMotion(shot.footage.trace, pictureCount: count)
    return expectations.map { Self($0.check(motion)) }
  }
}
