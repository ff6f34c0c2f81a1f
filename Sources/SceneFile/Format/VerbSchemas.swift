extension MappingSchema {
  static let actions = ContentSchema.verbs
  static let layerOrLayers = ContentSchema.layers

  static let event = MappingSchema(
    "event", "an event", "Something that happens, and what it does.",
    keys: [
      KeySchema("start", actions, "when the scene begins"),
      KeySchema("tick", actions, "at every refresh"),
      KeySchema("rest", actions, "when all bodies have come to rest"),
      KeySchema("tap", .name, "a tap on this layer"),
      KeySchema("press", .name, "a finger that stays on this layer"),
      KeySchema("pan", .name, "a drag on this layer, of 10 pt at least"),
      KeySchema("scroll", .name, "a drag of this scroll layer's content"),
      KeySchema(
        "contact", .either([.name, .list(.name)]),
        "a body of this name touches something: [body, other body or boundary]"),
      KeySchema("at", .expression(.number), "at this time", unit: "s"),
      KeySchema("when", .expression(.flag), "when this becomes true"),
      KeySchema("do", actions, "what happens"),
      KeySchema("began", actions, "of pan, press and scroll"),
      KeySchema("changed", actions, "of pan and press"),
      KeySchema("ended", actions, "of pan, press and scroll"),
      KeySchema(
        "settles", .expression(.flag), "of scroll: whether the content then settles by itself", default: "true"),
      KeySchema(
        "minimumDuration", .expression(.number), "of press: how long the finger stays", unit: "s", default: "0.5 s"),
    ])

  /// What may stand together in a spring.
  static let springForms = "give damping with a duration, response and damping, bounce, or mass, stiffness and damping"

  static let springKeys = [
    KeySchema(
      "damping", .expression(.number), "the damping ratio; with stiffness the damping itself",
      default: "1; with stiffness 10"),
    KeySchema("velocity", .expression(.number), "the speed at the start, in whole ways", unit: "1/s", default: "0"),
    KeySchema("response", .expression(.number), "SwiftUI's: the undamped period", unit: "s"),
    KeySchema("bounce", .expression(.number), "SwiftUI's: -1 to 1, with duration as the period"),
    KeySchema("mass", .expression(.number), "the physical description", default: "1"),
    KeySchema("stiffness", .expression(.number), "the physical description", default: "100"),
  ]

  static let tapeStep = MappingSchema(
    "tapeStep", "a step of the tape", "What the finger does next.", short: .choice(["release"]),
    keys: [
      KeySchema("at", .expression(.number), "the time of this step", unit: "s", default: "after the step before"),
      KeySchema("wait", .expression(.number), "for so long nothing happens; the finger stays", unit: "s"),
      KeySchema("touch", .either([.name, .expression(.point)]), "comes down on a layer or a point"),
      KeySchema("tap", .either([.name, .expression(.point)]), "a tap; at is the time of its lift"),
      KeySchema("press", .either([.name, .expression(.point)]), "stays down for a while"),
      KeySchema(
        "location", .expression(.point), "where on the layer, in its own coordinates", unit: "pt", default: "its middle"
      ),
      KeySchema("drag", .mapping("drag"), "moves while it is down"),
      KeySchema("hold", .expression(.number), "stays while it is down", unit: "s"),
      KeySchema("duration", .expression(.number), "of press: how long the finger stays", unit: "s", default: "0.8 s"),
      KeySchema("release", .anything, "goes up"),
    ])

  /// The verbs, by their first key.
  static let verbs: [MappingSchema] = [
    MappingSchema(
      "verb", "a verb", "Something that is done.",
      keys: [
        KeySchema("set", .map(.anything), "changes properties, states and values at once"),
        KeySchema("animate", .mapping("animate"), "changes them over time"),
        KeySchema("if", .expression(.flag), "chooses between then and else"),
        KeySchema("then", actions, "when it is true"),
        KeySchema("else", actions, "when it is not"),
        KeySchema("once", .name, "unless this state is true already; makes it true"),
        KeySchema(
          "each", .map(.either([.expression(.number), .list(.anything)])),
          "for every counter, or every layer of a group: { k: 9 } or { dot: dots }"),
        KeySchema("where", .expression(.flag), "of each: only those"),
        KeySchema("after", .expression(.number), "after this time", unit: "s"),
        KeySchema("do", actions, "of once, each and after"),
        KeySchema("move", .mapping("move"), "adds to positions; physics goes on from there"),
        KeySchema("spawn", .mapping("spawn"), "makes a template's layers"),
        KeySchema("remove", layerOrLayers, "takes layers away for good"),
        KeySchema("stop", layerOrLayers, "ends layers' animations where they are going"),
        KeySchema("raise", layerOrLayers, "puts layers above their neighbours"),
        KeySchema("note", .map(.expression(.number)), "an event of the trace, with a number"),
        KeySchema("push", .mapping("push"), "a force on bodies"),
        KeySchema("snap", .mapping("snap"), "draws a body to a point"),
        KeySchema("attach", .mapping("attachment"), "ties bodies"),
        KeySchema("collide", .mapping("collide"), "lets bodies collide from now on"),
        KeySchema(
          "detach", .either([.name, .list(.name)]),
          "takes attachments, pushes, snaps, fields, boundaries and collisions away; all: everything"),
        KeySchema("wake", layerOrLayers, "lets physics look at bodies anew"),
      ]),
    MappingSchema(
      "animate", "animate", "Changes properties and values over time.",
      keys: [
        KeySchema(
          "duration", .expression(.number), "how long it takes", unit: "s",
          default: "0.25 s; of a spring that tells it, its own"),
        KeySchema("delay", .expression(.number), "waits first", unit: "s", default: "0"),
        KeySchema(
          "curve",
          .either([.choice(["linear", "easeIn", "easeOut", "easeInOut", "default"]), .list(.expression(.number))]),
          "how the way is covered, by name or as a cubic's [x1, y1, x2, y2]", default: "easeInOut"),
        KeySchema("spring", .mapping("spring"), "instead of a curve"),
        KeySchema("to", .map(.anything), "the ends: target and value"),
        KeySchema("from", .map(.anything), "the beginnings", default: "what is shown"),
        KeySchema("by", .map(.anything), "the ways instead of ends"),
        KeySchema("keyframes", .map(.list(.anything)), "several values each"),
        KeySchema(
          "keyTimes", .list(.expression(.number)), "when each value is reached, 0 to 1", default: "evenly spread"),
        KeySchema(
          "mode", .choice(["linear", "discrete", "paced", "cubic", "cubicPaced"]), "how values between are found",
          default: "linear"),
        KeySchema("along", .path, "a path for the position of layer"),
        KeySchema("layer", .expression(.layer(.layer)), "what moves along the path", default: "self"),
        KeySchema("orient", .choice(["none", "auto", "autoReverse"]), "turns with the path", default: "none"),
        KeySchema("repeat", .expression(.number), "how many times; or forever", default: "1"),
        KeySchema("autoreverse", .flag, "there and back", default: "false"),
        KeySchema("cumulative", .flag, "each time goes on from where the last one ended", default: "false"),
        KeySchema("then", actions, "when it has ended, unless it was stopped"),
      ]),
    MappingSchema(
      "spring", "a spring",
      """
      A spring in one of its forms: `damping` with the animation's `duration`, as UIKit has it; `response` and `damping`, or \
      `bounce` with the animation's `duration`, as SwiftUI has it; `mass`, `stiffness` and `damping`, the physical one. \
      `velocity` may stand beside each. With `response`, `stiffness`, `mass` and a spring by name, how long the animation takes \
      follows from the spring; a `duration` is an error, unless `from`, `repeat` or `keyframes` make a course of the \
      animation, which it then cuts short.
      """, short: .choice(["smooth", "snappy", "bouncy"]),
      keys: springKeys),
    MappingSchema(
      "drag", "drag", "A finger's movement.",
      keys: [
        KeySchema("to", .expression(.point), "a point of the canvas", unit: "pt"),
        KeySchema("by", .expression(.point), "from where it is", unit: "pt"),
        KeySchema("along", .path, "a path on the canvas"),
        KeySchema("duration", .expression(.number), "how long it takes", unit: "s", isRequired: true),
        KeySchema(
          "curve",
          .either([.choice(["linear", "easeIn", "easeOut", "easeInOut", "default"]), .list(.expression(.number))]),
          "how the way is covered", default: "easeInOut"),
      ]),
    MappingSchema(
      "move", "move", "Adds to positions.",
      keys: [
        KeySchema("items", layerOrLayers, "what is moved", isRequired: true),
        KeySchema("by", .expression(.point), "how far", unit: "pt", isRequired: true),
      ]),
    MappingSchema(
      "spawn", "spawn", "Makes a template's layers.", short: .name,
      keys: [
        KeySchema("template", .name, "which one", isRequired: true),
        KeySchema("origin", .expression(.point), "what origin is in the template", unit: "pt", default: "[0, 0]"),
        KeySchema("in", .expression(.layer(.layer)), "the layer they are put in", default: "the canvas"),
      ]),
    PushKeys.format.schema, SnapKeys.format.schema, CollideKeys.format.schema,
  ]

  static func verb(_ name: String) -> MappingSchema { byName[name] ?? MappingSchema(name, name, "", keys: []) }
}
