/// Makes one row of key frames of those in a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Any key frames.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// None.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeRow<Value>(keyframes: []) }

  /// The first.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// One after the other.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRow<Value>(keyframes: accumulated.resolved + next.resolved)
  }

  /// Those of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRow<Value>(keyframes: components.flatMap(\.resolved))
  }

  /// Those of the branch that is taken.
  public static func buildEither<First, Second>(first: First) -> Conditional<Value, First, Second>
  where First: KeyframeTrackContent, First.Value == Value, Second: KeyframeTrackContent, Second.Value == Value {
    Conditional(keyframes: first.resolved)
  }

  /// Those of the branch that is taken.
  public static func buildEither<First, Second>(second: Second) -> Conditional<Value, First, Second>
  where First: KeyframeTrackContent, First.Value == Value, Second: KeyframeTrackContent, Second.Value == Value {
    Conditional(keyframes: second.resolved)
  }

  /// The key frames of one of two branches.
  public struct Conditional<ConditionalValue: Animatable, First, Second>: KeyframeTrackContent, KeyframeSource
  where
    First: KeyframeTrackContent, First.Value == ConditionalValue,
    Second: KeyframeTrackContent, Second.Value == ConditionalValue
  {
    /// The value that they move.
    public typealias Value = ConditionalValue

    let keyframes: [Keyframe<ConditionalValue>]

    /// The content itself.
    public var body: Self { self }
  }
}

/// Several key frames.
struct KeyframeRow<Value: Animatable>: KeyframeTrackContent, KeyframeSource {
  let keyframes: [Keyframe<Value>]
  var body: Self { self }
}
