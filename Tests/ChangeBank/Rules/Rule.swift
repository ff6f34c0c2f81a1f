/// What is changed where, and by how much: the least that counts as a real change.
struct Rule {
  var kind: Kind
  var owners: Set<Spot.Owner>
  var keys: Set<String>
  /// The place in a list; without one, values that are no list.
  var index: Int?
  var alteration: Alteration

  init(
    _ kind: Kind, of owners: Set<Spot.Owner>, _ keys: Set<String>, index: Int? = nil, _ alteration: Alteration
  ) {
    self.kind = kind
    self.owners = owners
    self.keys = keys
    self.index = index
    self.alteration = alteration
  }

  func applies(to spot: Spot) -> Bool {
    owners.contains(spot.owner) && keys.contains(spot.key) && spot.index == index
  }
}

/// How a value becomes another.
enum Alteration {
  /// In the value's own measure; of times, seconds.
  case add(Double)
  /// Of numbers from 0 to 1: toward the middle.
  case share(Double)
  case factor(Double)
  /// Points that are so many pixels.
  case pixels(Double)
  /// The same to the right, of a point that an expression gives.
  case pointPixels(Double)
  /// Seconds that are so many frames.
  case frames(Double)
  /// Levels of each channel, or of green alone, toward the middle.
  case levels(Int, greenOnly: Bool = false)
  case words([String: String])
  case otherText
  /// The factor before or behind a counter: the 0.06 of `i * 0.06`.
  case stagger(add: Double)
}

extension Rule {
  /// One table for every scene file.
  static let all: [Rule] =
    layers + uses + texts + shadows + animations + springs + touches + physics + particles + parameters

  private static let drawn: Set<Spot.Owner> = [.layer, .body]

  private static let uses: [Rule] = [
    Rule(.argument, of: [.use], ["tint"], .levels(12)),
    Rule(.argument, of: [.use], ["reach", "pause"], .factor(1.2)),
    Rule(.argument, of: [.use], ["label"], .otherText),
  ]

  private static let layers: [Rule] = [
    Rule(
      .color, of: [.layer, .body, .scene],
      ["fill", "fillColor", "background", "backgroundColor", "stroke", "strokeColor", "borderColor"], .levels(8)),
    Rule(.gradient, of: drawn, ["gradient"], index: 0, .levels(12)),
    Rule(.gradient, of: drawn, ["gradient"], index: 1, .levels(12)),
    Rule(.opacity, of: drawn, ["opacity"], .share(0.05)),
    Rule(.position, of: drawn, ["position"], index: 0, .pixels(0.5)),
    Rule(.position, of: drawn, ["position"], index: 1, .pixels(0.5)),
    Rule(.position, of: drawn, ["position"], .pointPixels(0.5)),
    Rule(.position, of: drawn, ["frame"], index: 1, .pixels(0.5)),
    Rule(.size, of: drawn, ["circle"], .factor(1.01)),
    Rule(.size, of: drawn, ["ellipse", "rect", "box", "size"], index: 0, .factor(1.01)),
    Rule(.size, of: drawn, ["frame"], index: 2, .factor(1.01)),
    Rule(.rotation, of: drawn, ["rotation"], .add(0.05)),
    Rule(.lineWidth, of: drawn, ["lineWidth", "borderWidth"], .pixels(0.5)),
    Rule(.dash, of: drawn, ["lineDashPattern"], index: 0, .pixels(0.5)),
    Rule(.strokeEnd, of: drawn, ["strokeEnd", "strokeStart"], .share(0.05)),
    Rule(.cornerRadius, of: drawn, ["cornerRadius", "corners"], .pixels(1)),
    Rule(.blur, of: drawn, ["blur", "backdropBlurRadius"], .pixels(0.5)),
    Rule(.replicatorOffset, of: drawn, ["instanceTranslation"], index: 0, .pixels(0.5)),
    Rule(.replicatorOffset, of: drawn, ["instanceRotation"], .add(0.03)),
  ]

  private static let texts: [Rule] = [
    Rule(.text, of: drawn, ["text"], .otherText),
    Rule(.color, of: drawn, ["color", "textColor"], .levels(8)),
    Rule(.fontSize, of: drawn, ["font.size", "fontSize"], .add(1)),
    Rule(
      .fontWeight, of: drawn, ["font.weight"],
      .words(["regular": "medium", "medium": "semibold", "semibold": "bold", "bold": "heavy", "heavy": "bold"])),
  ]

  private static let shadows: [Rule] = [
    Rule(.shadowColor, of: drawn, ["shadowColor"], .levels(48)),
    Rule(.shadowOpacity, of: drawn, ["shadowOpacity"], .share(0.1)),
    Rule(.shadowOffset, of: drawn, ["shadowOffset"], index: 1, .pixels(1)),
    Rule(.shadowRadius, of: drawn, ["shadowRadius"], .factor(1.5)),
  ]

