/// Effects and styles of layers.
extension LottieReader {
  /// - Parameter isHidden: whether their layer is; its values are there for expressions nevertheless.
  mutating func effects(_ nodes: [JSONNode], isHidden: Bool) throws(LottieError) -> [EffectModel] {
    var result: [EffectModel] = []
    for node in nodes {
      let isEnabled = !isHidden && node["en"]?.isTrue != false
      let number = choice(node["ty"], otherwise: 5)
      let kind = EffectModel.Kind(rawValue: number)
      // Effects that exporters do not know come as controls with the name of what they are.
      let match = node["mn"]?.text ?? ""
      let isUnknown = kind == .control && match.hasPrefix("ADBE ") && !match.hasSuffix(" Control")
      if isEnabled, kind == nil || isUnknown { warn(.effects) }
      if isEnabled, kind == .gaussianBlur, let direction = node["ef"]?.elements?.dropFirst().first?["v"],
        (direction["k"] ?? direction).number ?? 1 != 1
      {
        warn(.blurDirection)
      }
      var effect = EffectModel(
        name: node["nm"]?.text ?? "", match: match, kind: kind ?? .control, isEnabled: isEnabled, values: [])
      for value in node["ef"]?.elements ?? [] {
        let property = value["v"].map { ($0, $0["k"] ?? $0) }
        // What is no number is nothing that can be drawn: a layer's name, a group.
        guard let (node, content) = property, content.number != nil || content.elements?.isEmpty == false else {
          effect.values.append(
            EffectModel.Value(
              name: value["nm"]?.text ?? "", match: value["mn"]?.text ?? "", property: Property(Numbers.zero)))
          continue
        }
        effect.values.append(
          EffectModel.Value(
            name: value["nm"]?.text ?? "", match: value["mn"]?.text ?? "",
            property: try self.property(node, otherwise: Numbers.zero), isLayer: value["ty"]?.number == 10))
      }
      if isEnabled, effect.values.count < effect.kind.valueCount { warn(.effects) }
      result.append(effect)
    }
    let drawn = result.count { $0.isDrawn }
    guard drawn <= LottieAnimation.maximumEffects else { throw .tooManyEffects(place(nodes[0])) }
    try weights.add(items: drawn)
    return result
  }

  /// A layer's styles, in the order in which they come upon each other. What of them is not drawn is told.
  mutating func styles(_ nodes: [JSONNode], of layer: LayerModel.Kind) throws(LottieError) -> [LayerStyleModel] {
    var result: [LayerStyleModel] = []
    for node in nodes where node["en"]?.isTrue != false {
      guard let kind = LayerStyleModel.Kind(rawValue: choice(node["ty"], otherwise: -1)) else {
        warn(.layerStyles)
        continue
      }
      // Compositions within each other would be drawn more and more often.
      if kind == .stroke, case .composition = layer {
        warn(.layerStyles)
        continue
      }
      let isGlow = kind == .outerGlow || kind == .innerGlow
      let style = LayerStyleModel(
        kind: kind, color: try color(node["c"]),
        opacity: try property(node[kind == .colorOverlay ? "so" : "o"], otherwise: 100),
        size: try property(node[isGlow ? "r" : "s"], otherwise: kind == .stroke ? 3 : 5),
        angle: try property(node["a"], otherwise: 120), distance: try property(node["d"], otherwise: 5))
      if try isDrawnInPart(node, style) { warn(.layerStyles) }
      result.append(style)
    }
    let order = LayerStyleModel.Kind.allCases
    try weights.add(items: result.count)
    return order.flatMap { kind in result.filter { $0.kind == kind } }
  }

  /// Whether a style is choked, grainy or blended, but for black that darkens, which is the same as black.
  private mutating func isDrawnInPart(_ node: JSONNode, _ style: LayerStyleModel) throws(LottieError) -> Bool {
    for key in ["ch", "no"] {
      let property = try property(node[key], otherwise: 0)
      if property.isAnimated || property.value.x != 0 { return true }
    }
    let mode = try property(node["bm"], otherwise: 1).value.x
    let isBlack = !style.color.isAnimated && style.color.value.x + style.color.value.y + style.color.value.z == 0
    return mode != 1 && !(mode == Self.multiply && isBlack)
  }

  /// The number of the blend mode among those of styles.
  private static let multiply = 5.0
}
