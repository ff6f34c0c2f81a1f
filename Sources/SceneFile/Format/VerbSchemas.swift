extension MappingSchema {
  static let actions = Content.list(.mapping("verb"))
  static let layerOrLayers = Content.either([.expression(.layer(.layer)), .list(.expression(.layer(.layer)))])

  static let event = MappingSchema(
    "event", "an event", "Something that happens, and what it does.",
    keys: [
      Key("start", actions, "when the scene begins"),
      Key("tick", actions, "at every refresh"),
      Key("rest", actions, "when all bodies have come to rest"),
      Key("tap", .name, "a tap on this layer"),
      Key("press", .name, "a finger that stays on this layer"),
      Key("pan", .name, "a drag on this layer, of 10 pt at least"),
      Key("scroll", .name, "a drag of this scroll layer's content"),
      Key(
        "contact", .either([.name, .list(.name)]),
        "a body of this name touches something: [body, other body or boundary]"),
      Key("at", .expression(.number), "at this time", unit: "s"),
      Key("when", .expression(.flag), "when this becomes true"),
      Key("do", actions, "what happens"),
      Key("began", actions, "of pan, press and scroll"),
      Key("changed", actions, "of pan and press"),
      Key("ended", actions, "of pan, press and scroll"),
      Key("settles", .expression(.flag), "of scroll: whether the content then settles by itself", default: "true"),
      Key("minimumDuration", .expression(.number), "of press: how long the finger stays", unit: "s", default: "0.5 s"),
    ])

  /// What may stand together in a spring.
  static let springForms = "give damping with a duration, response and damping, bounce, or mass, stiffness and damping"

  static let springKeys = [
    Key(
      "damping", .expression(.number), "the damping ratio; with stiffness the damping itself",
      default: "1; with stiffness 10"),
    Key("velocity", .expression(.number), "the speed at the start, in whole ways", unit: "1/s", default: "0"),
    Key("response", .expression(.number), "SwiftUI's: the undamped period", unit: "s"),
    Key("bounce", .expression(.number), "SwiftUI's: -1 to 1, with duration as the period"),
    Key("mass", .expression(.number), "the physical description", default: "1"),
    Key("stiffness", .expression(.number), "the physical description", default: "100"),
  ]

  static let tapeStep = MappingSchema(
    "tapeStep", "a step of the tape", "What the finger does next.", short: .choice(["release"]),
    keys: [
      Key("at", .expression(.number), "the time of this step", unit: "s", default: "after the step before"),
      Key("wait", .expression(.number), "for so long nothing happens; the finger stays", unit: "s"),
      Key("touch", .either([.name, .expression(.point)]), "comes down on a layer or a point"),
      Key("tap", .either([.name, .expression(.point)]), "a tap; at is the time of its lift"),
      Key("press", .either([.name, .expression(.point)]), "stays down for a while"),
      Key(
        "location", .expression(.point), "where on the layer, in its own coordinates", unit: "pt", default: "its middle"
      ),
      Key("drag", .mapping("drag"), "moves while it is down"),
      Key("hold", .expression(.number), "stays while it is down", unit: "s"),
      Key("duration", .expression(.number), "of press: how long the finger stays", unit: "s", default: "0.8 s"),
      Key("release", .anything, "goes up"),
    ])

  /// The verbs, by their first key.
  static let verbs: [MappingSchema] = [
    MappingSchema(
      "verb", "a verb", "Something that is done.",
      keys: [
        Key("set", .map(.anything), "changes properties, states and values at once"),
        Key("animate", .mapping("animate"), "changes them over time"),
        Key("if", .expression(.flag), "chooses between then and else"),
        Key("then", actions, "when it is true"),
        Key("else", actions, "when it is not"),
        Key("once", .name, "unless this state is true already; makes it true"),
        Key(
          "each", .map(.either([.expression(.number), .list(.anything)])),
          "for every counter, or every layer of a group: { k: 9 } or { dot: dots }"),
        Key("where", .expression(.flag), "of each: only those"),
        Key("after", .expression(.number), "after this time", unit: "s"),
        Key("do", actions, "of once, each and after"),
        Key("move", .mapping("move"), "adds to positions; physics goes on from there"),
        Key("spawn", .mapping("spawn"), "makes a template's layers"),
        Key("remove", layerOrLayers, "takes layers away for good"),
        Key("stop", layerOrLayers, "ends layers' animations where they are going"),
        Key("raise", layerOrLayers, "puts layers above their neighbours"),
        Key("note", .map(.expression(.number)), "an event of the trace, with a number"),
        Key("push", .mapping("push"), "a force on bodies"),
        Key("snap", .mapping("snap"), "draws a body to a point"),
        Key("attach", .mapping("attachment"), "ties bodies"),
        Key("collide", .mapping("collide"), "lets bodies collide from now on"),
        Key(
          "detach", .either([.name, .list(.name)]),
          "takes attachments, pushes, snaps, fields, boundaries and collisions away; all: everything"),
        Key("wake", layerOrLayers, "lets physics look at bodies anew"),
      ]),
    MappingSchema(
      "animate", "animate", "Changes properties and values over time.",
      keys: [
        Key(
          "duration", .expression(.number), "how long it takes", unit: "s",
          default: "0.25 s; of a spring that tells it, its own"),
        Key("delay", .expression(.number), "waits first", unit: "s", default: "0"),
        Key(
          "curve",
          .either([.choice(["linear", "easeIn", "easeOut", "easeInOut", "default"]), .list(.expression(.number))]),
          "how the way is covered, by name or as a cubic's [x1, y1, x2, y2]", default: "easeInOut"),
        Key("spring", .mapping("spring"), "instead of a curve"),
        Key("to", .map(.anything), "the ends: target and value"),
        Key("from", .map(.anything), "the beginnings", default: "what is shown"),
        Key("by", .map(.anything), "the ways instead of ends"),
        Key("keyframes", .map(.list(.anything)), "several values each"),
        Key("keyTimes", .list(.expression(.number)), "when each value is reached, 0 to 1", default: "evenly spread"),
        Key(
          "mode", .choice(["linear", "discrete", "paced", "cubic", "cubicPaced"]), "how values between are found",
          default: "linear"),
        Key("along", .path, "a path for the position of layer"),
        Key("layer", .expression(.layer(.layer)), "what moves along the path", default: "self"),
        Key("orient", .choice(["none", "auto", "autoReverse"]), "turns with the path", default: "none"),
        Key("repeat", .expression(.number), "how many times; or forever", default: "1"),
        Key("autoreverse", .flag, "there and back", default: "false"),
        Key("cumulative", .flag, "each time goes on from where the last one ended", default: "false"),
        Key("then", actions, "when it has ended, unless it was stopped"),
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
        Key("to", .expression(.point), "a point of the canvas", unit: "pt"),
        Key("by", .expression(.point), "from where it is", unit: "pt"),
        Key("along", .path, "a path on the canvas"),
        Key("duration", .expression(.number), "how long it takes", unit: "s", isRequired: true),
        Key(
          "curve",
          .either([.choice(["linear", "easeIn", "easeOut", "easeInOut", "default"]), .list(.expression(.number))]),
          "how the way is covered", default: "easeInOut"),
      ]),
    MappingSchema(
      "move", "move", "Adds to positions.",
      keys: [
        Key("items", layerOrLayers, "what is moved", isRequired: true),
        Key("by", .expression(.point), "how far", unit: "pt", isRequired: true),
      ]),
    MappingSchema(
      "spawn", "spawn", "Makes a template's layers.", short: .name,
      keys: [
        Key("template", .name, "which one", isRequired: true),
        Key("origin", .expression(.point), "what origin is in the template", unit: "pt", default: "[0, 0]"),
        Key("in", .expression(.layer(.layer)), "the layer they are put in", default: "the canvas"),
      ]),
    MappingSchema(
      "push", "push", "A force on bodies.",
      keys: [
        Key("id", .name, "for detach"),
        Key("items", layerOrLayers, "the bodies", isRequired: true),
        Key("direction", .expression(.point), "direction and strength", unit: "N"),
        Key(
          "magnitude", .expression(.number), "the strength, whatever the direction's length", unit: "N",
          default: "the direction's length"),
        Key("mode", .choice(["once", "steady"]), "once is a single knock, steady goes on", default: "once"),
        Key("offset", .expression(.point), "where it grips, from the center", unit: "pt", default: "[0, 0]"),
      ]),
    MappingSchema(
      "snap", "snap", "Draws a body to a point.",
      keys: [
        Key("id", .name, "for detach"),
        Key("item", .expression(.layer(.layer)), "the body", isRequired: true),
        Key("to", .expression(.point), "where its center goes", unit: "pt", isRequired: true),
        Key("damping", .expression(.number), "how much its swing is damped, 0 to 1", default: "0.5"),
      ]),
    MappingSchema(
      "collide", "collide", "Lets bodies collide.",
      keys: [
        Key("id", .name, "for detach"),
        Key("items", layerOrLayers, "the bodies", default: "all"),
        Key("with", .choice(["everything", "items", "boundaries"]), "what they collide with", default: "everything"),
        Key("boundaries", .map(.mapping("boundary")), "lines and outlines"),
        Key("walls", .flag, "keeps them inside the bounds", default: "false"),
      ]),
  ]

  static func verb(_ name: String) -> MappingSchema { byName[name] ?? MappingSchema(name, name, "", keys: []) }
}
