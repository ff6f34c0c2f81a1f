/// A player as one property's expression sees it.
struct PlayerHost: ExpressionHost {
  let property: any ExpressionProperty
  let time: Double
  let frameRate: Double
  let seed: UInt64
  private let layer: LayerReference

  init(
    _ player: LottiePlayer, _ scope: LottiePlayer.Scope, _ property: any ExpressionProperty, _ number: Int,
    _ frame: Double
  ) {
    self.property = property
    frameRate = player.document.frameRate
    time = frame / frameRate
    seed = player.document.seeds[number]
    layer = LayerReference(player, scope)
  }

  func global(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    switch name {
    case "thisComp": return .object(CompositionReference(layer.player, layer.scope))
    case "thisLayer": return .object(layer)
    case "thisProperty": return .property(property)
    // A text's own expression sees the text without it.
    case "text" where property is TextReference: return .object(MembersReference(["sourceText": .property(property)]))
    default: return try layer.member(name)
    }
  }
}
