import SpringformDocument
import SpringformExpectations

/// Reads what should be true of a scene's motion: a list under `expect`.
struct ExpectationReader {
  private let problems: Problems

  init(_ problems: Problems) { self.problems = problems }

  /// `nil` for an entry that is wrong, which is noted.
  func expectation(_ node: Node) -> MotionExpectation? {
    let kinds = node.entries?.compactMap { ExpectationKind(rawValue: $0.key) } ?? []
    guard kinds.count == 1, let kind = kinds.first else {
      let names = ExpectationKind.allCases.map(\.rawValue)
      problems.add("an expectation has one of \(names.joined(separator: ", "))", at: node.position)
      return nil
    }
    let fields = Fields(node, known: [kind.rawValue] + kind.keys, what: "'\(kind.rawValue)'", problems)
    for key in kind.required { fields.require(key) }
    return condition(kind, fields).map { MotionExpectation($0, from: fields.number("from"), to: fields.number("to")) }
  }

  private func condition(_ kind: ExpectationKind, _ fields: Fields) -> MotionExpectation.Condition? {
    switch kind {
    case .order: return fields.texts(kind.rawValue).map { .order(events: $0) }
    case .pictures: return fields.integer(kind.rawValue, in: 1...1_000_000).map { .pictures(atMost: $0) }
    default:
      var numbers: [String: Double] = [:]
      for key in kind.numbers { numbers[key] = fields.number(key, in: Self.ranges[key]) }
      if kind == .stays, let range = range(fields) {
        (numbers["in.0"], numbers["in.1"]) = (range.lowerBound, range.upperBound)
      }
      // A limit that is there and wrong must not turn the condition into another one.
      let isWhole = kind.numbers.allSatisfy { numbers[$0] != nil || fields.entry($0) == nil }
      return fields.text(kind.rawValue).flatMap { isWhole ? kind.condition(of: $0, numbers) : nil }
    }
  }

  private static let ranges: [String: ClosedRange<Double>] = ["by": 0...1e6, "within": 0...1e12, "at-most": 0...1e6]

  private func range(_ fields: Fields) -> ClosedRange<Double>? {
    fields.value("in", "two numbers in ascending order: [least, most]") { node in
      guard let numbers = node.elements?.map(\.number), numbers.count == 2, let least = numbers[0],
        let most = numbers[1], least <= most
      else { return nil }
      return least...most
    }
  }
}
