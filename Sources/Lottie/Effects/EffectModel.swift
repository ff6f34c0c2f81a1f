/// An effect of a layer, or a control that expressions read.
struct EffectModel: Sendable {
  /// The format's numbers of effects.
  enum Kind: Int, Sendable {
    case control = 5
    case tint = 20
    case fill = 21
    case stroke = 22
    case tritone = 23
    case levels = 24
    case dropShadow = 25
    case gaussianBlur = 29
  }

  struct Value: Sendable {
    var name: String
    var property: Property<Numbers>
  }

  var name: String
  var kind: Kind
  var isEnabled: Bool
  /// In the order of the format.
  var values: [Value]
}

/// A style of a layer, which is read to be told.
struct StyleModel: Sendable {}

extension LottieReader {
  mutating func effects(_ nodes: [JSONNode]) throws(LottieError) -> [EffectModel] {
    var result: [EffectModel] = []
    for node in nodes {
      let isEnabled = node["en"]?.isTrue != false
      let number = choice(node["ty"], otherwise: 5)
      let kind = EffectModel.Kind(rawValue: number)
      // Effects that exporters do not know come as controls with the name of what they are.
      let match = node["mn"]?.text ?? ""
      let isUnknown = kind == .control && match.hasPrefix("ADBE ") && !match.hasSuffix(" Control")
      if isEnabled, kind == nil || isUnknown || kind == .stroke { warn(.effects) }
      var effect = EffectModel(name: node["nm"]?.text ?? "", kind: kind ?? .control, isEnabled: isEnabled, values: [])
      for value in node["ef"]?.elements ?? [] {
        let property = value["v"].map { ($0, $0["k"] ?? $0) }
        // What is no number is nothing that can be drawn: a layer's name, a group.
        guard let (node, content) = property, content.number != nil || content.elements?.isEmpty == false else {
          effect.values.append(EffectModel.Value(name: value["nm"]?.text ?? "", property: Property(.origin)))
          continue
        }
        effect.values.append(
          EffectModel.Value(name: value["nm"]?.text ?? "", property: try self.property(node, otherwise: .origin)))
      }
      result.append(effect)
    }
    return result
  }

  mutating func styles(_ nodes: [JSONNode]) throws(LottieError) -> [StyleModel] {
    if nodes.contains(where: { $0["en"]?.isTrue != false }) { warn(.layerStyles) }
    return []
  }
}
