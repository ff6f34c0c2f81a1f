import Springform
import SpringformDocument
import SpringformExpressions

/// The keys of layers: those that say how a layer is made, those of every kind, and the properties.
struct LayerKeys: Sendable {
  static let format = MappingFormat("layer", "a layer", "Something that is drawn.", keys: LayerKeys())

  let id = Key("id", .node(.name), "the name in expressions")
  let use = Key("use", .node(.name), "the component that makes it, whose parameters are keys of this layer, too")
  let counters = Key(
    "repeat", .map(schema: .elements),
    "counters and how far they count: { i: 8 } makes eight, with i from 0 to 7; or names for the elements of a list: { row: sales }, where row.index counts them from 0"
  )
  let condition = Key("where", .expression(.flag), "which of the repetitions there are")
  let frame = LayerKey(
    "frame", .node(.list(.expression(.number))),
    "[x, y, width, height] in the layer above, before it is turned or scaled", unit: "pt",
    sets: ["position", "size"]
  ) { reader, node, _ in
    guard node.elements?.count == 4 else {
      reader.problems.add("a frame has four numbers: [x, y, width, height]", at: node.position)
      return nil
    }
    return reader.step("frame", node, reader.context.expression(node, as: .list(.number))) { layer, value in
      let values = value.numbers
      layer.place(Rect(x: values[0], y: values[1], width: values[2], height: values[3]))
    }
  }
  let kinds = LayerKind.all.flatMap(\.keys)
  let mask = Key("mask", .node(.mapping("layer")), "shows as much as the mask's alpha")
  let follows = LayerKey("follows", .expression(.layer(.layer)), "moves and turns with a body") {
    reader, node, expression in
    guard case .object(_, _, let run) = expression.code else { return nil }
    var dependencies = Dependencies(expression)
    dependencies.traits.formUnion([.live, .direct])
    return reader.step("follows", property: "position", node, dependencies) { interpreter, layer in
      guard let body = run(interpreter) as? Layer else { return }
      layer.position = body.presentation.position
      layer.transform = body.presentation.transform
    }
  }
  let appear = Key("appear", .node(.verbs), "what happens when it is there; self is the layer")
  let layers = Key("layers", .list(.mapping("layer")), "layers inside")
  let properties = LayerKind.all.flatMap { kind in
    let layer = kind.make()
    return kind.properties.filter(\.isWritable).flatMap { $0.keys(default: $0.missing(in: layer)) }
  }

  /// What the reference lists apart from the properties.
  static let ownSchemas = format.schema.keys.dropLast(format.keys.properties.count)

  /// The keys that change a layer or a body, by their names.
  static let steps = Dictionary(
    uniqueKeysWithValues: ([format.keys.frame, format.keys.follows, BodyKeys.format.keys.box] + format.keys.kinds
      + format.keys.properties).map {
        ($0.schema.name, $0)
      })

  /// What decides the size comes first, and a gradient before its points, then the rest as it is written.
  static let first =
    format.keys.kinds.filter { $0.sets == ["size"] }.map(\.schema.name)
    + ["element", "box", "size", "anchorPoint", "anchor", "elementAnchor", "gradient", "strokeGradient"]

  /// The keys besides its own that decide a property.
  static func keys(setting property: String) -> [String] { settingKeys[property] ?? [] }

  private static let settingKeys = Dictionary(
    grouping: steps.values.flatMap { key in key.sets.map { ($0, key.schema.name) } },
    by: \.0
  ).mapValues { $0.map(\.1).sorted() }
}

extension Layer {
  /// Gives the layer the rectangle that it fills in its superlayer but for its transform: as `bounds` and `center` do in UIKit,
  /// where `frame` has no meaning beside a transform. So it is the same whichever key is written first.
  fileprivate func place(_ frame: Rect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    position = Point(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}

extension Property {
  var isWritable: Bool { !isReadOnly && name != "string" }

  /// The names of the keys that set it: its own, and a short one if there is one.
  var keyNames: [String] { [name] + shortNames }

  /// What it takes, when that is not one of a few words.
  var schema: ContentSchema {
    takesNumbers ? .either([.expression(.number), .expression(type)]) : .expression(type)
  }

  /// The keys that set it.
  fileprivate func keys(default missing: String?) -> [LayerKey] {
    let content = choices.isEmpty ? schema : .choice(choices)
    return keyNames.map { key in
      LayerKey(KeySchema(key, content, help, unit: unit, default: missing)) { reader, node in
        reader.property(key, node)
      }
    }
  }
}

extension Value {
  /// A list's numbers.
  var numbers: [Double] {
    if case .list(let values) = self { values.compactMap { Double($0) } } else { [] }
  }

  /// A list's colors.
  var colors: [Color] {
    if case .list(let values) = self { values.compactMap { Color($0) } } else { [] }
  }
}
