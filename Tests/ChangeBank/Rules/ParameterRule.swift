import SpringformScene

/// How a parameter is changed: by what its name, its kind and its unit say that it is.
enum ParameterRule {
  static func alteration(of name: String, _ text: String, isInteger: Bool) -> Alteration {
    let name = name.lowercased()
    func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if text.hasPrefix("#") { return .levels(8) }
    if isInteger { return .add(1) }
    if says("damping") { return .add(0.03) }
    if says("duration", "interval", "fall") { return .factor(1.05) }
    if says("opening", "closing", "dismissal", "time") || text.hasSuffix("s") && Quantity(text) != nil {
      return .frames(1)
    }
    if says("elasticity", "friction") { return .add(text.hasPrefix("0") ? 0.05 : -0.05) }
    return Quantity(text) == nil ? .otherText : .factor(1.05)
  }

  /// The changes of a scene that is written in Swift: each parameter once.
  static func changes<S: Scene>(of type: S.Type, _ measure: Measure) -> [Change] {
    S.Parameters.descriptions.compactMap { description in
      let text = description.defaultText
      guard ["number", "integer", "color", "text"].contains(description.kind), !text.isEmpty else { return nil }
      let alteration = alteration(of: description.name, text, isInteger: description.kind == "integer")
      guard let altered = AlteredText(text, alteration, measure) else { return nil }
      let value = altered.text.filter { $0 != "\"" }
      guard let parameters = try? S.Parameters.reading([(description.name, value)]) else { return nil }
      var scene = type.init()
      scene.parameters = parameters
      let truth = Truth(description.name, "parameter", old: altered.old, new: altered.new, change: altered.change)
      return Change(kind: .parameter, truth: truth, what: .scene(scene, seed: 0))
    }
  }
}
