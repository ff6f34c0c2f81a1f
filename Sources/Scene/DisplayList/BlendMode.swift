/// How the colours of a layer and those below it make one: Core Graphics' blend modes.
///
/// All are those of the PDF specification, in sRGB as it is stored, but `plusLighter`, which adds.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The layer covers what lies below.
  case normal
  /// The product: never lighter than either.
  case multiply
  /// The product of the inverses, inverted: never darker than either.
  case screen
  /// `multiply` where it is dark below, `screen` where it is light.
  case overlay
  /// The smaller of each component.
  case darken
  /// The larger of each component.
  case lighten
  /// Lightens what lies below, the more the lighter the layer is.
  case colorDodge
  /// Darkens what lies below, the more the darker the layer is.
  case colorBurn
  /// Darkens or lightens gently, as diffuse light would.
  case softLight
  /// `multiply` where the layer is dark, `screen` where it is light.
  case hardLight
  /// How far both lie apart.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The layer's hue with the saturation and luminosity below.
  case hue
  /// The layer's saturation with the hue and luminosity below.
  case saturation
  /// The layer's hue and saturation with the luminosity below.
  case color
  /// The layer's luminosity with the hue and saturation below.
  case luminosity
  /// The sum, up to white.
  case plusLighter

  /// What records and scene files call them, whatever they are called in the source.
  package static let words: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
    ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("plusLighter", .plusLighter),
  ]
}
