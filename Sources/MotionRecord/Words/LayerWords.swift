import SpringformNumerics

/// What objects are called: by the names that their author gave them, and what has none by what it is and where it lies.
struct LayerWords {
  private let names: ObjectNames
  private let objects: [String: MotionRecord.Object]

  init(_ pairs: RecordPairs) {
    // A record's own objects have one path each, a missing one has that of the old record.
    let missing = pairs.objects.compactMap { $0.new == nil ? $0.old : nil }
    names = ObjectNames(of: Set((pairs.new.objects + missing).map(\.path)))
    objects = Dictionary(
      (pairs.objects.compactMap { $0.new ?? $0.old } + pairs.new.objects).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func object(_ path: String) -> MotionRecord.Object? { objects[path] }

  /// The shortest name, or a description, without quotation.
  func name(of path: String) -> String { description(of: path) ?? names.name(of: path) }

  /// For example "`card/label`", or "the shape at (30, 20)".
  func quoted(_ path: String) -> String { description(of: path) ?? "`\(names.name(of: path))`" }

  /// A property with the object that it is one of.
  /// - Parameter name: what the object is called instead of its name.
  func member(_ property: String?, of path: String, called name: String? = nil) -> String {
    var property = property ?? ""
    if let description = description(of: path), name == nil {
      return property.isEmpty ? description : "`\(property)` of \(description)"
    }
    // A value that its author declared has no other name than its own.
    if objects[path]?.kind == "ValueLayer" {
      property = property.split(separator: ".").dropFirst().joined(separator: ".")
    }
    let name = name ?? (path.isEmpty ? "stage" : names.name(of: path))
    return "`" + name + (property.isEmpty ? "" : "." + property) + "`"
  }

  /// What siblings are called together: "`dot` layers", or "shapes" where they have no name.
  func plural(_ paths: [String], _ noun: String) -> String? {
    let families = Set(paths.map { ObjectPath.family(of: $0) })
    let lasts = Set(families.map { ObjectPath.last(of: $0) })
    guard lasts.count == 1, let last = lasts.first, let first = paths.first else { return nil }
    if let kind = nameless(first) { return kind + "s" }
    return "`\(families.count == 1 ? ObjectPath.family(of: names.name(of: first)) : last)` \(noun)"
  }

  /// What a layer without a name is, in a word; `nil` for one that has a name, and for what is no layer.
  private func nameless(_ path: String) -> String? {
    guard let kind = objects[path]?.kind, kind.hasSuffix("Layer"),
      ObjectPath.family(of: ObjectPath.last(of: path)) == kind
    else { return nil }
    switch kind {
    case "Layer": return "layer"
    // Shapes of scene files are bodies, too.
    case "BodyLayer": return "shape"
    case "SVGLayer", "LottieLayer", "DrawingLayer": return "drawing"
    default: return kind.dropLast("Layer".count).lowercased()
    }
  }

  private func description(of path: String) -> String? {
    guard let kind = nameless(path), let object = objects[path] else { return nil }
    let parent = ObjectPath.parent(of: path)
    let place = parent.isEmpty || nameless(parent) != nil ? "" : " in `\(names.name(of: parent))`"
    if case .text(let text)? = object.properties["string"]?.first, !text.isEmpty {
      return "the text \(ValueWords.text(.text(text), of: ""))" + place
    }
    let position = object.properties["position"]?.first ?? .numbers([0, 0])
    return "the \(kind) at \(ValueWords.text(position, of: "position"))" + place
  }
}
