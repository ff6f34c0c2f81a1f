import Springform

extension Form {
  /// Every form by its name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  static let all =
    [
      scene, canvas, time, parameter, touches, layer, font, gradient, cell, physics, attachment, boundary, field, body,
      walls, pathPiece, event, traceCurve, expectation, tapeStep,
    ] + verbs

  static let scene = Form(
    "scene", "the scene", "An animation.",
    keys: [
      Key("scene", .integer(1...1), "the format's version: 1", isRequired: true),
      Key("name", .text, "the scene's name; the file's own without it"),
      Key("summary", .text, "one line that says what it shows"),
      Key("canvas", .form("canvas"), "the picture", isRequired: true),
      Key("time", .form("time"), "how long it plays"),
      Key("seed", .integer(0...Int(Int32.max)), "the seed of random numbers"),
      Key("params", .map(.either([.form("parameter"), .anything])), "what --set can change"),
      Key("state", .map(.anything), "variables that events change"),
      Key("values", .map(.anything), "numbers, points and colors that can be animated and belong to no layer"),
      Key("let", .map(.anything), "values worked out from others whenever they are read"),
      Key("layers", .list(.form("layer")), "what is drawn; later ones on top"),
      Key("templates", .map(.form("layer")), "layers that events spawn"),
      Key("physics", .form("physics"), "bodies and what moves them"),
      Key("events", .list(.form("event")), "what happens when"),
      Key("touches", .form("touches"), "how the finger looks"),
      Key("tape", .list(.form("tapeStep")), "what the finger does, one after the other"),
      Key("trace", .map(.either([.anything, .form("traceCurve")])), "curves for trace, plot and verify"),
      Key("expect", .list(.form("expectation")), "what has to be true"),
    ])

  static let canvas = Form(
    "canvas", "the canvas", "The picture's size and what lies behind the layers.",
    keys: [
      Key("size", .expression(.point), "[width, height] in points", isRequired: true),
      Key("background", .expression(.color), "white without it; transparent keeps pictures transparent"),
    ])

  static let time = Form(
    "time", "time", "How long the scene plays.",
    keys: [
      Key("duration", .expression(.number), "until everything rests without it, at most 20 s"),
      Key("hold", .expression(.number), "how much longer the last picture shows"),
    ])

  static let parameter = Form(
    "parameter", "a parameter", "A value that --set can change.",
    keys: [
      Key("value", .anything, "the default", isRequired: true),
      Key("type", .choice(["number", "integer", "flag", "text", "color", "list"]), "told by the default without it"),
      Key("min", .expression(.number), "the smallest number"),
      Key("max", .expression(.number), "the largest number"),
      Key("choices", .list(.text), "the texts there are"),
      Key("help", .text, "one line"),
    ])

  static let touches = Form(
    "touches", "touches", "How the finger is drawn.",
    keys: [
      Key("color", .expression(.color), "the dot"),
      Key("ringColor", .expression(.color), "the ring around it"),
      Key("diameter", .expression(.number), "while it presses, in points"),
      Key("trailDuration", .expression(.number), "how long its trail lasts"),
    ])

  static let repetition = Content.map(.expression(.number))

  /// What a layer has besides its properties.
  static let layerKeys = [
    Key("id", .name, "the name in expressions"),
    Key("repeat", repetition, "counters and how far they count: { i: 8 } makes eight, with i from 0 to 7"),
    Key("where", .expression(.flag), "which of the repetitions there are"),
    Key("frame", .list(.expression(.number)), "[x, y, width, height] in the layer above"),
    Key("circle", .expression(.number), "a disc of this radius"),
    Key("ellipse", .expression(.point), "an ellipse of this width and height"),
    Key("rect", .expression(.point), "a rectangle of this width and height"),
    Key("corners", .expression(.number), "the radius of the rectangle's corners"),
    Key(
      "path", .path, "a shape: M point, L point, Q control point, C control control point, A center radius start end, Z"
    ),
    Key("lineDashPattern", .list(.expression(.number)), "lengths of dashes and gaps"),
    Key("text", .expression(.text), "a text; = begins an expression"),
    Key("font", .form("font"), "the text's font"),
    Key("maximumLines", .expression(.number), "the most lines of a wrapped text"),
    Key("gradient", .form("gradient"), "colors that flow into each other"),
    Key("image", .text, "a PNG, GIF or WebP beside the file or in a folder below"),
    Key("emitter", .list(.form("cell")), "particles"),
    Key("copies", .expression(.number), "shows the layers inside so many times; see instanceTranslation"),
    Key("scroll", .flag, "content that can be dragged up and down beyond its ends"),
    Key("mask", .form("layer"), "shows as much as the mask's alpha"),
    Key("follows", .expression(.layer(.layer)), "moves and turns with a body"),
    Key("appear", .list(.form("verb")), "what happens when it is there; self is the layer"),
    Key("layers", .list(.form("layer")), "layers inside"),
  ]

