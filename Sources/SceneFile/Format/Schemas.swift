import Springform

extension MappingSchema {
  /// Every form by its name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  static let all =
    [
      scene, canvas, time, parameter, touches, layer, font, gradient, cell, physics, attachment, boundary, field, body,
      walls, pathPiece, event, traceCurve, expectation, tapeStep,
    ] + verbs

  static let scene = MappingSchema(
    "scene", "the scene", "An animation.",
    keys: [
      Key("scene", .integer(1...1), "the format's version: 1", isRequired: true),
      Key("name", .text, "the scene's name", default: "the file's, without its suffixes"),
      Key("summary", .text, "one line that says what it shows"),
      Key("canvas", .mapping("canvas"), "the picture", isRequired: true),
      Key("time", .mapping("time"), "how long it plays", default: "until everything rests"),
      Key("seed", .integer(0...Int(Int32.max)), "the seed of random numbers", default: "0"),
      Key("params", .map(.either([.mapping("parameter"), .anything])), "what --set can change"),
      Key("state", .map(.anything), "variables that events change"),
      Key("values", .map(.anything), "numbers, points and colors that can be animated and belong to no layer"),
      Key("let", .map(.anything), "values worked out from others whenever they are read"),
      Key("layers", .list(.mapping("layer")), "what is drawn; later ones on top"),
      Key("templates", .map(.mapping("layer")), "layers that events spawn"),
      Key("physics", .mapping("physics"), "bodies and what moves them"),
      Key("events", .list(.mapping("event")), "what happens when"),
      Key("touches", .mapping("touches"), "how the finger looks"),
      Key("tape", .list(.mapping("tapeStep")), "what the finger does, one after the other"),
      Key("trace", .map(.either([.anything, .mapping("traceCurve")])), "curves for trace, plot and verify"),
      Key("expect", .list(.mapping("expectation")), "what has to be true"),
    ])

  static let canvas = MappingSchema(
    "canvas", "the canvas", "The picture's size and what lies behind the layers.",
    keys: [
      Key("size", .expression(.point), "[width, height]", unit: "pt", isRequired: true),
      Key(
        "background", .expression(.color), "what lies behind the layers; transparent keeps pictures transparent",
        default: "white"),
    ])

  static let time = MappingSchema(
    "time", "time", "How long the scene plays.",
    keys: [
      Key(
        "duration", .expression(.number), "how long it plays", unit: "s",
        default: "until everything rests, at most 20 s"),
      Key("hold", .expression(.number), "how much longer the last picture shows", unit: "s", default: "0"),
    ])

  static let parameter = MappingSchema(
    "parameter", "a parameter", "A value that --set can change.",
    keys: [
      Key("value", .anything, "the default", isRequired: true),
      Key(
        "type", .choice(["number", "integer", "flag", "text", "color", "list"]), "what the value is",
        default: "told by the value"),
      Key("min", .expression(.number), "the smallest number", default: "none"),
      Key("max", .expression(.number), "the largest number", default: "none"),
      Key("choices", .list(.text), "the texts there are"),
      Key("help", .text, "one line"),
    ])

  static let touches = MappingSchema(
    "touches", "touches", "How the finger is drawn.",
    keys: [
      Key("color", .expression(.color), "the dot", default: "a translucent gray"),
      Key("ringColor", .expression(.color), "the ring around it", default: "a translucent white"),
      Key("diameter", .expression(.number), "while it presses", unit: "pt", default: "36"),
      Key("trailDuration", .expression(.number), "how long its trail lasts; 0 for none", unit: "s", default: "0.18 s"),
    ])

  static let repetition = Content.map(.expression(.number))

