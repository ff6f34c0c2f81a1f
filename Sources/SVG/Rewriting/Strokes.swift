import SpringformGeometry
import SpringformNumerics

extension Rewriting {
  /// Lines that keep their width, dashes by the path's own length, and squares where a line has no length.
  mutating func rewriteStrokes() {
    for element in elements where SVGElement.shapes.contains(element.name) {
      rewriteDashes(of: element)
      limitDashes(of: element)
      rewritePoints(of: element)
      rewriteWidth(of: element)
    }
    for element in elements where element.property("vector-effect") == "non-scaling-stroke" {
      if ["text", "tspan", "use"].contains(element.name) {
        note("'vector-effect' of <\(element.name)>, whose line is scaled", element)
      }
    }
  }

  private func numbers(_ element: SVGElement) -> CSSNumbers {
    CSSNumbers(hundred: element.viewport(size).diagonal, em: element.fontSize)
  }

  /// Dashes as lengths; `nil` for none.
  private func dashes(_ element: SVGElement) -> [Double]? {
    guard let text = element.inherited("stroke-dasharray"), text != "none" else { return nil }
    let lengths = CSSText.split(Substring(text)) { $0 == "," || $0.isWhitespace }.filter { !$0.isEmpty }
      .compactMap { numbers(element).value($0) }
    return lengths.isEmpty ? nil : lengths
  }

  private func scaleDashes(of element: SVGElement, by factor: Double) {
    guard let dashes = dashes(element) else { return }
    element.set("stroke-dasharray", dashes.map { ($0 * factor).attribute }.joined(separator: " "))
    let offset = element.inherited("stroke-dashoffset").flatMap(numbers(element).value) ?? 0
    if offset != 0 { element.set("stroke-dashoffset", (offset * factor).attribute) }
  }

  private mutating func rewriteDashes(of element: SVGElement) {
    guard let stated = element["pathLength"].flatMap(Double.init), stated > 0, dashes(element) != nil,
      let length = element.path(size)?.length()
    else { return }
    need()
    scaleDashes(of: element, by: length / stated)
    element["pathLength"] = nil
  }

  /// A line with too many dashes is drawn without.
  private mutating func limitDashes(of element: SVGElement) {
    guard let dashes = dashes(element), let path = element.path(size) else { return }
    // No curve is longer than the way along its control points.
    let points = path.elements.flatMap(\.points)
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let period = dashes.reduce(0, +)
    guard period > 0, length / period * Double(dashes.count) > Double(SVGDocument.maximumDashes) else { return }
    need()
    element.set("stroke-dasharray", "none")
    note("the dashes of <\(element.name)>, of which there are more than \(SVGDocument.maximumDashes)", element)
  }

  /// A line of no length has square caps; Cairo draws none.
  private mutating func rewritePoints(of element: SVGElement) {
    guard element.inherited("stroke-linecap") == "square", element.inherited("stroke").map({ $0 != "none" }) ?? false,
      ["path", "line", "polyline", "polygon"].contains(element.name), let path = element.path(size)
    else { return }
    // Other lines that meet such a point have the cap at their own end.
    guard path.elements.count == 2, let start = path.elements[0].points.first,
      path.elements[1].points.last.map({ $0 == start }) ?? true
    else { return }
    // Cairo counts in parts of 256.
    let end = Point(x: start.x + 0.01, y: start.y)
    need()
    switch element.name {
    case "line": element["x2"] = end.x.attribute
    case "path": element.set("d", Path(elements: [.move(to: start), .line(to: end)]).text)
    default: element["points"] = [start, end].map { "\($0.x.attribute) \($0.y.attribute)" }.joined(separator: " ")
    }
  }

  /// A line that is as wide in the document's points as it says, however the shape is scaled.
  private mutating func rewriteWidth(of element: SVGElement) {
    guard element.property("vector-effect") == "non-scaling-stroke",
      element.inherited("stroke").map({ $0 != "none" }) ?? false
    else { return }
    guard element.isDrawnInPlace else {
      return note("'vector-effect' in what is used elsewhere, whose line is scaled", element)
    }
    let transform = element.documentTransform(size)
    guard let inverse = transform.inverted else { return }
    let scale = transform.scaleFactor
    let width = numbers(element).value(element.inherited("stroke-width") ?? "1") ?? 1
    element.set("vector-effect", nil)
    need()
    let isEven =
      abs(transform.a * transform.c + transform.b * transform.d) < 1e-6 * scale * scale
      && abs(transform.a * transform.a + transform.b * transform.b - scale * scale) < 1e-6 * scale * scale
    if isEven {
      element.set("stroke-width", (width / scale).decimalText(significantDigits: 9))
      scaleDashes(of: element, by: 1 / scale)
      return
    }
    guard let path = element.path(size) else { return }
    if let stroke = element.inherited("stroke"), stroke.contains("url(") {
      note("a 'vector-effect' whose line has a gradient, which is bent", element)
    }
    // The filled shape stays, and its line is drawn over it where the document's points are.
    let line = element.child("path", ["d": path.applying(transform).text, "fill": "none"])
    for name in [
      "stroke-width", "stroke-dasharray", "stroke-dashoffset", "stroke", "stroke-linecap", "stroke-linejoin",
      "stroke-opacity", "stroke-miterlimit",
    ] {
      if let value = element.property(name) { line[name] = value }
    }
    let group = element.wrap(in: String(element.qualifiedName.dropLast(element.name.count)) + "g")
    for name in ["opacity", "filter", "mask", "clip-path"] {
      guard let value = element.property(name) else { continue }
      group[name] = value
      element.set(name, nil)
    }
    // What clips the group has the shape's coordinates.
    group["transform"] = element["transform"]
    element["transform"] = nil
    line["transform"] = inverse.text
    element.set("stroke", "none")
    group.append(line)
  }
}
