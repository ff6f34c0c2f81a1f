public import Foundation

/// Key frames of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The value that they move.
  associatedtype Value: Animatable = Body.Value
  /// What they are made of.
  associatedtype Body: KeyframeTrackContent
  /// What they are made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }
}

/// Content that is not made of other content. It is its own body, for whom nobody asks.
protocol KeyframeSource<Value> {
  associatedtype Value: Animatable
  /// The key frames, in their order.
  var keyframes: [Keyframe<Value>] { get }
}

extension KeyframeTrackContent {
  /// Its key frames, in their order.
  var resolved: [Keyframe<Value>] {
    if let source = self as? any KeyframeSource<Value> { return source.keyframes }
    return (body.resolved as Any) as? [Keyframe<Value>] ?? []
  }
}

/// Where a value is to be, and how it gets there from the key frame before.
struct Keyframe<Value: Animatable> {
  enum Way {
    case move
    case linear(UnitCurve)
    /// Velocities in the value's units a second; `nil` for what makes the motion smooth.
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
  }

  let target: Value.AnimatableData
  /// Seconds; `nil` as long as the spring takes.
  let duration: TimeInterval?
  let way: Way
}

/// Goes evenly, or by a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
  let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - to: where the value is at the end.
  ///   - duration: seconds.
  ///   - timingCurve: how the way is made.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframes = [Keyframe(target: to.animatableData, duration: duration, way: .linear(timingCurve))]
  }

  /// The key frame itself.
  public var body: Self { self }
}

/// Goes by a cubic that is smooth with its neighbours.
///
/// Between cubics the velocity is that of a Catmull-Rom spline: the way from the key frame before to the one after, by
/// the time it takes. Next to another kind it is that one's. At the beginning and at the end of a track it is none.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
  let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - to: where the value is at the end.
  ///   - duration: seconds.
  ///   - startVelocity: how fast it begins, in its own units a second; `nil` for what is smooth.
  ///   - endVelocity: how fast it ends; `nil` for what is smooth.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframes = [
      Keyframe(
        target: to.animatableData, duration: duration,
        way: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }

  /// The key frame itself.
  public var body: Self { self }
}

/// Goes by a spring. What follows begins where the spring is by then; if nothing does, the value is at its target.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
  let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - to: where the spring goes.
  ///   - duration: seconds; `nil` until it has settled.
  ///   - spring: how it moves.
  ///   - startVelocity: how fast it begins, in the value's units a second; `nil` for what is smooth.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframes = [
      Keyframe(
        target: to.animatableData, duration: duration, way: .spring(spring, start: startVelocity?.animatableData))
    ]
  }

  /// The key frame itself.
  public var body: Self { self }
}

/// Is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
  let keyframes: [Keyframe<Value>]

  /// - Parameter to: where the value is.
  public init(_ to: Value) {
    keyframes = [Keyframe(target: to.animatableData, duration: 0, way: .move)]
  }

  /// The key frame itself.
  public var body: Self { self }
}
