extension MappingSchema {
  static let physics = MappingSchema(
    "physics", "physics", "Bodies, and what moves them.",
    keys: [
      Key("in", .name, "the layer whose coordinates count and whose bounds the walls are", default: "the canvas"),
      Key(
        "gravity", .either([.expression(.number), .expression(.point)]),
        "1 is 1000 pt/s² downward; or a vector of such", default: "none"),
      Key("walls", .either([.flag, .mapping("walls")]), "keeps bodies inside the bounds", default: "false"),
      Key(
        "collisions", .choice(["everything", "items", "boundaries", "none"]),
        "what bodies collide with", default: "everything, where there are walls or boundaries; else none"),
      Key("boundaries", .map(.mapping("boundary")), "lines and outlines that bodies bounce off"),
      Key("bodies", .list(.mapping("body")), "what is moved"),
      Key("attachments", .list(.mapping("attachment")), "what is tied to what"),
      Key("fields", .list(.mapping("field")), "forces by place and speed"),
    ])

  static let walls = MappingSchema(
    "walls", "walls", "How far inside the bounds the walls are.",
    keys: ["top", "left", "bottom", "right"].map {
      Key($0, .expression(.number), "how far inside", unit: "pt", default: "0")
    })

  /// What physics knows of a body.
  static let bodyKeys =
    [
      Key("box", .expression(.point), "a rectangle of this width and height", unit: "pt"),
      Key("active", .flag, "false: physics sees it only when a verb brings it in", default: "true"),
    ] + bodyNumbers.map { Key($0.0, .expression(.number), $0.1, unit: $0.unit, default: $0.missing) }
    + bodyFlags.map { Key($0.0, .expression(.flag), $0.1, default: $0.missing) }

  static let bodyNumbers: [(String, String, unit: String?, missing: String)] = [
    ("elasticity", "how much speed is left after a bounce", nil, "0.2"),
    ("friction", "the resistance to sliding", nil, "0.2"),
    ("density", "how heavy 100 x 100 points are", "kg", "1"),
    ("resistance", "the share of its speed that is lost a second", "1/s", "0.1"),
    ("angularResistance", "the same for turning", "1/s", "0.1"),
    ("charge", "what an electric field acts upon", nil, "0"),
  ]
  static let bodyFlags: [(String, String, missing: String)] = [
    ("isAnchored", "stands still like a wall", "false"), ("allowsRotation", "whether it turns", "true"),
  ]

  static let body = MappingSchema(
    "body", "a body", "A layer that physics moves.",
    keys: bodyKeys
      + layerKeys.filter {
        !["text", "font", "gradient", "image", "emitter", "copies", "scroll", "follows"].contains($0.name)
      }
      + propertyKeys)

  static let attachment = MappingSchema(
    "attachment", "an attachment", "Ties a body to a point or to another body.",
    keys: [
      Key("id", .name, "for detach"),
      Key(
        "repeat", .map(.either([.expression(.number), .list(.anything)])),
        "counters, or names for the bodies of a group: { a: p, b: p }"),
      Key("where", .expression(.flag), "which of the repetitions there are"),
      Key("item", .expression(.layer(.layer)), "the body", isRequired: true),
      Key(
        "to", .either([.expression(.point), .expression(.layer(.layer))]), "a point or another body", isRequired: true),
      Key(
        "kind", .choice(["plain", "limit", "fixed", "pin", "slide"]),
        "plain is a rod, with a frequency a spring, with length 0 a hinge; limit is a rope; fixed a weld",
        default: "plain"),
      Key("offset", .expression(.point), "where it grips the body, from its center", unit: "pt", default: "[0, 0]"),
      Key(
        "toOffset", .expression(.point), "where it grips the other body, from its center", unit: "pt", default: "[0, 0]"
      ),
      Key("at", .expression(.point), "for fixed, pin and slide: the point where they are joined", unit: "pt"),
      Key("axis", .expression(.point), "for slide: the direction"),
      Key("length", .expression(.number), "the distance to keep", unit: "pt", default: "what it is now"),
      Key("frequency", .expression(.number), "how often it swings; 0 is rigid", unit: "Hz", default: "0"),
      Key("damping", .expression(.number), "0 swings on, 1 does not swing", default: "0"),
      Key(
        "frictionTorque", .expression(.number), "what it takes to turn a pin or move a slide", unit: "N m or N",
        default: "0"),
      Key(
        "range", .expression(.point), "how far a pin turns or a slide moves: [least, most]", unit: "rad or pt",
        default: "any way"),
    ])

  static let boundary = MappingSchema(
    "boundary", "a boundary", "A line or an outline.", short: .list(.expression(.point)),
    keys: [
      Key("from", .expression(.point), "the line's beginning", unit: "pt"),
      Key("to", .expression(.point), "the line's end", unit: "pt"),
      Key("path", .path, "a closed outline"),
    ])

  static let fieldKinds = [
    "linear", "radial", "electric", "magnetic", "spring", "vortex", "drag", "velocity", "noise", "turbulence",
  ]

  static let field = MappingSchema(
    "field", "a field", "A force by place and speed.",
    keys: [
      Key("id", .name, "for detach"),
      Key("kind", .choice(fieldKinds), "UIKit's fields", isRequired: true),
      Key("items", .either([.name, .list(.expression(.layer(.layer)))]), "the bodies", default: "all"),
      Key("position", .expression(.point), "the middle", unit: "pt", default: "[0, 0]"),
      Key("radius", .expression(.number), "acts only so far from the middle", unit: "pt", default: "everywhere"),
      Key("strength", .expression(.number), "how strong it is", default: "1"),
      Key(
        "falloff", .expression(.number), "the power of the distance by which it fades",
        default: "0; radial 2, electric and magnetic 1, spring -1"),
      Key(
        "minimumRadius", .expression(.number), "closer than this it grows no more", unit: "100 pt", default: "1/32768"),
      Key("direction", .expression(.point), "of linear, velocity and drag", default: "of linear downward"),
      Key("smoothness", .expression(.number), "of noise and turbulence, 0 to 1", default: "0"),
      Key("animationSpeed", .expression(.number), "of noise and turbulence: how fast it changes", default: "0"),
    ])
}
