import SpringformGeometry
import SpringformNumerics
import SpringformScene

extension ChartDrawing {
  /// The chart as a standalone SVG 1.1 document: shapes and texts, no script, nothing from elsewhere.
  /// - Parameter scale: the shown size per point; the drawing itself keeps its coordinates.
  package func svg(scale: Double = 1) -> String {
    func number(_ value: Double) -> String { value.typographicText(places: 2, minus: "-") }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(number(size.width * scale))""#
        + #" height="\#(number(size.height * scale))" viewBox="0 0 \#(number(size.width)) \#(number(size.height))""#
        + #" role="img" font-family="Inter, system-ui, sans-serif">"#,
      "<title>\(escaped(title))</title>",
      "<desc>\(escaped(description))</desc>",
      #"<rect width="100%" height="100%" fill="\#(Palette.background)"/>"#,
    ]
    lines += marks.map { mark in
      switch mark {
      case .line(let path, let style, let name):
        let dashes =
          style.dashes.isEmpty ? "" : #" stroke-dasharray="\#(style.dashes.map(number).joined(separator: " "))""#
        let start =
          #"<path d="\#(Self.data(of: path, number))" fill="none" stroke="\#(style.color)" stroke-width="\#(number(style.width))""#
          + #" stroke-linecap="\#(style.cap)" stroke-linejoin="round"\#(dashes)"#
        return start + (name.map { "><title>\(escaped($0))</title></path>" } ?? "/>")
      case .dot(let center, let radius, let color):
        return #"<circle cx="\#(number(center.x))" cy="\#(number(center.y))" r="\#(number(radius))" fill="\#(color)"/>"#
      case .text(let label):
        let weight = label.style.isBold ? #" font-weight="600""# : ""
        let (anchor, x) = label.anchor
        return
          #"<text x="\#(number(x))" y="\#(number(label.frame.minY + label.baseline))" text-anchor="\#(anchor)""#
          + #" font-size="\#(number(label.style.size))"\#(weight) fill="\#(label.style.color)">\#(escaped(label.text))</text>"#
      }
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func data(of path: Path, _ number: (Double) -> String) -> String {
    var data = ""
    for element in path.elements {
      guard let end = element.end else { continue }
      if case .move = element { data += "M" } else { data += "L" }
      data += number(end.x) + " " + number(end.y)
    }
    return data
  }
}

extension Label {
  fileprivate var anchor: (name: String, x: Double) {
    switch alignment {
    case .start: ("start", frame.minX)
    case .middle: ("middle", frame.midX)
    case .end: ("end", frame.maxX)
    }
  }
}

/// A text as XML content or attribute. It goes scalar by scalar: a mark with an accent on it is still a mark to XML.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    default: result.unicodeScalars.append(scalar)
    }
  }
}
