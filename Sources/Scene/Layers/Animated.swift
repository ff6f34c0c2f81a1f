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
  // Everything on the way to a value is inlined, into the modules of layers of one's own, too: it is what drawing does most.
  @usableFromInline var model: Value
  @usableFromInline var presented: Value
  /// What additive animations add up to. It is applied as one: a transform with several offsets in a row would be taken
  /// apart and put together each time, and lose track of its sign.
  @usableFromInline var offset: Value.Offset?
  /// `presented` and `offset` count only while this equals the layer's own number; so nothing has to be reset.
  @usableFromInline var generation = 0

  @inlinable
  public init(wrappedValue: Value) {
    model = wrappedValue
    presented = wrappedValue
  }

  @inlinable
  mutating func present(_ value: Value, generation now: Int) {
    (presented, offset, generation) = (value, nil, now)
  }

  mutating func present(adding added: Value.Offset, generation now: Int) {
    if generation != now { present(model, generation: now) }
    offset = offset.map { $0 + added } ?? added
  }

  @inlinable
  func value(generation now: Int) -> Value {
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
    @inlinable @inline(__always)
    get {
      layer.isPresenting ? layer[keyPath: storage].value(generation: layer.generation) : layer[keyPath: storage].model
    }
    @inlinable @inline(__always)
    set {
      if layer.isPresenting {
        layer[keyPath: storage].present(newValue, generation: layer.generation)
      } else if layer[keyPath: storage].model != newValue {
        if layer.changesAreAnimated {
          animateChange(of: property, on: layer, storage: storage, from: layer[keyPath: storage].model, to: newValue)
        }
        layer.presentationIsStale = true
        layer[keyPath: storage].model = newValue
      }
    }
  }

  /// Called before the model changes.
  @usableFromInline
  static func animateChange<Owner: Layer>(
    of property: ReferenceWritableKeyPath<Owner, Value>, on layer: Owner,
    storage: ReferenceWritableKeyPath<Owner, Self>, from old: Value, to new: Value
  ) {
    if old.canInterpolate(to: new) {
      layer.transaction(of: Value.self)?.animate(layer, property, storage: storage, from: old, to: new)
    } else {
      layer.removeAnimations(of: property)
    }
  }
}

extension Layer {
  /// Whether a change of a property starts an animation or may end one.
  @usableFromInline final var changesAreAnimated: Bool {
    stage?.transaction != nil || !animations.isEmpty || animatesImplicitly
  }
}
