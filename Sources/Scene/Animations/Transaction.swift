import SpringformMotion
import SpringformMotionRecord

/// What a change of a property means while a block runs.
final class Transaction {
  /// UIKit's blocks add an animation to those that run; Core Animation's transactions replace the property's own.
  enum Style {
    case additive
    case replacing
    case none
  }

  private let style: Style
  private let timing: Timing
  private let pacing: Pacing
  private let completion: AnimationCompletion?

  init(_ style: Style, timing: Timing, pacing: Pacing, completion: AnimationCompletion?) {
    self.style = style
    self.timing = timing
    self.pacing = pacing
    self.completion = completion
  }

  private func record<Owner: Layer, Value: Animatable>(
    _ layer: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, _ timing: Timing, from old: Value, to new: Value
  ) {
    guard let stage = layer.stage, let recorder = stage.motionRecorder else { return }
    let kind = style == .additive ? "animation" : "transaction"
    var description = AnimationDescription(
      kind: kind, property: .init(property),
      details: ["from": RecordedValue(describing: old), "to": RecordedValue(describing: new)])
    description.add(timing, at: layer.localTime)
    description.details["fillMode"] = nil
    description.add(pacing)
    recorder.started([description], on: layer, at: stage.time)
  }

  /// Called before the model changes.
  func animate<Owner: Layer, Value: Animatable>(
    _ layer: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>,
    storage: ReferenceWritableKeyPath<Owner, Animated<Value>>, from old: Value, to new: Value
  ) {
    guard timing.duration > 0 else { return }
    var timing = timing
    // The block's times are the stage's; the animation's are the layer's.
    timing.beginTime += layer.localTime - (layer.stage?.time ?? 0)
    let (pacing, duration) = (pacing, timing.duration)
    if style != .none { record(layer, property, timing, from: old, to: new) }
    switch style {
    case .none: return
    case .additive:
      // At first it makes up for the model's jump, at its end it has faded to nothing.
      let offset = old - new
      layer.run(timing, key: nil, property: property, isRemovedOnCompletion: true, completion: completion) {
        [timing] layer, time in
        guard let layer = layer as? Owner, let position = timing.position(at: time) else { return }
        let rest = 1 - pacing.fraction(elapsed: position.elapsed, duration: duration)
        layer[keyPath: storage].present(adding: offset * rest, generation: layer.generation)
      }
    case .replacing:
      let from = layer.presenting { layer[keyPath: property] }
      layer.run(
        timing, key: .property(property), property: property, isRemovedOnCompletion: true, completion: completion
      ) {
        [timing] layer, time in
        guard let layer = layer as? Owner, let position = timing.position(at: time) else { return }
        layer[keyPath: property] = from.interpolated(
          to: new, fraction: pacing.fraction(elapsed: position.elapsed, duration: duration))
      }
    }
  }
}
