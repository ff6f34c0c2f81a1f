/// A style of a layer: what its whole picture has, masks and effects included, where it lies in its composition.
struct LayerStyleModel: Sendable {
  /// The format's numbers of styles, in the order in which they come upon each other, from the picture outward.
  enum Kind: Int, Sendable, CaseIterable {
    case colorOverlay = 7
    case innerGlow = 4
    case innerShadow = 2
    case stroke = 0
    case outerGlow = 3
    case dropShadow = 1
  }

  var kind: Kind
  var color: Property<Numbers>
  /// In percent.
  var opacity: Property<Numbers>
  /// How far it reaches, in points.
  var size: Property<Numbers>
  /// Where the light comes from, in degrees, from the right and against the clock.
  var angle: Property<Numbers>
  /// In points.
  var distance: Property<Numbers>
}
