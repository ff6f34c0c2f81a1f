/// What differs in two records, causes and consequences alike, by the names under which others read it.
struct ChangedThings {
  /// What changed about each object.
  private(set) var properties: [String: Set<String>] = [:]
  /// Objects that are missing or new.
  private(set) var gone: Set<String> = []
  /// Variables by their paths: whether they have other values, or the same at other times.
  private(set) var variables: [String: Bool] = [:]
  /// Objects with animations that differ.
  private(set) var animated: Set<String> = []

  init(_ differences: [Difference], _ pairs: RecordPairs) {
    for difference in differences {
      switch difference.subject {
      case .object(let path):
        if let property = difference.property {
          properties[path, default: []].insert(property)
        } else {
          gone.insert(path)
        }
      case .variable(let path, let name):
        let key = path.isEmpty ? name : path + "/" + name
        variables[key] = variables[key, default: false] || difference.shift == nil
      case .animation(let index):
        if let event = pairs.animations[index].new ?? pairs.animations[index].old { animated.insert(event.target) }
      case .parameter, .seed, .constant, .touch, .finger, .part: continue
      }
    }
  }

  /// Whether something that is read differs.
  /// - Parameters:
  ///   - path: as a record's `follows` and `reads` have it.
  ///   - isValue: whether the same at another time does not count.
  func contains(_ path: String, isValue: Bool = false) -> Bool {
    if let hasOtherValue = variables[path] { return hasOtherValue || !isValue }
    if isChanged(path) { return true }
    let region = ObjectPath.parent(of: path)
    let name = path.dropFirst(region.isEmpty ? 0 : region.count + 1)
    guard let dot = name.firstIndex(of: ".") else {
      // A property of the component's own layer.
      return properties[region, default: []].contains { PropertyTraits.whole($0) == name } || animated.contains(region)
    }
    let layer = name[..<dot]
    return (Array(properties.keys) + Array(gone) + Array(animated)).contains { changed in
      guard region.isEmpty || ObjectPath.isInside(changed, region) else { return false }
      return ObjectPath.family(of: changed).split(separator: "/").contains { $0 == layer }
    } || variables.keys.contains { ObjectPath.isInside($0, region.isEmpty ? String(layer) : region + "/" + layer) }
  }

  /// Whether it is known of single elements of drawings that they differ.
  var hasElements: Bool { properties.values.contains { $0.contains("document.element") } }

  /// Whether anything about an object differs.
  private func isChanged(_ path: String) -> Bool {
    properties[path] != nil || animated.contains(path) || gone.contains(path)
  }

  /// Whether a property of an object was another at any time.
  func has(_ property: String, of path: String) -> Bool {
    let whole = PropertyTraits.whole(property)
    return properties[path, default: []].contains { PropertyTraits.whole($0) == whole }
  }

  func isGone(_ path: String) -> Bool { gone.contains { $0 == path || ObjectPath.isInside(path, $0) } }

  /// Whether an object, or what it lies in, is elsewhere.
  func hasMoved(_ path: String) -> Bool {
    isGone(path)
      || properties.contains { other, properties in
        (other == path || ObjectPath.isInside(path, other)) && properties.contains { PropertyTraits.isGeometry($0) }
      }
  }
}
