public import Foundation

/// A value through its key frames.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let motions: [KeyframeMotion<Value>]

  /// - Parameters:
  ///   - initialValue: where the value is at the beginning.
  ///   - content: key frames of all of the value, or tracks of its properties.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    motions = content().resolved(from: initialValue)
  }

  /// How long the longest track is, in seconds.
  public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

  /// Where the value is. A track that is over stays at its last key frame.
  /// - Parameter time: seconds since the beginning.
  public func value(time: Double) -> Value {
    var result = initialValue
    update(&result, time: time)
    return result
  }

  /// Where the value is.
  /// - Parameter progress: the part of the duration that has passed.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets what the key frames move, and leaves the rest.
  /// - Parameters:
  ///   - value: the value.
  ///   - time: seconds since the beginning.
  public func update(_ value: inout Value, time: Double) {
    for motion in motions { motion.apply(&value, time) }
  }

  /// Sets what the key frames move, and leaves the rest.
  /// - Parameters:
  ///   - value: the value.
  ///   - progress: the part of the duration that has passed.
  public func update(_ value: inout Value, progress: Double) { update(&value, time: progress * duration) }
}
