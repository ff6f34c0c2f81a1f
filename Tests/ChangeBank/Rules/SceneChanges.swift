import SpringformDocument
import SpringformNumerics
import SpringformSceneFile

/// The changes of a scene file.
struct SceneChanges {
  let path: String
  let text: String
  let measure: Measure

  /// Every change that a rule makes and that the reader of scene files takes, in the order of the text.
  func all() throws -> [Change] {
    let document = try Document(Array(text.utf8), file: path)
    return SpotFinder.spots(in: document).flatMap { spot in
      spot.key.isEmpty ? wholeLayer(spot, document.source) : values(spot, document.source)
    }
  }

  private func values(_ spot: Spot, _ source: Source) -> [Change] {
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
  private func wholeLayer(_ spot: Spot, _ source: Source) -> [Change] {
    func adding(_ kind: Kind, _ key: String, _ value: String, _ truth: Truth) -> Change? {
      guard spot.node[key] == nil else { return nil }
      return change(kind, truth, TextEdit(adding: key, value, to: spot.node, in: source))
    }
    let distance = 0.5 / measure.scale
    return [
      adding(
        .opacity, "opacity", "0.95",
        Truth(spot.name, "opacity", old: .number(1), new: .number(0.95), change: .by(-0.05))),
      adding(
        .position, "translation", "[\(distance.decimalText), 0]", Truth(spot.name, "position", change: .by(distance))),
      adding(
        .size, "scale", "1.01", Truth(spot.name, "scale", old: .number(1), new: .number(1.01), change: .factor(1.01))),
      adding(
        .rotation, "rotation", "0.05",
        Truth(spot.name, "rotation", old: .number(0), new: .number(0.05), change: .by(0.05))),
      adding(.layerMissing, "visible", "false", Truth(spot.name, "missing")),
      adding(.layerOrder, "zPosition", "-1", Truth(spot.name, "zPosition", old: .number(0), new: .number(-1))),
    ].compactMap(\.self)
  }

  private func change(_ kind: Kind, _ truth: Truth, _ edit: TextEdit?) -> Change? {
    guard let edit, let file = try? SceneFile(Array(edit.applied(to: text).utf8), path: path) else { return nil }
    return Change(kind: kind, truth: truth, what: .scene(file, seed: file.seed))
  }
}