  /// What a layer has besides its properties.
  static let layerKeys = [
    Key("id", .name, "the name in expressions"),
    Key("repeat", repetition, "counters and how far they count: { i: 8 } makes eight, with i from 0 to 7"),
    Key("where", .expression(.flag), "which of the repetitions there are"),
    Key("frame", .list(.expression(.number)), "[x, y, width, height] in the layer above", unit: "pt"),
    Key("circle", .expression(.number), "a disc of this radius", unit: "pt"),
    Key("ellipse", .expression(.point), "an ellipse of this width and height", unit: "pt"),
    Key("rect", .expression(.point), "a rectangle of this width and height", unit: "pt"),
    Key("corners", .expression(.number), "the radius of the rectangle's corners", unit: "pt", default: "0"),
    Key(
      "path", .path, "a shape: M point, L point, Q control point, C control control point, A center radius start end, Z"
    ),
    Key(
      "lineDashPattern", .list(.expression(.number)), "lengths of dashes and gaps", unit: "pt",
      default: "one unbroken line"),
    Key("text", .expression(.text), "a text; = begins an expression"),
    Key("font", .mapping("font"), "the text's font", default: "17 pt Inter"),
    Key("maximumLines", .expression(.number), "the most lines of a wrapped text", default: "any number"),
    Key("gradient", .mapping("gradient"), "colors that flow into each other"),
    Key("image", .text, "a PNG, GIF or WebP beside the file or in a folder below"),
    Key("emitter", .list(.mapping("cell")), "particles"),
    Key("copies", .expression(.number), "shows the layers inside so many times; see instanceTranslation"),
    Key("scroll", .flag, "content that can be dragged up and down beyond its ends", default: "false"),
    Key("mask", .mapping("layer"), "shows as much as the mask's alpha"),
    Key("follows", .expression(.layer(.layer)), "moves and turns with a body"),
    Key("appear", .list(.mapping("verb")), "what happens when it is there; self is the layer"),
    Key("layers", .list(.mapping("layer")), "layers inside"),
  ]

  static let layer = MappingSchema(
    "layer", "a layer", "Something that is drawn.",
    keys: layerKeys + propertyKeys)

  static let propertyKeys: [Key] = Property.all.filter { !$0.isReadOnly && $0.name != "string" }.flatMap { property in
    let content = property.choices.isEmpty ? Content.expression(property.type) : .choice(property.choices)
    let short = Property.shortNames.filter { $0.value == property.name }.keys.sorted()
    return ([property.name] + short).map {
      Key($0, content, property.help, unit: property.unit, default: property.missing)
    }
  }

  static let font = MappingSchema(
    "font", "a font", "A typeface at a size.", short: .expression(.number),
    keys: [
      Key("size", .expression(.number), "the em", unit: "pt", isRequired: true),
      Key("family", .text, "the typeface", default: "Inter"),
      Key("weight", .choice(Font.Weight.words.map(\.0)), "how heavy the strokes are", default: "regular"),
      Key("italic", .flag, "slanted", default: "false"),
    ])

  static let gradient = MappingSchema(
    "gradient", "a gradient", "Colors that flow into each other.", short: .list(.expression(.color)),
    keys: [
      Key("colors", .list(.expression(.color)), "from startPoint to endPoint", isRequired: true),
      Key("locations", .list(.expression(.number)), "where each color lies, 0 to 1", default: "evenly spread"),
      Key("kind", .choice(["axial", "radial"]), "along a line, or outward", default: "axial"),
    ])

  static let cell = MappingSchema(
    "cell", "a cell", "A kind of particles.",
    keys: [
      Key("circle", .expression(.number), "each is a disc of this radius", unit: "pt"),
      Key("rect", .expression(.point), "each is a rectangle of this width and height", unit: "pt"),
      Key("path", .path, "each is this shape, around [0, 0]"),
      Key("color", .expression(.color), "the mean color at birth", default: "white"),
    ]
      + EmitterCell.numbers.map { number in
        let missing = EmitterCell(path: Path())[keyPath: number.path]
        return Key(
          number.name, .expression(.number), number.help, unit: number.unit,
          default: missing.isFinite ? written(missing) : "no end")
      })

  static let pathPiece = MappingSchema(
    "pathPiece", "a part of a path", "A part of a path, many times over.",
    keys: [
      Key("repeat", repetition, "counters and how far they count", isRequired: true),
      Key("where", .expression(.flag), "which of the repetitions there are"),
      Key("path", .text, "the part; where the path is empty, L begins it", isRequired: true),
    ])

  static let traceCurve = MappingSchema(
    "traceCurve", "a curve", "A curve with a unit.",
    keys: [
      Key("value", .anything, "a number, a point or a flag", isRequired: true),
      Key("unit", .text, "what it counts, for plots", default: "told by the name"),
    ])

