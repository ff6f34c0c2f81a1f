import SpringformMotionRecord

extension Layer {
  /// Lists the layer's properties; of a class that is not this module's also those that it declares, and a digest of what it
  /// draws itself.
  func recordAll(in properties: PropertyRecorder) {
    record(in: properties)
    let own = self as? any SelfRecording
    own?.recordOwn(in: properties)
    let known = own.map { ObjectIdentifier(type(of: $0).recordedClass) }
    guard !Self.ownKinds.contains(ObjectIdentifier(type(of: self))), ObjectIdentifier(type(of: self)) != known else {
      return
    }
    recordDeclaredProperties(in: properties, below: known)
    // Outside of a presentation it draws its model values: what animations make of them is told by the animations.
    var canvas = Canvas()
    draw(in: &canvas)
    properties.add("contents", drawn: canvas.commands)
  }

  private func recordDeclaredProperties(in properties: PropertyRecorder, below known: ObjectIdentifier?) {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      !Self.ownKinds.contains(ObjectIdentifier(type)), ObjectIdentifier(type) != known
    {
      for child in current.children {
        guard let label = child.label else { continue }
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        let value = (child.value as? any AnimatedProperty)?.values.model ?? child.value
        if let value = value as? any Recordable { properties.add(name, value.recorded, nil) }
      }
      mirror = current.superclassMirror
    }
  }

  /// The classes whose properties are all listed by ``record(in:)``.
  private static let ownKinds = Set(LayerProperties.classes.map { ObjectIdentifier($0.type) })
}

/// A class of layers in another module of this package that lists its properties itself.
package protocol SelfRecording: Layer {
  /// The class whose properties ``recordOwn(in:)`` lists; what classes below it declare is found by itself.
  static var recordedClass: Layer.Type { get }
  /// Lists what the class has beside a layer's properties.
  func recordOwn(in properties: PropertyRecorder)
}
