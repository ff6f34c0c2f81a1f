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
  /// The curve that it is about, if it is about one.
  fileprivate var curve: String? {
    switch condition {
    case .settles(let curve, _, _, _), .overshoots(let curve, _), .stays(let curve, _, _), .holds(let curve),
      .holdsAt(let curve, _), .neverHolds(let curve):
      curve
    case .order, .pictures: nil
    }
  }

  /// What is expected, in words that a verdict may follow: of a condition they do not say themselves that it holds.
  fileprivate var claim: String {
    guard let curve else { return sentence }
    let rest: String
    switch condition {
    case .holds, .holdsAt: rest = sentence.dropping("'\(curve)' holds")
    case .neverHolds: rest = " at no time" + sentence.dropping("'\(curve)' never holds")
    default: rest = sentence.dropping(curve)
    }
    return "`\(curve)`" + rest
  }
}

extension ExpectationFailure {
  /// What went wrong, in words that stand after "fails".
  /// - Parameter curve: the one that was named before, and need not be again.
  fileprivate func reason(besides curve: String?) -> String {
    switch self {
    case .doesNotHold(let name, _) where name == curve: ", " + sentence.dropping("'\(name)' does not hold ")
    case .holds(let name, _) where name == curve: ", " + sentence.dropping("'\(name)' holds ")
    default: ": " + sentence.dropping(curve.map { $0 + " " } ?? "")
    }
  }
}

extension String {
  /// The text without a beginning that it may have.
  fileprivate func dropping(_ beginning: String) -> String {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : self
  }
}
