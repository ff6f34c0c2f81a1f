import SpringformDocument
import SpringformSceneFile
import Testing

/// What the schema says of a mapping's keys and what the reader does with them, compared for every mapping and every key that
/// any of them has.
struct SchemaTests {
  /// For each mapping of the schema a file in which it stands at the percent sign.
  private static let files: [String: String] = {
    let canvas = "scene: 1\ncanvas: { size: [9, 9] }\n"
    func verb(_ verb: String) -> String { canvas + "events: [{ start: [\(verb)] }]" }
    return [
      "scene": "%", "canvas": "scene: 1\ncanvas: %",
      "time": canvas + "time: %", "parameter": canvas + "params: { p: % }", "touches": canvas + "touches: %",
      "component": canvas + "components: { c: % }",
      "componentParameter": canvas + "components: { c: { params: { p: % } } }", "data": canvas + "data: { d: % }",
      "layer": canvas + "layers: [%]", "font": canvas + "layers: [{ text: a, font: % }]",
      "gradient": canvas + "layers: [{ gradient: % }]", "cell": canvas + "layers: [{ emitter: [%] }]",
      "pathPiece": canvas + "layers: [{ path: [%] }]",
      "physics": canvas + "physics: %", "attachment": canvas + "physics: { attachments: [%] }",
      "boundary": canvas + "physics: { boundaries: { b: % } }", "field": canvas + "physics: { fields: [%] }",
      "body": canvas + "physics: { bodies: [%] }", "walls": canvas + "physics: { walls: % }",
      "event": canvas + "events: [%]", "traceCurve": canvas + "trace: { c: % }",
      "expectation": canvas + "expect: [%]",
      "tapeStep": canvas + "tape: [%]", "drag": canvas + "tape: [{ touch: [1, 1] }, { drag: % }]",
      "verb": verb("%"), "animate": verb("animate: %"), "spring": verb("animate: { spring: % }"),
      "move": verb("move: %"), "spawn": verb("spawn: %"), "push": verb("push: %"), "snap": verb("snap: %"),
      "collide": verb("collide: %"),
    ]
  }()

  private struct Mapping {
    var name: String
    var keys: [String]
    var required: [String]
  }

  private static func mappings() throws -> [Mapping] {
    let root = try Document(Array(SceneSchema.text.utf8), file: "schema.json").root
    let definitions = root["$defs"]?.entries?.map { ($0.key, $0.value) } ?? []
    return ([("scene", root)] + definitions).map { name, node in
      // What may be written for short stands after the mapping.
      let object = node["anyOf"]?.elements?.first ?? node
      return Mapping(
        name: name, keys: object["properties"]?.entries?.map(\.key) ?? [],
        required: object["required"]?.elements?.compactMap(\.text) ?? [])
    }
  }

  /// The problems of a file that has a mapping of a name with keys, each of which is 1.
  private static func problems(_ name: String, _ keys: [String]) throws -> [Problem] {
    let file = try #require(Self.files[name], "no file has a mapping '\(name)'")
    // A file without any of a scene's sections is none, and nothing is told of it.
    let keys = name == "scene" && !keys.contains("layers") ? keys + ["layers"] : keys
    let mapping = "{ " + keys.map { "\($0): 1" }.joined(separator: ", ") + " }"
    let text = file.split(separator: "%", omittingEmptySubsequences: false).joined(separator: mapping)
    do {
      _ = try SceneFile(Array(text.utf8), path: "a.scene.yml")
      return []
    } catch {
      return error.problems
    }
  }

  @Test("The reader asks for the keys that the schema requires")
  func required() throws {
    for mapping in try Self.mappings() {
      // A boundary without a path needs the ends of a line, what spawns no component a template, and a component's
      // parameter a value or a type.
      let given =
        mapping.required
        + ["boundary": ["path"], "spawn": ["template"], "componentParameter": ["value"]][mapping.name, default: []]
      for omitted in [[]] + mapping.required.map({ [$0] }) {
        let missing = try Self.problems(mapping.name, given.filter { !omitted.contains($0) }).compactMap(\.missingKey)
        #expect(missing == omitted, "\(mapping.name)")
      }
    }
  }

  @Test("The reader knows the keys that the schema has, and no others")
  func keys() throws {
    let mappings = try Self.mappings()
    let all = Set(mappings.flatMap(\.keys)).sorted()
    #expect(mappings.count > 25 && all.count > 200)
    for mapping in mappings {
      // With 'use', spawn has the keys of layers.
      let all = all.filter { mapping.name != "spawn" || $0 != "use" }
      let wanted = mapping.keys.filter { all.contains($0) }
      // A few at a time: a reader does not tell more than some dozens of problems.
      let known = try stride(from: 0, to: all.count, by: 20).flatMap { start in
        let keys = Array(all[start...].prefix(20))
        let problems = try Self.problems(mapping.name, keys)
        return keys.filter { key in !problems.contains { $0.isUnknown(key) } }
      }
      #expect(Set(known).symmetricDifference(wanted).isEmpty, "\(mapping.name)")
    }
  }
}

extension Problem {
  fileprivate var missingKey: String? { if case .missingKey(let key, _) = reason { key } else { nil } }

  /// That the mapping has no such key, whatever its other ones are: a kind of layer, a verb or an event that does not go with
  /// a key is left to the reader.
  fileprivate func isUnknown(_ key: String) -> Bool {
    switch reason {
    case .unknownKey(key, let what, _): !what.hasPrefix("'")
    case .other(let text, _): ["a layer", "a body", "an event", "animate"].contains { text == "\($0) has no '\(key)'" }
    default: false
    }
  }
}
