import SpringformMatching

/// Values with which a scene looks like the file that it is held against.
struct FitAnswer: Encodable, Hashable {
  struct Value: Encodable, Hashable {
    let name: String
    let value: Double
    /// One standard deviation; `nil` where the file does not tell.
    let deviation: Double?
    /// Whether the value is at an end of where it was looked for.
    let isAtEdge: Bool
  }

  /// What the page asked with.
  let id: Int
  /// Empty where nothing could be looked for.
  private(set) var values: [Value] = []
  /// Names of two values each that the file only tells together.
  private(set) var entangled: [[String]] = []
  /// Why nothing could be looked for.
  private(set) var failure: String?

  init(id: Int, failure: String) { (self.id, self.failure) = (id, failure) }

  init(id: Int, _ found: MatchedValues) {
    self.id = id
    entangled = found.entangled
    values = found.values.map {
      Value(
        name: $0.name, value: $0.value,
        deviation: $0.isDetermined && $0.deviation.isFinite ? $0.deviation : nil, isAtEdge: $0.isAtEdge)
    }
  }
}