  static let expectation = MappingSchema(
    "expectation", "an expectation",
    """
    What has to be true of the motion. What `settles`, `overshoots`, `stays`, `never` and `holds` name first is a curve of \
    `trace`, in the unit it is traced in, when it is a curve's name and nothing else; any other text is an expression, and \
    expressions read values: `{ never: tilt, below: -1 }` is about the curve `tilt`, `{ never: tilt < -1 }` about the value.
    """,
    keys: [
      Key("settles", .curve, "a curve comes to rest: by then, at a value, within a distance of it"),
      Key("overshoots", .curve, "a curve goes beyond its end by no more than a share of its way"),
      Key("stays", .curve, "a curve never leaves a range"),
      Key("never", .curve, "a curve is never below or above a value; without them, this is never true"),
      Key("holds", .curve, "this is true at every refresh, or at a time"),
      Key("order", .either([.name, .list(.name)]), "these notes follow each other, perhaps with others in between"),
      Key("pictures", .integer(1...1_000_000), "the most different pictures that there may be"),
      Key("always", .expression(.flag), "true at every refresh"),
      Key("that", .expression(.flag), "true at a time, or by then and ever after"),
      Key(
        "by", .expression(.number), "of settles and that: the latest time", unit: "s", default: "required of settles"),
      Key(
        "at", .expression(.number), "of settles: the value it rests at; of holds and that: the time in seconds",
        default: "of settles: where the curve ends"),
      Key(
        "within", .expression(.number), "of settles: how near is near enough", default: "2 % of the largest distance"),
      Key(
        "at-most", .expression(.number), "of overshoots: the share; 0.1 is a tenth of the way",
        default: "required of overshoots"),
      Key("in", .list(.expression(.number)), "of stays: [least, most]", default: "required of stays"),
      Key("below", .expression(.number), "of never: the least value"),
      Key("above", .expression(.number), "of never: the largest value"),
      Key("from", .expression(.number), "not before this time", unit: "s", default: "the beginning"),
      Key("to", .expression(.number), "not after this time", unit: "s", default: "the end"),
    ])
}

extension Font.Weight {
  static let words: [(String, Font.Weight)] = allCases.map { ("\($0)", $0) }
}

extension EmitterCell {
  typealias Number = (
    name: String, path: any WritableKeyPath<EmitterCell, Double> & Sendable, unit: String?, help: String
  )

  static let numbers: [Number] = [
    ("birthRate", \.birthRate, "1/s", "how many are born"),
    ("beginTime", \.beginTime, "s", "when the cell begins"),
    ("duration", \.duration, "s", "for how long it emits"),
    ("lifetime", \.lifetime, "s", "how long a particle lives"),
    ("lifetimeRange", \.lifetimeRange, "s", "the range around it"),
    ("emissionLongitude", \.emissionLongitude, "rad", "where particles fly, clockwise from the x axis"),
    ("emissionRange", \.emissionRange, "rad", "the angle of the cone around it"),
    ("velocity", \.velocity, "pt/s", "how fast particles fly"),
    ("velocityRange", \.velocityRange, "pt/s", "the range around it"),
    ("xAcceleration", \.xAcceleration, "pt/s²", "how fast their speed to the right grows"),
    ("yAcceleration", \.yAcceleration, "pt/s²", "how fast their speed downward grows"),
    ("scale", \.scale, nil, "the factor of its size"),
    ("scaleRange", \.scaleRange, nil, "the range around it"),
    ("scaleSpeed", \.scaleSpeed, "1/s", "by how much it changes"),
    ("spin", \.spin, "rad/s", "how fast particles turn"),
    ("spinRange", \.spinRange, "rad/s", "the range around it"),
    ("redRange", \.redRange, nil, "the range of red at birth"),
    ("greenRange", \.greenRange, nil, "the range of green at birth"),
    ("blueRange", \.blueRange, nil, "the range of blue at birth"),
    ("alphaRange", \.alphaRange, nil, "the range of alpha at birth"),
    ("redSpeed", \.redSpeed, "1/s", "by how much red changes"),
    ("greenSpeed", \.greenSpeed, "1/s", "by how much green changes"),
    ("blueSpeed", \.blueSpeed, "1/s", "by how much blue changes"),
    ("alphaSpeed", \.alphaSpeed, "1/s", "by how much alpha changes"),
  ]
}
