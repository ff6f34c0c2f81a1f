/// Names a value that travels with a change.
public protocol TransactionKey {
  /// The value's type.
  associatedtype Value
  /// The value before any is set.
  static var defaultValue: Value { get }
}

/// What travels with a change of state to all that it changes: foremost, whether and how that is animated.
public struct Transaction {
  /// Only what was set, so that a transaction within another one leaves the rest as it is.
  private var values: [ObjectIdentifier: Any] = [:]

  /// A transaction in which nothing is set.
  public init() {}

  /// A transaction with an animation, or expressly without one.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction with what another one sets.
  func merging(_ other: Transaction) -> Transaction {
    var result = self
    result.values.merge(other.values) { _, new in new }
    return result
  }
}

@available(*, unavailable)
extension Transaction: Sendable {}

// MARK: Values

extension Transaction {
  private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
  private enum DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
  private enum IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
  private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
  private enum CompletionsKey: TransactionKey { static var defaultValue: [AnimationCompletion] { [] } }

  /// How the change is animated; `nil` if it is not.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether modifiers leave the animation as it is.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of many, as while a finger drags.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether what changes notes how fast, so that the spring that follows goes on with that.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// What is called when the animations of the change are complete.
  private(set) var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// Has something called, once, when all animations of the change are complete; at once after the change if there are
  /// none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, completion))
  }

  /// Whether changes with the two are one update.
  package func isSameUpdate(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && completions.elementsEqual(other.completions) { $0 === $1 }
  }

  /// What moves what the change changes: its animation, or what follows at once and notes how fast.
  var effectiveAnimation: Animation? { animation ?? (tracksVelocity ? Animation(VelocityTracking()) : nil) }
}
