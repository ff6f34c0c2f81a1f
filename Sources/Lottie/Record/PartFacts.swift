import SpringformMotionRecord

/// Layers, and what lies in them.
extension FactReader {
  private static let kinds: [Int: String] = [
    0: "composition layer", 1: "solid layer", 2: "picture layer", 3: "null layer", 4: "shape layer", 5: "text layer",
    6: "sound layer", 13: "camera",
  ]

  mutating func layer(_ node: JSONNode) -> RecordedPart {
    let number = node["ty"]?.number.flatMap { Int(exactly: $0) } ?? 3
    var part = part(node, Self.kinds[number] ?? "layer", FactNames.layer)
    if let transform = node["ks"] { readTransform(transform, into: &part.facts) }
    if let reference = node["refId"]?.words {
      part.composition = show(reference)
      if part.composition == nil, let picture = picture(reference) { add(.value(picture), "picture", to: &part.facts) }
    }
    if let text = node["t"], number == 5 { readText(text, into: &part.facts) }
    var parts: [RecordedPart] = []
    if node["hasMask"]?.isTrue != false {
      parts += (node["masksProperties"]?.elements ?? []).map { self.part($0, "mask", FactNames.mask) }
    }
    parts += (node["ef"]?.elements ?? []).map { effect($0) }
    parts += (node["sy"]?.elements ?? []).map { self.part($0, "layer style", FactNames.style) }
    parts += (node["t"]?["a"]?.elements ?? []).map { animator($0) }
    parts += shapes(node["shapes"])
    part.parts = parts.isEmpty ? nil : parts
    return part
  }

  /// A place that is given by its two numbers has two properties.
  private mutating func readTransform(_ node: JSONNode, into facts: inout [String: RecordedFact]) {
    var names = FactNames.transform
    if let place = node["p"].map(resolved), place["s"]?.isTrue == true {
      names.untold.insert("p")
      for axis in ["x", "y", "z"] { place[axis].map { read($0, "position \(axis)", .plain, into: &facts) } }
    }
    read(node, names, into: &facts)
  }

  // MARK: Shapes

  private mutating func shapes(_ node: JSONNode?) -> [RecordedPart] {
    (node?.elements ?? []).filter { $0["ty"]?.text != "tr" }.map { shape($0) }
  }

  private mutating func shape(_ node: JSONNode) -> RecordedPart {
    let type = node["ty"]?.text ?? ""
    var (kind, names) = FactNames.shapes[type] ?? ("shape", FactNames.otherShape)
    switch type {
    case "gf", "gs": names.untold.insert("g")
    case "rp": names.untold.insert("tr")
    default: break
    }
    if type == "st" || type == "gs" { names.untold.insert("d") }
    var part = part(node, kind, names)
    switch type {
    case "gr":
      let items = node["it"]?.elements ?? []
      if let transform = items.last(where: { $0["ty"]?.text == "tr" }) { readTransform(transform, into: &part.facts) }
      let inner = shapes(node["it"])
      part.parts = inner.isEmpty ? nil : inner
    case "gf", "gs":
      if let colors = node["g"]?["k"] {
        let count = node["g"]?["p"]?.number.flatMap { Int(exactly: $0) } ?? 0
        read(colors, "colors", .stops(count: count), into: &part.facts)
      }
    case "rp": if let transform = node["tr"] { readTransform(transform, into: &part.facts) }
    default: break
    }
    if type == "st" || type == "gs" { readDashes(node["d"], into: &part.facts) }
    return part
  }

  private mutating func readDashes(_ node: JSONNode?, into facts: inout [String: RecordedFact]) {
    for dash in node?.elements ?? [] {
      guard let length = dash["v"] else { continue }
      let kinds = ["d": "dash", "g": "gap", "o": "dash offset"]
      read(length, kinds[dash["n"]?.text ?? ""] ?? "dash", .plain, into: &facts)
    }
  }

  // MARK: Effects

  private mutating func effect(_ node: JSONNode) -> RecordedPart {
    var part = part(node, "effect", FactNames.effect)
    var inner: [RecordedPart] = []
    for (number, value) in (node["ef"]?.elements ?? []).enumerated() {
      if value["ef"] != nil {
        inner.append(effect(value))
      } else if let content = value["v"] {
        let name = value["nm"]?.text.map(Self.clean) ?? "value \(number + 1)"
        read(content, name, value["ty"]?.number == 2 ? .color : .plain, into: &part.facts)
      }
    }
    part.parts = inner.isEmpty ? nil : inner
    return part
  }

  // MARK: Texts

  private mutating func readText(_ node: JSONNode, into facts: inout [String: RecordedFact]) {
    if let data = node["d"].map(resolved) { readDocuments(data["k"], into: &facts) }
    if let path = node["p"] { read(path, FactNames.textPath, into: &facts) }
    if let alignment = node["m"] { read(alignment, FactNames.alignment, into: &facts) }
  }

  /// A text that changes has key frames, and so have those of its properties that change with it.
  private mutating func readDocuments(_ node: JSONNode?, into facts: inout [String: RecordedFact]) {
    var keys: [(time: Double, facts: [String: RecordedFact])] = []
    for key in node?.elements ?? [] {
      guard let document = key["s"] else { continue }
      var own: [String: RecordedFact] = [:]
      read(document, FactNames.document, into: &own)
      keys.append((key["t"]?.number ?? 0, own))
    }
    guard keys.count > 1 else { return facts.merge(keys.first?.facts ?? [:]) { first, _ in first } }
    for name in Set(keys.flatMap(\.facts.keys)).sorted() {
      let values = keys.map { key -> RecordedValue in
        if case .value(let value)? = key.facts[name] { value } else { .word("not set") }
      }
      if let first = values.first, name != "text", values.allSatisfy({ $0 == first }) {
        facts[name] = .value(first)
      } else {
        facts[name] = .keys(zip(keys, values).map { RecordedFact.Key(time: $0.time, value: $1).held })
      }
    }
  }

  private mutating func animator(_ node: JSONNode) -> RecordedPart {
    var part = RecordedPart(name: Self.clean(node["nm"]?.text ?? ""), kind: "text animator")
    if let changes = node["a"] { read(changes, FactNames.animator, into: &part.facts) }
    if let range = node["s"] { read(range, FactNames.selector, into: &part.facts) }
    return part
  }
}

extension RecordedFact.Key {
  /// It stays until the next one.
  fileprivate var held: Self {
    var key = self
    key.easing = "hold"
    return key
  }
}
