import Foundation

/// Several animations of one value, each of which leads from where those before it are to its own target.
///
/// So it ends with the last one, and what runs for ever ends with what is laid over it.
struct LayeredAnimation: CustomAnimation {
  struct Layer<Value: VectorArithmetic> {
    let animation: Animation
    /// When it began, in seconds.
    let start: TimeInterval
    /// Where it leads, from where the first layer began.
    let target: Value
    var state = AnimationState<Value>()
  }

  struct Layers<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Self { Self() }

    /// Where those have come to that are over.
    var base: Value = .zero
    /// The first of them began first.
    var running: [Layer<Value>] = []
  }

  /// The state of an animation onto which another one is laid.
  /// - Parameters:
  ///   - animation: what runs.
  ///   - value: the whole change that it makes.
  ///   - state: what it keeps.
  ///   - other: what is laid onto it.
  ///   - time: when, in seconds since the first one began.
  ///   - target: where it leads, from where the first one began.
  static func state<V: VectorArithmetic>(
    of animation: Animation, value: V, state: AnimationState<V>, under other: Animation, at time: TimeInterval,
    target: V
  ) -> AnimationState<V> {
    var layers = state[Layers<V>.self]
    if !(animation.base is Self) {
      layers.running = [Layer(animation: animation, start: 0, target: value, state: state)]
    }
    layers.running.append(Layer(animation: other, start: time, target: target))
    var result = AnimationState<V>()
    result[Layers<V>.self] = layers
    return result
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var layers = context.state[Layers<V>.self]
    var result = layers.base
    var over = 0
    var isLogicallyComplete = true
    for index in layers.running.indices {
      let layer = layers.running[index]
      var inner = context.withState(layer.state)
      inner.isLogicallyComplete = false
      let way = layer.target - result
      if let moved = layer.animation.animate(value: way, time: max(0, time - layer.start), context: &inner) {
        layers.running[index].state = inner.state
        result += moved
        isLogicallyComplete = inner.isLogicallyComplete
      } else {
        result = layer.target
        over = index + 1
      }
    }
    guard over < layers.running.count else { return nil }
    if isLogicallyComplete { context.isLogicallyComplete = true }
    if over > 0 {
      layers.base = layers.running[over - 1].target
      layers.running.removeFirst(over)
    }
    context.state[Layers<V>.self] = layers
    return result
  }
}
