// What comes from several publishers, in the order in which it comes.

extension Publishers {
  /// All that any number of publishers tell.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { out in
        var left = publishers.count
        if left == 0 { out.finish() }
        for publisher in publishers {
          publisher.listen(for: out, value: out.send) { completion in
            left -= 1
            if case .finished = completion, left > 0 { return }
            out.end(completion)
          }
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// Which values of each of two publishers wait for those of the other.
  private enum Pairing { case latest, oldest }

  private static func both<A: Publisher, B: Publisher>(
    _ a: A, _ b: B, _ pairing: Pairing
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    AnyPublisher { out in
      var held: (a: [A.Output], b: [B.Output]) = ([], [])
      var ended = (a: false, b: false)
      func tell() {
        while let first = held.a.first, let second = held.b.first {
          out.send((first, second))
          guard pairing == .oldest else { return }
          held.a.removeFirst()
          held.b.removeFirst()
          endIfDone()
        }
      }
      func endIfDone() {
        // Whose values are all told has nothing more for the other's.
        let isDone =
          pairing == .latest
          ? ended.a && (ended.b || held.a.isEmpty) || ended.b && held.b.isEmpty
          : ended.a && held.a.isEmpty || ended.b && held.b.isEmpty
        if isDone { out.finish() }
      }
      func end(_ completion: Subscribers.Completion<A.Failure>) {
        if case .failure = completion { out.end(completion) } else { endIfDone() }
      }
      a.listen(for: out) {
        if pairing == .latest { held.a = [] }
        held.a.append($0)
        tell()
      } end: {
        ended.a = true
        end($0)
      }
      b.listen(for: out) {
        if pairing == .latest { held.b = [] }
        held.b.append($0)
        tell()
      } end: {
        ended.b = true
        end($0)
      }
    }
  }

  /// The latest values of two publishers, from when there is one of each on.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { both(a, b, .latest) }

  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, B.Failure == C.Failure {
    both(both(a, b, .latest), c, .latest).map { ($0.0, $0.1, $1) }
  }

  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    both(both(a, b, .latest), both(c, d, .latest), .latest).map { ($0.0, $0.1, $1.0, $1.1) }
  }

  /// All that two publishers tell.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
  where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }

  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    a.merge(with: b).merge(with: c)
  }

  /// The first values of two publishers, the second ones, and so on.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { both(a, b, .oldest) }

  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, B.Failure == C.Failure {
    both(both(a, b, .oldest), c, .oldest).map { ($0.0, $0.1, $1) }
  }
}

extension Publisher {
  // MARK: Together

  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0, $1) } }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map { transform($0, $1) } }
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  // MARK: Beside each other

  private func merged(_ others: AnyPublisher<Output, Failure>...) -> AnyPublisher<Output, Failure> {
    Publishers.MergeMany([eraseToAnyPublisher()] + others).eraseToAnyPublisher()
  }
  public func merge<B: Publisher<Output, Failure>>(with b: B) -> AnyPublisher<Output, Failure> {
    merged(b.eraseToAnyPublisher())
  }
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure> { merged(b.eraseToAnyPublisher(), c.eraseToAnyPublisher()) }
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>>(
    with b: B, _ c: C, _ d: D
  ) -> AnyPublisher<Output, Failure> {
    merged(b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher())
  }

  // MARK: One after the other

  public func append<P: Publisher<Output, Failure>>(_ publisher: P) -> AnyPublisher<Output, Failure> {
    piped { out in
      (
        { out.send($0) },
        { completion in
          if case .finished = completion { publisher.flow(into: out) } else { out.end(completion) }
        }
      )
    }
  }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: elements))
  }
  public func prepend<P: Publisher<Output, Failure>>(_ publisher: P) -> AnyPublisher<Output, Failure> {
    publisher.append(self)
  }
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  // MARK: Publishers of publishers

  /// - Parameter maxPublishers: how many are listened to at once; the others wait.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    piped { out in
      var (running, waiting, hasEnded) = (0, [] as [Output], false)
      func begin(_ value: Output) {
        running += 1
        transform(value).listen(for: out, value: out.send) { completion in
          running -= 1
          guard case .finished = completion else { return out.end(completion) }
          if !waiting.isEmpty { begin(waiting.removeFirst()) } else if hasEnded, running == 0 { out.finish() }
        }
      }
      return (
        { if maxPublishers > running { begin($0) } else { waiting.append($0) } },
        { completion in
          hasEnded = true
          guard case .finished = completion else { return out.end(completion) }
          if running == 0 { out.finish() }
        }
      )
    }
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// What the last of the publishers tells.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    piped { out in
      var (current, isRunning, hasEnded): (AnyCancellable?, Bool, Bool) = (nil, false, false)
      out.keep(AnyCancellable { current?.cancel() })
      return (
        { publisher in
          current?.cancel()
          isRunning = true
          current = publisher.sink { completion in
            isRunning = false
            guard case .finished = completion else { return out.end(completion) }
            if hasEnded { out.finish() }
          } receiveValue: {
            out.send($0)
          }
        },
        { completion in
          hasEnded = true
          guard case .finished = completion else { return out.end(completion) }
          if !isRunning { out.finish() }
        }
      )
    }
  }
}
