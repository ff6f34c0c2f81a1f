public import Combine

/// Calls something when a view comes or goes.
struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  private final class Kept: EndsWithNode {
    var disappear: (() -> Void)?
    unowned let host: ViewHost
    init(_ host: ViewHost) { self.host = host }
    func end() {
      guard let disappear else { return }
      host.afterUpdate(disappear)
    }
  }

  func update(_ node: Node, content: any View) {
    let kept = node.state as? Kept ?? Kept(node.host)
    if node.state == nil, let appear { node.host.afterUpdate(appear) }
    node.state = kept
    kept.disappear = disappear
    node.child(.only, content)
  }
}

/// Calls something when a value has changed.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  private final class Kept {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  func update(_ node: Node, content: any View) {
    if let kept = node.state as? Kept {
      let old = kept.value
      if old != value {
        kept.value = value
        node.host.afterUpdate { action(old, value) }
      }
    } else {
      node.state = Kept(value)
      if isInitial { node.host.afterUpdate { action(value, value) } }
    }
    node.child(.only, content)
  }
}

/// Calls something for each value of a publisher.
struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  private final class Kept: EndsWithNode {
    var action: (P.Output) -> Void
    var publisher: P
    var cancellable: AnyCancellable?
    init(_ action: @escaping (P.Output) -> Void, _ publisher: P) {
      (self.action, self.publisher) = (action, publisher)
    }
    func end() { cancellable = nil }
  }

  func update(_ node: Node, content: any View) {
    let known = node.state as? Kept
    let kept = known ?? Kept(action, publisher)
    node.state = kept
    kept.action = action
    if known == nil || !isSameValue(kept.publisher, publisher) {
      kept.publisher = publisher
      kept.cancellable = publisher.sink { [unowned kept] in kept.action($0) }
    }
    node.child(.only, content)
  }
}

/// Runs a task for as long as a view is there and a value stays.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let action: () async -> Void

  private final class Kept: EndsWithNode {
    var id: ID
    var task: Task<Void, Never>?
    init(_ id: ID) { self.id = id }
    func end() { task?.cancel() }
  }

  func update(_ node: Node, content: any View) {
    let known = node.state as? Kept
    let kept = known ?? Kept(id)
    node.state = kept
    if known == nil || kept.id != id {
      kept.id = id
      kept.task?.cancel()
      node.host.afterUpdate { kept.task = Task { await action() } }
    }
    node.child(.only, content)
  }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  )
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }

  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void)
    -> some View
  {
    modifier(TaskModifier(id: 0, action: action))
  }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, action: action))
  }
}
