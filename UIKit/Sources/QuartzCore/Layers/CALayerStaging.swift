import CoreGraphics
package import Springform

// What view animations need of a layer and its stage.

extension CALayer {
  package func property(forKey key: String) -> (any Property)? { property(at: key) }

  /// What the model has.
  package func modelValue(of property: any Property) -> Any? { property.value(on: base) }

  /// The layer's own time, in seconds.
  package var localTime: Double { base.localTime }

  /// The way from an old value to the one that the model has now; `nil` where there is none.
  package func fading(
    _ property: any Property, from old: Any, timing: Timing, pacing: Pacing, frame: FadingFrame = .whole
  ) -> StagedAnimation? { fade(property, from: old, timing, pacing, frame) }

  private func fade<P: Property>(
    _ property: P, from old: Any, _ timing: Timing, _ pacing: Pacing, _ frame: FadingFrame
  ) -> StagedAnimation? {
    guard let owner = base as? P.Owner, let old = property.read(old) else { return nil }
    let new = owner[keyPath: property.keyPath]
    guard old != new, old.canInterpolate(to: new) else { return nil }
    let change = FadingChange(
      property: property.keyPath, offset: old - new, new: new, pacing: pacing, frame: frame, timing: timing)
    return StagedAnimation(change, isRemovedOnCompletion: true)
  }
}

extension CALayer {
  /// The way through several values to the one that the model has now; `nil` where there is none.
  /// - Parameters:
  ///   - old: what the model had first.
  ///   - steps: what it was given, and during which parts of the whole it is to come to that.
  ///   - mode: how steps are connected. One that is paced does without their times.
  package func stepping(
    _ property: any Property, from old: Any, through steps: [(value: Any, frame: FadingFrame)], mode: CalculationMode,
    timing: Timing, pacing: Pacing
  ) -> StagedAnimation? { step(property, old, steps, mode, timing, pacing) }

  private func step<P: Property>(
    _ property: P, _ old: Any, _ steps: [(value: Any, frame: FadingFrame)], _ mode: CalculationMode, _ timing: Timing,
    _ pacing: Pacing
  ) -> StagedAnimation? {
    guard let owner = base as? P.Owner, var value = property.read(old) else { return nil }
    let model = owner[keyPath: property.keyPath]
    var (values, times) = ([value], [0.0])
    func pass(_ value: P.Value, at time: Double) {
      let time = min(max(time, times.last ?? 0), 1)
      // Where one step begins as another ends, there is one value.
      guard times.count == 1 || time > (times.last ?? 0) || values.last != value else { return }
      values.append(value)
      times.append(time)
    }
    let isPaced = mode == .paced || mode == .cubicPaced
    for step in steps {
      guard let next = property.read(step.value) else { return nil }
      if !isPaced, step.frame.start > (times.last ?? 0) { pass(value, at: step.frame.start) }
      pass(next, at: step.frame.start + step.frame.length)
      value = next
    }
    if !isPaced { pass(value, at: 1) }
    guard values.allSatisfy({ $0.canInterpolate(to: model) }) else { return nil }
    // As other blocks' animations it adds up with those that run: the values are what is missing to the model's.
    var animation = KeyframeAnimation<P.Owner, P.Value>(
      property.keyPath, values: values.map { .origin + ($0 - model) }, keyTimes: isPaced ? nil : times)
    (animation.calculationMode, animation.pacing, animation.timing) = (mode, pacing, timing)
    animation.isAdditive = true
    // What rests stands still, and what comes to rest does not swing through.
    let rests = values.indices.map { index in
      [index - 1, index].contains { $0 >= 0 && $0 + 1 < values.count && values[$0] == values[$0 + 1] }
    }
    animation.shape.tensions = rests.map { $0 ? 1 : 0 }
    return StagedAnimation(animation, isRemovedOnCompletion: true)
  }
}

extension CALayer {
  /// What a key path leads to, as it is shown now.
  package func shownValue(forKeyPath keyPath: String) -> Any? {
    property(at: keyPath).flatMap { property in base.presenting { property.value(on: base) } }
  }
}
