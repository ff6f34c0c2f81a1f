/// One value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { if completeImmediately { $0.end(.finished) } }.receive(subscriber: subscriber)
  }
}

/// A failure.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { $0.end(.failure(error)) }.receive(subscriber: subscriber)
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<P: Publisher>: Publisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  public let createPublisher: () -> P
  public init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A value that is promised, the same for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.keep($0) }
  }

  private func keep(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let told = waiting
    waiting = []
    for outlet in told { tell(outlet, result) }
  }

  private func tell(_ outlet: Outlet<Output, Failure>, _ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.end(.finished)
    case .failure(let error): outlet.end(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { outlet in
      if let result = self.result { self.tell(outlet, result) } else { self.waiting.append(outlet) }
    }.receive(subscriber: subscriber)
  }
}

public enum Publishers {
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { outlet in
        for element in sequence {
          guard !outlet.isOver else { return }
          outlet.send(element)
        }
        outlet.end(.finished)
      }.receive(subscriber: subscriber)
    }
  }
}

extension Swift.Sequence {
  /// Its elements, one after the other.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value, if there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> { Publishers.Sequence(sequence: map { [$0] } ?? []) }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { outlet in
      switch self {
      case .success(let value):
        outlet.send(value)
        outlet.end(.finished)
      case .failure(let error): outlet.end(.failure(error))
      }
    }
  }
}
