/// What is known of properties by their names, which are Core Animation's.
enum PropertyTraits {
  /// The whole that a property is a part of: `position` for `position.x`.
  static func whole(_ property: String) -> String {
    let first = property.split(separator: ".").first.map(String.init) ?? property
    return ["position", "bounds", "transform", "anchorPoint", "shadowOffset", "innerShadowOffset", "skew"].contains(
      first) ? first : property
  }

  /// Properties that decide where a layer is, and so where touches meet it and what lies within it.
  static func isGeometry(_ property: String) -> Bool {
    [
      "position", "bounds", "transform", "skew", "anchorPoint", "path.bounds", "path", "zPosition", "isHidden", "size",
      "rotation.x", "rotation.y", "transform3D", "sublayerTransform", "anchorPointZ",
    ].contains(whole(property))
  }

  /// Properties that say in more readable words what another one says: where only one of two records has one, that is no change.
  static func isOptional(_ property: String) -> Bool {
    ["document.element", "perspective", "corners"].contains(property)
  }

  /// Whether it is measured in points.
  static func isLength(_ property: String) -> Bool {
    ["position", "bounds", "path.bounds", "contentOffset"].contains(whole(property))
  }

  static func isColor(_ property: String) -> Bool {
    property == "background" || property.hasSuffix("olor") || property.hasSuffix("olors")
  }

  static func isText(_ property: String) -> Bool { property == "string" || property == "text" }

  /// Lengths of which people want to know the share by which they grow.
  static func isSize(_ property: String) -> Bool {
    ["Radius", "Width", "Height", "size", "Size", "width", "height", "diameter", "radius"].contains {
      property.hasSuffix($0)
    }
  }

  /// What decides how large a layer is, besides its text and its outline.
  private static let sizing: Set = [
    "size", "maximumLines", "maximumWidth", "isWrapped", "padding", "minimumSize", "letterSpacing", "lineHeight",
  ]

  /// Whether a layer that has another one may be of another size.
  static func resizes(_ property: String) -> Bool { property == "bounds" || follows("bounds", from: property) }

  /// Properties that follow from another one of the same object when both change.
  static func follows(_ property: String, from other: String) -> Bool {
    switch property {
    case "bounds":
      other == "path.bounds" || isText(other) || other.hasPrefix("font.") || sizing.contains(other)
    case "position": other == "size"
    case "path": other == "path.bounds" || other == "corners"
    case "sublayerTransform": other == "perspective"
    case "contents": other != "contents" && other != "position" && other != "opacity"
    default: false
    }
  }

  /// How much a change of the property is seen: the most visible is 0.
  static func rank(_ property: String) -> Int {
    switch whole(property) {
    case "text", "string": 0
    case let name where isColor(name): 1
    case "opacity", "isHidden": 2
    case "position": 3
    case "bounds", "path.bounds", "path", "transform", "rotation.x", "rotation.y", "transform3D", "sublayerTransform": 4
    case let name where isSize(name) || name.hasPrefix("font."): 5
    case "contents": 7
    default: 6
    }
  }
}

/// The values of properties that a record does not mention, because nobody has set them.
enum StandardValues {
  static func value(of property: String) -> RecordedValue? { values[property] }

  private static let identity3D: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  private static let values: [String: RecordedValue] = [
    "opacity": .number(1), "isHidden": .flag(false), "position": .numbers([0, 0]), "bounds": .numbers([0, 0, 0, 0]),
    "anchorPoint": .numbers([0.5, 0.5]), "transform": .numbers([1, 0, 0, 1, 0, 0]), "zPosition": .number(0),
    "rotation.x": .number(0), "rotation.y": .number(0), "transform3D": .numbers(identity3D),
    "sublayerTransform": .numbers(identity3D), "anchorPointZ": .number(0), "isDoubleSided": .flag(true),
    "instanceDelay": .number(0),
    "skew": .numbers([0, 0]), "cornerRadius": .number(0), "maskedCorners": .number(15),
    "cornerCurve": .word("circular"),
    "borderWidth": .number(0), "borderColor": .word("#000000"),
    "shadowColor": .word("#000000"), "shadowOpacity": .number(0), "shadowOffset": .numbers([0, -3]),
    "shadowRadius": .number(3), "innerShadowColor": .word("#000000"), "innerShadowOpacity": .number(0),
    "innerShadowOffset": .numbers([0, 3]), "innerShadowRadius": .number(3), "blurRadius": .number(0),
    "blendMode": .word("normal"), "backdropBlurRadius": .number(0), "masksToBounds": .flag(false), "speed": .number(1),
    "timeOffset": .number(0), "beginTime": .number(0), "isUserInteractionEnabled": .flag(true),
    "backgroundColor": .word("clear"), "string": .text(""), "textColor": .word("#000000"), "tint": .word("#000000"),
    "fillColor": .word("#000000"), "strokeColor": .word("clear"), "lineWidth": .number(1), "strokeStart": .number(0),
    "strokeEnd": .number(1), "lineDashPhase": .number(0), "miterLimit": .number(10), "isWrapped": .flag(false),
    "elasticity": .number(0.2), "friction": .number(0.2), "resistance": .number(0.1), "angularResistance": .number(0.1),
    "density": .number(1), "charge": .number(0), "padding": .numbers([0, 0]), "minimumSize": .numbers([0, 0]),
    "spacing": .number(0), "letterSpacing": .number(0), "lineHeight": .number(1),
  ]
}
