import Springform

extension MappingSchema {
  /// Every form by its name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  static let all =
    [
      scene, canvas, time, parameter, touches, LayerKeys.format.schema, FontKeys.format.schema,
      GradientKeys.format.schema, EmitterCellKeys.format.schema, PhysicsKeys.format.schema,
      AttachmentKeys.format.schema, BoundaryKeys.format.schema, FieldKeys.format.schema, BodyKeys.schema,
      WallsKeys.format.schema, PathPieceKeys.format.schema, event, traceCurve, expectation, tapeStep,
    ] + verbs

  static let scene = MappingSchema(
    "scene", "the scene", "An animation.",
    keys: [
      KeySchema("scene", .integer(1...1), "the format's version: 1", isRequired: true),
      KeySchema("name", .text, "the scene's name", default: "the file's, without its suffixes"),
      KeySchema("summary", .text, "one line that says what it shows"),
      KeySchema("canvas", .mapping("canvas"), "the picture", isRequired: true),
      KeySchema("time", .mapping("time"), "how long it plays", default: "until everything rests"),
      KeySchema("seed", .integer(0...Int(Int32.max)), "the seed of random numbers", default: "0"),
      KeySchema("params", .map(.either([.mapping("parameter"), .anything])), "what --set can change"),
      KeySchema("state", .map(.anything), "variables that events change"),
      KeySchema("values", .map(.anything), "numbers, points and colors that can be animated and belong to no layer"),
      KeySchema("let", .map(.anything), "values worked out from others whenever they are read"),
      KeySchema("layers", .list(.mapping("layer")), "what is drawn; later ones on top"),
      KeySchema("templates", .map(.mapping("layer")), "layers that events spawn"),
      KeySchema("physics", .mapping("physics"), "bodies and what moves them"),
      KeySchema("events", .list(.mapping("event")), "what happens when"),
      KeySchema("touches", .mapping("touches"), "how the finger looks"),
      KeySchema("tape", .list(.mapping("tapeStep")), "what the finger does, one after the other"),
      KeySchema("trace", .map(.either([.anything, .mapping("traceCurve")])), "curves for trace, plot and verify"),
      KeySchema("expect", .list(.mapping("expectation")), "what has to be true"),
    ])

  static let canvas = MappingSchema(
    "canvas", "the canvas", "The picture's size and what lies behind the layers.",
    keys: [
      KeySchema("size", .expression(.point), "[width, height]", unit: "pt", isRequired: true),
      KeySchema(
        "background", .expression(.color), "what lies behind the layers; transparent keeps pictures transparent",
        default: "white"),
    ])

  static let time = MappingSchema(
    "time", "time", "How long the scene plays.",
    keys: [
      KeySchema(
        "duration", .expression(.number), "how long it plays", unit: "s",
        default: "until everything rests, at most 20 s"),
      KeySchema("hold", .expression(.number), "how much longer the last picture shows", unit: "s", default: "0"),
    ])

  static let parameter = MappingSchema(
    "parameter", "a parameter", "A value that --set can change.",
    keys: [
      KeySchema("value", .anything, "the default", isRequired: true),
      KeySchema(
        "type", .choice(["number", "integer", "flag", "text", "color", "list"]), "what the value is",
        default: "told by the value"),
      KeySchema("min", .expression(.number), "the smallest number", default: "none"),
      KeySchema("max", .expression(.number), "the largest number", default: "none"),
      KeySchema("choices", .list(.text), "the texts there are"),
      KeySchema("help", .text, "one line"),
    ])

  static let touches = MappingSchema(
    "touches", "touches", "How the finger is drawn.",
    keys: [
      KeySchema("color", .expression(.color), "the dot", default: "a translucent gray"),
      KeySchema("ringColor", .expression(.color), "the ring around it", default: "a translucent white"),
      KeySchema("diameter", .expression(.number), "while it presses", unit: "pt", default: "36"),
      KeySchema(
        "trailDuration", .expression(.number), "how long its trail lasts; 0 for none", unit: "s", default: "0.18 s"),
    ])

  static let traceCurve = MappingSchema(
    "traceCurve", "a curve", "A curve with a unit.",
    keys: [
      KeySchema("value", .anything, "a number, a point or a flag", isRequired: true),
      KeySchema("unit", .text, "what it counts, for plots", default: "told by the name"),
    ])

  static let expectation = MappingSchema(
    "expectation", "an expectation",
    """
    What has to be true of the motion. What `settles`, `overshoots`, `stays`, `never` and `holds` name first is a curve of \
    `trace`, in the unit it is traced in, when it is a curve's name and nothing else; any other text is an expression, and \
    expressions read values: `{ never: tilt, below: -1 }` is about the curve `tilt`, `{ never: tilt < -1 }` about the value.
    """,
    keys: [
      KeySchema("settles", .curve, "a curve comes to rest: by then, at a value, within a distance of it"),
      KeySchema("overshoots", .curve, "a curve goes beyond its end by no more than a share of its way"),
      KeySchema("stays", .curve, "a curve never leaves a range"),
      KeySchema("never", .curve, "a curve is never below or above a value; without them, this is never true"),
      KeySchema("holds", .curve, "this is true at every refresh, or at a time"),
      KeySchema(
        "order", .either([.name, .list(.name)]), "these notes follow each other, perhaps with others in between"),
      KeySchema("pictures", .integer(1...1_000_000), "the most different pictures that there may be"),
      KeySchema("always", .expression(.flag), "true at every refresh"),
      KeySchema("that", .expression(.flag), "true at a time, or by then and ever after"),
      KeySchema(
        "by", .expression(.number), "of settles and that: the latest time", unit: "s", default: "required of settles"),
      KeySchema(
        "at", .expression(.number), "of settles: the value it rests at; of holds and that: the time in seconds",
        default: "of settles: where the curve ends"),
      KeySchema(
        "within", .expression(.number), "of settles: how near is near enough", default: "2 % of the largest distance"),
      KeySchema(
        "at-most", .expression(.number), "of overshoots: the share; 0.1 is a tenth of the way",
        default: "required of overshoots"),
      KeySchema("in", .list(.expression(.number)), "of stays: [least, most]", default: "required of stays"),
      KeySchema("below", .expression(.number), "of never: the least value"),
      KeySchema("above", .expression(.number), "of never: the largest value"),
      KeySchema("from", .expression(.number), "not before this time", unit: "s", default: "the beginning"),
      KeySchema("to", .expression(.number), "not after this time", unit: "s", default: "the end"),
    ])
}
