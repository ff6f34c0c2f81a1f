import Glibc
import SpringformGeometry
import SpringformNumerics

extension Rewriting {
  /// Text along a path, and text of a given length, becomes letters at their places.
  mutating func rewriteText() {
    var count = 0
    for text in elements where text.name == "text" {
      count += 1
      guard count <= Self.mostTexts else { return note("more texts than are put along paths", text) }
      if let path = text.elements.first(where: { $0.name == "textPath" }) {
        if !rewriteTextPath(path, in: text) { note("a <textPath>, which is not drawn", path) }
        continue
      }
      if text["textLength"] != nil || text.elements.contains(where: { $0["textLength"] != nil }) {
        rewriteLength(of: text)
      }
      if text["rotate"] != nil || ["x", "y", "dx", "dy"].contains(where: { Self.isList(text[$0]) }) {
        note("a <text> with places of single letters, which stand one after the other", text)
      }
    }
  }

  private static let mostTexts = 200
  private static let mostSegments = 2000

  private static func isList(_ text: String?) -> Bool {
    (text ?? "").split { $0.isWhitespace || $0 == "," }.count > 1
  }

  /// Letters with the lengths to their beginnings; `nil` where there is more than letters.
  private func letters(_ element: SVGElement) -> [(letter: String, start: Double, end: Double)]? {
    guard element.elements.isEmpty else { return nil }
    let words = element.text.split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    let isSpaced = element.inherited("letter-spacing").map { !["normal", "0"].contains($0) } ?? false
    guard !isSpaced, !text.isEmpty, text.count <= 500 else { return nil }
    return zip(text, element.letterPlaces(of: text)).map { (String($0), $1.start, $1.end) }
  }

  /// - Returns: whether it could.
  private mutating func rewriteTextPath(_ textPath: SVGElement, in text: SVGElement) -> Bool {
    guard text.elements.count == 1,
      text.children.allSatisfy({ if case .text(let text) = $0 { text.trimmed.isEmpty } else { true } }),
      textPath["textLength"] == nil, textPath["side"] != "right", textPath["method"] != "stretch",
      text["x"] == nil || text["x"] == "0", text["y"] == nil || text["y"] == "0",
      let target = tree.target(textPath["href"]), let own = target.path(size), own.elements.count <= Self.mostSegments,
      let letters = letters(textPath)
    else { return false }
    let path = own.applying(target.ownTransform)
    let curve = PathWalk(path)
    let scale = target["pathLength"].flatMap(Double.init).map { $0 > 0 ? curve.length / $0 : 1 } ?? 1
    let offset = textPath["startOffset"] ?? "0"
    let isShare = offset.hasSuffix("%")
    let start = CSSNumbers(hundred: curve.length, em: text.fontSize).value(offset) ?? 0
    let length = letters.last?.end ?? 0
    let dx = CSSNumbers(em: text.fontSize).value(text["dx"] ?? "0") ?? 0
    let dy = CSSNumbers(em: text.fontSize).value(text["dy"] ?? "0") ?? 0
    let shift =
      switch textPath.inherited("text-anchor") {
      case "middle": length / 2
      case "end": length
      default: 0.0
      }
    need()
    let group = text.wrap(in: String(text.qualifiedName.dropLast(text.name.count)) + "g")
    group.children = []
    for (letter, from, to) in letters where letter != " " {
      let middle = start * (isShare ? 1 : scale) - shift + dx + (from + to) / 2
      guard let (point, angle) = curve.place(at: middle) else { continue }
      let single = group.child("text", [:])
      for attribute in text.attributes where !["x", "y", "dx", "dy", "id", "transform"].contains(attribute.name) {
        single[attribute.name] = attribute.value
      }
      single.style = text.style.merging(textPath.style) { $1 }
      for attribute in textPath.attributes where Self.painting.contains(attribute.name) {
        single[attribute.name] = attribute.value
      }
      single.set("text-anchor", "start")
      single["x"] = (-(to - from) / 2).attribute
      single["y"] = dy.attribute
      single["transform"] =
        AffineTransform(rotationAngle: angle)
        .concatenating(AffineTransform(translationX: point.x, y: point.y)).text
      single.children = [.text(letter)]
      group.append(single)
    }
    group["transform"] = text["transform"]
    group["id"] = text["id"]
    return true
  }

  private static let painting = [
    "fill", "stroke", "stroke-width", "fill-opacity", "stroke-opacity", "opacity", "font-size", "font-family",
    "font-weight", "font-style",
  ]

  /// A text of one line that is made as long as it says, by its spaces or by its letters.
  private mutating func rewriteLength(of text: SVGElement) {
    guard let stated = text["textLength"],
      let wanted = CSSNumbers(hundred: text.viewport(size).width, em: text.fontSize).value(stated), wanted > 0,
      let letters = letters(text), let natural = letters.last?.end, natural > 0
    else { return note("a 'textLength' of more than letters, which has no effect", text) }
    need()
    let x = CSSNumbers(hundred: text.viewport(size).width, em: text.fontSize).value(text["x"] ?? "0") ?? 0
    let y = CSSNumbers(hundred: text.viewport(size).height, em: text.fontSize).value(text["y"] ?? "0") ?? 0
    let shift =
      switch text.inherited("text-anchor") {
      case "middle": wanted / 2
      case "end": wanted
      default: 0.0
      }
    text["textLength"] = nil
    text.set("text-anchor", "start")
    if text["lengthAdjust"] == "spacingAndGlyphs" {
      let stretch = AffineTransform(scaleX: wanted / natural, y: 1)
        .concatenating(AffineTransform(translationX: x - shift, y: y))
      text["x"] = "0"
      text["y"] = "0"
      text["transform"] = stretch.concatenating(text.ownTransform).text
      return
    }
    let gap = letters.count > 1 ? (wanted - natural) / Double(letters.count - 1) : 0
    text.children = []
    for (index, letter) in letters.enumerated() where letter.letter != " " {
      let span = text.child(
        "tspan", ["x": (x - shift + letter.start + gap * Double(index)).attribute, "y": y.attribute])
      span.children = [.text(letter.letter)]
      text.append(span)
    }
  }
}

/// Places along a path by the length to them.
struct PathWalk {
  private var points: [Point] = []
  private var lengths: [Double] = []

  init(_ path: Path) {
    for (_, segment) in path.drawnElements {
      guard let segment else { continue }
      if points.isEmpty { (points, lengths) = ([segment.start], [0]) }
      for step in 1...Self.steps {
        let point = segment.point(at: Double(step) / Double(Self.steps))
        lengths.append((lengths.last ?? 0) + (points.last ?? point).distance(to: point))
        points.append(point)
      }
    }
  }

  private static let steps = 64

  var length: Double { lengths.last ?? 0 }

  /// A point and the direction there, in radians; `nil` beyond the ends.
  func place(at distance: Double) -> (Point, angle: Double)? {
    guard distance >= 0, distance <= length,
      let next = lengths.firstIndex(where: { $0 > distance }) ?? lengths.indices.last, next > 0
    else { return nil }
    let (a, b) = (points[next - 1], points[next])
    let span = lengths[next] - lengths[next - 1]
    let point = a.interpolated(to: b, fraction: span > 0 ? (distance - lengths[next - 1]) / span : 0)
    return (point, atan2(b.y - a.y, b.x - a.x))
  }
}
