import SpringformGeometry
import SpringformNumerics

extension SVGElement {
  static let shapes: Set = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  /// What a shape draws, in its own coordinates; `nil` for other elements and for data that is no path.
  func path(_ size: Size) -> Path? {
    let viewport = viewport(size)
    let across = CSSNumbers(hundred: viewport.width, em: fontSize)
    let down = CSSNumbers(hundred: viewport.height, em: fontSize)
    func x(_ name: String) -> Double { property(name).flatMap(across.value) ?? 0 }
    func y(_ name: String) -> Double { property(name).flatMap(down.value) ?? 0 }
    switch name {
    case "path": return property("d").flatMap { try? Path(svg: $0) }
    case "line":
      return Path(elements: [.move(to: Point(x: x("x1"), y: y("y1"))), .line(to: Point(x: x("x2"), y: y("y2")))])
    case "polyline", "polygon":
      let points = (self["points"] ?? "").trimmed
      return try? Path(svg: points.isEmpty ? "" : "M" + points + (name == "polygon" ? "Z" : ""))
    case "rect":
      let rect = Rect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
      guard !rect.isEmpty else { return Path() }
      let (rx, ry) = (property("rx").flatMap(across.value), property("ry").flatMap(down.value))
      let (across, down) = (min(rx ?? ry ?? 0, rect.width / 2), min(ry ?? rx ?? 0, rect.height / 2))
      return across > 0 && down > 0 ? Path.rect(rect, across: across, down: down) : Path.rect(rect)
    case "circle":
      let radius = property("r").flatMap(CSSNumbers(hundred: viewport.diagonal, em: fontSize).value) ?? 0
      return radius > 0 ? Path.ellipse(center: Point(x: x("cx"), y: y("cy")), radius, radius) : Path()
    case "ellipse":
      let (rx, ry) = (property("rx").flatMap(across.value), property("ry").flatMap(down.value))
      guard let across = rx ?? ry, let down = ry ?? rx, across > 0, down > 0 else { return Path() }
      return Path.ellipse(center: Point(x: x("cx"), y: y("cy")), across, down)
    default: return nil
    }
  }

  /// The box around what the element draws, without lines, in its own coordinates; `nil` where that is not known here.
  func box(_ size: Size, _ tree: SVGTree, depth: Int = 0) -> Rect? {
    guard depth < SVGDocument.maximumDepth else { return nil }
    if Self.shapes.contains(name) { return path(size).flatMap(\.tightBounds) }
    let viewport = viewport(size)
    func frame() -> Rect {
      func length(_ name: String, _ hundred: Double) -> Double {
        property(name).flatMap(CSSNumbers(hundred: hundred, em: fontSize).value) ?? 0
      }
      return Rect(
        x: length("x", viewport.width), y: length("y", viewport.height), width: length("width", viewport.width),
        height: length("height", viewport.height))
    }
    switch name {
    case "image", "foreignObject": return frame()
    case "use":
      guard let target = tree.target(self["href"]), target.name != "symbol" else { return nil }
      let offset = frame().origin - Point.zero
      return target.box(size, tree, depth: depth + 1)?.applying(target.ownTransform).offsetBy(offset)
    case "g", "a", "switch", "svg":
      var all: Rect?
      for element in elements
      where !ElementGraph.undrawn.contains(element.name) && element.property("display") != "none" {
        guard Self.drawn.contains(element.name) else { continue }
        guard let box = element.box(size, tree, depth: depth + 1) else { return nil }
        let outer = box.applying(element.viewTransform(size)).applying(element.ownTransform)
        all = all?.union(outer) ?? outer
      }
      return all
    default: return nil
    }
  }

  private static let drawn = shapes.union(["g", "a", "switch", "svg", "use", "image", "text", "foreignObject"])

  /// The box with half of the line's width around it.
  func strokeBox(_ size: Size, _ tree: SVGTree) -> Rect? {
    guard let box = box(size, tree) else { return nil }
    guard let stroke = inherited("stroke"), stroke != "none" else { return box }
    let width = CSSNumbers(hundred: viewport(size).diagonal, em: fontSize).value(inherited("stroke-width") ?? "1") ?? 1
    return box.insetBy(dx: -width / 2, dy: -width / 2)
  }
}

extension Size {
  /// What percentages of lengths that are neither across nor down are of (SVG 2, section 8.9).
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}

extension String {
  var trimmed: String { String(CSSText.trimmed(Substring(self))) }
}

extension Path {
  static func ellipse(center: Point, _ across: Double, _ down: Double) -> Path {
    ellipse(in: Rect(center: center, size: Size(width: 2 * across, height: 2 * down)))
  }

  /// A rectangle whose corners are quarters of ellipses, drawn as SVG has it: clockwise from the upper left.
  static func rect(_ rect: Rect, across: Double, down: Double) -> Path {
    func number(_ value: Double) -> String { value.decimalText(places: 6) }
    let (w, h) = (number(rect.width - 2 * across), number(rect.height - 2 * down))
    let (x, y) = (number(across), number(down))
    let text =
      "M\(number(rect.minX + across)) \(number(rect.minY))h\(w)a\(x) \(y) 0 0 1 \(x) \(y)v\(h)a\(x) \(y) 0 0 1 -\(x) \(y)"
      + "h-\(w)a\(x) \(y) 0 0 1 -\(x) -\(y)v-\(h)a\(x) \(y) 0 0 1 \(x) -\(y)z"
    return (try? Path(svg: text)) ?? .rect(rect)
  }

  /// The box around the curves themselves, not their control points.
  var tightBounds: Rect? {
    var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
    func add(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for (element, segment) in drawnElements {
      guard let segment else {
        if let point = element.points.first { add(point) }
        continue
      }
      add(segment.start)
      add(segment.end)
      let curve = segment.cubic
      for (a, b, c, d) in [
        (curve.start.x, curve.control1.x, curve.control2.x, curve.end.x),
        (curve.start.y, curve.control1.y, curve.control2.y, curve.end.y),
      ] {
        // Where the derivative, a parabola, is 0.
        let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        let root = (q * q - 4 * p * r).squareRoot()
        for t in [(-q + root) / (2 * p), (-q - root) / (2 * p), -r / q] where t > 0 && t < 1 { add(curve.point(at: t)) }
      }
    }
    return low.x <= high.x ? Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : nil
  }

  /// As the attribute `d` has it.
  var text: String {
    func pair(_ point: Point) -> String { point.x.decimalText(places: 6) + " " + point.y.decimalText(places: 6) }
    return elements.map { element in
      switch element {
      case .move(let point): "M" + pair(point)
      case .line(let point): "L" + pair(point)
      case .quadCurve(let point, let control): "Q" + pair(control) + " " + pair(point)
      case .curve(let point, let first, let second): "C" + pair(first) + " " + pair(second) + " " + pair(point)
      case .close: "Z"
      }
    }.joined()
  }
}
