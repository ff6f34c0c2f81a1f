public enum Subscribers {
  /// How many values somebody asks for.
  public struct Demand: Hashable, Comparable, Sendable {
    /// `nil` for any number.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand.max(0)
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

    public static func + (a: Demand, b: Demand) -> Demand {
      guard let first = a.max, let second = b.max else { return .unlimited }
      let (sum, isTooLarge) = first.addingReportingOverflow(second)
      return isTooLarge ? .unlimited : .max(sum)
    }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func - (a: Demand, b: Int) -> Demand { a.max.map { .max($0 - b) } ?? .unlimited }
    public static func -= (a: inout Demand, b: Int) { a = a - b }
    public static func < (a: Demand, b: Demand) -> Bool { a.max.map { own in b.max.map { own < $0 } ?? true } ?? false }
    public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
  }

  /// How it ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// Asks for all values, and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveCompletion: (Completion<Failure>) -> Void
    public let receiveValue: (Input) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) { (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue) }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ value: Input) -> Demand {
      if !isOver { receiveValue(value) }
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      guard !isOver else { return }
      (isOver, subscription) = (true, nil)
      receiveCompletion(completion)
    }
    public func cancel() {
      let old = subscription
      (isOver, subscription) = (true, nil)
      old?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    (subscribed, value, completed) = (s.receive(subscription:), s.receive(_:), s.receive(completion:))
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}

public enum Subscriptions {
  /// One by which nothing comes.
  public static var empty: any Subscription { Empty() }
  private final class Empty: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Keeps the object until it is over.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Gives the values to a published property, for as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let store = published.store
    store.source = sink { [weak store] in store?.set($0) }
  }
}
