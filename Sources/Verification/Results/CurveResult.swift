/// A traced curve, old and new.
public struct CurveResult: Codable, Hashable, Sendable {
  /// Values over times, both of the same count.
  public struct Samples: Codable, Hashable, Sendable {
    /// Seconds of the scene.
    public var times: [Double]
    /// `nil` where the curve had no value.
    public var values: [Double?]

    public init(times: [Double], values: [Double?]) {
      self.times = times
      self.values = values
    }
  }

  /// A number that says something about a curve.
  public struct Fact: Codable, Hashable, Sendable {
    /// `settling time`, `overshoot`, `peak velocity`.
    public var name: String
    /// `nil` for plain numbers.
    public var unit: String?
    /// `nil` where it cannot be told.
    public var expected: Double?
    public var actual: Double?

    public init(name: String, unit: String? = nil, expected: Double?, actual: Double?) {
      self.name = name
      self.unit = unit
      self.expected = expected
      self.actual = actual
    }
  }

  public var name: String
  public var unit: String?
  /// `nil` for a curve that there was not when the baseline was recorded.
  public var expected: Samples?
  /// `nil` for a curve that there is no more.
  public var actual: Samples?
  /// In the curve's unit; `nil` where there is nothing to compare.
  public var largestDifference: Double?
  public var facts: [Fact]

  public init(
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
