/// A traced curve, old and new.
package struct CurveResult: Codable, Hashable, Sendable {
  /// Values over times, both of the same count.
  package struct Samples: Codable, Hashable, Sendable {
    /// Seconds of the scene.
    package var times: [Double]
    /// `nil` where the curve had no value.
    package var values: [Double?]

    package init(times: [Double], values: [Double?]) {
      self.times = times
      self.values = values
    }
  }

  /// A number that says something about a curve.
  package struct Fact: Codable, Hashable, Sendable {
    /// `settling time`, `overshoot`, `peak displacement`, `peak velocity`.
    package var name: String
    /// `nil` for plain numbers.
    package var unit: String?
    /// `nil` where it cannot be told.
    package var expected: Double?
    package var actual: Double?

    package init(name: String, unit: String? = nil, expected: Double?, actual: Double?) {
      self.name = name
      self.unit = unit
      self.expected = expected
      self.actual = actual
    }
  }

  package var name: String
  package var unit: String?
  /// `nil` for a curve that there was not when the baseline was recorded.
  package var expected: Samples?
  /// `nil` for a curve that there is no more.
  package var actual: Samples?
  /// In the curve's unit; `nil` where there is nothing to compare.
  package var largestDifference: Double?
  package var facts: [Fact]

  package init(
    name: String, unit: String? = nil, expected: Samples?, actual: Samples?, largestDifference: Double? = nil,
    facts: [Fact] = []
  ) {
    self.name = name
    self.unit = unit
    self.expected = expected
    self.actual = actual
    self.largestDifference = largestDifference
    self.facts = facts
  }
}
