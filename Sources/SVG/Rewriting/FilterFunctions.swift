import SpringformNumerics

extension Rewriting {
  /// Filters that are functions of colors become elements: librsvg takes them for light, and CSS for numbers of sRGB (Filter
  /// Effects, level 1, section 6 and 9.4).
  mutating func rewriteFilterFunctions() {
    for element in elements {
      guard let text = element.property("filter"), text.contains("("), element.parent != nil,
        Self.colorFunctions.contains(where: text.contains)
      else { continue }
      let filter = tree.root.child(
        "filter",
        [
          "id": tree.newName(), "filterUnits": "userSpaceOnUse", "x": "-100%", "y": "-100%", "width": "300%",
          "height": "300%", "color-interpolation-filters": "sRGB",
        ])
      for word in CSSText.words(text) {
        guard let (name, arguments) = CSSText.function(word),
          let primitive = primitive(name, arguments, in: filter, of: element)
        else { return note("a 'filter' that is not understood, whose colors may be off", element) }
        filter.append(primitive)
      }
      need()
      tree.root.insertFirst(filter)
      element.set("filter", filter["id"].map { "url(#\($0))" })
    }
  }

  private static let colorFunctions = [
    "brightness(", "contrast(", "grayscale(", "sepia(", "saturate(", "hue-rotate(", "invert(",
  ]

  private func primitive(
    _ name: String, _ arguments: Substring, in filter: SVGElement, of element: SVGElement
  ) -> SVGElement? {
    let numbers = CSSNumbers(hundred: 1, em: element.fontSize)
    let isEmpty = CSSText.trimmed(arguments).isEmpty
    let value = isEmpty ? 1 : numbers.value(arguments)
    /// The same line for each color: a slope, and where it begins.
    func transfer(_ channels: [String], slope: Double, intercept: Double) -> SVGElement {
      let all = filter.child("feComponentTransfer", [:])
      for channel in channels {
        all.append(
          all.child(
            "feFunc" + channel, ["type": "linear", "slope": slope.attribute, "intercept": intercept.attribute]))
      }
      return all
    }
    func matrix(_ type: String, _ values: [Double]) -> SVGElement {
      filter.child("feColorMatrix", ["type": type, "values": values.map(\.attribute).joined(separator: " ")])
    }
    let colors = ["R", "G", "B"]
    switch name {
    case "brightness": return value.map { transfer(colors, slope: max($0, 0), intercept: 0) }
    case "contrast": return value.map { transfer(colors, slope: max($0, 0), intercept: 0.5 - 0.5 * max($0, 0)) }
    case "opacity": return value.map { transfer(["A"], slope: min(max($0, 0), 1), intercept: 0) }
    case "invert":
      return value.map { min(max($0, 0), 1) }.map { transfer(colors, slope: 1 - 2 * $0, intercept: $0) }
    case "saturate": return value.map { matrix("saturate", [max($0, 0)]) }
    case "grayscale": return value.map { matrix("saturate", [1 - min(max($0, 0), 1)]) }
    case "sepia": return value.map { matrix("matrix", Self.sepia(1 - min(max($0, 0), 1))) }
    case "hue-rotate":
      let angle = isEmpty ? 0 : CSSNumbers.angle(arguments)
      return angle.map { matrix("hueRotate", [$0 * 180 / .pi]) }
    case "blur":
      let radius = isEmpty ? 0 : numbers.value(arguments)
      return radius.map { filter.child("feGaussianBlur", ["stdDeviation": $0.attribute]) }
    case "drop-shadow":
      let words = CSSText.words(arguments)
      let lengths = words.compactMap { numbers.value($0) }
      guard (2...3).contains(lengths.count) else { return nil }
      let color = words.first { numbers.value($0) == nil }.map(String.init) ?? "currentColor"
      return filter.child(
        "feDropShadow",
        [
          "dx": lengths[0].attribute, "dy": lengths[1].attribute,
          "stdDeviation": (lengths.count > 2 ? lengths[2] : 0).attribute, "flood-color": color,
        ])
    default: return nil
    }
  }

  /// - Parameter rest: how much of the colors stays.
  private static func sepia(_ rest: Double) -> [Double] {
    [
      0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest, 0, 0,
      0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest, 0, 0,
      0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }
}
