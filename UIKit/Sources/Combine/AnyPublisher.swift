/// A publisher of any type. Operators return this one, whatever they do.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let begin: (Outlet<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let known = publisher as? Self { self = known } else { begin = { publisher.flow(into: $0) } }
  }

  /// - Parameter begin: is called for each subscriber with where its values go.
  init(_ begin: @escaping (Outlet<Output, Failure>) -> Void) { self.begin = begin }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    subscriber.receive(subscription: outlet)
    if !outlet.isOver { begin(outlet) }
  }
}

/// Where the values of one subscription go. What comes before somebody asks for it waits.
final class Outlet<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  /// What the values come by, and what else ends with them.
  private var sources: [any Cancellable] = []

  init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

  /// Whether nobody hears any more.
  var isOver: Bool { subscriber == nil }

  func keep(_ source: any Cancellable) { if isOver { source.cancel() } else { sources.append(source) } }

  func send(_ value: Output) {
    guard completion == nil, let subscriber else { return }
    guard demand > 0, waiting.isEmpty else { return waiting.append(value) }
    demand -= 1
    demand += subscriber.receive(value)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil, !isOver else { return }
    self.completion = completion
    if waiting.isEmpty { tellEnd() }
  }

  private func tellEnd() {
    guard let completion, let told = subscriber else { return }
    cancel()
    told.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    while self.demand > 0, !waiting.isEmpty, let subscriber {
      self.demand -= 1
      self.demand += subscriber.receive(waiting.removeFirst())
    }
    if waiting.isEmpty { tellEnd() }
  }

  func cancel() {
    (subscriber, waiting) = (nil, [])
    let ended = sources
    sources = []
    for source in ended { source.cancel() }
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Listens as long as an outlet is open.
  func listen<Other, OtherFailure>(
    for outlet: Outlet<Other, OtherFailure>, value: @escaping (Output) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    guard !outlet.isOver else { return }
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: end, receiveValue: value)
    outlet.keep(sink)
    subscribe(sink)
  }

  func flow(into outlet: Outlet<Output, Failure>) { listen(for: outlet, value: outlet.send, end: outlet.end) }

  /// An operator: what a value and the end become, for each subscriber anew.
  func piped<New, NewFailure>(
    _ make:
      @escaping (Outlet<New, NewFailure>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<New, NewFailure> {
    AnyPublisher { outlet in
      let (value, end) = make(outlet)
      self.listen(for: outlet, value: value, end: end)
    }
  }

  /// The same where the end stays the end.
  func piped<New>(_ make: @escaping (Outlet<New, Failure>) -> (Output) -> Void) -> AnyPublisher<New, Failure> {
    piped { (make($0), $0.end) }
  }
}
