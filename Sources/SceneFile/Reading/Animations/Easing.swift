import Springform
import SpringformDocument
import SpringformExpressions

/// How an animation goes from its beginning to its end, and how long it takes where that follows from it.
enum Easing {
  case curve(Computed<Pacing>)
  /// UIKit's: the duration chooses the frequency.
  case durationSpring(damping: Computed<Double>, velocity: Computed<Double>)
  case spring(@Sendable (Interpreter, _ duration: Double) -> Spring)
}

struct SpringKeys: Sendable {
  static let format = MappingFormat(
    "spring", "a spring",
    """
    A spring in one of its forms: `damping` with the animation's `duration`, as UIKit has it; `response` and `damping`, or \
    `bounce` with the animation's `duration`, as SwiftUI has it; `mass`, `stiffness` and `damping`, the physical one. \
    `velocity` may stand beside each. With `response`, `stiffness`, `mass` and a spring by name, how long the animation takes \
    follows from the spring; a `duration` is an error, unless `from`, `repeat` or `keyframes` make a course of the \
    animation, which it then cuts short.
    """, short: .choice(named.map(\.0)), keys: SpringKeys())

  /// What may stand together in a spring.
  static let forms = "give damping with a duration, response and damping, bounce, or mass, stiffness and damping"

  static let named: [(String, Spring)] = [("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy)]

  let damping = Key(
    "damping", .number, "the damping ratio; with stiffness the damping itself", default: "1; with stiffness 10")
  let velocity = Key("velocity", .number, "the speed at the start, in whole ways", unit: "1/s", default: "0")
  let response = Key("response", .number, "SwiftUI's: the undamped period", unit: "s")
  let bounce = Key("bounce", .number, "SwiftUI's: -1 to 1, with duration as the period")
  let mass = Key("mass", .number, "the physical description", default: "1")
  let stiffness = Key("stiffness", .number, "the physical description", default: "100")
}
