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
  ///   - duration: seconds; that of the longest member that ends by default.
  public init(_ animations: [any LayerAnimation<Owner>], duration: Double? = nil) {
    self.animations = animations
    let ends = animations.compactMap(\.timing.endTime)
    timing = Timing(duration: duration ?? ends.max() ?? 0.25)
  }

  public func effect(on layer: Owner) throws -> (Owner, Double) -> Void {
    let timing = timing
    // A member that lasts as long as the group shows its end at the group's end, when the group holds or turns there.
    let effects = try animations.map { animation in
      var animation = animation
      guard animation.timing.duration >= 0, !animation.timing.duration.isNaN else {
        throw StageError.animationTiming(layer: layer.name)
      }
      if let end = animation.timing.endTime, end >= timing.duration, !animation.timing.fillMode.holdsEnd {
        animation.timing.fillMode = animation.timing.fillMode.holdsStart ? .both : .forwards
      }
      return try Self.effect(of: animation, on: layer)
    }
    return { layer, time in
      guard let position = timing.position(at: time) else { return }
      for effect in effects { effect(layer, position.elapsed) }
    }
  }

  private static func effect(
    of animation: any LayerAnimation<Owner>, on layer: Owner
  ) throws -> (Owner, Double) -> Void { try animation.effect(on: layer) }
}
