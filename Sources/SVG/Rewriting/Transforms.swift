import SpringformGeometry
import SpringformNumerics

extension Rewriting {
  /// Transforms with their origins and those of CSS become one matrix each (CSS Transforms, level 2).
  mutating func rewriteTransforms() {
    // From the inside, since a group's box depends on what is in it.
    for element in elements.reversed() {
      if Self.properties.contains(where: { element.property($0) != nil }) { rewriteTransform(of: element) }
      if let motion = element.motion, element.parent != nil {
        need()
        element["transform"] = element.ownTransform.concatenating(motion).text
      }
    }
  }

  private static let properties = [
    "transform", "transform-origin", "transform-box", "translate", "rotate", "scale", "offset-path", "offset-distance",
    "offset-rotate",
  ]

  private mutating func rewriteTransform(of element: SVGElement) {
    let isPlain =
      element.style["transform"] == nil && element.property("transform-origin") == nil
      && ["fill-box", "content-box", "stroke-box", "border-box"].allSatisfy { $0 != element.property("transform-box") }
      && ["translate", "rotate", "scale", "offset-path"].allSatisfy { element.style[$0] == nil }
    defer { for name in Self.properties.dropFirst() where element.style[name] != nil { element.style[name] = nil } }
    if isPlain { return }
    // Text has rotations of its own letters.
    let attribute =
      ["linearGradient": "gradientTransform", "radialGradient": "gradientTransform", "pattern": "patternTransform"][
        element.name] ?? "transform"
    if let css = element.style["transform"], !TransformList.hasUnits(css) {
      note("a 'transform' in CSS whose lengths or angles have no units, which is left out", element)
      need()
      element.style["transform"] = nil
    }
    let rotation = element.style["rotate"], list = element.style["transform"] ?? element[attribute]
    guard
      list != nil || rotation != nil || element.style["translate"] != nil || element.style["scale"] != nil
        || element.style["offset-path"] != nil
    else { return }
    guard let box = referenceBox(of: element) else {
      return note("a 'transform-box' around <\(element.name)>, which is not turned about its middle", element)
    }
    let across = CSSNumbers(hundred: box.width, em: element.fontSize)
    let down = CSSNumbers(hundred: box.height, em: element.fontSize)
    guard let transform = TransformList(list ?? "none", numbers: (across, down))?.transform,
      let origin = Self.origin(
        element.property("transform-origin") ?? (element.parent == nil ? "center" : "0 0"), across, down),
      let before = Self.individual(element, across, down)
    else { return note("a 'transform' in space or one that is not understood, which is left out", element) }
    need()
    let place = Point(x: origin.x + box.minX, y: origin.y + box.minY)
    var along = AffineTransform.identity
    if let path = element.style["offset-path"], path != "none" {
      if let found = OffsetPath(element, across)?.transform(about: place) {
        along = found
      } else {
        note("an 'offset-path' that is not understood, which is not followed", element)
      }
    }
    let whole = transform.concatenating(along).concatenating(before).around(place)
    element.set("transform", nil)
    if element.parent == nil { return transformAll(whole) }
    if element.name == "svg" {
      element.wrap(in: String(element.qualifiedName.dropLast(3)) + "g")["transform"] = whole.text
    } else {
      element[attribute] = whole.text
    }
  }

  /// The outermost element is a box in a page, which turns with all that is in it: about its middle where nothing else is said,
  /// in points and not in the coordinates of its `viewBox`.
  private func transformAll(_ transform: AffineTransform) {
    let root = tree.root, view = root.viewTransform(size)
    guard let inverse = view.inverted else { return }
    let group = root.child("g", ["transform": view.concatenating(transform).concatenating(inverse).text])
    root.moveChildren(to: group)
  }

  /// What percentages and origins are of: by default the drawing's area, from 0, whatever the `viewBox` begins with.
  private func referenceBox(of element: SVGElement) -> Rect? {
    switch element.parent == nil ? nil : element.property("transform-box") {
    case "fill-box", "content-box": element.box(size, tree)
    case "stroke-box", "border-box": element.strokeBox(size, tree)
    default: Rect(origin: .zero, size: element.parent == nil ? size : element.viewport(size))
    }
  }

  /// `translate`, `rotate` and `scale`, which come in this order.
  private static func individual(_ element: SVGElement, _ across: CSSNumbers, _ down: CSSNumbers) -> AffineTransform? {
    var result = AffineTransform.identity
    if let text = element.style["scale"], text != "none" {
      let values = CSSText.words(text).compactMap { CSSNumbers(hundred: 1).value($0) }
      guard let x = values.first, values.count <= 3 else { return nil }
      result = AffineTransform(scaleX: x, y: values.count > 1 ? values[1] : x)
    }
    if let text = element.style["rotate"], text != "none" {
      let words = CSSText.words(text)
      guard words.count == 1 || words.count == 2 && words[0] == "z", let angle = words.last.flatMap(CSSNumbers.angle)
      else { return nil }
      result = result.concatenating(AffineTransform(rotationAngle: angle))
    }
    if let text = element.style["translate"], text != "none" {
      let words = CSSText.words(text)
      guard let x = words.first.flatMap(across.value), words.count <= 3 else { return nil }
      let y = words.count > 1 ? down.value(words[1]) : 0
      guard let y else { return nil }
      result = result.concatenating(AffineTransform(translationX: x, y: y))
    }
    return result
  }

  /// A place in a box from its upper left corner: two lengths or words, a third of which is in space and does nothing.
  static func origin(_ text: String, _ across: CSSNumbers, _ down: CSSNumbers) -> Point? {
    var words = CSSText.words(text).map(String.init)
    guard (1...3).contains(words.count) else { return nil }
    if words.count == 1 { words.append("center") }
    if ["top", "bottom"].contains(words[0]) || ["left", "right"].contains(words[1]) { words.swapAt(0, 1) }
    let shares = ["left": 0, "right": 1, "top": 0, "bottom": 1, "center": 0.5]
    let x = shares[words[0]].map { $0 * across.hundred } ?? across.value(words[0])
    let y = shares[words[1]].map { $0 * down.hundred } ?? down.value(words[1])
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }
}

extension Double {
  /// As an attribute has it.
  var attribute: String { decimalText(places: 6) }
}
