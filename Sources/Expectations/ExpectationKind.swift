/// How expectations are written in files, `springform.yml` and scene files alike: a key that says what is expected, and others
/// with its numbers.
package enum ExpectationKind: String, CaseIterable, Sendable {
  case settles, overshoots, stays, never, holds, order, pictures

  /// The keys of the numbers that go with it; ``stays`` has `in`, a list of two.
  package var numbers: [String] {
    switch self {
    case .settles: ["at", "by", "within"]
    case .overshoots: ["at-most"]
    case .never: ["below", "above"]
    case .holds: ["at"]
    case .stays, .order, .pictures: []
    }
  }

  /// All keys that may stand beside its own.
  package var keys: [String] { numbers + (self == .stays ? ["in"] : []) + ["from", "to"] }

  /// The keys that have to.
  package var required: [String] {
    switch self {
    case .settles: ["by"]
    case .overshoots: ["at-most"]
    case .stays: ["in"]
    case .never, .holds, .order, .pictures: []
    }
  }

  /// What is claimed of a curve; `nil` for the kinds that are about none, and where a required number is missing.
  /// - Parameters:
  ///   - curve: its name.
  ///   - numbers: by their keys; those of `in` are `in.0` and `in.1`.
  package func condition(of curve: String, _ numbers: [String: Double]) -> MotionExpectation.Condition? {
    switch self {
    case .settles:
      numbers["by"].map { .settles(curve: curve, target: numbers["at"], by: $0, tolerance: numbers["within"]) }
    case .overshoots: numbers["at-most"].map { .overshoots(curve: curve, atMost: $0) }
    case .stays:
      if let least = numbers["in.0"], let most = numbers["in.1"] {
        .stays(curve: curve, least: least, most: most)
      } else {
        nil
      }
    case .never:
      numbers["below"] == nil && numbers["above"] == nil
        ? .neverHolds(curve: curve) : .stays(curve: curve, least: numbers["below"], most: numbers["above"])
    case .holds: numbers["at"].map { .holdsAt(curve: curve, time: $0) } ?? .holds(curve: curve)
    case .order, .pictures: nil
    }
  }
}
