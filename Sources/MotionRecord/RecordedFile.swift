/// What a file says that a layer shows, part by part: layers, the shapes in them, and the key frames of their properties.
///
/// It is what the file says and no sample of what is drawn, in the file's own measures: times are frames, angles degrees,
/// opacities and scales 1 for all of it. So one change in the file is one change here.
package struct RecordedFile: Codable, Hashable, Sendable {
  /// Frames a second.
  package var frameRate: Double
  package var facts: [String: RecordedFact]
  /// The topmost first.
  package var layers: [RecordedPart]
  /// What layers show by reference, by its name in the file.
  package var compositions: [String: Composition]
  /// What has no place among the layers: markers, fonts.
  package var others: [RecordedPart]

  package struct Composition: Codable, Hashable, Sendable {
    /// What its author calls it; empty for nothing.
    package var name: String
    /// The topmost first.
    package var layers: [RecordedPart]

    package init(name: String, layers: [RecordedPart]) {
      self.name = name
      self.layers = layers
    }
  }

  package init(
    frameRate: Double, facts: [String: RecordedFact] = [:], layers: [RecordedPart] = [],
    compositions: [String: Composition] = [:], others: [RecordedPart] = []
  ) {
    self.frameRate = frameRate
    self.facts = facts
    self.layers = layers
    self.compositions = compositions
    self.others = others
  }
}

/// A layer of a file, or something in it that has a name and properties of its own.
package struct RecordedPart: Codable, Hashable, Sendable {
  /// As the file has it; empty for none.
  package var name: String
  /// What it is, in words: `shape layer`, `fill`, `mask`.
  package var kind: String
  /// By what people call the property.
  package var facts: [String: RecordedFact]
  /// The numbers of siblings, by what these are to it: `parent`, `matte`.
  package var links: [String: Int]?
  /// The name of the composition that it shows.
  package var composition: String?
  /// The topmost first.
  package var parts: [RecordedPart]?

  package init(name: String, kind: String, facts: [String: RecordedFact] = [:], parts: [RecordedPart] = []) {
    self.name = name
    self.kind = kind
    self.facts = facts
    self.parts = parts.isEmpty ? nil : parts
  }

  /// What is left out, because it goes without saying.
  package static let standards: [String: RecordedValue] = [
    "opacity": .number(1), "rotation": .number(0), "rotation x": .number(0), "rotation y": .number(0),
    "position": .numbers([0, 0]), "skew": .number(0), "skew axis": .number(0), "scale": .number(1),
    "anchor point": .numbers([0, 0]),
    "orientation": .numbers([0, 0]), "blend mode": .word("normal"), "hidden": .flag(false), "inverted": .flag(false),
    "turned along its way": .flag(false), "in space": .flag(false), "matte only": .flag(false), "stretch": .number(1),
    "start": .number(0), "expansion": .number(0), "corner radius": .number(0), "feather": .numbers([0, 0]),
    "start opacity": .number(1), "end opacity": .number(1), "highlight length": .number(0), "enabled": .flag(true),
    "highlight angle": .number(0), "direction": .number(1),
  ]

  /// Whether it says the same as another one, whatever both are called.
  func isAlike(_ other: Self) -> Bool {
    kind == other.kind && facts == other.facts && parts == other.parts && composition == other.composition
  }
}

/// A property as a file has it.
package enum RecordedFact: Hashable, Sendable {
  case value(RecordedValue)
  /// In the order of time.
  case keys([Key])

  package struct Key: Codable, Hashable, Sendable {
    /// In frames of the composition.
    package var time: Double
    package var value: RecordedValue
    /// What it leads to, where that is not the next one's value.
    package var end: RecordedValue?
    /// The name of a curve, its control points, or `hold`; `nil` for a steady pace.
    package var easing: String?
    /// The tangents of a point's way, from its two ends; `nil` for a straight line.
    package var way: [Double]?

    package init(time: Double, value: RecordedValue) {
      self.time = time
      self.value = value
    }
  }
}

extension RecordedFact: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(RecordedValue.self) {
      self = .value(value)
    } else {
      self = .keys(try container.decode([Key].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .value(let value): try container.encode(value)
    case .keys(let keys): try container.encode(keys)
    }
  }
}
