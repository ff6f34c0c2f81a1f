package import Springform

/// How much of a way is left, along each axis: 1 at its beginning, 0 at its end, less than 0 beyond it.
package struct WayLeft: Equatable, Sendable {
  package let x: Double
  /// Differs from `x` for what has two axes only, such as a position that a spring knocks aside.
  package let y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A change that is shown as far as somebody else says, and for as long: whoever holds it can stop, turn back, or lead it by a finger.
///
/// It adds up with other animations as ``FadingChange`` does.
package struct DrivenChange<Owner: Layer, Value: Animatable>: LayerAnimation {
  let property: ReferenceWritableKeyPath<Owner, Value>
  /// From the new value back to the old one.
  let offset: Value.Offset
  let left: () -> WayLeft
  /// How it goes while nobody leads it, for reports.
  package let likeness: (any LayerAnimation)?
  /// To the stage it ends at once and stays, so that the stage is at rest while nobody leads it on.
  package var timing = Timing(duration: 0, fillMode: .both)
  package let isRemovedOnCompletion = false

  package func effect(on layer: Owner) -> (Owner, Double) -> Void {
    { layer, _ in layer[keyPath: property] = value(from: layer[keyPath: property]) }
  }

  /// What shows in place of the new value.
  func value(from new: Value) -> Value {
    let left = left()
    if left.x != left.y, let vector = offset as? Vector,
      let scaled = Vector(dx: vector.dx * left.x, dy: vector.dy * left.y) as? Value.Offset
    {
      return new + scaled
    }
    return new + offset * left.x
  }
}

/// A driven change of a layer, whatever it is of.
package struct DrivenProperty {
  package let animation: StagedAnimation
  /// What the model had before.
  package let old: Any
  /// What it has had since.
  package let new: Any
  /// The model's value with as much of the change as shows.
  package let shown: () -> Any
}

extension CALayer {
  /// The way from an old value to the one that the model has now; `nil` where there is none.
  /// - Parameters:
  ///   - pacing: how it is covered while nobody leads it, during a part of so many seconds.
  ///   - left: how much of it shows.
  package func driven(
    _ property: any Property, from old: Any, pacing: Pacing, duration: Double, during frame: FadingFrame,
    left: @escaping () -> WayLeft
  ) -> DrivenProperty? { drive(property, from: old, pacing, duration, frame, left) }

  private func drive<P: Property>(
    _ property: P, from old: Any, _ pacing: Pacing, _ duration: Double, _ frame: FadingFrame,
    _ left: @escaping () -> WayLeft
  ) -> DrivenProperty? {
    guard let owner = base as? P.Owner, let before = property.read(old) else { return nil }
    let new = owner[keyPath: property.keyPath]
    guard before != new, before.canInterpolate(to: new) else { return nil }
    var timing = Timing(duration: duration)
    timing.beginTime = localTime
    let change = DrivenChange(
      property: property.keyPath, offset: before - new, left: left,
      likeness: BasicAnimation.way(
        of: property.keyPath, to: new, from: before - new, timing, pacing, during: frame))
    return DrivenProperty(
      animation: StagedAnimation(change, isRemovedOnCompletion: false), old: old, new: property.write(new),
      shown: { property.write(change.value(from: owner[keyPath: property.keyPath])) })
  }

  /// Gives the model a value, with all that follows of it.
  package func settle(_ value: Any, forKey key: String) {
    setValue(value, forKeyPath: key)
    guard key == "bounds" else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// What was led elsewhere in this turn shows at once.
  package func showsAnew() {
    // To the stage any change of a layer's time is one that everything shown may depend on.
    base.timeOffset = base.timeOffset
  }
}
