import Springform
import SpringformDocument
import SpringformExpressions

/// The keys of animations.
struct AnimateKeys: Sendable {
  static let format = MappingFormat(
    "animate", "animate", "Changes properties and values over time.", keys: AnimateKeys())

  let duration = Key(
    "duration", .number(.notNegative), "how long it takes", unit: "s",
    default: "0.25 s; of a spring that tells it, its own")
  let delay = Key("delay", .number(.notNegative), "waits first", unit: "s", default: "0")
  let curve = Key(
    "curve", .pacing,
    "how the way is covered: a name, also of 'easings', steps(n), linear(...), or a cubic's [x1, y1, x2, y2]",
    default: "easeInOut")
  let spring = Key("spring", .node(.mapping("spring")), "instead of a curve")
  let to = Key("to", .map(.anything), "the ends: target and value")
  let from = Key("from", .map(.anything), "the beginnings", default: "what is shown")
  let by = Key("by", .map(.anything), "the ways instead of ends")
  let impulse = Key(
    "impulse", .map(.anything),
    "knocks: how fast each is sent off, by the second; with a spring, which brings it back to where it is going anyway")
  let keyframes = Key("keyframes", .map(.list(.anything)), "several values each")
  let keyTimes = Key(
    "keyTimes", .list(of: .number), "when each value is reached, 0 to 1; of mode discrete, from when on it is shown",
    default: "evenly spread")
  let mode = Key(
    "mode", .choice(modes, known: modes.map(\.0).sorted()), "how values between are found", default: "linear")
  let along = Key("along", .path, "a path for the position of layer")
  let layer = Key("layer", .layer, "what moves along the path", default: "self")
  let orient = Key(
    "orient", .choice(rotationModes, known: rotationModes.map(\.0).sorted()), "turns with the path", default: "none")
  let count = Key("repeat", .repeatCount, "how many times; or forever", default: "1")
  let autoreverse = Key("autoreverse", .flag, "there and back", default: "false")
  let cumulative = Key("cumulative", .flag, "each time goes on from where the last one ended", default: "false")
  let then = Key("then", .node(.verbs), "when it has ended, unless it was stopped")

  private static let modes: [(String, CalculationMode)] = [
    ("linear", .linear), ("discrete", .discrete), ("paced", .paced), ("cubic", .cubic), ("cubicPaced", .cubicPaced),
  ]
  private static let rotationModes: [(String, KeyframeAnimation<Layer, Point>.RotationMode)] = [
    ("none", .none), ("auto", .auto), ("autoReverse", .autoReverse),
  ]
}

extension Content where Value == Computed<Double> {
  /// A number, or `forever`.
  fileprivate static var repeatCount: Self {
    Content(.expression(.number)) { context, node, key in
      if let word = node.scalar?.text, ["infinite", "infinity", "always", "loop"].contains(word) {
        context.problems.add("'\(key)' is a number or forever", at: node.position, hint: "write forever")
        return nil
      }
      guard node.scalar?.text == "forever" else { return number(.notNegative).read(context, node, key) }
      return { _ in .infinity }
    }
  }
}
