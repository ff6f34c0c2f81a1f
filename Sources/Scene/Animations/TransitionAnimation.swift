import SpringformGeometry
public import SpringformMotion
import SpringformMotionRecord

/// Leads from what a layer showed, with all below it, to what it shows now: for changes that no values lie between. Core Animation's
/// `CATransition`.
///
/// What the layer showed is a picture, taken when the animation is added; what it shows now goes on living. Add it before the
/// change. Both lie in the layer's own coordinates, and nothing cuts them off that does not cut off the layer: unless it masks to its
/// bounds, they also show where they come from and go to. On a ``TransformLayer``, which shows nothing itself, nothing happens.
public struct TransitionAnimation<Owner: Layer>: LayerAnimation {
  public enum Kind: Hashable, Sendable {
    /// One picture dissolves into the other: where both are the same nothing changes.
    case fade
    /// The new picture slides over the old one.
    case moveIn
    /// The new picture pushes the old one away.
    case push
    /// The old picture slides away from above the new one.
    case reveal
    /// Old and new picture are the two sides of a card that is turned, in perspective.
    case flip
  }

  /// Where it begins: where the new picture comes from, or the edge of the old one that is lifted first.
  public enum Side: Hashable, Sendable { case left, right, top, bottom }

  public var kind: Kind
  public var side: Side
  /// Where on its way it begins, 0...1.
  public var startProgress = 0.0
  /// Where on its way it ends, 0...1.
  public var endProgress = 1.0
  public var pacing: Pacing
  public var timing: Timing
  public var isRemovedOnCompletion = true
  /// What shows first; what the layer shows when the animation is added, unless it is set.
  public var picture: Drawing?

  /// - Parameters:
  ///   - kind: how the new picture takes the old one's place.
  ///   - side: where it begins; of no matter to a fade.
  ///   - duration: seconds; by default the group's, and 0.25 outside of one.
  ///   - pacing: how far it is at which time.
  public init(_ kind: Kind = .fade, from side: Side = .left, duration: Double? = nil, pacing: Pacing = .curve(.linear))
  {
    (self.kind, self.side, self.pacing) = (kind, side, pacing)
    timing = Timing(duration: duration)
  }

  public func effect(on layer: Owner) -> (Owner, Double) -> Void {
    let old = picture ?? Drawing(of: layer)
    let (kind, side, timing, pacing) = (kind.way, side.direction, timing, pacing)
    let (start, way) = (startProgress, endProgress - startProgress)
    return { layer, time in
      guard let position = timing.position(at: time) else { return }
      let share = pacing.fraction(elapsed: position.elapsed, duration: timing.duration)
      layer.passage = LayerPassage(from: old, kind, toward: side, progress: start + way * share)
    }
  }
}

extension Presentable where Self: Layer {
  /// Starts a transition; see ``add(animation:forKey:completion:start:)``.
  public func add(
    _ transition: TransitionAnimation<Self>, forKey key: String? = nil, completion: ((Bool) -> Void)? = nil,
    start: (() -> Void)? = nil
  ) { add(animation: transition, forKey: key, completion: completion, start: start) }
}

extension TransitionAnimation: DescribedAnimation {
  func descriptions(on layer: Layer) -> [AnimationDescription] {
    var description = AnimationDescription(kind: "transition", details: [:])
    description.details["kind"] = .word("\(kind)")
    if kind != .fade { description.details["side"] = .word("\(side)") }
    if startProgress != 0 { description.details["startProgress"] = .number(startProgress) }
    if endProgress != 1 { description.details["endProgress"] = .number(endProgress) }
    description.add(timing, at: layer.localTime)
    description.add(pacing)
    return [description]
  }
}

extension TransitionAnimation.Kind {
  fileprivate var way: LayerPassage.Way {
    switch self {
    case .fade: .fade
    case .moveIn: .moveIn
    case .push: .push
    case .reveal: .reveal
    case .flip: .flip
    }
  }
}

extension TransitionAnimation.Side {
  fileprivate var direction: Vector {
    switch self {
    case .left: Vector(dx: 1, dy: 0)
    case .right: Vector(dx: -1, dy: 0)
    case .top: Vector(dx: 0, dy: 1)
    case .bottom: Vector(dx: 0, dy: -1)
    }
  }
}
