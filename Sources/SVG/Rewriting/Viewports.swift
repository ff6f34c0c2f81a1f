import SpringformGeometry

extension SVGElement {
  /// The element that this one's coordinates and percentages come from: the next `svg` around it.
  private var viewportElement: SVGElement? {
    var element = parent
    while let here = element, here.name != "svg" { element = here.parent }
    return element
  }

  /// What percentages are of.
  func viewport(_ size: Size) -> Size { viewportElement?.innerSize(size) ?? size }

  /// The size of what is inside, in its own coordinates.
  private func innerSize(_ size: Size) -> Size {
    if let box = viewBox { return box.size }
    guard let parent else { return size }
    let outer = parent.viewport(size)
    return Size(
      width: CSSNumbers(hundred: outer.width).value(self["width"] ?? "100%") ?? outer.width,
      height: CSSNumbers(hundred: outer.height).value(self["height"] ?? "100%") ?? outer.height)
  }

  var viewBox: Rect? {
    let numbers = (self["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// From an `svg` element's own coordinates to those around it.
  func viewTransform(_ size: Size) -> AffineTransform {
    guard name == "svg" else { return .identity }
    var frame = Rect(origin: .zero, size: size)
    if let parent {
      let outer = parent.name == "svg" ? parent.innerSize(size) : parent.viewport(size)
      let across = CSSNumbers(hundred: outer.width), down = CSSNumbers(hundred: outer.height)
      frame = Rect(
        x: across.value(self["x"] ?? "0") ?? 0, y: down.value(self["y"] ?? "0") ?? 0,
        width: across.value(self["width"] ?? "100%") ?? outer.width,
        height: down.value(self["height"] ?? "100%") ?? outer.height)
    }
    let move = AffineTransform(translationX: frame.minX, y: frame.minY)
    guard let box = viewBox else { return move }
    let words = (self["preserveAspectRatio"] ?? "xMidYMid meet").split(whereSeparator: \.isWhitespace)
    let (x, y) = (frame.width / box.width, frame.height / box.height)
    if words.first == "none" {
      return AffineTransform(translationX: -box.minX, y: -box.minY)
        .concatenating(AffineTransform(scaleX: x, y: y)).concatenating(move)
    }
    let scale = words.last == "slice" ? max(x, y) : min(x, y)
    let place = String(words.first ?? "xMidYMid")
    func share(_ low: String, _ high: String) -> Double { place.contains(low) ? 0 : place.contains(high) ? 1 : 0.5 }
    let left = (frame.width - box.width * scale) * share("xMin", "xMax")
    let top = (frame.height - box.height * scale) * share("YMin", "YMax")
    return AffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(AffineTransform(scaleX: scale, y: scale))
      .concatenating(AffineTransform(translationX: left, y: top)).concatenating(move)
  }

  /// An element's own transform, as an attribute has it.
  var ownTransform: AffineTransform {
    self["transform"].flatMap { TransformList($0, numbers: (CSSNumbers(), CSSNumbers()))?.transform } ?? .identity
  }

  /// From this element's coordinates, its own transform included, to the document's points.
  func documentTransform(_ size: Size) -> AffineTransform {
    var (transform, element) = (AffineTransform.identity, Optional(self))
    while let here = element {
      transform = transform.concatenating(here.viewTransform(size)).concatenating(here.ownTransform)
      element = here.parent
    }
    return transform
  }

  /// Whether it is drawn where it stands, and only there.
  var isDrawnInPlace: Bool {
    var element: SVGElement? = self
    while let here = element {
      if ElementGraph.undrawn.contains(here.name) { return false }
      element = here.parent
    }
    return true
  }

  var fontSize: Double { CSSNumbers(hundred: 16).value(inherited("font-size") ?? "16") ?? 16 }
}
