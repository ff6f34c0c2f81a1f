import SpringformGeometry
import SpringformNumerics

extension Rewriting {
  /// Shapes of CSS that clip become clip paths, and clip paths that are clipped themselves become groups in each other.
  mutating func rewriteClips() {
    for element in elements {
      guard let text = element.property("clip-path"), text != "none" else { continue }
      if text.contains("url(") {
        rewriteChain(of: element)
      } else {
        rewriteShape(text, of: element)
      }
    }
  }

  private mutating func rewriteShape(_ text: String, of element: SVGElement) {
    guard element.parent != nil else { return note("a 'clip-path' of the whole picture, which does not clip", element) }
    var words = CSSText.words(text)
    let box = words.firstIndex {
      ["fill-box", "content-box", "padding-box", "border-box", "stroke-box", "view-box", "margin-box"].contains($0)
    }
    .map { words.remove(at: $0) }
    let area: Rect? =
      switch box {
      case "fill-box", "content-box", "padding-box": element.box(size, tree)
      case "view-box": Rect(origin: .zero, size: element.viewport(size))
      default: element.strokeBox(size, tree)
      }
    guard let area,
      let shape = words.isEmpty
        ? (Path.rect(area), false) : Self.shape(words.joined(separator: " "), in: area, em: element.fontSize)
    else { return note("a 'clip-path' that is not understood, which does not clip", element) }
    need()
    let name = tree.newName()
    let clip = tree.root.child("clipPath", ["id": name, "clipPathUnits": "userSpaceOnUse"])
    clip.append(
      clip.child("path", ["d": shape.0.isEmpty ? "M0 0" : shape.0.text, "clip-rule": shape.1 ? "evenodd" : "nonzero"]))
    tree.root.append(clip)
    element.set("clip-path", "url(#\(name))")
  }

  /// An area of CSS Shapes, level 1, and whether it is filled by the even-odd rule.
  private static func shape(_ text: String, in box: Rect, em: Double) -> (Path, Bool)? {
    guard let (name, arguments) = CSSText.function(text) else { return nil }
    let across = CSSNumbers(hundred: box.width, em: em), down = CSSNumbers(hundred: box.height, em: em)
    func place(_ words: [Substring]) -> Point? {
      guard let origin = origin(words.isEmpty ? "center" : words.joined(separator: " "), across, down) else {
        return nil
      }
      return origin + (box.origin - Point.zero)
    }
    switch name {
    case "circle", "ellipse":
      let words = CSSText.words(arguments)
      let at = words.firstIndex(of: "at") ?? words.count
      guard let center = place(Array(words.dropFirst(at + 1))) else { return nil }
      let radii = words[..<at]
      let distances = (
        [center.x - box.minX, box.maxX - center.x].map(\.magnitude),
        [center.y - box.minY, box.maxY - center.y].map(\.magnitude)
      )
      func radius(_ word: Substring?, _ numbers: CSSNumbers, _ distances: [Double]) -> Double? {
        switch word {
        case nil, "closest-side": distances.min()
        case "farthest-side": distances.max()
        case let word?: numbers.value(word)
        }
      }
      if name == "circle" {
        guard radii.count < 2,
          let radius = radius(radii.first, CSSNumbers(hundred: box.size.diagonal, em: em), distances.0 + distances.1)
        else { return nil }
        return (.ellipse(center: center, radius, radius), false)
      }
      guard radii.isEmpty || radii.count == 2, let x = radius(radii.first, across, distances.0),
        let y = radius(radii.last, down, distances.1)
      else { return nil }
      return (.ellipse(center: center, x, y), false)
    case "inset", "rect", "xywh": return rectangle(name, arguments, in: box, across, down)
    case "polygon":
      var parts = CSSText.list(arguments)
      let isEvenOdd = parts.first == "evenodd"
      if isEvenOdd || parts.first == "nonzero" { parts.removeFirst() }
      let points = parts.compactMap { part -> Point? in
        let words = CSSText.words(part)
        guard words.count == 2, let x = across.value(words[0]), let y = down.value(words[1]) else { return nil }
        return Point(x: box.minX + x, y: box.minY + y)
      }
      guard points.count == parts.count, let first = points.first else { return nil }
      return (Path(elements: [.move(to: first)] + points.dropFirst().map { .line(to: $0) } + [.close]), isEvenOdd)
    case "path":
      let parts = CSSText.list(arguments)
      guard let data = parts.last?.filter({ $0 != "\"" && $0 != "'" }), let path = try? Path(svg: data) else {
        return nil
      }
      return (path.applying(AffineTransform(translationX: box.minX, y: box.minY)), parts.first == "evenodd")
    default: return nil
    }
  }

