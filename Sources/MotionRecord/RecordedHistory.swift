/// The values that a property had, from the object's appearance on.
package enum RecordedHistory: Hashable, Sendable {
  case constant(RecordedValue)
  /// A few values, each from its time in seconds on.
  case changes([Change])
  /// A value that goes on changing, as one that a display link or physics sets.
  case curve(Curve)

  package struct Change: Codable, Hashable, Sendable {
    package var time: Double
    package var value: RecordedValue

    package init(time: Double, value: RecordedValue) {
      self.time = time
      self.value = value
    }
  }

  /// Too many values to be written down.
  package struct Curve: Codable, Hashable, Sendable {
    /// How many changes there are.
    package var count: Int
    /// Some of the values, evenly chosen among the changes, the first and the last included.
    package var samples: [Change]
    /// Of all times and values.
    package var digest: String

    package init(count: Int, samples: [Change], digest: String) {
      self.count = count
      self.samples = samples
      self.digest = digest
    }
  }

  /// The value at the beginning.
  package var first: RecordedValue? {
    switch self {
    case .constant(let value): value
    case .changes(let changes): changes.first?.value
    case .curve(let curve): curve.samples.first?.value
    }
  }

  /// The value at a time, of a curve the sample before it; before the first value that one.
  func value(at time: Double) -> RecordedValue? {
    func last(_ changes: [Change]) -> RecordedValue? { (changes.last { $0.time <= time } ?? changes.first)?.value }
    return switch self {
    case .constant(let value): value
    case .changes(let changes): last(changes)
    case .curve(let curve): last(curve.samples)
    }
  }

  /// The value at the end.
  package var last: RecordedValue? {
    switch self {
    case .constant(let value): value
    case .changes(let changes): changes.last?.value
    case .curve(let curve): curve.samples.last?.value
    }
  }
}

extension RecordedHistory: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(RecordedValue.self) {
      self = .constant(value)
    } else if let changes = try? container.decode([Change].self) {
      self = .changes(changes)
    } else {
      self = .curve(try container.decode(Curve.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .constant(let value): try container.encode(value)
    case .changes(let changes): try container.encode(changes)
    case .curve(let curve): try container.encode(curve)
    }
  }
}
