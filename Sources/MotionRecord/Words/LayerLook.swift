import SpringformNumerics

/// What a layer looks like, in words: "circle", "red".
enum LayerLook {
  static func noun(of object: MotionRecord.Object) -> String {
    switch object.kind {
    case "Layer", "BodyLayer", "ShapeLayer":
      if let outline = object.outline.noun { return outline }
      return object.kind == "Layer" ? "layer" : "shape"
    case "SVGLayer", "LottieLayer", "DrawingLayer": return "drawing"
    default: return object.kind.dropLast("Layer".count).lowercased()
    }
  }

  /// What it is filled with at first; `nil` where that is nothing, or several colours.
  static func color(of object: MotionRecord.Object) -> String? {
    let isShape = object.kind == "BodyLayer" || object.kind == "ShapeLayer"
    guard isShape || object.kind == "Layer", object.properties["gradient"] == nil else { return nil }
    if !isShape { return word(object, "backgroundColor") }
    // A shape is black unless it says something else.
    guard object.properties["fillColor"] != nil else { return object.outline.noun == nil ? nil : "black" }
    return word(object, "fillColor") ?? word(object, "strokeColor")
  }

  private static func word(_ object: MotionRecord.Object, _ property: String) -> String? {
    guard case .word(let text)? = object.properties[property]?.first else { return nil }
    return name(ofColor: text)
  }

  /// - Parameter text: such as `#FF3B30`, or `#FF3B3080` with an alpha.
  static func name(ofColor text: String) -> String? {
    let digits = text.dropFirst()
    guard text.first == "#", [6, 8].contains(digits.count), let number = Int(digits, radix: 16) else { return nil }
    let (rgb, alpha) = digits.count == 8 ? (number >> 8, number & 0xFF) : (number, 0xFF)
    guard alpha > 0 else { return nil }
    let parts = [16, 8, 0].map { Double(rgb >> $0 & 0xFF) / 255 }
    let (most, least) = (max(parts[0], parts[1], parts[2]), min(parts[0], parts[1], parts[2]))
    let (lightness, chroma) = ((most + least) / 2, most - least)
    if chroma < 0.12 { return lightness > 0.93 ? "white" : lightness < 0.12 ? "black" : "gray" }
    return hue(parts, most: most, chroma: chroma, isDark: most < 0.65)
  }

  private static func hue(_ rgb: [Double], most: Double, chroma: Double, isDark: Bool) -> String {
    let sixth =
      most == rgb[0]
      ? (rgb[1] - rgb[2]) / chroma : most == rgb[1] ? (rgb[2] - rgb[0]) / chroma + 2 : (rgb[0] - rgb[1]) / chroma + 4
    switch (sixth * 60 + 360).truncatingRemainder(dividingBy: 360) {
    case 15..<45: return isDark ? "brown" : "orange"
    case 45..<68: return "yellow"
    case 68..<160: return "green"
    case 160..<200: return "teal"
    case 200..<250: return "blue"
    case 250..<295: return "purple"
    case 295..<350: return "pink"
    default: return "red"
    }
  }
}
