import SpringformExpressions

/// What a part of a file reads that changes while the scene plays.
struct Dependencies: Sendable {
  var traits: Expression.Traits = []
  var reads: [Reference] = []

  init() {}

  init(_ expressions: Expression?...) { for expression in expressions { add(expression) } }

  var isLive: Bool { traits.contains(.live) }

  mutating func add(_ expression: Expression?) {
    guard let expression else { return }
    traits.formUnion(expression.traits)
    reads += expression.reads
  }

  mutating func add(_ others: Dependencies) {
    traits.formUnion(others.traits)
    reads += others.reads
  }
}
