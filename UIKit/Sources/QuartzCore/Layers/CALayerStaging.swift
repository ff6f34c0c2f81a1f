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
  /// What a key path leads to, as it is shown now.
  package func shownValue(forKeyPath keyPath: String) -> Any? {
    property(at: keyPath).flatMap { property in base.presenting { property.value(on: base) } }
  }
}
