import Glibc

/// Shapes, what paints them and what changes them.
extension Translator {
  /// Writes a group's items. What is hidden is left out, and the group's transform comes last, where rlottie looks for it.
  /// - Parameter more: what else the group consists of.
  /// - Returns: how many are drawn, repeated ones counted again.
  mutating func write(
    shapes nodes: [JSONNode], inGroup: Bool = false, more: String? = nil
  ) throws(LottieError) -> Int {
    var count = 0
    let outer = magnification
    defer { magnification = outer }
    if inGroup { magnification *= factor(of: nodes.last { $0["ty"]?.text == "tr" }) }
    for node in nodes where node["ty"]?.text == "rp" { magnification *= repeatedFactor(node) }
    writer.open("[")
    for node in nodes where node["hd"]?.isTrue != true {
      guard let kind = node["ty"]?.text else { throw .missing(key: "ty", place(node)) }
      if kind == "rp" {
        count = try repeater(node, of: count)
      } else if kind != "tr" {
        count += try write(shape: node, kind)
      }
      guard count <= LottieAnimation.maximumItems else { throw .tooManyItems }
    }
    if let more {
      writer.separate()
      writer.raw(more)
    }
    if inGroup, let transform = nodes.last(where: { $0["ty"]?.text == "tr" }) {
      writer.open("{")
      writer.entry("ty", plain: "tr")
      try self.transform(transform)
      writer.close("}")
    }
    writer.close("]")
    return count
  }

  private mutating func write(shape node: JSONNode, _ kind: String) throws(LottieError) -> Int {
    switch kind {
    case "gr": return try group(node)
    case "mm": if choice(node["mm"], otherwise: 1) != 1 { warn(.mergedPaths) }
    case "rd": warn(.roundedCorners)
    case "pb", "tw", "op", "zz": warn(.pathOperators)
    case "rc", "el", "sh", "sr", "fl", "st", "gf", "gs", "tm":
      path.append(node["nm"]?.text ?? kind)
      writer.open("{")
      writer.entry("ty", plain: kind)
      switch kind {
      case "rc": try rectangle(node)
      case "el": try ellipse(node)
      case "sh": try outline(node)
      case "sr": try star(node)
      case "tm": try trim(node)
      case "fl", "st": try paint(node, isStroke: kind == "st")
      default: try gradient(node, isStroke: kind == "gs")
      }
      writer.close("}")
      path.removeLast()
      return 1
    default: break
    }
    return 0
  }

  private mutating func group(_ node: JSONNode) throws(LottieError) -> Int {
    path.append(node["nm"]?.text ?? "gr")
    defer { path.removeLast() }
    writer.open("{")
    writer.entry("ty", plain: "gr")
    writer.key("it")
    let items = try node["it"].map { items throws(LottieError) in try list(items, "it") } ?? []
    let count = try write(shapes: items, inGroup: true)
    writer.close("}")
    return count + 1
  }

  // MARK: Outlines

  private mutating func direction(_ node: JSONNode) {
    if choice(node["d"], otherwise: 1) == 3 { writer.entry("d", 3) }
  }

  private mutating func rectangle(_ node: JSONNode) throws(LottieError) {
    try property("p", node["p"], .point)
    try property("s", node["s"], .point)
    try property("r", node["r"], .length)
    direction(node)
  }

  private mutating func ellipse(_ node: JSONNode) throws(LottieError) {
    try property("p", node["p"], .point)
    try property("s", node["s"], .point)
    direction(node)
  }

  private mutating func outline(_ node: JSONNode) throws(LottieError) {
    // Before version 4.4.18 the shape says whether it is closed, not its path.
    try property("ks", node["ks"], .path(isClosed: node["closed"]?.isTrue ?? false))
    direction(node)
  }

  private mutating func star(_ node: JSONNode) throws(LottieError) {
    let isPolygon = choice(node["sy"], otherwise: 1) == 2
    writer.entry("sy", isPolygon ? 2 : 1)
    try property("p", node["p"], .point)
    try property("pt", node["pt"], ValueRule(range: 0...1024, isClamped: true))
    try property("or", node["or"], .signedLength)
    try property("os", node["os"], .number)
    if !isPolygon {
      try property("ir", node["ir"], .signedLength)
      try property("is", node["is"], .number)
    }
    // rlottie turns twice by the angle, and takes the degrees of a polygon's first corner, a quarter of a turn before 3
    // o'clock, for radians once more: that corner is this much too far on the left.
    let error = isPolygon ? Double.pi / 2 : 0
    try property("r", node["r"] ?? .zero(at: node), ValueRule(factor: 0.5, offset: error / 2))
    direction(node)
  }

