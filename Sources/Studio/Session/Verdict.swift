import SpringformExpectations
import SpringformPipeline

/// What should be true of a take, and whether it is, in words; names stand between backticks.
struct Verdict: Encodable, Hashable {
  let claim: String
  let isMet: Bool
  /// "holds, at 1.84 s", or what is wrong: "fails: is 291.2 at 0.47 s, above 290".
  let verdict: String

  init(_ result: ExpectationResult, in motion: SampledMotion) {
    claim = result.expectation.claim
    isMet = result.passes
    if let failure = result.failure {
      verdict = "fails" + failure.reason(besides: result.expectation.curve)
    } else {
      verdict = "holds" + (result.expectation.measure(in: motion).map { ", " + $0 } ?? "")
    }
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
    return expectations.map { Self($0.check(motion), in: motion) }
  }
}

extension MotionExpectation {
  /// What is expected, in words that a verdict may follow: of a condition they do not say themselves that it holds.
  fileprivate var claim: String {
    switch words {
    case .curve(let name, let words): return "`\(name)` \(words)"
    case .condition(let name, _, let time):
      let isNever = if case .neverHolds = condition { true } else { false }
      return "`\(name)`" + (isNever ? " at no time" : "") + (time.isEmpty ? "" : " \(time)")
    case .other(let words): return words
    }
  }

  /// The curve that it is about, if it is about one.
  fileprivate var curve: String? {
    switch words {
    case .curve(let name, _), .condition(let name, _, _): name
    case .other: nil
    }
  }
}

extension ExpectationFailure {
  /// What went wrong, in words that stand after "fails".
  /// - Parameter curve: the one that was named before, and need not be again.
  fileprivate func reason(besides curve: String?) -> String {
    switch words {
    case .condition(curve, _, let time): ", " + time
    case .curve(curve, let words): ": " + words
    default: ": " + sentence
    }
  }
}
