/// A view of a value that key frames move: on and on, once, or once whenever another value changes.
///
/// No transaction animates what the key frames do.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where Value == KeyframePath.Value {
  let initialValue: Value
  let isRepeating: Bool
  let trigger: PhaseTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// - Parameters:
  ///   - initialValue: where the value is before its first run, and at the beginning of each.
  ///   - trigger: each change of it begins a run.
  ///   - content: the view of a value.
  ///   - keyframes: the way of the value, from what it is.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, isRepeating, self.trigger) = (initialValue, false, PhaseTrigger(trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// - Parameters:
  ///   - initialValue: where the value is at the beginning.
  ///   - repeating: whether the way is made again and again, rather than once.
  ///   - content: the view of a value.
  ///   - keyframes: the way of the value, from what it is.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, isRepeating, trigger) = (initialValue, repeating, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  package func update(_ node: Node) {
    let known = node.state as? KeyframeRun<Value>
    let run = known ?? KeyframeRun<Value>(node, initialValue)
    node.state = run
    let begins = trigger == nil && isRepeating && !run.isRepeating
    run.isRepeating = isRepeating
    let (start, keyframes) = (initialValue, keyframes)
    run.makeTimeline = { now in KeyframeTimeline(initialValue: start) { keyframes(now) } }
    if let trigger {
      if let last = run.trigger, !last.isSame(as: trigger) { run.start() }
      run.trigger = trigger
    } else if begins {
      run.start()
    } else if known == nil {
      run.rest()
    }
    let value = run.value
    run.show { [content] in content(value) }
  }
}

/// Leads a value along its key frames.
final class KeyframeRun<Value>: MadeVersions, MovingPart {
  private(set) var value: Value
  var isRepeating = false
  var trigger: PhaseTrigger?
  var makeTimeline: ((Value) -> KeyframeTimeline<Value>)?
  private var timeline: KeyframeTimeline<Value>?
  /// In seconds of the scene.
  private var begin = 0.0

  init(_ node: Node, _ value: Value) {
    self.value = value
    super.init(node)
  }

  /// Begins anew.
  func start() {
    begin = node.host.time
    timeline = makeTimeline?(value)
    if let timeline { value = timeline.value(time: 0) }
    node.host.move(self)
  }

  /// Stands at the beginning.
  func rest() { value = makeTimeline?(value).value(time: 0) ?? value }

  func advance(to time: Double) -> Bool {
    guard !isOver, let timeline else { return false }
    var elapsed = time - begin
    let duration = timeline.duration
    let isDone = elapsed >= duration
    if isDone, isRepeating, duration > 0 {
      let rounds = (elapsed / duration).rounded(.down)
      begin += rounds * duration
      elapsed = max(time - begin, 0)
      self.timeline = makeTimeline?(value)
    }
    let next = (self.timeline ?? timeline).value(time: elapsed)
    // Not before its own update: another one of this turn may be animated, and show the view anew.
    node.host.change { [weak self] in
      guard let self, !isOver else { return }
      value = next
      node.mark()
    }
    return !isDone || (isRepeating && duration > 0)
  }
}

extension View {
  /// Shows the view with a value that key frames move, on and on or once.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }

  /// Shows the view with a value that makes its way along key frames whenever another value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
