/// A rule of a dotLottie theme (version 2), made a property as files have it.
struct ThemeRule {
  private let rule: JSONNode

  init(_ rule: JSONNode) { self.rule = rule }

  var property: JSONNode? {
    let kind = rule["type"]?.text
    if rule["expression"] != nil || kind == "Image" { return nil }
    if kind == "Gradient" { return rule["keyframes"] == nil ? gradient : nil }
    if let frames = rule["keyframes"]?.elements, !frames.isEmpty {
      return object([("a", number(1)), ("k", list(frames.compactMap(keyframe)))])
    }
    return rule["value"].map { object([("a", number(0)), ("k", $0)]) }
  }

  private func keyframe(_ node: JSONNode) -> JSONNode? {
    guard let time = node["frame"], let value = node["value"] else { return nil }
    var members = [("t", time), ("s", value.elements == nil ? list([value]) : value)]
    if let into = node["inTangent"] { members.append(("i", into)) }
    if let out = node["outTangent"] { members.append(("o", out)) }
    if node["hold"]?.isTrue == true { members.append(("h", number(1))) }
    return object(members)
  }

  /// A list of colours with their offsets.
  private var gradient: JSONNode? {
    guard let stops = rule["value"]?.elements else { return nil }
    var (colors, opacities): ([JSONNode], [JSONNode]) = ([], [])
    for stop in stops {
      guard let offset = stop["offset"], let color = stop["color"]?.elements, color.count >= 3 else { return nil }
      colors += [offset] + color.prefix(3)
      if color.count > 3 { opacities += [offset, color[3]] }
    }
    return object([
      ("p", number(Double(stops.count))),
      ("k", object([("a", number(0)), ("k", list(colors + opacities))])),
    ])
  }

  // MARK: Nodes

  private func object(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONNode.Member(key: $0.0, value: $0.1) }), offset: rule.offset)
  }

  private func list(_ elements: [JSONNode]) -> JSONNode { JSONNode(.list(elements), offset: rule.offset) }

  private func number(_ number: Double) -> JSONNode { JSONNode(number: number, offset: rule.offset) }
}
