import SpringformDocument

/// Reads what should be true of a scene's motion: a list under `expect`.
struct ExpectationReader {
  private let problems: Problems

  init(_ problems: Problems) { self.problems = problems }

  /// What each claim is called, with the keys that go with it.
  private static let claims: [(key: String, others: [String])] = [
    ("settles", ["at", "by", "within"]), ("overshoots", ["at-most"]), ("stays", ["in"]), ("never", ["below", "above"]),
    ("holds", []), ("order", []), ("pictures", []),
  ]

  /// `nil` for an entry that is wrong, which is noted.
  func expectation(_ node: Node) -> MotionExpectation? {
    let names = Self.claims.map(\.key)
    let found = node.entries?.map(\.key).filter { names.contains($0) } ?? []
    guard found.count == 1, let claim = Self.claims.first(where: { $0.key == found[0] }) else {
      problems.add("an expectation has one of \(names.joined(separator: ", "))", at: node.mark)
      return nil
    }
    let fields = Fields(node, known: [claim.key] + claim.others + ["from", "to"], what: "'\(claim.key)'", problems)
    return self.claim(claim.key, fields).map {
      MotionExpectation($0, from: fields.number("from"), to: fields.number("to"))
    }
  }

  private func claim(_ key: String, _ fields: Fields) -> MotionExpectation.Claim? {
    switch key {
    case "settles":
      guard let curve = fields.text(key), let time = required("by", fields) else { return nil }
      return .settles(
        curve: curve, target: fields.number("at"), by: time, tolerance: fields.number("within", in: 0...1e12))
    case "overshoots":
      guard let curve = fields.text(key), let share = required("at-most", fields) else { return nil }
      return .overshoots(curve: curve, atMost: share)
    case "stays":
      fields.require("in")
      guard let curve = fields.text(key), let range = range(fields) else { return nil }
      return .stays(curve: curve, least: range.lowerBound, most: range.upperBound)
    case "never":
      let (below, above) = (fields.number("below"), fields.number("above"))
      guard let curve = fields.text(key), below != nil || above != nil else {
        problems.add("'never' needs 'below' or 'above'", at: fields.node.mark)
        return nil
      }
      return .stays(curve: curve, least: below, most: above)
    case "holds": return fields.text(key).map { .holds(curve: $0) }
    case "order": return fields.texts(key).map { .order(events: $0) }
    default:
      return fields.integer(key, in: 1...1_000_000).map { .pictures(atMost: $0) }
    }
  }

  private func required(_ key: String, _ fields: Fields) -> Double? {
    fields.require(key)
    return fields.number(key, in: 0...1e6)
  }

  private func range(_ fields: Fields) -> ClosedRange<Double>? {
    fields.value("in", "two numbers in ascending order: [least, most]") { node in
      guard let numbers = node.elements?.map(\.number), numbers.count == 2, let least = numbers[0],
        let most = numbers[1], least <= most
      else { return nil }
      return least...most
    }
  }
}
