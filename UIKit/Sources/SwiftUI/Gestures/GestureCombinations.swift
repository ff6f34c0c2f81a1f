/// A gesture with something that is called on its way.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> { Changed(content.recognition(in: place), action) }

  private final class Changed: WrappedRecognition<Value, Value> {
    let action: (Value) -> Void
    private var last: Value?
    init(_ inner: Recognition<Value>, _ action: @escaping (Value) -> Void) {
      self.action = action
      super.init(inner)
    }
    override func transform(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
    override func deliver() {
      super.deliver()
      guard phase.isActive, let value = phase.value, value != last else { return }
      last = value
      action(value)
    }
  }
}

/// A gesture with something that is called at its end.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> { Ended(content.recognition(in: place), action) }

  private final class Ended: WrappedRecognition<Value, Value> {
    let action: (Value) -> Void
    private var isDone = false
    init(_ inner: Recognition<Value>, _ action: @escaping (Value) -> Void) {
      self.action = action
      super.init(inner)
    }
    override func transform(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
    override func deliver() {
      super.deliver()
      guard !isDone, hasEnded, let value = phase.value else { return }
      isDone = true
      action(value)
    }
  }
}

public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> {
    Mapped(content.recognition(in: place), transform)
  }

  private final class Mapped: WrappedRecognition<Content.Value, Value> {
    let map: (Content.Value) -> Value
    init(_ inner: Recognition<Content.Value>, _ map: @escaping (Content.Value) -> Value) {
      self.map = map
      super.init(inner)
    }
    override func transform(_ phase: GesturePhase<Content.Value>) -> GesturePhase<Value> {
      phase.map(map)
    }
  }
}

/// A gesture that changes a state for as long as it goes on.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  let state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> {
    Updating(base.recognition(in: place), state, update)
  }

  private final class Updating: WrappedRecognition<Value, Value> {
    let state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void
    private var hasChanged = false
    init(
      _ inner: Recognition<Value>, _ state: GestureState<State>,
      _ update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
      (self.state, self.update) = (state, update)
      super.init(inner)
    }
    override func transform(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
    override func deliver() {
      super.deliver()
      if phase.isActive, let value = phase.value {
        var transaction = Transaction()
        var new = state.wrappedValue
        update(value, &new, &transaction)
        hasChanged = true
        withTransaction(transaction) { state.set(new) }
      } else if isOver {
        reset()
      }
    }
    override func cancel() {
      super.cancel()
      reset()
    }
    private func reset() {
      guard hasChanged else { return }
      hasChanged = false
      state.reset()
    }
  }
}

/// A state that is what it was whenever no gesture is going on.
@propertyWrapper
public struct GestureState<Value>: NodeProperty, KnowsSameness {
  private var state: State<Value>
  private let initial: Value
  private let resetTransaction: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (state, initial, resetTransaction) = (State(initialValue: wrappedValue), wrappedValue, reset)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { state.wrappedValue = value }
  func reset() {
    var transaction = Transaction()
    resetTransaction(wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }

  mutating func attach(to node: Node, at index: Int) { state.attach(to: node, at: index) }
  func isSame(as other: Any) -> Bool { other is GestureState<Value> }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> {
    Both(first.recognition(in: place.part(0)), second.recognition(in: place.part(1)))
  }

  private final class Both: Recognition<Value> {
    let first: Recognition<First.Value>
    let second: Recognition<Second.Value>
    init(_ first: Recognition<First.Value>, _ second: Recognition<Second.Value>) {
      (self.first, self.second) = (first, second)
    }
    override func receive(_ event: GestureEvent) {
      first.receive(event)
      second.receive(event)
      let value = Value(first: first.phase.value, second: second.phase.value)
      phase =
        first.isOver && second.isOver
        ? first.hasEnded || second.hasEnded ? .ended(value) : .failed
        : value.first != nil || value.second != nil ? .active(value) : .possible
    }
    override func deliver() {
      first.deliver()
      second.deliver()
    }
    override func cancel() {
      first.cancel()
      second.cancel()
      phase = .failed
    }
    override var isTentative: Bool {
      !((first.isActive && !first.isTentative) || (second.isActive && !second.isTentative))
    }
  }
}

/// The second gesture, where the first is none.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> {
    Either(first.recognition(in: place.part(0)), second.recognition(in: place.part(1)))
  }

  private final class Either: Recognition<Value> {
    let first: Recognition<First.Value>
    let second: Recognition<Second.Value>
    init(_ first: Recognition<First.Value>, _ second: Recognition<Second.Value>) {
      (self.first, self.second) = (first, second)
    }
    override func receive(_ event: GestureEvent) {
      first.receive(event)
      second.receive(event)
      if case .failed = first.phase {
        phase = second.phase.map { .second($0) }
      } else {
        phase = first.phase.map { .first($0) }
      }
    }
    override func deliver() {
      if case .failed = first.phase { second.deliver() } else { first.deliver() }
    }
    override func cancel() {
      first.cancel()
      second.cancel()
      phase = .failed
    }
  }
}

/// The second gesture, once the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> {
    InTurn(first.recognition(in: place.part(0)), second.recognition(in: place.part(1)))
  }

  private final class InTurn: Recognition<Value> {
    let first: Recognition<First.Value>
    let second: Recognition<Second.Value>
    init(_ first: Recognition<First.Value>, _ second: Recognition<Second.Value>) {
      (self.first, self.second) = (first, second)
    }
    override func receive(_ event: GestureEvent) {
      if !first.isOver {
        first.receive(event)
        switch first.phase {
        case .possible: phase = .possible
        case .active(let value): phase = .active(.first(value))
        case .failed: phase = .failed
        case .ended(let value):
          phase = .active(.second(value, nil))
          // The finger that is still down begins the second one.
          second.receive(
            GestureEvent(
              kind: .began, fingers: event.fingers, time: event.time, size: event.size, convert: event.convert,
              wake: event.wake))
        }
      } else if let value = first.phase.value {
        second.receive(event)
        switch second.phase {
        case .possible: phase = .active(.second(value, nil))
        case .active(let other): phase = .active(.second(value, other))
        case .ended(let other): phase = .ended(.second(value, other))
        case .failed: phase = .failed
        }
      }
    }
    override func deliver() {
      first.deliver()
      if first.hasEnded { second.deliver() }
    }
    override func cancel() {
      first.cancel()
      second.cancel()
      phase = .failed
    }
    override var isTentative: Bool { !first.hasEnded && first.isTentative }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose type does not show.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: (GesturePlace) -> Recognition<Value>
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture.recognition(in: $0) } }
  func makeRecognition(in place: GesturePlace) -> Recognition<Value> { make(place) }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
