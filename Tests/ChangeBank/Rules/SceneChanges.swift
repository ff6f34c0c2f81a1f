import SpringformDocument
import SpringformNumerics
import SpringformSceneFile

/// The changes of a scene file.
struct SceneChanges {
  let path: String
  let text: String
  let measure: Measure

  /// What is changed, and how the text becomes another.
  struct Single {
    let kind: Kind
    let truth: Truth
    let edit: TextEdit
  }

  /// Every change that a rule makes and that the reader of scene files takes, in the order of the text.
  func all() throws -> [Change] {
    try singles().compactMap { single in
      scene([single.edit]).map { Change(kind: single.kind, truth: single.truth, what: $0) }
    }
  }

  /// The text with changes in it; `nil` where it is no scene.
  func scene(_ edits: [TextEdit]) -> Change.Edit? {
    // From the end on, so that places stay where they are.
    let text = edits.sorted { $0.position > $1.position }.reduce(text) { $1.applied(to: $0) }
    guard let file = try? SceneFile(Array(text.utf8), path: path) else { return nil }
    return .scene(file, seed: file.seed)
  }

  func singles() throws -> [Single] {
    let document = try Document(Array(text.utf8), file: path)
    let spots = SpotFinder.spots(in: document).flatMap { spot in
      switch (spot.key, spot.owner) {
      case ("", .layer): wholeLayer(spot, document.source)
      case ("", _): wholeAnimation(spot, document.source)
      default: values(spot, document.source)
      }
    }
    return spots + [addedLayer(document)].compactMap(\.self)
  }

  private func values(_ spot: Spot, _ source: Source) -> [Single] {
    Rule.all.filter { $0.applies(to: spot) }.compactMap { rule in
      guard let scalar = spot.node.scalar else { return nil }
      let alteration =
        spot.owner == .parameter
        ? ParameterRule.alteration(of: spot.name ?? "", scalar.text, isInteger: spot.key == "integer")
        : rule.alteration
      guard let altered = AlteredText(scalar.text, alteration, measure) else { return nil }
      let property = spot.owner == .parameter ? "parameter" : spot.key
      let truth = Truth(
        spot.name, property, old: altered.old, new: altered.new, change: altered.change, time: spot.time)
      return change(rule.kind, truth, TextEdit(replacing: spot.node, in: source, with: altered.text))
    }
  }

  /// What can be done to any layer, whatever its author wrote.
  private func wholeLayer(_ spot: Spot, _ source: Source) -> [Single] {
    let distance = 0.5 / measure.scale
    let absent = spot.name == nil ? ("where", "false") : ("visible", "false")
    let name = spot.name
    return [
      adding(
        "opacity", "0.95", to: spot, source, .opacity,
        Truth(name, "opacity", old: .number(1), new: .number(0.95), change: .by(-0.05))),
      adding(
        "translation", "[\(distance.decimalText), 0]", to: spot, source, .position,
        Truth(name, "position", change: .by(distance))),
      adding(
        "scale", "1.01", to: spot, source, .size,
        Truth(name, "scale", old: .number(1), new: .number(1.01), change: .factor(1.01))),
      adding(
        "rotation", "0.05", to: spot, source, .rotation,
        Truth(name, "rotation", old: .number(0), new: .number(0.05), change: .by(0.05))),
      adding(absent.0, absent.1, to: spot, source, .layerMissing, Truth(name, "missing")),
      adding(
        "zPosition", "-1", to: spot, source, .layerOrder,
        Truth(name, "zPosition", old: .number(0), new: .number(-1), change: .by(-1))),
    ].compactMap(\.self)
  }

  /// What can be done to any animation.
  private func wholeAnimation(_ spot: Spot, _ source: Source) -> [Single] {
    let frame = 1 / measure.rate
    return [
      spot.node["spring"] == nil && spot.node["keyframes"] == nil
        ? adding(
          "curve", "linear", to: spot, source, .curve,
          Truth(spot.name, "curve", old: .text("easeInOut"), new: .text("linear"), time: spot.time)) : nil,
      adding(
        "delay", frame.decimalText, to: spot, source, .delay,
        Truth(spot.name, "delay", old: .number(0), new: .number(frame), change: .by(frame), time: spot.time)),
    ].compactMap(\.self)
  }

  private func adding(
    _ key: String, _ value: String, to spot: Spot, _ source: Source, _ kind: Kind, _ truth: Truth
  ) -> Single? {
    guard spot.node[key] == nil else { return nil }
    return change(kind, truth, TextEdit(adding: key, value, to: spot.node, in: source))
  }

  /// A dot on top of everything.
  private func addedLayer(_ document: Document) -> Single? {
    guard let layers = document.root.entries?.firstIndex(where: { $0.key == "layers" }),
      let next = document.root.entries?.dropFirst(layers + 1).first
    else { return nil }
    let radius = (5 / measure.scale).decimalText
    let layer = "  - { id: extra, circle: \(radius), position: \"canvas.size * 0.2\", fill: \"#D6336C\" }\n"
    return change(
      .layerAdded, Truth("extra", "new"), TextEdit(position: next.keyPosition, removed: 0, inserted: layer))
  }

  private func change(_ kind: Kind, _ truth: Truth, _ edit: TextEdit?) -> Single? {
    edit.map { Single(kind: kind, truth: truth, edit: $0) }
  }
}
