/// Names a value that an animation keeps from picture to picture.
public protocol AnimationStateKey {
  /// The value's type.
  associatedtype Value
  /// The value before any is set.
  static var defaultValue: Value { get }
}

/// What an animation keeps from picture to picture, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing kept yet.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation is asked with, and what it may change.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the animation looks finished, though it may move on a little.
  public var isLogicallyComplete: Bool
  /// The release whose defaults count.
  package var deployment: Deployment
  /// The environment of what is animated, for the module that has environments.
  package var environmentStorage: Any?

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    deployment: Deployment = Deployment(), environment: Any? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.deployment = deployment
    environmentStorage = environment
  }

  /// The context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, deployment: deployment, environment: environmentStorage)
  }
}
