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
      if isEnabled, kind == nil || isUnknown || kind == .stroke { warn(.effects) }
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

  /// Styles of layers are told: neither lottie-web nor we draw them.
  mutating func noteStyles(_ nodes: [JSONNode]) {
    if nodes.contains(where: { $0["en"]?.isTrue != false }) { warn(.layerStyles) }
  }
}
