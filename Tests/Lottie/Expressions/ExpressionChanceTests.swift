import Testing

@testable import SpringformLottie

/// Chance is the same each time, and follows from the seed.
struct ExpressionChanceTests {
  private static func numbers(_ source: String, time: Double = 0, seed: UInt64 = 1, value: ExpressionValue = .number(5))
    throws -> [Double]
  {
    let host = MockExpressionHost(property: MockExpressionProperty(value), time: time, seed: seed)
    return try LottieExpression(source).value(host).numbers ?? []
  }

  @Test("The same moment of the same property has the same chance, and no other has")
  func seeds() throws {
    let source = "[random(), random(10), random(5, 6), Math.random()]"
    let first = try Self.numbers(source)
    #expect(try Self.numbers(source) == first)
    #expect(try Self.numbers(source, time: 0.1) != first)
    #expect(try Self.numbers(source, seed: 2) != first)
    #expect((0..<1).contains(first[0]) && (0..<10).contains(first[1]) && (5..<6).contains(first[2]))
    #expect(Set(first).count == 4)
  }

  @Test("A seed of the expression's own may make it timeless")
  func ownSeeds() throws {
    #expect(
      try Self.numbers("seedRandom(3, true); random()", time: 0)
        == Self.numbers("seedRandom(3, true); random()", time: 1))
    #expect(try Self.numbers("seedRandom(3, true); random()") != Self.numbers("seedRandom(4, true); random()"))
    #expect(try Self.numbers("seedRandom(3); random()", time: 0) != Self.numbers("seedRandom(3); random()", time: 1))
    #expect(
      try Self.numbers("seedRandom(3); wiggle(1, 1)", time: 0.5)
        != Self.numbers("seedRandom(4); wiggle(1, 1)", time: 0.5))
  }

  @Test("Chance is evenly, or normally, distributed")
  func distribution() throws {
    let even = try Self.numbers("a = []; for (i = 0; i < 2000; i++) a.push(random(10)); a")
    #expect(abs(even.reduce(0, +) / 2000 - 5) < 0.2)
    #expect(even.filter { $0 < 1 }.count > 140)
    let normal = try Self.numbers("a = []; for (i = 0; i < 2000; i++) a.push(gaussRandom(-1, 1)); a")
    #expect(abs(normal.reduce(0, +) / 2000) < 0.05)
    // Nine of ten lie between the bounds.
    #expect(abs(Double(normal.filter { abs($0) <= 1 }.count) / 2000 - 0.9) < 0.02)
    #expect(try Self.numbers("random([1, 2], [3, 4])").count == 2)
  }

  @Test("Wiggles are smooth, stay in reach, and move at their frequency")
  func wiggle() throws {
    let values = try (0...1000).map { try Self.numbers("wiggle(2, 10)", time: Double($0) / 100)[0] - 5 }
    #expect(values.allSatisfy { abs($0) <= 10 })
    #expect(values.contains { $0 > 4 } && values.contains { $0 < -4 })
    // The steepest step goes from -10 to 10 within half a second, with a slope of 15/8 in its middle.
    #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) <= 20 * 2 * 15 / 8 / 100 })
    #expect(
      values != (try (0...1000).map { try Self.numbers("wiggle(2, 10)", time: Double($0) / 100, seed: 2)[0] - 5 }))
  }

  @Test("Components of a vector wiggle on their own, and octaves add up")
  func octaves() throws {
    let value = ExpressionValue.vector([0, 0])
    let first = try Self.numbers("wiggle(2, 10)", time: 0.3, value: value)
    #expect(first.count == 2 && first[0] != first[1])
    #expect(try Self.numbers("wiggle(2, 10, 1, 0.5, 0.3)", value: value) == first)
    #expect(try Self.numbers("wiggle(2, 10, 3)", time: 0.3, value: value) != first)
    #expect(try Self.numbers("wiggle(2, 10, 3, 0)", time: 0.3, value: value) == first)
    #expect(try Self.numbers("wiggle(2, 0)", time: 0.3, value: value) == [0, 0])
    #expect(try Self.numbers("w = wiggle(2, 10); v = wiggle(2, 10); w - v", time: 0.3, value: value) == [0, 0])
    #expect(
      expressionOutcome("wiggle(1 / 0, 1)", MockExpressionHost(time: 1))
        == "fails: 'wiggle' is given something that is no finite number")
    #expect(expressionOutcome("wiggle(1e300, 1) < 7", MockExpressionHost(time: 1)) == "true")
  }

  @Test("Noise is the same everywhere, smooth, and of up to three numbers")
  func noise() throws {
    #expect(try Self.numbers("noise(1.5)") == Self.numbers("noise(1.5)", time: 3, seed: 9))
    let values = try (0...100).map { try Self.numbers("noise([\(Double($0) / 50), 0.5])")[0] }
    #expect(values.allSatisfy { abs($0) <= 1 } && zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 0.1 })
  }
}