  private static func rectangle(
    _ name: String, _ arguments: Substring, in box: Rect, _ across: CSSNumbers, _ down: CSSNumbers
  ) -> (Path, Bool)? {
    let words = CSSText.words(arguments)
    let end = words.firstIndex(of: "round") ?? words.count
    let edges = Array(words[..<end])
    /// One to four values, of top, right, bottom and left.
    func four(_ words: [Substring]) -> [Substring]? {
      switch words.count {
      case 1: [words[0], words[0], words[0], words[0]]
      case 2: [words[0], words[1], words[0], words[1]]
      case 3: [words[0], words[1], words[2], words[1]]
      case 4: words
      default: nil
      }
    }
    let rect: Rect
    if name == "xywh" {
      guard edges.count == 4, let x = across.value(edges[0]), let y = down.value(edges[1]),
        let width = across.value(edges[2]),
        let height = down.value(edges[3])
      else { return nil }
      rect = Rect(x: box.minX + x, y: box.minY + y, width: width, height: height)
    } else {
      guard let sides = four(edges), name == "inset" || edges.count == 4 else { return nil }
      let isInset = name == "inset"
      func side(_ index: Int, _ numbers: CSSNumbers, auto: Double) -> Double? {
        sides[index] == "auto" ? auto : numbers.value(sides[index])
      }
      guard let top = side(0, down, auto: 0), let right = side(1, across, auto: box.width),
        let bottom = side(2, down, auto: box.height), let left = side(3, across, auto: 0)
      else { return nil }
      rect = Rect(
        x: box.minX + left, y: box.minY + top, width: (isInset ? box.width - right : right) - left,
        height: (isInset ? box.height - bottom : bottom) - top)
    }
    guard !rect.isEmpty else { return (Path(), false) }
    guard end < words.count else { return (.rect(rect), false) }
    let radii = words[(end + 1)...]
    guard !radii.contains("/"), let texts = four(Array(radii)) else { return nil }
    let values = texts.compactMap(across.value)
    guard values.count == 4 else { return nil }
    let corners = CornerRadii(topLeft: values[0], topRight: values[1], bottomRight: values[2], bottomLeft: values[3])
    return (.roundedRect(rect, cornerRadii: corners), false)
  }

  /// What is clipped by a clip path that is clipped lies in a group that the second one clips.
  private mutating func rewriteChain(of element: SVGElement) {
    var (inner, clip, seen) = (element, tree.target(element.property("clip-path")), Set<ObjectIdentifier>())
    while let here = clip, here.name == "clipPath", let next = here.property("clip-path"), next != "none",
      seen.insert(ObjectIdentifier(here)).inserted
    {
      guard element.parent != nil, next.contains("url("), seen.count < 8, !ElementGraph.undrawn.contains(element.name)
      else {
        return note("a 'clip-path' of a <clipPath>, which does not clip", here)
      }
      need()
      let group = inner.wrap(in: String(element.qualifiedName.dropLast(element.name.count)) + "g")
      group["clip-path"] = next
      group["transform"] = inner["transform"]
      inner["transform"] = nil
      (inner, clip) = (group, tree.target(next))
    }
  }
}
