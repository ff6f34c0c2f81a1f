/// Makes tracks of what is in a closure: tracks, or key frames of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  // MARK: Key frames of the whole value

  /// Any key frames.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// No key frames.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeRow<Value>(keyframes: [])
  }

  /// The first.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// One after the other.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, B.Value == Value {
    KeyframeRow<Value>(keyframes: accumulated.resolved + next.resolved)
  }

  /// Those of a loop.
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> some KeyframeTrackContent<Value> where K.Value == Value {
    KeyframeRow<Value>(keyframes: components.flatMap(\.resolved))
  }

  /// Those of the branch that is taken.
  public static func buildEither<First, Second>(
    first: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First: KeyframeTrackContent, First.Value == Value, Second: KeyframeTrackContent, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: first)
  }

  /// Those of the branch that is taken.
  public static func buildEither<First, Second>(
    second: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First: KeyframeTrackContent, First.Value == Value, Second: KeyframeTrackContent, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: second)
  }

  /// A track of the key frames.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(content: component)
  }

  // MARK: Tracks

  /// Any tracks.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value {
    expression
  }

  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks<Value>(sources: []) }

  /// The first.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Content.Value == Value {
    first
  }

  /// Side by side.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks<Value>(sources: [accumulated.resolved(from:), next.resolved(from:)])
  }

  /// The tracks.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }
}
