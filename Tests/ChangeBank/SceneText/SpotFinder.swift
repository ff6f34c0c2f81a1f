import SpringformDocument

/// Goes through a scene file and finds what can be changed in it. It knows a file's grammar and no particular file.
struct SpotFinder {
  private(set) var spots: [Spot] = []
  private var touches = 0

  /// Every spot once, in the order of the text; what an alias repeats is the anchor's.
  static func spots(in document: Document) -> [Spot] {
    var finder = SpotFinder()
    finder.read(document.root)
    var seen: Set<SourcePosition> = []
    // A mapping and its first key begin in one place.
    return finder.spots.filter { $0.key.isEmpty || seen.insert($0.node.position).inserted }
  }

  private mutating func read(_ root: Node) {
    for entry in root.entries ?? [] {
      switch entry.key {
      case "canvas": addAll(of: entry.value, .scene, "canvas")
      case "seed": add(.scene, nil, "seed", entry.value)
      case "params": for parameter in entry.value.entries ?? [] { readParameter(parameter) }
      case "layers": for layer in entry.value.elements ?? [] { readLayer(layer, .layer, within: nil) }
      case "templates":
        for template in entry.value.entries ?? [] { readLayer(template.value, .layer, within: template.key) }
      case "physics": readPhysics(entry.value)
      case "events": readVerbs(entry.value, at: nil)
      case "tape": for step in entry.value.elements ?? [] { readStep(step) }
      default: break
      }
    }
  }

  private mutating func readParameter(_ entry: Node.Entry) {
    let value = entry.value["value"] ?? entry.value
    guard entry.value["choices"] == nil else { return }
    add(.parameter, entry.key, entry.value["type"]?.text == "integer" ? "integer" : "value", value)
  }

  /// - Parameter outer: the name of the template that is made of it.
  private mutating func readLayer(_ node: Node, _ owner: Spot.Owner, within outer: String?) {
    let name = node["id"]?.scalar?.text ?? outer
    if owner == .layer { spots.append(Spot(owner: owner, name: name, key: "", node: node)) }
    for entry in node.entries ?? [] {
      switch entry.key {
      case "id", "repeat", "where", "path", "follows": break
      case "layers": for layer in entry.value.elements ?? [] { readLayer(layer, .layer, within: nil) }
      case "mask": readLayer(entry.value, .layer, within: nil)
      case "emitter": for cell in entry.value.elements ?? [] { addAll(of: cell, .emitter, name) }
      case "appear": readVerbs(entry.value, at: nil)
      case "gradient": add(owner, name, "gradient", entry.value["colors"] ?? entry.value)
      case "font":
        add(owner, name, "font.size", entry.value["size"] ?? entry.value)
        if let weight = entry.value["weight"] { add(owner, name, "font.weight", weight) }
      default: add(node["use"] == nil || Self.ofLayers.contains(entry.key) ? owner : .use, name, entry.key, entry.value)
      }
    }
  }

  /// What a use of a component says of its layer rather than of the component.
  private static let ofLayers: Set = ["use", "position", "opacity", "size", "frame", "scale", "rotation"]

  private mutating func readPhysics(_ node: Node) {
    for entry in node.entries ?? [] {
      switch entry.key {
      case "bodies": for body in entry.value.elements ?? [] { readLayer(body, .body, within: nil) }
      case "attachments":
        for attachment in entry.value.elements ?? [] {
          addAll(of: attachment, .attachment, attachment["item"]?.scalar.map { Self.stem($0.text) })
        }
      default: add(.physics, nil, entry.key, entry.value)
      }
    }
  }

  /// Verbs wherever they are: in events, in each other, in a layer's `appear`.
  private mutating func readVerbs(_ node: Node, at time: Double?) {
    for element in node.elements ?? [] { readVerbs(element, at: time) }
    let begin = node["at"]?.number ?? node["at"]?.scalar.flatMap { Quantity($0.text)?.seconds } ?? time
    for entry in node.entries ?? [] {
      switch entry.key {
      case "at", "after": add(.event, firstTarget(in: node), entry.key, entry.value)
      case "animate": readAnimation(entry.value, at: begin)
      case "push": addAll(of: entry.value, .physics, entry.value["items"]?.scalar.map { Self.stem($0.text) }, "push.")
      default: readVerbs(entry.value, at: node["after"] == nil ? begin : nil)
      }
    }
  }

  private mutating func readAnimation(_ node: Node, at time: Double?) {
    let ends = ["to", "by", "keyframes"].compactMap { node[$0]?.entries }.joined()
    let target = ends.first.map { Self.stem($0.key) }
    spots.append(Spot(owner: .animation, name: target, key: "", node: node, time: time))
    for entry in node.entries ?? [] {
      switch entry.key {
      case "to", "from", "by", "keyframes":
        for end in entry.value.entries ?? [] {
          add(.animation, Self.stem(end.key), "\(entry.key).\(Self.property(end.key))", end.value, time: time)
        }
      case "spring": addAll(of: entry.value, .animation, target, "spring.", time: time)
      case "then": readVerbs(entry.value, at: nil)
      case "along", "layer": break
      default: add(.animation, target, entry.key, entry.value, time: time)
      }
    }
  }

  private mutating func readStep(_ node: Node) {
    if node["touch"] != nil || node["tap"] != nil || node["press"] != nil { touches += 1 }
    let numbers = ["first", "second", "third", "fourth", "fifth", "sixth"]
    let name = "the \(numbers[min(max(touches - 1, 0), 5)]) touch"
    for entry in node.entries ?? [] {
      if entry.key == "drag" {
        addAll(of: entry.value, .tape, name, "drag.")
      } else if !["touch", "tap", "press", "location"].contains(entry.key) {
        add(.tape, name, entry.key, entry.value)
      }
    }
  }

  private mutating func addAll(
    of node: Node, _ owner: Spot.Owner, _ name: String?, _ prefix: String = "", time: Double? = nil
  ) {
    for entry in node.entries ?? [] { add(owner, name, prefix + entry.key, entry.value, time: time) }
  }

  private mutating func add(_ owner: Spot.Owner, _ name: String?, _ key: String, _ node: Node, time: Double? = nil) {
    var spot = Spot(owner: owner, name: name, key: key, index: nil, node: node, time: time)
    if node.scalar != nil { spots.append(spot) }
    for (index, element) in (node.elements ?? []).enumerated() where element.scalar != nil {
      spot.index = index
      spot.node = element
      spots.append(spot)
    }
  }

  /// What the first animation below a verb moves.
  private func firstTarget(in node: Node) -> String? {
    if let to = (node["animate"]?["to"] ?? node["animate"]?["by"])?.entries?.first { return Self.stem(to.key) }
    for child in (node.entries ?? []).map(\.value) + (node.elements ?? []) {
      if let target = firstTarget(in: child) { return target }
    }
    return nil
  }

  /// `bar` of `bar[i].size`.
  private static func stem(_ target: String) -> String {
    String(target.prefix { $0 != "." && $0 != "[" })
  }

  /// `size` of `bar[i].size`; a value has none.
  private static func property(_ target: String) -> String {
    target.firstIndex(of: ".").map { String(target[target.index(after: $0)...]) } ?? "value"
  }
}