  private static let animations: [Rule] = [
    Rule(.duration, of: [.animation], ["duration"], .factor(1.05)),
    Rule(.delay, of: [.animation], ["delay"], .frames(1)),
    Rule(.stagger, of: [.animation], ["delay"], .stagger(add: 0.02)),
    Rule(
      .curve, of: [.animation], ["curve"],
      .words(["easeIn": "easeOut", "easeOut": "easeInOut", "easeInOut": "easeOut", "linear": "easeIn"])),
    Rule(.repeatCount, of: [.animation], ["repeat"], .add(1)),
    Rule(.endValue, of: [.animation], ["to.opacity", "to.strokeEnd"], .share(0.05)),
    Rule(.endValue, of: [.animation], ["to.scale", "to.size", "by.rotation"], .factor(1.01)),
    Rule(.endValue, of: [.animation], ["to.position.x", "to.position.y", "to.contentOffset"], .pixels(0.5)),
    Rule(.endValue, of: [.animation], ["to.position", "to.translation"], index: 0, .pixels(0.5)),
    Rule(.startValue, of: [.animation], ["from.opacity"], .share(0.05)),
    Rule(.startValue, of: [.animation], ["from.position.x", "from.position.y"], .pixels(0.5)),
    Rule(.keyframe, of: [.animation], ["keyframes.position.x", "keyframes.position.y"], index: 1, .pixels(1)),
    Rule(.keyframe, of: [.animation], ["keyframes.scale"], index: 1, .factor(1.02)),
    Rule(.keyframe, of: [.animation], ["keyframes.opacity"], index: 1, .share(0.05)),
    Rule(.keyTime, of: [.animation], ["keyTimes"], index: 1, .add(0.05)),
    Rule(.eventTime, of: [.event], ["at", "after"], .frames(1)),
  ]

  private static let springs: [Rule] = [
    Rule(.dampingRatio, of: [.animation], ["spring.damping"], .add(0.03)),
    Rule(.response, of: [.animation], ["spring.response"], .factor(1.05)),
    Rule(.stiffness, of: [.animation], ["spring.stiffness"], .factor(1.05)),
    Rule(.mass, of: [.animation], ["spring.mass"], .factor(1.05)),
    Rule(.bounce, of: [.animation], ["spring.bounce"], .add(0.03)),
    Rule(.velocity, of: [.animation], ["spring.velocity"], .add(1)),
  ]

  private static let touches: [Rule] = [
    Rule(.touchTime, of: [.tape], ["at"], .add(-0.2)),
    Rule(.dragEnd, of: [.tape], ["drag.by", "drag.to"], index: 0, .pixels(1)),
    Rule(.dragEnd, of: [.tape], ["drag.by", "drag.to"], index: 1, .pixels(1)),
    Rule(.dragDuration, of: [.tape], ["drag.duration"], .factor(1.05)),
    Rule(
      .dragCurve, of: [.tape], ["drag.curve"],
      .words(["easeIn": "easeOut", "easeOut": "easeInOut", "easeInOut": "easeOut", "linear": "easeInOut"])),
    Rule(.holdTime, of: [.tape], ["hold", "duration"], .frames(1)),
  ]

  private static let physics: [Rule] = [
    Rule(.gravity, of: [.physics], ["gravity"], .factor(1.05)),
    Rule(.elasticity, of: [.body], ["elasticity"], .share(0.05)),
    Rule(.friction, of: [.body], ["friction"], .share(0.05)),
    Rule(.density, of: [.body], ["density"], .factor(1.05)),
    Rule(.resistance, of: [.body], ["resistance", "angularResistance"], .factor(1.05)),
    Rule(.frequency, of: [.attachment], ["frequency"], .factor(1.05)),
    Rule(.attachmentDamping, of: [.attachment], ["damping"], .add(0.03)),
    Rule(.attachmentLength, of: [.attachment], ["length"], .pixels(0.5)),
    Rule(.push, of: [.physics], ["push.magnitude"], .factor(1.05)),
    Rule(.seed, of: [.scene], ["seed"], .add(1)),
  ]

  private static let particles: [Rule] = [
    Rule(
      .emitter, of: [.emitter],
      [
        "birthRate", "lifetime", "velocity", "velocityRange", "yAcceleration", "emissionRange", "spinRange",
        "scaleRange",
      ],
      .factor(1.05)),
    Rule(.emitter, of: [.emitter], ["emissionLongitude"], .add(0.03)),
    Rule(.emitter, of: [.emitter], ["duration"], .frames(1)),
    Rule(.color, of: [.emitter], ["color"], .levels(8)),
  ]

  private static let parameters: [Rule] = [
    Rule(.parameter, of: [.parameter], ["integer"], .add(1)),
    Rule(.parameter, of: [.parameter], ["value"], .factor(1.05)),
    Rule(.parameter, of: [.parameter], ["value"], index: 0, .otherText),
  ]
}
