import SpringformScene

/// How the numbers of a property are meant.
enum FactMeaning {
  case plain
  /// 100 for all of it.
  case percent
  /// In percent, for each axis.
  case scale
  /// Two numbers, and a third that is mostly 0.
  case point
  case color
  /// Offsets and colours in one list: so many colours, and then opacities.
  case stops(count: Int)
  /// A number that stands for a word.
  case choice([Int: String])
  /// 1 for yes.
  case flag
  case path
}

/// What people call the keys of an object in a file.
struct FactNames {
  var known: [String: (name: String, meaning: FactMeaning)] = [:]
  /// Keys that say nothing that is seen, or are read by themselves.
  var untold: Set<String> = []

  /// Names for machines, and numbers by which others call something.
  static let untoldAnywhere: Set = [
    "nm", "mn", "ix", "cix", "ind", "np", "ty", "ln", "cl", "ct", "cp", "bounds", "sid",
  ]

  init(_ known: [String: (String, FactMeaning)], untold: [String] = []) {
    self.known = known.mapValues { (name: $0.0, meaning: $0.1) }
    self.untold = Self.untoldAnywhere.union(untold).subtracting(known.keys)
  }

  func with(_ others: [String: (String, FactMeaning)]) -> Self {
    var result = self
    result.known.merge(others.mapValues { (name: $0.0, meaning: $0.1) }) { $1 }
    return result
  }

  // MARK: Tables

  static let file = FactNames(
    ["fr": ("frame rate", .plain), "ip": ("in point", .plain), "op": ("out point", .plain)],
    untold: [
      "v", "w", "h", "ddd", "assets", "layers", "markers", "fonts", "meta", "props", "metadata", "slots", "tgs",
      "chars",
    ])

  static let marker = FactNames(["tm": ("time", .plain), "dr": ("duration", .plain)], untold: ["cm"])

  static let font = FactNames(
    [
      "fFamily": ("family", .plain), "fStyle": ("style", .plain), "fWeight": ("weight", .plain),
      "ascent": ("ascent", .plain), "fPath": ("path of the file", .plain),
    ], untold: ["fName", "fClass", "origin"])

  static let layer = FactNames(
    [
      "ip": ("in point", .plain), "op": ("out point", .plain), "st": ("start", .plain), "sr": ("stretch", .plain),
      "tm": ("time remap", .plain), "hd": ("hidden", .flag), "ao": ("turned along its way", .flag),
      "ddd": ("in space", .flag), "td": ("matte only", .flag), "bm": ("blend mode", .choice(blendModes)),
      "tt": ("matte kind", .choice([1: "alpha", 2: "inverted alpha", 3: "luma", 4: "inverted luma"])),
      "w": ("width", .plain), "h": ("height", .plain), "sw": ("width", .plain), "sh": ("height", .plain),
      "sc": ("color", .color), "pe": ("zoom", .plain),
    ],
    untold: ["parent", "tp", "ks", "shapes", "masksProperties", "hasMask", "ef", "sy", "t", "refId"])

  static let transform = FactNames(
    [
      "a": ("anchor point", .point), "p": ("position", .point), "s": ("scale", .scale), "r": ("rotation", .plain),
      "rz": ("rotation", .plain), "rx": ("rotation x", .plain), "ry": ("rotation y", .plain),
      "or": ("orientation", .point), "sk": ("skew", .plain), "sa": ("skew axis", .plain), "o": ("opacity", .percent),
      "so": ("start opacity", .percent), "eo": ("end opacity", .percent),
    ], untold: ["hd"])

  static let mask = FactNames(
    [
      "mode": ("mode", .choice([:])), "inv": ("inverted", .flag), "pt": ("path", .path), "o": ("opacity", .percent),
      "x": ("expansion", .plain), "f": ("feather", .point),
    ])

  static let effect = FactNames(
    [
      "en": ("enabled", .flag),
      "ty": (
        "effect",
        .choice([
          5: "control", 20: "tint", 21: "fill", 22: "stroke", 23: "tritone", 24: "levels", 25: "drop shadow",
          29: "blur",
        ])
      ),
    ], untold: ["ef"])

  static let style = FactNames(
    [
      "c": ("color", .color), "o": ("opacity", .percent), "a": ("angle", .plain), "s": ("size", .plain),
      "d": ("distance", .plain), "ch": ("choke", .plain), "en": ("enabled", .flag), "no": ("noise", .plain),
      "r": ("size", .plain), "so": ("opacity", .percent),
    ])

  /// As scene files call them; what is told of a mode that is not drawn is its number.
  private static let blendModes = Dictionary(
    uniqueKeysWithValues: BlendMode.ofLottie.enumerated().map { ($0, "\($1)") })

  // MARK: Shapes

  private static let shape = FactNames(
    ["hd": ("hidden", .flag), "bm": ("blend mode", .choice(blendModes)), "d": ("direction", .plain)], untold: ["it"])
  private static let paint = shape.with([
    "c": ("color", .color), "o": ("opacity", .percent), "w": ("width", .plain), "ml": ("miter limit", .plain),
    "r": ("fill rule", .choice([1: "nonzero", 2: "evenodd"])),
    "lc": ("cap", .choice([1: "butt", 2: "round", 3: "square"])),
    "lj": ("join", .choice([1: "miter", 2: "round", 3: "bevel"])),
  ])
  private static let gradient = paint.with([
    "s": ("start point", .point), "e": ("end point", .point), "t": ("type", .choice([1: "linear", 2: "radial"])),
    "h": ("highlight length", .plain), "a": ("highlight angle", .plain),
  ])
  private static let joined = shape.with([
    "a": ("amount", .plain), "lj": ("join", .choice([1: "miter", 2: "round", 3: "bevel"])),
    "ml": ("miter limit", .plain),
  ])

