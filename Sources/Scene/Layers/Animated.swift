public import SpringformMotion

/// A layer's property that can be animated.
///
/// Declared in a layer class, it gives the property two values, as in Core Animation: the *model* value, which is what was
/// set last, and the *presentation* value, which is what the animations make of it now. Setting it inside
/// ``Stage/animate(duration:delay:curve:animations:completion:)`` animates; reading it through ``Presentable/presentation``, or
/// while the layer draws itself, gives the presentation value.
///
/// ```swift
/// final class Gauge: Layer { @Animated var level = 0.0 }
/// ```
@propertyWrapper
public struct Animated<Value: Animatable> {
  private var model: Value
  private var presented: Value
  /// `presented` counts only while this equals the layer's own number; so nothing has to be reset.
  private var generation = 0

  public init(wrappedValue: Value) {
    model = wrappedValue
    presented = wrappedValue
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
      let value = layer[keyPath: storage]
      return layer.isPresenting && value.generation == layer.generation ? value.presented : value.model
    }
    set {
      if layer.isPresenting {
        layer[keyPath: storage].presented = newValue
        layer[keyPath: storage].generation = layer.generation
      } else {
        let old = layer[keyPath: storage].model
        guard old != newValue else { return }
        layer.modelWillChange(property, from: old, to: newValue)
        layer[keyPath: storage].model = newValue
      }
    }
  }
}
