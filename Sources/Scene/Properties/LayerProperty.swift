package import SpringformMotionRecord

/// A property that layers of a class have, told once: records, scene files and their reference read it here.
package struct LayerProperty<Owner: Layer, Value>: CataloguedProperty {
  package typealias Path = any ReferenceWritableKeyPath<Owner, Value> & Sendable

  /// What scene files call it.
  package let name: String
  package let recording: PropertyRecording<Owner>?
  package let declaredName: String
  /// What it is, in the words of the reference; `nil` where scene files do not have it.
  package let help: String?
  /// What a number counts: `pt`, `rad`, `s` or `lines`; `nil` for what has no unit.
  package let unit: String?
  /// The numbers that make a difference, where not all do.
  package let range: ClosedRange<Double>?
  /// Whether it is a length that cannot be less than nothing.
  package let isNotNegative: Bool
  /// Whether a number may stand for several, all of which are that number.
  package let takesNumbers: Bool
  /// Leads to it, for animations; `nil` for what changes at once.
  package let path: Path?
  // Going by key path takes several times as long, and records and expressions read at every refresh.
  package let get: @Sendable (Owner) -> Value
  package let set: @Sendable (Owner, Value) -> Void
  /// The words of which it is one.
  package let choices: [String]
}

extension LayerProperty {
  /// One that animations move and records do not have.
  package init(
    _ name: String, _ path: Path, _ get: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (Owner, Value) -> Void, _ help: String? = nil, unit: String? = nil,
    isNotNegative: Bool = false
  ) {
    self.init(
      name: name, recording: nil, declaredName: name, help: help, unit: unit, range: nil,
      isNotNegative: isNotNegative, takesNumbers: false, path: path, get: get, set: set, choices: [])
  }
}

/// A property whatever its type.
package protocol CataloguedProperty<Owner>: Sendable {
  associatedtype Owner: Layer

  var name: String { get }
  /// How records have it; `nil` for what is a part of another one.
  var recording: PropertyRecording<Owner>? { get }
  /// What its class declares, which has it as its part or as its value.
  var declaredName: String { get }
  var help: String? { get }
}

extension CataloguedProperty {
  package var recordedName: String? { recording?.name }
}

/// How records have a property.
package struct PropertyRecording<Owner: Layer>: Sendable {
  /// What records call it: as Core Animation does, where that has it.
  package let name: String
  /// What goes without saying: the value that a new layer of the class has.
  package let standard: RecordedValue
  package let value: @Sendable (Owner) -> RecordedValue
}

extension PropertyRecorder {
  /// Lists what a class declares.
  package func add<Owner: Layer>(_ properties: [any CataloguedProperty<Owner>], of layer: Owner) {
    for property in properties {
      if let recording = property.recording { add(recording.name, recording.value(layer), recording.standard) }
    }
  }
}
