extension Rewriting {
  /// `feDropShadow` becomes a blur, an offset, a flood and a merge (Filter Effects, section 9.11).
  mutating func rewriteShadows() {
    for filter in elements where filter.name == "filter" {
      guard filter.elements.contains(where: { $0.name == "feDropShadow" }) else { continue }
      need()
      var last = "SourceGraphic"
      var children: [SVGElement] = []
      for primitive in filter.elements {
        if primitive.name.hasPrefix("fe"), primitive["result"] == nil, primitive.name != "feFuncR" {
          primitive["result"] = tree.newName()
        }
        if primitive.name == "feDropShadow" {
          children += parts(of: primitive, last: last, in: filter)
        } else {
          children.append(primitive)
        }
        last = primitive["result"] ?? last
      }
      filter.children = []
      for child in children { filter.append(child) }
    }
  }

  private mutating func parts(of shadow: SVGElement, last: String, in filter: SVGElement) -> [SVGElement] {
    let source = shadow["in"] ?? last
    let (blurred, moved, flood, colored) = (tree.newName(), tree.newName(), tree.newName(), tree.newName())
    let blur = filter.child(
      "feGaussianBlur", ["in": source, "stdDeviation": shadow["stdDeviation"] ?? "2", "result": blurred])
    let offset = filter.child(
      "feOffset", ["in": blurred, "dx": shadow["dx"] ?? "2", "dy": shadow["dy"] ?? "2", "result": moved])
    let fill = filter.child("feFlood", ["result": flood])
    for name in ["flood-color", "flood-opacity"] { fill[name] = shadow.inherited(name) ?? fill[name] }
    let composite = filter.child("feComposite", ["in": flood, "in2": moved, "operator": "in", "result": colored])
    let merge = filter.child("feMerge", ["result": shadow["result"] ?? tree.newName()])
    for input in [colored, source] { merge.append(merge.child("feMergeNode", ["in": input])) }
    let all = [blur, offset, fill, composite, merge]
    for primitive in all {
      for name in ["x", "y", "width", "height", "color-interpolation-filters"] {
        if let value = shadow.property(name) { primitive[name] = value }
      }
    }
    return all
  }
}
