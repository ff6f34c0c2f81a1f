package import SpringformMotion
import SpringformMotionRecord

/// Collects the properties that a class declares, in the order of the reference.
package struct PropertyListing<Owner: Layer> {
  /// A new layer, whose values are the standard ones.
  private let fresh: Owner
  private var properties: [any CataloguedProperty<Owner>] = []

  package typealias Path<Value> = LayerProperty<Owner, Value>.Path
  package typealias Getter<Value> = @Sendable (Owner) -> Value
  package typealias Setter<Value> = @Sendable (Owner, Value) -> Void

  package static func list(of fresh: Owner, _ list: (inout Self) -> Void) -> [any CataloguedProperty<Owner>] {
    var listing = Self(fresh: fresh)
    list(&listing)
    return listing.properties
  }

  /// A property that animations move.
  /// - Parameters:
  ///   - recordedName: what records call it, where that is not the name.
  ///   - declaredName: what the class calls it, where that is neither.
  package mutating func animated<Value: Animatable & Recordable & SendableMetatype>(
    _ name: String, _ path: Path<Value>, _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>,
    _ help: String? = nil, unit: String? = nil, in range: ClosedRange<Double>? = nil, isNotNegative: Bool = false,
    takesNumbers: Bool = false, recordedName: String? = nil, declaredName: String? = nil
  ) {
    properties.append(
      LayerProperty(
        name: name, recording: recording(recordedName ?? name) { get($0).recorded }, declaredName: declaredName ?? name,
        help: help, unit: unit, range: range, isNotNegative: isNotNegative, takesNumbers: takesNumbers, path: path,
        get: get, set: set, choices: []))
  }

  /// A part of another property, or another way to it, by which scene files set and animate that.
  package mutating func part<Value: Animatable & SendableMetatype>(
    _ name: String, _ path: Path<Value>, _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>,
    _ help: String, unit: String? = nil, isNotNegative: Bool = false
  ) {
    properties.append(LayerProperty(name, path, get, set, help, unit: unit, isNotNegative: isNotNegative))
  }

  /// A property that changes at once.
  package mutating func plain<Value: Recordable & SendableMetatype>(
    _ name: String, _ path: Path<Value>, _ help: String? = nil, unit: String? = nil
  ) {
    plain(name, path, help, unit: unit, recording: recording(name) { $0[keyPath: path].recorded })
  }

  /// A part of a property that changes at once, or another way to it.
  package mutating func plainPart<Value: SendableMetatype>(
    _ name: String, _ path: Path<Value>, _ help: String, unit: String? = nil, isNotNegative: Bool = false
  ) {
    plain(name, path, help, unit: unit, isNotNegative: isNotNegative, recording: nil)
  }

  private mutating func plain<Value: SendableMetatype>(
    _ name: String, _ path: Path<Value>, _ help: String?, unit: String?, isNotNegative: Bool = false,
    recording: PropertyRecording<Owner>?
  ) {
    properties.append(
      LayerProperty(
        name: name, recording: recording, declaredName: name, help: help, unit: unit, range: nil,
        isNotNegative: isNotNegative, takesNumbers: false, path: nil, get: { $0[keyPath: path] },
        set: { $0[keyPath: path] = $1 }, choices: []))
  }

  /// A property that is one of a few words, which are written in records and so do not change with the names in the source.
  /// - Parameters:
  ///   - words: each value's, and other words for it after that.
  ///   - unoffered: words that scene files do not have.
  ///   - isRecorded: false for a part of another property.
  package mutating func word<Value: Equatable & Sendable>(
    _ name: String, _ path: Path<Value>, _ words: [(String, Value)], _ help: String? = nil, unoffered: [String] = [],
    isRecorded: Bool = true
  ) {
    let get: Getter<String> = { layer in
      let value = layer[keyPath: path]
      return words.first { $0.1 == value }?.0 ?? ""
    }
    properties.append(
      LayerProperty(
        name: name, recording: isRecorded ? recording(name) { .word(get($0)) } : nil, declaredName: name, help: help,
        unit: nil, range: nil, isNotNegative: false, takesNumbers: false, path: nil, get: get,
        set: { layer, word in
          if let match = words.first(where: { $0.0 == word }) { layer[keyPath: path] = match.1 }
        }, choices: words.map(\.0).filter { !unoffered.contains($0) }))
  }

  /// What only records have.
  package mutating func recorded<Value: Recordable & SendableMetatype>(
    _ name: String, declaredName: String? = nil, _ get: @escaping Getter<Value>
  ) {
    properties.append(
      LayerProperty(
        name: name, recording: recording(name) { get($0).recorded }, declaredName: declaredName ?? name, help: nil,
        unit: nil, range: nil, isNotNegative: false, takesNumbers: false, path: nil, get: get, set: { _, _ in },
        choices: []))
  }

  private func recording(_ name: String, _ value: @escaping Getter<RecordedValue>) -> PropertyRecording<Owner> {
    PropertyRecording(name: name, standard: value(fresh), value: value)
  }
}
