public import SpringformMotion

/// Several animations of one layer that share a timing: their parent's time is the group's own.
///
/// The group's duration cuts its members off, and is that of members without one of their own; their begin times count from
/// the group's beginning.
public struct AnimationGroup<Owner: Layer>: LayerAnimation {
  public var animations: [any LayerAnimation<Owner>]
  /// How the group's time passes for its members. A spring's overshoot is cut off.
  public var pacing = Pacing.curve(.linear)
  public var timing: Timing
  public var isRemovedOnCompletion = true

  /// - Parameters:
  ///   - animations: they apply in this order.
  ///   - duration: seconds; by default that of the longest member that has one and ends, and 0.25 without any.
  public init(_ animations: [any LayerAnimation<Owner>], duration: Double? = nil) {
    self.animations = animations
    let ends = animations.map(\.timing).filter(\.hasOwnDuration).compactMap(\.endTime)
    timing = Timing(duration: duration ?? ends.max())
  }

  public func effect(on layer: Owner) throws -> (Owner, Double) -> Void {
    let (timing, pacing) = (timing, pacing)
    // A member that lasts as long as the group shows its end at the group's end, when the group holds or turns there.
    let effects = try members.map { member in
      var member = member
      guard member.timing.duration >= 0, !member.timing.duration.isNaN else {
        throw StageError.animationTiming(layer: layer.name)
      }
      if let end = member.timing.endTime, end >= timing.duration, !member.timing.fillMode.holdsEnd {
        member.timing.fillMode = member.timing.fillMode.holdsStart ? .both : .forwards
      }
      return try Self.effect(of: member, on: layer)
    }
    return { layer, time in
      guard let position = timing.position(at: time) else { return }
      let time = pacing.paced(position.elapsed, duration: timing.duration)
      for effect in effects { effect(layer, time) }
    }
  }

  /// The animations, each with the duration that it has here.
  var members: [any LayerAnimation<Owner>] {
    animations.map { animation in
      guard !animation.timing.hasOwnDuration else { return animation }
      var member = animation
      member.timing.duration = timing.duration
      return member
    }
  }

  private static func effect(
    of animation: any LayerAnimation<Owner>, on layer: Owner
  ) throws -> (Owner, Double) -> Void { try animation.effect(on: layer) }
}
