/// What things are called elsewhere, in UIKit, CSS and the web, and what to write here.
enum ForeignWords {
  /// What to do instead of a key that a mapping does not have; `mapping` is its schema's name.
  static func hint(forKey key: String, in mapping: String) -> String? {
    let words =
      switch mapping {
      case "layer", "body": layerKeys
      case "event": eventKeys
      case "animate": animateKeys
      default: [:]
      }
    return (words[key] ?? words[camelCase(key)]).map { "write \($0)" }
  }

  /// What to read instead of a member that layers do not have.
  static func hint(forMember name: String) -> String? {
    (members[name] ?? layerKeys[name]).map { "write \($0)" }
  }

  /// What to set instead of a property that layers do not have.
  static func hint(forTarget name: String) -> String? {
    (targets[name] ?? layerKeys[name]).map { "write \($0)" }
  }

  /// What to write instead of a word that says where something lies, where only a few may stand.
  static func hint(forWord word: String, among known: [String]) -> String? {
    [words[word], camelCase(word)].compactMap(\.self).first { $0 != word && known.contains($0) }.map { "write \($0)" }
  }

  /// What to write instead of CSS's name or function for a curve.
  static func hint(forCurve text: String) -> String? {
    let name = text.lowercased().filter { $0 != " " }
    if name.hasPrefix("cubic-bezier("), name.hasSuffix(")") {
      let numbers = name.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",")
      return "write [\(numbers.joined(separator: ", "))]"
    }
    return curves[name].map { "write \($0)" }
  }

  /// `border-radius` as `borderRadius`.
  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    guard let first = words.first, words.count > 1 else { return name }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static let layerKeys = [
    "x": "position: [x, y], or frame: [x, y, width, height]", "y": "position: [x, y], or frame: [x, y, width, height]",
    "width": "size: [width, height]", "height": "size: [width, height]", "center": "position", "radius": "circle",
    "alpha": "opacity", "hidden": "visible", "isHidden": "visible", "clipsToBounds": "masksToBounds",
    "overflow": "masksToBounds", "strokeWidth": "lineWidth", "borderRadius": "cornerRadius",
    "fontSize": "font: { size: 14 }", "fontWeight": "font: { size: 14, weight: bold }", "textAlign": "alignment",
    "textAlignment": "alignment", "kern": "letterSpacing", "tracking": "letterSpacing",
    "lineHeightMultiple": "lineHeight", "lineSpacing": "lineHeight", "numberOfLines": "maximumLines",
    "lineClamp": "maximumLines", "maxWidth": "maximumWidth", "preferredMaxLayoutWidth": "maximumWidth",
    "minWidth": "minimumSize", "minHeight": "minimumSize", "minSize": "minimumSize", "gap": "spacing",
    "itemSpacing": "spacing", "axis": "stack: row, or stack: column", "direction": "stack: row, or stack: column",
    "flexDirection": "stack: row, or stack: column", "layoutMode": "stack: row, or stack: column",
    "alignItems": "alignment", "margin": "padding, or spacing",
    "shadow": "shadowOpacity, shadowRadius, shadowOffset and shadowColor",
    "boxShadow": "shadowOpacity, shadowRadius, shadowOffset and shadowColor",
    "transform": "rotation, rotation.x, rotation.y, scale, scaleX, scaleY, skew and translation", "rotate": "rotation",
    "rotateX": "rotation.x", "rotateY": "rotation.y", "rotateZ": "rotation", "rotationX": "rotation.x",
    "rotationY": "rotation.y", "rotationZ": "rotation", "rotation.z": "rotation", "transformStyle": "space: true",
    "backfaceVisibility": "isDoubleSided: false", "perspectiveOrigin": "anchorPoint", "translateZ": "zPosition",
    "position.z": "zPosition", "doubleSided": "isDoubleSided", "preserve3d": "space: true",
    "translate": "translation",
    "angle": "rotation", "display": "visible", "zIndex": "zPosition", "children": "layers",
    "onclick": "events: [ { tap: id, do: [...] } ]", "onClick": "events: [ { tap: id, do: [...] } ]",
    "border": "borderWidth and borderColor", "fontFamily": "font: { size: 14, family: Inter }",
    "textTransform": "text: =upper('...')", "filter": "blurRadius, opacity or a shadow",
    "backdropFilter": "blur", "backgroundBlur": "blur", "layerBlur": "blurRadius",
    "innerShadow": "innerShadowOpacity, innerShadowRadius, innerShadowOffset and innerShadowColor",
    "insetShadow": "innerShadowOpacity, innerShadowRadius, innerShadowOffset and innerShadowColor",
    "mixBlendMode": "blendMode", "compositingFilter": "blendMode", "cornerSmoothing": "cornerCurve: continuous",
    "maskedCorners": "corners: [12, 12, 0, 0]", "borderTopLeftRadius": "corners: [12, 0, 0, 0]",
    "borderTopRightRadius": "corners: [0, 12, 0, 0]", "borderBottomRightRadius": "corners: [0, 0, 12, 0]",
    "borderBottomLeftRadius": "corners: [0, 0, 0, 12]", "skewX": "skew: [10deg, 0]", "skewY": "skew: [0, 10deg]",
    "backgroundImage": "image, or gradient", "src": "image", "href": "image", "label": "text", "title": "text",
    "name": "id", "component": "use", "type": "the key of the kind alone: text, image, circle, rect, path",
    "transition": "animate in an event: { animate: { duration: 300ms, curve: easeOut, to: { id.position: [x, y] } } }",
    "animation": "animate in an event: { animate: { duration: 300ms, curve: easeOut, to: { id.position: [x, y] } } }",
  ]

  private static let members = [
    "width": "size.x", "height": "size.y", "x": "position.x", "y": "position.y", "frame": "minX, maxX, minY and maxY",
    "midX": "center.x", "midY": "center.y", "left": "minX", "right": "maxX", "top": "minY", "bottom": "maxY",
    "corners": "cornerRadii",
  ]

  /// A layer's edges follow from what can be set.
  private static let targets = [
    "width": "size.x", "height": "size.y", "x": "position.x", "y": "position.y", "center": "position",
    "left": "position.x", "right": "position.x", "top": "position.y", "bottom": "position.y",
    "corners": "cornerRadii; the corners of a 'rect' follow an expression in their own place",
  ]

  private static let words = [
    "left": "leading", "start": "leading", "top": "leading", "flex-start": "leading", "right": "trailing",
    "end": "trailing", "bottom": "trailing", "flex-end": "trailing", "middle": "center", "centre": "center",
    "smooth": "continuous", "squircle": "continuous", "add": "plusLighter", "linearDodge": "plusLighter",
  ]

  private static let eventKeys = [
    "click": "tap", "onclick": "tap", "onClick": "tap", "hover": "tap, or press: there is no mouse",
    "mouseover": "tap, or press: there is no mouse", "onTap": "tap", "touch": "press with minimumDuration: 0, or tap",
    "drag": "pan", "swipe": "pan", "load": "start", "onload": "start", "collision": "contact",
    "begin": "began", "change": "changed", "end": "ended", "actions": "do",
  ]

  private static let animateKeys = [
    "easing": "curve", "ease": "curve", "timingFunction": "curve", "transition": "curve", "time": "duration",
    "loop": "repeat: forever", "iterations": "repeat", "yoyo": "autoreverse: true", "direction": "autoreverse: true",
    "values": "keyframes", "path": "along", "completion": "then", "onComplete": "then",
  ]

  /// What to write instead of CSS's notation of a color or a gradient, where a color is wanted.
  static func hint(forColor text: String) -> String? {
    let name = text.lowercased().filter { $0 != " " }
    if name.hasPrefix("rgb") || name.hasPrefix("hsl") { return "write \"#RRGGBB\", or \"#RRGGBBAA\" with an alpha" }
    if name.contains("-gradient(") { return "write gradient: [red, blue] beside it" }
    return nil
  }

  private static let curves = [
    "ease": "default", "ease-in": "easeIn", "ease-out": "easeOut", "ease-in-out": "easeInOut",
  ]
}