  // MARK: Changes of outlines

  private mutating func trim(_ node: JSONNode) throws(LottieError) {
    try property("s", node["s"], .percentage)
    try property("e", node["e"], .percentage)
    try property("o", node["o"], .number)
    writer.entry("m", choice(node["m"], otherwise: 1) == 2 ? 2 : 1)
  }

  private mutating func repeater(_ node: JSONNode, of count: Int) throws(LottieError) -> Int {
    let most = Double(LottieAnimation.maximumItems)
    writer.open("{")
    writer.entry("ty", plain: "rp")
    try property("c", node["c"], ValueRule(range: 0...most, isClamped: true))
    try property("o", node["o"], ValueRule(range: -1000...1000, isClamped: true))
    writer.key("tr")
    writer.open("{")
    let transform = node["tr"]
    try property("a", transform?["a"], .point)
    // The last copy is moved on so many times.
    let outer = magnification
    magnification *= repetitions(node)
    try property("p", transform?["p"], .point)
    magnification = outer
    try property("r", transform?["r"], .number)
    // A share of a turn about an axis is no picture.
    try property("s", transform?["s"], ValueRule(dimensions: 2, range: 0...1000, isClamped: true))
    try property("so", transform?["so"], .percentage)
    try property("eo", transform?["eo"], .percentage)
    writer.close("}")
    writer.close("}")
    return count * Int(largest(node["c"]).rounded(.up)) + 1
  }

  /// How many times the last copy is moved on, at most; not below 1.
  private func repetitions(_ node: JSONNode) -> Double { max(largest(node["c"]) + largest(node["o"]), 1) }

  /// How much larger the last copy may be.
  private func repeatedFactor(_ node: JSONNode) -> Double {
    let growth = pow(factor(of: node["tr"]), repetitions(node))
    return min(growth, 1e9)
  }

  // MARK: Paints

  private mutating func paint(_ node: JSONNode, isStroke: Bool) throws(LottieError) {
    let start = writer.bytes.count
    try property(
      "c", node["c"],
      ValueRule(dimensions: 3, range: 0...1, isClamped: true, factor: 1 / colorUnit))
    // Behind the comma and the key.
    if writer.bytes.count > start { noteColor(from: start + #","c":"#.utf8.count) }
    try property("o", node["o"], .percentage)
    if isStroke { try line(node) } else { rule(node) }
  }

  private mutating func gradient(_ node: JSONNode, isStroke: Bool) throws(LottieError) {
    writer.entry("t", choice(node["t"], otherwise: 1) == 2 ? 2 : 1)
    try property("s", node["s"], .point)
    try property("e", node["e"], .point)
    try property("h", node["h"], ValueRule(range: -100...100, isClamped: true))
    try property("a", node["a"], .number)
    try stops(node["g"], of: node)
    try property("o", node["o"], .percentage)
    if isStroke { try line(node) } else { rule(node) }
  }

  private mutating func rule(_ node: JSONNode) { writer.entry("r", choice(node["r"], otherwise: 1) == 2 ? 2 : 1) }

  private mutating func line(_ node: JSONNode) throws(LottieError) {
    try property("w", node["w"], .length)
    writer.entry("lc", Double(min(max(choice(node["lc"], otherwise: 1), 1), 3)))
    writer.entry("lj", Double(min(max(choice(node["lj"], otherwise: 1), 1), 3)))
    writer.entry("ml", try number(node["ml"], "ml", in: node, 0...LottieAnimation.maximumNumber, otherwise: 4))
    guard let dashes = node["d"]?.elements, !dashes.isEmpty else { return }
    // In pairs, and the offset last.
    var lengths = dashes.filter { $0["n"]?.text != "o" }.compactMap { $0["v"] }
    guard let last = lengths.last else { return }
    if lengths.count % 2 == 1 { lengths.append(last) }
    writer.key("d")
    writer.open("[")
    for length in lengths {
      writer.open("{")
      // One without a length is a dot, and nothing to rlottie.
      try property("v", length, ValueRule(range: 0.1...LottieAnimation.maximumNumber, isClamped: true))
      writer.close("}")
    }
    writer.open("{")
    let offset = dashes.last { $0["n"]?.text == "o" }?["v"]
    try property("v", offset ?? .zero(at: node), .number)
    writer.close("}")
    writer.close("]")
  }
}

extension JSONNode {
  /// A property that stays 0.
  static func zero(at node: JSONNode) -> JSONNode { JSONNode(content: .number(0), offset: node.offset) }
}
