/// What layers' properties are called elsewhere, and what to write here.
enum PropertyAliases {
  /// What to do instead of a name that layers do not have.
  static func hint(for name: String) -> String? { table[name].map { "write \($0)" } }

  private static let table = [
    "x": "position: [x, y], or frame: [x, y, width, height]", "y": "position: [x, y], or frame: [x, y, width, height]",
    "width": "size: [width, height]", "height": "size: [width, height]", "center": "position", "radius": "circle",
    "alpha": "opacity", "hidden": "visible", "isHidden": "visible", "clipsToBounds": "masksToBounds",
    "strokeWidth": "lineWidth", "borderRadius": "cornerRadius", "fontSize": "font: { size: 14 }",
    "fontWeight": "font: { size: 14, weight: bold }", "textAlign": "alignment", "textAlignment": "alignment",
    "shadow": "shadowOpacity, shadowRadius, shadowOffset and shadowColor",
    "transform": "rotation, scale, scaleX, scaleY and translation", "rotate": "rotation", "translate": "translation",
    "angle": "rotation",
  ]
}
