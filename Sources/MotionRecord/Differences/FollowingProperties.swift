/// Which changes of an object follow from others of the same object.
struct FollowingProperties {
  let pairs: RecordPairs
  let things: ChangedThings
  private let objects: [String: (old: MotionRecord.Object, new: MotionRecord.Object)]

  init(_ pairs: RecordPairs, _ things: ChangedThings) {
    self.pairs = pairs
    self.things = things
    objects = Dictionary(
      pairs.objects.compactMap(\.both).map { ($0.new.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func object(_ path: String) -> (old: MotionRecord.Object, new: MotionRecord.Object)? { objects[path] }

  /// Whether it follows from another change of the same object: the frame of a layer that grows keeps a corner, and the
  /// position does not.
  func contains(_ difference: Difference) -> Bool {
    guard let path = difference.path, let property = difference.property else { return false }
    let others = things.properties[path, default: []].subtracting([property])
    if others.contains(where: { PropertyTraits.follows(property, from: $0) }) { return true }
    guard let pair = objects[path] else { return false }
    if isArranged(path), property == "position" || property == "bounds", hasResizedPart(in: ObjectPath.parent(of: path))
    {
      return true
    }
    // Who gives a layer its frame and turns it gets other bounds, and the same frame.
    let isPlaced = property == "position" && others.contains("anchorPoint")
    if isPlaced || (property == "bounds" || property == "position") && others.contains("transform"),
      let old = LayerFrame(pair.old, pairs.standards),
      let new = LayerFrame(pair.new, pairs.standards), old.agrees(with: new)
    {
      return true
    }
    guard property == "position", others.contains("bounds"), case .numbers(let old)? = first("position", pair.old),
      case .numbers(let new)? = first("position", pair.new), case .numbers(let oldBounds)? = first("bounds", pair.old),
      case .numbers(let newBounds)? = first("bounds", pair.new),
      old.count == 2, new.count == 2, oldBounds.count == 4, newBounds.count == 4
    else { return false }
    return (0..<2).allSatisfy { axis in
      let growth = newBounds[axis + 2] - oldBounds[axis + 2]
      return abs(abs(new[axis] - old[axis]) - abs(growth) / 2) < 0.01 || new[axis] == old[axis]
    }
  }

  /// Whether a stack says where it lies.
  private func isArranged(_ path: String) -> Bool {
    objects[ObjectPath.parent(of: path)]?.new.kind == "StackLayer"
  }

  private func hasResizedPart(in stack: String) -> Bool {
    func isPart(_ path: String) -> Bool { ObjectPath.parent(of: path) == stack }
    return things.properties.contains { isPart($0.key) && $0.value.contains(where: PropertyTraits.resizes) }
      || things.gone.contains(where: isPart)
      || !things.properties[stack, default: []].isDisjoint(with: ["spacing", "padding", "alignment", "distribution"])
  }

  private func first(_ property: String, _ object: MotionRecord.Object) -> RecordedValue? {
    object.properties[property]?.first ?? pairs.standards.value(of: property, kind: object.kind)
  }
}