  static let layer = Form(
    "layer", "a layer", "Something that is drawn.",
    keys: layerKeys + propertyKeys)

  static let propertyKeys: [Key] = Property.all.filter { !$0.isReadOnly && $0.name != "string" }.flatMap { property in
    let content = property.choices.isEmpty ? Content.expression(property.type) : .choice(property.choices)
    let short = Property.shortNames.filter { $0.value == property.name }.keys.sorted()
    return ([property.name] + short).map { Key($0, content, property.help) }
  }

  static let font = Form(
    "font", "a font", "A typeface at a size.", short: .expression(.number),
    keys: [
      Key("size", .expression(.number), "the em in points", isRequired: true),
      Key("family", .text, "Inter without it"),
      Key("weight", .choice(Font.Weight.words.map(\.0)), "how heavy the strokes are"),
      Key("italic", .flag, "slanted"),
    ])

  static let gradient = Form(
    "gradient", "a gradient", "Colors that flow into each other.", short: .list(.expression(.color)),
    keys: [
      Key("colors", .list(.expression(.color)), "from startPoint to endPoint", isRequired: true),
      Key("locations", .list(.expression(.number)), "where each color lies, 0 to 1"),
      Key("kind", .choice(["axial", "radial"]), "along a line, or outward"),
    ])

  static let cell = Form(
    "cell", "a cell", "A kind of particles.",
    keys: [
      Key("circle", .expression(.number), "each is a disc of this radius"),
      Key("rect", .expression(.point), "each is a rectangle"),
      Key("path", .path, "each is this shape, around [0, 0]"),
      Key("color", .expression(.color), "the mean color at birth"),
    ] + EmitterCell.numbers.map { Key($0.name, .expression(.number), $0.help) })

  static let pathPiece = Form(
    "pathPiece", "a part of a path", "A part of a path, many times over.",
    keys: [
      Key("repeat", repetition, "counters and how far they count", isRequired: true),
      Key("where", .expression(.flag), "which of the repetitions there are"),
      Key("path", .text, "the part; where the path is empty, L begins it", isRequired: true),
    ])

  static let traceCurve = Form(
    "traceCurve", "a curve", "A curve with a unit.",
    keys: [
      Key("value", .anything, "a number, a point or a flag", isRequired: true),
      Key("unit", .text, "what it counts, for plots"),
    ])

  static let expectation = Form(
    "expectation", "an expectation", "What has to be true of the motion.",
    keys: [
      Key("that", .expression(.flag), "what has to be true at some moment, together with by or at"),
      Key("by", .expression(.number), "at the latest then, and ever after"),
      Key("at", .expression(.number), "at this time"),
      Key("always", .expression(.flag), "true at every refresh"),
      Key("never", .expression(.flag), "true at no refresh"),
      Key("from", .expression(.number), "for always and never: not before"),
      Key("to", .expression(.number), "for always and never: not after"),
    ])
}

extension Font.Weight {
  static let words: [(String, Font.Weight)] = allCases.map { ("\($0)", $0) }
}

extension EmitterCell {
  static let numbers: [(name: String, path: any WritableKeyPath<EmitterCell, Double> & Sendable, help: String)] = [
    ("birthRate", \.birthRate, "particles a second"),
    ("beginTime", \.beginTime, "when the cell begins"),
    ("duration", \.duration, "for how long it emits"),
    ("lifetime", \.lifetime, "how long a particle lives"),
    ("lifetimeRange", \.lifetimeRange, "the range around it"),
    ("emissionLongitude", \.emissionLongitude, "where particles fly, clockwise from the x axis"),
    ("emissionRange", \.emissionRange, "the angle of the cone around it"),
    ("velocity", \.velocity, "points per second"),
    ("velocityRange", \.velocityRange, "the range around it"),
    ("xAcceleration", \.xAcceleration, "points per second squared"),
    ("yAcceleration", \.yAcceleration, "points per second squared, downward"),
    ("scale", \.scale, "the factor of its size"),
    ("scaleRange", \.scaleRange, "the range around it"),
    ("scaleSpeed", \.scaleSpeed, "by how much it changes a second"),
    ("spin", \.spin, "radians per second"),
    ("spinRange", \.spinRange, "the range around it"),
    ("redRange", \.redRange, "the range of red at birth"),
    ("greenRange", \.greenRange, "the range of green at birth"),
    ("blueRange", \.blueRange, "the range of blue at birth"),
    ("alphaRange", \.alphaRange, "the range of alpha at birth"),
    ("redSpeed", \.redSpeed, "by how much red changes a second"),
    ("greenSpeed", \.greenSpeed, "by how much green changes a second"),
    ("blueSpeed", \.blueSpeed, "by how much blue changes a second"),
    ("alphaSpeed", \.alphaSpeed, "by how much alpha changes a second"),
  ]
}
