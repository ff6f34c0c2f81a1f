/// Which component's layer an object lies in. What happens in one use of a component follows only from what that use is given,
/// from fingers, and from what happens in it or around it: never from another use.
struct Regions {
  /// The paths of components' layers.
  private let paths: Set<String>
  private let components: [String: String]

  init(_ objects: [MotionRecord.Object]) {
    components = Dictionary(
      objects.compactMap { object in object.component.map { (object.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    paths = Set(components.keys)
  }

  /// The path of the innermost component's layer that an object is or lies in; empty for the scene's own.
  func region(of path: String) -> String {
    guard !paths.isEmpty else { return "" }
    var path = path
    while !path.isEmpty, !paths.contains(path) { path = ObjectPath.parent(of: path) }
    return path
  }

  /// A path without what tells siblings from each other: the numbers of those of one name, and the use of a component.
  func family(of path: String) -> String {
    let region = region(of: path)
    guard let component = components[region] else { return ObjectPath.family(of: path) }
    return component + ":" + ObjectPath.family(of: String(path.dropFirst(region.count)))
  }

  /// Whether what happens in one region can lead to something in the other: one of them holds the other.
  func areRelated(_ one: String, _ other: String) -> Bool {
    one == other || one.isEmpty || other.isEmpty || ObjectPath.isInside(one, other) || ObjectPath.isInside(other, one)
  }

  /// The other uses of the component that a region is one of.
  func siblings(of region: String) -> [String] {
    guard let component = components[region] else { return [] }
    return paths.filter { $0 != region && components[$0] == component }.sorted()
  }
}
