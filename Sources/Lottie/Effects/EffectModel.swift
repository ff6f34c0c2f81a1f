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
    case setMatte = 28
    case gaussianBlur = 29

    /// How many values it needs to be drawn, in the order of the format.
    var valueCount: Int {
      switch self {
      case .control: 0
      case .stroke: 11
      case .setMatte: 1
      case .tint, .tritone: 3
      case .fill: 7
      case .levels: 36
      case .dropShadow: 5
      case .gaussianBlur: 1
      }
    }
  }

  struct Value: Sendable {
    var name: String
    /// What After Effects calls it in every language.
    var match: String
    var property: Property<Numbers>
    /// Whether its number names a layer of the composition.
    var isLayer = false
  }

  var name: String
  /// What After Effects calls it in every language.
  var match: String
  var kind: Kind
  var isEnabled: Bool
  /// In the order of the format.
  var values: [Value]

  var isDrawn: Bool { isEnabled && kind != .control && kind != .setMatte && values.count >= kind.valueCount }
}
