import SpringformGeometry

/// Layers and their masks.
extension Translator {
  /// Writes the layers of a composition, each matte right above the layer that it is for: there rlottie looks for it.
  mutating func write(layers node: JSONNode) throws(LottieError) {
    let nodes = try list(node, "layers")
    let places = try places(of: nodes)
    writer.open("[")
    for (index, layer) in nodes.enumerated() {
      // A matte shows only in what it is for.
      guard layer["td"]?.isTrue != true else { continue }
      let matte = matte(of: layer, at: index, nodes)
      if let matte {
        if choice(nodes[matte]["tt"], otherwise: 0) != 0 { warn(.nestedMattes) }
        try write(layer: nodes[matte], at: matte, places, matte: 0)
        graph.addBuffers(2, to: composition)
      }
      try write(layer: layer, at: index, places, matte: matte == nil ? 0 : choice(layer["tt"], otherwise: 0))
    }
    writer.close("]")
    path = []
  }

  /// The matte of a layer: the one it names, or the one above.
  private func matte(of layer: JSONNode, at index: Int, _ nodes: [JSONNode]) -> Int? {
    guard (1...4).contains(choice(layer["tt"], otherwise: 0)) else { return nil }
    guard let name = layer["tp"]?.number else { return index > 0 ? index - 1 : nil }
    return nodes.firstIndex { $0["ind"]?.number == name }
  }

  /// Where each layer belongs; what they are called is their index.
  private func places(of nodes: [JSONNode]) throws(LottieError) -> [Place] {
    var first: [Double: Int] = [:]
    for (index, node) in nodes.enumerated() {
      guard node.members != nil else { throw .type(key: "layers", expected: "a list of objects", place(node)) }
      if let name = node["ind"]?.number, first[name] == nil { first[name] = index }
    }
    var places = nodes.enumerated().map { index, node in
      Place(parent: node["parent"]?.number.flatMap { first[$0] }.flatMap { $0 == index ? nil : $0 })
    }
    let factors = nodes.map { factor(of: $0["ks"]) }
    for (index, node) in nodes.enumerated() {
      var (next, count) = (places[index].parent, 0)
      while let parent = next {
        count += 1
        // rlottie follows no more.
        guard count <= 64 else { throw .parents(place(node)) }
        places[index].outer = min(places[index].outer * factors[parent], 1e9)
        next = places[parent].parent
      }
    }
    return places
  }

  /// Where a layer belongs.
  private struct Place {
    /// The layer that it moves with.
    let parent: Int?
    /// How much larger that one and those above it may show it.
    var outer = 1.0
  }

  private mutating func write(
    layer node: JSONNode, at index: Int, _ places: [Place], matte: Int
  ) throws(LottieError) {
    path = [node["nm"]?.text ?? "\(index + 1)"]
    let kind = try number(node["ty"], "ty", in: node, 0...1000)
    graph.addItems(1, to: composition)
    noteUnsupported(node)
    writer.open("{")
    let drawn = try drawnKind(kind, node)
    let otherSize = try sizeOfPicture(of: node)
    let isFramed = drawn == 2 && (matte != 0 || otherSize != nil)
    writer.entry("ty", isFramed ? 0 : drawn == 1 && matte != 0 ? 4 : Double(drawn))
    writer.entry("ind", Double(index))
    if let parent = places[index].parent { writer.entry("parent", Double(parent)) }
    let isSpatial = node["ddd"]?.isTrue == true
    writer.entry("ddd", isSpatial ? 1 : 0)
    if isSpatial { warn(.threeDimensions) }
    try timing(node)
    writer.entry("ao", node["ao"]?.isTrue == true ? 1 : 0)
    magnification = places[index].outer
    writer.key("ks")
    writer.open("{")
    try transform(node["ks"], isSpatial: isSpatial)
    writer.close("}")
    magnification *= factor(of: node["ks"])
    defer { magnification = 1 }
    if matte != 0 { writer.entry("tt", Double(matte)) }
    let isHidden = node["hd"]?.isTrue == true
    writer.entry("hd", isHidden)
    if !isHidden {
      if node["hasMask"]?.isTrue == true, let masks = node["masksProperties"] { try write(masks: masks) }
      try content(node, drawn, isBelowMatte: matte != 0, isFramed: isFramed)
    }
    writer.close("}")
  }

  /// A shape that is far away. rlottie does not draw what is below a matte and consists of one shape, color or picture: shapes get
  /// this one beside them, colors become shapes, and pictures are shown by compositions.
  private static let distantShape = """
    {"ty":"gr","it":[{"ty":"rc","p":{"k":[-20000,-20000]},"s":{"k":[1,1]}},{"ty":"fl","c":{"k":[0,0,0]}},{"ty":"tr"}]}
    """

  /// The kind that rlottie draws a layer as.
  private mutating func drawnKind(_ kind: Double, _ node: JSONNode) throws(LottieError) -> Int {
    switch kind {
    case 0:
      guard try asset(of: node) != nil else { throw .noAsset(node["refId"]?.text ?? "", place(node)) }
      return 0
    case 2: return try asset(of: node) == nil ? 3 : 2
    case 1, 3, 4: return Int(kind)
    case 5: warn(.text)
    default: warn(.layerKind(Int(kind)))
    }
    return 3
  }

  private mutating func content(_ node: JSONNode, _ kind: Int, isBelowMatte: Bool, isFramed: Bool) throws(LottieError) {
    switch kind {
    case 0:
      try side("w", node["w"], node)
      try side("h", node["h"], node)
      try reference(node)
    case 1: if isBelowMatte { try colorAsShape(node) } else { try color(node) }
    case 2: if isFramed { try referenceToFrame(of: node) } else { try reference(node) }
    case 4:
      writer.key("shapes")
      let items = try node["shapes"].map { shapes throws(LottieError) in try list(shapes, "shapes") } ?? []
      graph.addItems(try write(shapes: items, more: isBelowMatte ? Self.distantShape : nil), to: composition)
    default: break
    }
  }

