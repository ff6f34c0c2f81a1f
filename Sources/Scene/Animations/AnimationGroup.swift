public import SpringformMotion

/// Several animations of one layer that share a timing: their parent's time is the group's own.
///
/// The group's duration cuts its members off; their begin times count from the group's beginning.
public struct AnimationGroup<Owner: Layer>: LayerAnimation {
  public var animations: [any LayerAnimation<Owner>]
  public var timing: Timing
  public var isRemovedOnCompletion = true

  /// - Parameters:
  ///   - animations: they apply in this order.
  ///   - duration: seconds; that of the longest member by default.
  public init(_ animations: [any LayerAnimation<Owner>], duration: Double? = nil) {
    self.animations = animations
    let ends = animations.map { $0.timing.endTime ?? $0.timing.activeDuration }
    timing = Timing(duration: duration ?? ends.max() ?? 0)
  }

  public func effect(on layer: Owner) throws -> (Owner, Double) -> Void {
    let effects = try animations.map { try $0.effect(on: layer) }
    let timing = timing
    return { layer, time in
      guard let position = timing.position(at: time) else { return }
      for effect in effects { effect(layer, position.elapsed) }
    }
  }
}