  /// What kinds of shapes are called, and their keys.
  static let shapes: [String: (kind: String, names: FactNames)] = [
    "gr": ("group", shape), "sh": ("path", shape.with(["ks": ("path", .path)])),
    "rc": (
      "rectangle", shape.with(["p": ("position", .point), "s": ("size", .plain), "r": ("corner radius", .plain)])
    ),
    "el": ("ellipse", shape.with(["p": ("position", .point), "s": ("size", .plain)])),
    "sr": (
      "star",
      shape.with([
        "p": ("position", .point), "pt": ("points", .plain), "r": ("rotation", .plain), "or": ("outer radius", .plain),
        "os": ("outer roundness", .plain), "ir": ("inner radius", .plain), "is": ("inner roundness", .plain),
        "sy": ("type", .choice([1: "star", 2: "polygon"])),
      ])
    ),
    "fl": ("fill", paint), "st": ("stroke", paint), "gf": ("gradient fill", gradient),
    "gs": ("gradient stroke", gradient),
    "tm": (
      "trim",
      shape.with([
        "s": ("start", .percent), "e": ("end", .percent), "o": ("offset", .plain),
        "m": ("mode", .choice([1: "together", 2: "one by one"])),
      ])
    ),
    "rd": ("round corners", shape.with(["r": ("radius", .plain)])),
    "pb": ("pucker", shape.with(["a": ("amount", .plain)])),
    "zz": ("zigzag", shape.with(["s": ("amplitude", .plain), "r": ("ridges", .plain), "pt": ("points", .plain)])),
    "op": ("offset", joined),
    "tw": ("twist", shape.with(["a": ("angle", .plain), "c": ("center", .point)])),
    "rp": (
      "repeater",
      shape.with([
        "c": ("copies", .plain), "o": ("offset", .plain), "m": ("composite", .choice([1: "above", 2: "below"])),
      ])
    ),
    "mm": (
      "merge",
      shape.with([
        "mm": ("mode", .choice([1: "merge", 2: "add", 3: "subtract", 4: "intersect", 5: "exclude"]))
      ])
    ),
  ]
  static let otherShape = shape

  // MARK: Texts

  static let document = FactNames(
    [
      "t": ("text", .plain), "f": ("font", .choice([:])), "s": ("font size", .plain), "fc": ("color", .color),
      "sc": ("stroke color", .color), "sw": ("stroke width", .plain), "of": ("stroke above fill", .flag),
      "tr": ("tracking", .plain), "lh": ("line height", .plain), "ls": ("baseline shift", .plain),
      "j": (
        "justification",
        .choice([
          0: "left", 1: "right", 2: "center", 3: "justified, last line left", 4: "justified, last line right",
          5: "justified, last line centered", 6: "justified",
        ])
      ),
      "sz": ("box size", .plain), "ps": ("box position", .point),
      "ca": ("capitals", .choice([0: "as written", 1: "all capitals", 2: "small capitals"])),
    ])

  static let textPath = FactNames(
    [
      "m": ("mask of the text path", .plain), "f": ("first margin", .plain), "l": ("last margin", .plain),
      "p": ("upright to the text path", .plain), "r": ("reversed text path", .plain),
      "a": ("spread on the text path", .plain),
    ])

  static let alignment = FactNames(
    [
      "g": ("grouping", .choice([1: "letters", 2: "words", 3: "lines", 4: "all"])), "a": ("alignment", .point),
    ])

  static let animator = FactNames(
    [
      "a": ("anchor point", .point), "p": ("position", .point), "s": ("scale", .scale), "r": ("rotation", .plain),
      "rx": ("rotation x", .plain), "ry": ("rotation y", .plain), "sk": ("skew", .plain), "sa": ("skew axis", .plain),
      "o": ("opacity", .percent), "fc": ("color", .color), "fh": ("hue", .plain), "fs": ("saturation", .plain),
      "fb": ("brightness", .plain), "sc": ("stroke color", .color), "sw": ("stroke width", .plain),
      "t": ("tracking", .plain), "ls": ("line spacing", .plain), "bl": ("blur", .plain),
    ])

  static let selector = FactNames(
    [
      "s": ("range start", .plain), "e": ("range end", .plain), "o": ("range offset", .plain),
      "a": ("range amount", .plain), "xe": ("ease high", .plain), "ne": ("ease low", .plain),
      "sm": ("smoothness", .plain), "rn": ("random order", .flag),
      "b": ("based on", .choice([1: "letters", 2: "letters without spaces", 3: "words", 4: "lines"])),
      "sh": (
        "range shape", .choice([1: "square", 2: "ramp up", 3: "ramp down", 4: "triangle", 5: "round", 6: "smooth"])
      ),
      "r": ("range units", .choice([1: "percent", 2: "index"])),
    ], untold: ["t"])
}
