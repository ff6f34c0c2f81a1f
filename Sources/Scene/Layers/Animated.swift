public import SpringformMotion

/// A layer's property that can be animated.
///
/// Declared in a layer class, it gives the property two values, as in Core Animation: the *model* value, which is what was
/// set last, and the *presentation* value, which is what the animations make of it now. Setting it inside
/// ``Stage/animate(duration:delay:curve:animations:completion:)`` animates; reading it through ``Presentable/presentation``, or
/// while the layer draws itself, gives the presentation value. A layer that draws itself must not set its properties.
///
/// ```swift
/// final class Gauge: Layer { @Animated var level = 0.0 }
/// ```
@propertyWrapper
public struct Animated<Value: Animatable> {
  private var model: Value
  private var presented: Value
  /// What additive animations add up to. It is applied as one: a transform with several offsets in a row would be taken
  /// apart and put together each time, and lose track of its sign.
  private var offset: Value.Offset?
  /// `presented` and `offset` count only while this equals the layer's own number; so nothing has to be reset.
  private var generation = 0

  public init(wrappedValue: Value) {
    model = wrappedValue
    presented = wrappedValue
  }

  mutating func present(adding added: Value.Offset, generation now: Int) {
    if generation != now { (presented, offset, generation) = (model, nil, now) }
    offset = offset.map { $0 + added } ?? added
  }

  private func value(generation now: Int) -> Value {
    guard generation == now else { return model }
    return offset.map { presented + $0 } ?? presented
  }

  /// The model value; layers always come through the subscript below.
  public var wrappedValue: Value {
    get { model }
    set { model = newValue }
  }

  public static subscript<Owner: Layer>(
    _enclosingInstance layer: Owner,
    wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      let animated = layer[keyPath: storage]
      return layer.isPresenting ? animated.value(generation: layer.generation) : animated.model
    }
    set {
      if layer.isPresenting {
        layer[keyPath: storage].presented = newValue
        layer[keyPath: storage].offset = nil
        layer[keyPath: storage].generation = layer.generation
      } else {
        let old = layer[keyPath: storage].model
        guard old != newValue else { return }
        layer.presentationIsStale = true
        if old.canInterpolate(to: newValue) {
          layer.stage?.transaction?.animate(layer, property, storage: storage, from: old, to: newValue)
        } else {
          layer.removeAnimations(of: property)
        }
        layer[keyPath: storage].model = newValue
      }
    }
  }
}
