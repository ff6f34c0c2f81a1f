import SpringformNumerics

/// What objects are called: by the names that their author gave them, and what has none by what it looks like.
struct LayerWords {
  private let names: ObjectNames
  private let objects: [String: MotionRecord.Object]
  /// What layers without a name look like, such as "red circle", and which of those that look like it in the same layer they are.
  private var looks: [String: (text: String, number: Int, count: Int)] = [:]

  init(_ pairs: RecordPairs) {
    // A record's own objects have one path each, a missing one has that of the old record.
    let missing = pairs.objects.compactMap { $0.new == nil ? $0.old : nil }
    self.init(pairs.new.objects + missing)
  }

  init(_ record: MotionRecord) { self.init(record.objects) }

  /// What objects were called in the old record, which does not tell what outlines are: that is known by others of the same.
  init(old pairs: RecordPairs) {
    var nouns: [OutlineKey: String] = [:]
    var paired: [String: String] = [:]
    for pair in pairs.objects {
      guard let new = pair.new, let noun = new.outline.noun else { continue }
      if let key = OutlineKey(new) { nouns[key] = noun }
      if let old = pair.old { paired[old.path] = noun }
    }
    self.init(
      pairs.old.objects.map { object in
        var object = object
        object.outline.noun = object.outline.noun ?? paired[object.path] ?? OutlineKey(object).flatMap { nouns[$0] }
        return object
      })
  }

  private init(_ all: [MotionRecord.Object]) {
    names = ObjectNames(of: Set(all.map(\.path)))
    objects = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var groups: [String: [(path: String, text: String)]] = [:]
    for object in all {
      guard let noun = nameless(object.path), !Self.hasText(object) else { continue }
      let text = (LayerLook.color(of: object).map { $0 + " " } ?? "") + noun
      groups[ObjectPath.parent(of: object.path) + ": " + text, default: []].append((object.path, text))
    }
    for group in groups.values {
      for (number, entry) in group.enumerated() { looks[entry.path] = (entry.text, number, group.count) }
    }
  }

  func object(_ path: String) -> MotionRecord.Object? { objects[path] }

  /// The shortest name, or a description, without quotation.
  func name(of path: String) -> String { description(of: path) { $0 } ?? names.name(of: path) }

  /// For example "`card/label`", or "the red circle in `card`".
  func quoted(_ path: String) -> String { description(of: path) { "`\($0)`" } ?? "`\(names.name(of: path))`" }

  /// A property with the object that it is one of.
  /// - Parameter name: what the object is called instead of its name.
  func member(_ property: String?, of path: String, called name: String? = nil) -> String {
    var property = property ?? ""
    if name == nil, nameless(path) != nil {
      let description = quoted(path)
      return property.isEmpty ? description : "`\(property)` of \(description)"
    }
    // A value that its author declared has no other name than its own.
    if objects[path]?.kind == "ValueLayer" {
      property = property.split(separator: ".").dropFirst().joined(separator: ".")
    }
    let name = name ?? (path.isEmpty ? "stage" : names.name(of: path))
    return "`" + name + (property.isEmpty ? "" : "." + property) + "`"
  }

  /// What siblings are called together: "`dot` layers", or "red circles" where they have no name.
  func plural(_ paths: [String], _ noun: String) -> String? {
    let families = Set(paths.map { ObjectPath.family(of: $0) })
    let lasts = Set(families.map { ObjectPath.last(of: $0) })
    guard lasts.count == 1, let last = lasts.first, let first = paths.first else { return nil }
    if let kind = nameless(first) {
      let texts = Set(paths.map { looks[$0]?.text ?? kind })
      return (texts.count == 1 ? texts.first ?? kind : Set(paths.map(nameless)).count == 1 ? kind : "layer") + "s"
    }
    return "`\(families.count == 1 ? ObjectPath.family(of: names.name(of: first)) : last)` \(noun)"
  }

  /// What siblings of one name are called together, without quotation: "dot layers", or "red circles" where they have no name.
  func plainPlural(_ path: String) -> String {
    guard let kind = nameless(path) else { return ObjectPath.family(of: ObjectPath.last(of: path)) + " layers" }
    return (looks[path]?.text ?? kind) + "s"
  }

  /// What a layer without a name is, in a word; `nil` for one that has a name, and for what is no layer.
  private func nameless(_ path: String) -> String? {
    guard let object = objects[path], object.kind.hasSuffix("Layer"),
      ObjectPath.family(of: ObjectPath.last(of: path)) == object.kind
    else { return nil }
    return LayerLook.noun(of: object)
  }

  private static func hasText(_ object: MotionRecord.Object) -> Bool {
    if case .text(let text)? = object.properties["string"]?.first { !text.isEmpty } else { false }
  }

  private func description(of path: String, _ quote: (String) -> String) -> String? {
    guard let kind = nameless(path), let object = objects[path] else { return nil }
    let parent = ObjectPath.parent(of: path)
    let place = parent.isEmpty || nameless(parent) != nil ? "" : " in " + quote(names.name(of: parent))
    if case .text(let text)? = object.properties["string"]?.first, !text.isEmpty {
      return "the text \(ValueWords.text(.text(text), of: ""))" + place
    }
    guard let look = looks[path], look.count > 1 || isOnly(look.text, path) else {
      return "the \(looks[path]?.text ?? kind) at \(position(of: object))" + place
    }
    if look.count == 1 { return "the \(look.text)" + place }
    guard look.number < ValueWords.ordinals.count else { return "the \(look.text) at \(position(of: object))" + place }
    return "the \(ValueWords.ordinals[look.number]) \(look.text)" + place
  }

  /// Whether nothing else that lies in another layer without a name looks like it.
  private func isOnly(_ text: String, _ path: String) -> Bool {
    let parent = ObjectPath.parent(of: path)
    guard !parent.isEmpty, nameless(parent) != nil else { return true }
    return looks.allSatisfy { $0.key == path || $0.value.text != text }
  }

  private func position(of object: MotionRecord.Object) -> String {
    ValueWords.text(object.properties["position"]?.first ?? .numbers([0, 0]), of: "position")
  }
}

/// By what outlines of one name are alike: how many elements they have, and whether they are as wide as high.
private struct OutlineKey: Hashable {
  let kind: String
  let elements: Substring
  let isSquare: Bool

  init?(_ object: MotionRecord.Object) {
    guard case .word(let path)? = object.properties["path"]?.first,
      case .numbers(let bounds)? = object.properties["path.bounds"]?.first, bounds.count == 4
    else { return nil }
    kind = object.kind
    elements = path.prefix { $0 != " " }
    isSquare = abs(bounds[2] - bounds[3]) < 0.001
  }
}
