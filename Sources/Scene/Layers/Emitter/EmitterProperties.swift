extension LayerProperties {
  package static let ofEmitters = PropertyListing.list(of: EmitterLayer()) {
    $0.animated(
      "emitterPosition", \EmitterLayer.emitterPosition, { $0.emitterPosition }, { $0.emitterPosition = $1 },
      "where particles are born", unit: "pt")
    $0.animated(
      "emitterSize", \EmitterLayer.emitterSize, { $0.emitterSize }, { $0.emitterSize = $1 }, "the extent around it",
      unit: "pt")
    $0.word(
      "emitterShape", \EmitterLayer.emitterShape,
      [
        ("point", .point), ("line", .line), ("rectangle", .rectangle), ("circle", .circle), ("sphere", .sphere),
      ], "the shape of the extent", unoffered: ["sphere"])
    $0.word(
      "emitterMode", \EmitterLayer.emitterMode,
      [("volume", .volume), ("surface", .surface), ("outline", .outline), ("points", .points)])
    $0.word(
      "renderMode", \EmitterLayer.renderMode,
      [("oldestFirst", .oldestFirst), ("oldestLast", .oldestLast), ("additive", .additive)])
    $0.plain("birthRate", \EmitterLayer.birthRate)
    $0.recorded("velocity") { $0.velocity }
    $0.recorded("scale") { $0.scale }
    $0.recorded("spin") { $0.spin }
    $0.recorded("seed") { $0.seed }
    $0.plain("emissionBeginTime", \EmitterLayer.emissionBeginTime, "when emission begins", unit: "s")
  }
}
