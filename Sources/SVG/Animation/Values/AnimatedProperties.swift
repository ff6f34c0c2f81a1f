/// What is known of the properties and attributes that move.
enum AnimatedProperties {
  enum Kind: Hashable, Sendable {
    case color
    /// Of lengths, each along an axis, or of numbers.
    case lengths(Axis)
    /// 0...1, or a percentage.
    case share
    case transform
    case path
    /// Jumps from value to value; what shows or hides shows between two values (CSS Display, section 2.9).
    case words
    /// Numbers between words that are the same in both values.
    case structure
  }

  enum Axis: Hashable, Sendable { case across, down, diagonal }

  static func kind(of name: String) -> Kind {
    if let kind = kinds[name] { return kind }
    return words.contains(name) ? .words : .structure
  }

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = ["transform": .transform, "d": .path]
    for name in ["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color", "background-color"] {
      kinds[name] = .color
    }
    for name in ["x", "cx", "width", "x1", "x2", "rx", "fx", "dx"] { kinds[name] = .lengths(.across) }
    for name in ["y", "cy", "height", "y1", "y2", "ry", "fy", "dy"] { kinds[name] = .lengths(.down) }
    for name in ["r", "fr", "stroke-width", "stroke-dasharray", "stroke-dashoffset", "font-size", "letter-spacing"] {
      kinds[name] = .lengths(.diagonal)
    }
    for name in [
      "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "offset", "stroke-miterlimit",
    ] {
      kinds[name] = .share
    }
    return kinds
  }()

  private static let words: Set = [
    "visibility", "display", "href", "xlink:href", "stroke-linecap", "stroke-linejoin", "fill-rule", "clip-rule",
    "mask",
    "marker", "marker-start", "marker-mid", "marker-end", "text-anchor", "font-family", "font-style", "overflow",
    "preserveAspectRatio", "vector-effect", "paint-order", "mix-blend-mode", "shape-rendering", "pointer-events", "in",
    "in2", "mode", "operator", "edgeMode", "type", "spreadMethod", "gradientUnits", "clipPathUnits", "maskUnits",
    "patternUnits", "transform-box", "dominant-baseline", "text-decoration", "font-weight", "cursor", "image-rendering",
    "will-change", "animation-timing-function", "alignment-baseline", "mask-type", "isolation",
  ]

  /// Properties of CSS that are moved, besides those above.
  private static let structures: Set = [
    "transform-origin", "translate", "rotate", "scale", "clip-path", "filter", "offset-path", "offset-distance",
    "offset-rotate", "word-spacing", "baseline-shift", "stroke-miterlimit", "background",
  ]

  /// Whether a property of CSS is one that is moved.
  static func isProperty(_ name: String) -> Bool {
    guard !attributesAlone.contains(name) else { return false }
    return kinds[name] != nil || words.contains(name) || structures.contains(name)
  }

  /// What is no property in browsers, where it has a kind here.
  private static let attributesAlone: Set = [
    "x1", "x2", "y1", "y2", "fx", "fy", "fr", "dx", "dy", "offset", "href", "xlink:href", "in", "in2", "mode",
    "operator",
    "edgeMode", "type", "spreadMethod", "gradientUnits", "clipPathUnits", "maskUnits", "patternUnits",
    "preserveAspectRatio",
  ]

  /// Properties that change nothing of a picture, in a browser either.
  static func isIdle(_ name: String) -> Bool {
    ["cursor", "pointer-events", "will-change", "animation-timing-function", "-webkit-transform-origin"].contains(name)
      || idle.contains { name.hasPrefix($0) }
  }

  private static let idle = [
    "margin", "padding", "top", "left", "right", "bottom", "box-shadow", "z-index", "border", "position", "-webkit-",
    "-moz-", "-o-", "-ms-", "outline", "user-select",
  ]

  /// Attributes that SMIL moves, besides properties.
  private static let attributes: Set = [
    "points", "viewBox", "pathLength", "startOffset", "textLength", "lengthAdjust", "stdDeviation", "values", "k1",
    "k2",
    "k3", "k4", "scale", "azimuth", "elevation", "specularConstant", "specularExponent", "diffuseConstant",
    "surfaceScale", "slope", "intercept", "amplitude", "exponent", "tableValues", "refX", "refY", "markerWidth",
    "markerHeight", "orient", "limitingConeAngle", "pointsAtX", "pointsAtY", "pointsAtZ", "z", "result",
    "patternContentUnits", "maskContentUnits", "primitiveUnits", "filterUnits", "markerUnits", "xChannelSelector",
    "yChannelSelector", "seed", "numOctaves", "baseFrequency", "radius", "rotate",
  ]

  static func isAttribute(_ name: String) -> Bool {
    kinds[name] != nil && name != "transform" || words.contains(name) || attributes.contains(name)
      || structures.contains(name)
  }

  /// What is never less than 0.
  static let positive: Set = [
    "r", "rx", "ry", "fr", "width", "height", "stroke-width", "stroke-dasharray", "font-size", "stdDeviation",
    "stroke-miterlimit",
  ]

  /// What children take from their parents.
  static let inherited: Set = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray",
    "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "color", "visibility", "font-size",
    "font-family", "font-style", "font-weight", "letter-spacing", "word-spacing", "text-anchor", "clip-rule",
    "marker-start", "marker-mid", "marker-end", "paint-order",
  ]

  /// What a property is where nobody says it.
  static func initial(_ name: String) -> String {
    if let value = initials[name] { return value }
    if case .lengths = kind(of: name) { return "0" }
    return "none"
  }

  private static let initials = [
    "opacity": "1", "fill-opacity": "1", "stroke-opacity": "1", "stop-opacity": "1", "flood-opacity": "1",
    "stroke-width": "1", "stroke-miterlimit": "4", "fill": "black", "stroke": "none", "color": "black",
    "stop-color": "black", "flood-color": "black", "lighting-color": "white", "visibility": "visible",
    "display": "inline", "font-size": "16", "fill-rule": "nonzero", "stroke-linecap": "butt",
    "stroke-linejoin": "miter", "stroke-dasharray": "none", "background-color": "transparent", "offset": "0",
    "offset-distance": "0",
    "rx": "auto", "ry": "auto", "offset-rotate": "auto", "transform-origin": "0 0", "startOffset": "0",
  ]
}
