public import SpringformMotion

/// Something that changes a layer's presentation over time, added with ``Presentable/add(animation:forKey:completion:start:)``.
///
/// The properties of its ``timing`` are its own, as in Core Animation: `animation.duration`, `animation.repeatCount`.
@dynamicMemberLookup
public protocol LayerAnimation<Owner> {
  associatedtype Owner: Layer

  var timing: Timing { get set }

  /// Whether the animation goes when it has ended; one that stays shows what its fill mode says.
  var isRemovedOnCompletion: Bool { get }

  /// Works out, when the animation is added, what it will do.
  ///
  /// - Returns: a function that changes the layer's presentation values to what they are at a time of the animation's
  ///   parent, and does nothing outside its active time.
  /// - Throws: `KeyframeError` or `StageError` when the animation's values make no motion.
  func effect(on layer: Owner) throws -> (_ layer: Owner, _ time: Double) -> Void

  /// An animation of the stage's own kinds that does the same, by whose property, values and pacing records and reports tell what
  /// this one does; `nil`, unless said otherwise, for one like no other.
  var likeness: (any LayerAnimation)? { get }
}

extension LayerAnimation {
  public var likeness: (any LayerAnimation)? { nil }

  public subscript<Value>(dynamicMember property: WritableKeyPath<Timing, Value>) -> Value {
    get { timing[keyPath: property] }
    set { timing[keyPath: property] = newValue }
  }
}

/// How the value an animation has now becomes part of what a layer shows.
struct Blend<Owner: Layer, Value: Animatable> {
  let property: ReferenceWritableKeyPath<Owner, Value>
  let isAdditive: Bool

  func show(_ value: Value, on layer: Owner) {
    layer[keyPath: property] = isAdditive ? layer[keyPath: property] + (value - .origin) : value
  }
}
