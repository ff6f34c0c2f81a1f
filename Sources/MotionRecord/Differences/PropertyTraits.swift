/// What is known of properties by their names, which are Core Animation's.
package enum PropertyTraits {
  /// The whole that a property is a part of: `position` for `position.x`.
  static func whole(_ property: String) -> String {
    let first = property.split(separator: ".").first.map(String.init) ?? property
    return ["position", "bounds", "transform", "anchorPoint", "shadowOffset", "innerShadowOffset", "skew"].contains(
      first) ? first : property
  }

  /// Properties that decide where a layer is, and so where touches meet it and what lies within it.
  package static func isGeometry(_ property: String) -> Bool {
    [
      "position", "bounds", "transform", "skew", "anchorPoint", "path.bounds", "path", "zPosition", "isHidden", "size",
      "rotation.x", "rotation.y", "transform3D", "sublayerTransform", "anchorPointZ",
    ].contains(whole(property))
  }

  /// What a property says in more readable words; `nil` for most. Records of earlier versions do not tell such properties.
  static func explained(by property: String) -> String? {
    ["document.element": "document", "perspective": "sublayerTransform", "corners": "path"][property]
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
    "spacing",
  ]

  /// Whether a layer that has another one may be of another size.
  package static func resizes(_ property: String) -> Bool { property == "bounds" || follows("bounds", from: property) }

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
