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
  static func all(of footage: Footage, _ others: [MotionExpectation]) -> [Self] {
    let expectations = ownExpectations(of: footage.scene) + others
    guard !expectations.isEmpty else { return [] }
    let areCounted = expectations.contains { if case .pictures = $0.condition { true } else { false } }
    let count = areCounted ? zip(footage.lists, footage.lists.dropFirst()).count { $0 != $1 } + 1 : nil
    let motion = SampledMotion(footage.trace, pictureCount: count)
    return expectations.map { Self($0.check(motion)) }
  }
}
