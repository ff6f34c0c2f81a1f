import Springform
import SpringformDocument
import SpringformExpressions

/// Reads knocks: velocities that a spring answers, whatever else moves what is knocked.
struct ImpulseReader {
  private let animation: Mapping<AnimateKeys>

  init(_ animation: Mapping<AnimateKeys>) { self.animation = animation }

  func action(
    _ knocks: [AnimatedChange], _ easing: Easing, _ duration: Computed<Double>?, _ delay: Computed<Double>?
  ) -> AnimationPart? {
    let problems = animation.context.problems
    let spring: @Sendable (Interpreter) -> Spring
    switch easing {
    case .curve:
      problems.add(
        "an impulse needs a spring, which brings it back",
        at: animation.entry(\.impulse)?.keyPosition ?? animation.position,
        hint: "give spring: { response: 0.4, damping: 0.5 }")
      return nil
    case .durationSpring(let damping, _):
      spring = { Spring(duration: duration?($0) ?? 0.25, dampingRatio: damping($0), initialVelocity: 0) }
    case .spring(let make): spring = { make($0, duration?($0) ?? 0.25) }
    }
    for knock in knocks where knock.target.animate == nil || knock.target.type == .color {
      problems.add(
        "'\(knock.key)' cannot be knocked", at: knock.position, hint: "knock a number, or the whole point: [vx, vy]")
      return nil
    }
    return { interpreter, completion in
      var specification = AnimationSpecification()
      let spring = spring(interpreter)
      specification.pacing = .impulse(spring)
      specification.duration = min(spring.settlingDuration, 60)
      specification.delay = delay?(interpreter) ?? 0
      specification.isAdditive = true
      for (index, knock) in knocks.enumerated() {
        guard let velocity = knock.value(interpreter) else { return }
        specification.from = knock.target.type.empty
        specification.to = velocity
        knock.target.animate?(interpreter, specification, index == 0 ? completion : nil)
      }
    }
  }
}
