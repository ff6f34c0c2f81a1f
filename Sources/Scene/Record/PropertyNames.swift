import SpringformGeometry
import SpringformMotion

/// Finds out what a key path is called: the language does not tell of a computed property, which every animatable one is.
///
/// A presentation value is set through the key path, and the property that notices bears the name. Where the key path leads
/// to a part of the property, as `\.position.x` does, the part that has changed follows.
struct PropertyNames {
  private var known: [AnyKeyPath: String] = [:]

  /// - Parameter set: sets another value through the key path.
  mutating func name(of property: AnyKeyPath, on layer: Layer, set: (Layer) -> Void) -> String {
    if let name = known[property] { return name }
    let name = layer.nameOfProperty(set: set) ?? "\(type(of: property).valueType)"
    known[property] = name
    return name
  }
}

extension Layer {
  fileprivate func nameOfProperty(set: (Layer) -> Void) -> String? {
    // Nothing has a presentation value in a new generation, until it is set.
    presentationIsStale = true
    generation += 1
    isPresenting = true
    set(self)
    isPresenting = false
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, let property = child.value as? any AnimatedProperty,
          property.generation == generation
        else { continue }
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        return
          ([LayerProperties.recordedNames[name] ?? name]
          + Self.changedPart(property.values.model, property.values.presented))
          .joined(separator: ".")
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The way to the only stored property that differs; empty when several do.
  private static func changedPart(_ old: Any, _ new: Any) -> [String] {
    if let old = old as? AffineTransform, let new = new as? AffineTransform { return new.partChanged(since: old) }
    let changed = zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).filter {
      "\($0.value)" != "\($1.value)"
    }
    guard changed.count == 1, let label = changed[0].0.label else { return [] }
    return [label] + changedPart(changed[0].0.value, changed[0].1.value)
  }
}

extension AffineTransform {
  /// What key paths call the only thing that it does otherwise, and never its matrix's entries; empty where there are several.
  fileprivate func partChanged(since other: AffineTransform) -> [String] {
    let (new, old) = (TransformComponents(self), TransformComponents(other))
    func differ(_ one: Double, _ other: Double) -> Bool { abs(one - other) > 1e-9 }
    let (isWider, isTaller) = (differ(new.scale.dx, old.scale.dx), differ(new.scale.dy, old.scale.dy))
    let parts = [
      isWider || isTaller ? (isWider && isTaller ? "scale" : isWider ? "scaleX" : "scaleY") : nil,
      differ(new.rotation, old.rotation) ? "rotation" : nil,
      differ(new.translation.dx, old.translation.dx) || differ(new.translation.dy, old.translation.dy)
        ? "translation" : nil,
    ].compactMap(\.self)
    return parts.count == 1 ? parts : []
  }
}

/// An animatable property without its type.
protocol AnimatedProperty {
  var generation: Int { get }
  var values: (model: Any, presented: Any) { get }
}

extension Animated: AnimatedProperty {
  var values: (model: Any, presented: Any) { (model, presented) }
}

extension Animatable {
  /// Another value, where one is known for the type.
  var disturbed: Self {
    let other: Any =
      switch self {
      case let number as Double: number + 1
      case let point as Point: Point(x: point.x + 1, y: point.y + 1)
      case let vector as Vector: Vector(dx: vector.dx + 1, dy: vector.dy + 1)
      case let size as Size: Size(width: size.width + 1, height: size.height + 1)
      case let radii as CornerRadii: radii.map { $0 + 1 }
      case let colors as [Color]: colors + [.clear]
      case let numbers as [Double]: numbers + [0]
      case let flag as Bool: !flag
      default: self
      }
    return other as? Self ?? self
  }
}
