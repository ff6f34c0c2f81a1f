extension Form {
  static let physics = Form(
    "physics", "physics", "Bodies, and what moves them.",
    keys: [
      Key("in", .name, "the layer whose coordinates count and whose bounds the walls are; the canvas without it"),
      Key(
        "gravity", .either([.expression(.number), .expression(.point)]),
        "1 is 1000 points per square second, downward; or a vector"),
      Key("walls", .either([.flag, .form("walls")]), "keeps bodies inside the bounds"),
      Key(
        "collisions", .choice(["everything", "items", "boundaries", "none"]),
        "what bodies collide with; everything, when there are walls or boundaries"),
      Key("boundaries", .map(.form("boundary")), "lines and outlines that bodies bounce off"),
      Key("bodies", .list(.form("body")), "what is moved"),
      Key("attachments", .list(.form("attachment")), "what is tied to what"),
      Key("fields", .list(.form("field")), "forces by place and speed"),
    ])

  static let walls = Form(
    "walls", "walls", "How far inside the bounds the walls are.",
    keys: ["top", "left", "bottom", "right"].map { Key($0, .expression(.number), "in points") })

  /// What physics knows of a body.
  static let bodyKeys =
    [
      Key("box", .expression(.point), "a rectangle of this width and height"),
      Key("active", .flag, "false: physics sees it only when a verb brings it in"),
    ] + bodyNumbers.map { Key($0.0, .expression(.number), $0.1) }
    + bodyFlags.map { Key($0.0, .expression(.flag), $0.1) }

  static let bodyNumbers = [
    ("elasticity", "how much speed is left after a bounce; 0.2 without it"),
    ("friction", "the resistance to sliding; 0.2 without it"),
    ("density", "kilograms per 100 x 100 points; 1 without it"),
    ("resistance", "the share of its speed that is lost a second; 0.1 without it"),
    ("angularResistance", "the same for turning"),
    ("charge", "what an electric field acts upon"),
  ]
  static let bodyFlags = [("isAnchored", "stands still like a wall"), ("allowsRotation", "whether it turns")]

  static let body = Form(
    "body", "a body", "A layer that physics moves.",
    keys: bodyKeys
      + layerKeys.filter {
        !["text", "font", "gradient", "image", "emitter", "copies", "scroll", "follows"].contains($0.name)
      }
      + propertyKeys)

  static let attachment = Form(
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
        "plain without it: a rod, a spring with a frequency, a hinge without a length"),
      Key("offset", .expression(.point), "where it grips the body, from its center"),
      Key("toOffset", .expression(.point), "where it grips the other body, from its center"),
      Key("at", .expression(.point), "for fixed, pin and slide: the point where they are joined"),
      Key("axis", .expression(.point), "for slide: the direction"),
      Key("length", .expression(.number), "the distance to keep; what it is now without it"),
      Key("frequency", .expression(.number), "how often it swings, in hertz; 0 is rigid"),
      Key("damping", .expression(.number), "0 swings on, 1 does not swing"),
      Key("frictionTorque", .expression(.number), "what it takes to turn a pin or move a slide"),
      Key("range", .expression(.point), "how far a pin turns or a slide moves: [least, most]"),
    ])

  static let boundary = Form(
    "boundary", "a boundary", "A line or an outline.", short: .list(.expression(.point)),
    keys: [
      Key("from", .expression(.point), "the line's beginning"),
      Key("to", .expression(.point), "the line's end"),
      Key("path", .path, "a closed outline"),
    ])

  static let fieldKinds = [
    "linear", "radial", "electric", "magnetic", "spring", "vortex", "drag", "velocity", "noise", "turbulence",
  ]

  static let field = Form(
    "field", "a field", "A force by place and speed.",
    keys: [
      Key("id", .name, "for detach"),
      Key("kind", .choice(fieldKinds), "UIKit's fields", isRequired: true),
      Key("items", .either([.name, .list(.expression(.layer(.layer)))]), "all bodies without it"),
      Key("position", .expression(.point), "the middle"),
      Key("radius", .expression(.number), "acts only so far from the middle"),
      Key("strength", .expression(.number), "1 without it"),
      Key("falloff", .expression(.number), "how fast it fades with the distance"),
      Key("minimumRadius", .expression(.number), "closer than this, in metres of 100 points, it grows no more"),
      Key("direction", .expression(.point), "of linear, velocity and drag"),
      Key("smoothness", .expression(.number), "of noise and turbulence, 0 to 1"),
      Key("animationSpeed", .expression(.number), "of noise and turbulence"),
    ])
}
