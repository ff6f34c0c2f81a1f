/// A view that goes through phases by itself: on and on, or once through all whenever a value changes.
///
/// It goes on as soon as the animation into a phase is logically complete. A phase whose animation is `nil`, or into
/// which nothing moves, is shown for one refresh.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  /// `nil` of an animator that never rests.
  let trigger: PhaseTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// - Parameters:
  ///   - phases: in the order in which they follow each other; not empty.
  ///   - trigger: each change of it leads through all phases, and back to the first one.
  ///   - content: the view in a phase.
  ///   - animation: how it gets into a phase.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), PhaseTrigger(trigger))
    (self.content, self.animation) = (content, animation)
  }

  /// - Parameters:
  ///   - phases: in the order in which they follow each other, again and again; not empty.
  ///   - content: the view in a phase.
  ///   - animation: how it gets into a phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }

  package func update(_ node: Node) {
    let known = node.state as? PhaseRun
    let run = known ?? PhaseRun(node)
    node.state = run
    guard !phases.isEmpty else { return noteOnce("a phase animator without phases shows nothing") }
    run.count = phases.count
    run.goesOn = trigger == nil
    run.animation = { [phases, animation] in animation(phases[$0]) }
    if let trigger {
      if let last = run.trigger, !last.isSame(as: trigger) { run.start() }
      run.trigger = trigger
    } else if known == nil {
      run.start()
    }
    let phase = phases[min(run.index, phases.count - 1)]
    run.show { [content] in content(phase) }
  }
}

/// A value whose type does not matter, to be compared with the next.
struct PhaseTrigger {
  let value: any Equatable
  init(_ value: any Equatable) { self.value = value }

  func isSame(as other: PhaseTrigger) -> Bool {
    func open<T: Equatable>(_ value: T) -> Bool { value == other.value as? T }
    return open(value)
  }
}

/// Leads a node from phase to phase.
final class PhaseRun: MadeVersions, MovingPart {
  private(set) var index = 0
  var count = 0
  /// Whether the first phase is followed by the next, too.
  var goesOn = false
  var trigger: PhaseTrigger?
  var animation: (Int) -> Animation? = { _ in nil }
  /// The step whose end counts.
  private var step = 0
  private var isWaiting = false

  /// Goes on at the end of the update that is under way.
  func start() {
    guard count > 1 else { return }
    step += 1
    node.host.afterUpdate { [self] in if !isOver { goToNext() } }
  }

  private func goToNext() {
    guard count > 1 else { return }
    let host = node.host
    let (next, begin) = ((index + 1) % count, host.time)
    step += 1
    let own = step
    withAnimation(animation(next), completionCriteria: .logicallyComplete) {
      host.change { [self] in
        guard !isOver else { return }
        index = next
        node.mark()
      }
    } completion: { [self] in
      guard !isOver, step == own, goesOn || index != 0 else { return }
      guard host.time <= begin else { return goToNext() }
      // Nothing moved: the next phase is one of the next refresh.
      isWaiting = true
      host.move(self)
    }
  }

  func advance(to time: Double) -> Bool {
    guard isWaiting, !isOver else { return false }
    isWaiting = false
    goToNext()
    return false
  }
}

extension View {
  /// Shows the view in phases that follow each other on and on.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }

  /// Leads the view through phases, and back to the first one, whenever a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation)
  }
}