  private func solidColor(_ node: JSONNode) -> Color {
    (node["sc"]?.text.flatMap { Color($0) } ?? .black).withAlpha(1)
  }

  private mutating func color(_ node: JSONNode) throws(LottieError) {
    try side("sw", node["sw"], node)
    try side("sh", node["sh"], node)
    writer.key("sc")
    let start = writer.bytes.count
    writer.raw("\"\(solidColor(node).description)\"")
    noteColor(from: start, isHexadecimal: true)
  }

  private mutating func colorAsShape(_ node: JSONNode) throws(LottieError) {
    let width = try number(node["sw"], "sw", in: node, 0...16_384, otherwise: 0).rounded()
    let height = try number(node["sh"], "sh", in: node, 0...16_384, otherwise: 0).rounded()
    let color = solidColor(node)
    writer.key("shapes")
    writer.raw(
      #"[{"ty":"gr","it":[{"ty":"rc","p":{"k":[\#(width / 2),\#(height / 2)]},"s":{"k":[\#(width),\#(height)]}},"#)
    writer.raw(#"{"ty":"fl","c":"#)
    let start = writer.bytes.count
    writer.raw(#"{"k":[\#(color.red),\#(color.green),\#(color.blue)]}"#)
    noteColor(from: start)
    writer.raw(#"},{"ty":"tr"}]},\#(Self.distantShape)]"#)
  }

  private mutating func side(_ key: StaticString, _ node: JSONNode?, _ owner: JSONNode) throws(LottieError) {
    let side = try number(node, "\(key)", in: owner, 0...16_384, otherwise: 0).rounded()
    noteReach([side])
    writer.entry(key, side)
  }

  /// The frames in which a layer shows.
  mutating func span(_ node: JSONNode) throws(LottieError) {
    let own = result.frames
    let start = try number(node["ip"], "ip", in: node, Self.times, otherwise: own.lowerBound)
    let end = try number(node["op"], "op", in: node, Self.times, otherwise: own.upperBound)
    writer.entry("ip", Self.steps(start))
    writer.entry("op", Self.steps(end))
  }

  private mutating func timing(_ node: JSONNode) throws(LottieError) {
    try span(node)
    writer.entry("st", Self.steps(try number(node["st"], "st", in: node, Self.times, otherwise: 0)))
    let stretch = try number(node["sr"], "sr", in: node, -1000...1000, otherwise: 1)
    guard abs(stretch) >= 0.001 else { throw .outOfRange(key: "sr", 0.001...1000, place(node["sr"] ?? node)) }
    if stretch != 1 { writer.entry("sr", stretch) }
    // In seconds of the composition.
    try property("tm", node["tm"], ValueRule(range: 0...LottieAnimation.maximumNumber, isClamped: true))
  }

  private mutating func noteUnsupported(_ node: JSONNode) {
    if choice(node["bm"], otherwise: 0) != 0 { warn(.blendModes) }
    if node["sy"]?.elements?.isEmpty == false { warn(.layerStyles) }
    // Those of kind 5 are sliders and the like, which only expressions read.
    let effects = node["ef"]?.elements ?? []
    if effects.contains(where: { $0["en"]?.number != 0 && choice($0["ty"], otherwise: 5) >= 20 }) { warn(.effects) }
  }

  // MARK: Masks

  private mutating func write(masks node: JSONNode) throws(LottieError) {
    // One without a mode would hide the layer, and does nothing.
    let masks = try list(node, "masksProperties").filter { $0["mode"]?.text != "n" }
    guard !masks.isEmpty else { return }
    writer.entry("hasMask", true)
    writer.key("masksProperties")
    writer.open("[")
    for (index, mask) in masks.enumerated() {
      guard mask["pt"] != nil else { throw .missing(key: "pt", place(mask)) }
      writer.open("{")
      let mode = maskMode(mask, isFirst: index == 0)
      if masks.count > 1 || mode != "a" { result.hasCompoundMasks = true }
      writer.entry("mode", plain: mode)
      try property("pt", mask["pt"], .path(isClosed: true))
      try property("o", mask["o"], .percentage)
      if isSet(mask["x"]) { warn(.maskExpansion) }
      if isSet(mask["f"]) { warn(.maskFeather) }
      writer.close("}")
    }
    writer.close("]")
    graph.addItems(masks.count, to: composition)
  }

  /// What is outside of a mask is cut by another mode: rlottie inverts nothing but edges.
  private mutating func maskMode(_ mask: JSONNode, isFirst: Bool) -> String {
    let isInverted = mask["inv"]?.isTrue == true
    switch mask["mode"]?.text ?? "a" {
    case "a", "l":
      if mask["mode"]?.text == "l" { warn(.maskMode) }
      if isInverted, !isFirst { warn(.maskMode) }
      return isInverted ? "s" : "a"
    case "s": return isInverted ? "i" : "s"
    case "i": return isInverted ? "s" : "i"
    case "d":
      warn(.maskMode)
      return isInverted ? "s" : "i"
    case "f":
      if isInverted { warn(.maskMode) }
      return "f"
    default:
      warn(.maskMode)
      return "a"
    }
  }

  /// Whether a property has another value than 0 at any time.
  private func isSet(_ node: JSONNode?) -> Bool {
    guard let value = node?["k"] else { return false }
    if let number = value.number { return number != 0 }
    return (value.elements ?? []).contains { $0.number ?? 1 != 0 }
  }
}
