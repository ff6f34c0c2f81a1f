import CoreGraphics

// What becomes of each value by itself, or of those that came before it.

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    piped { out in { out.send(transform($0)) } }
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    piped { out in { if let new = transform($0) { out.send(new) } } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    piped { out in { if isIncluded($0) { out.send($0) } } }
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

  /// Ends with a failure where the transform throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    piped { out in
      (
        {
          do { out.send(try transform($0)) } catch { out.end(.failure(error)) }
        }, { out.end($0.anyFailure) }
      )
    }
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    piped { out in
      var result = initialResult
      return {
        result = nextPartialResult(result, $0)
        out.send(result)
      }
    }
  }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    piped { out in
      var last: Output?
      return { value in
        if let known = last, predicate(known, value) { return }
        last = value
        out.send(value)
      }
    }
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { piped { _ in { _ in } } }

  // MARK: Some of them

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    piped { out in
      var left = count
      return { if left > 0 { left -= 1 } else { out.send($0) } }
    }
  }
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    piped { out in
      var isOpen = false
      return { value in
        isOpen = isOpen || !predicate(value)
        if isOpen { out.send(value) }
      }
    }
  }
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    piped { out in
      var isOpen = false
      publisher.first().listen(for: out) { _ in
        isOpen = true
      } end: { _ in
      }
      return { if isOpen { out.send($0) } }
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { out in
      guard maxLength > 0 else { return out.end(.finished) }
      var left = maxLength
      self.listen(for: out) { value in
        guard left > 0 else { return }
        left -= 1
        out.send(value)
        if left == 0 { out.finish() }
      } end: {
        out.end($0)
      }
    }
  }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    piped { out in { if predicate($0) { out.send($0) } else { out.finish() } } }
  }
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    piped { out in
      publisher.listen(for: out) { _ in
        out.finish()
      } end: { _ in
      }
      return { out.send($0) }
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  // MARK: All of them

  /// One value, at the end.
  private func atEnd<T>(
    _ begin: T, _ step: @escaping (inout T, Output) -> Void, _ tell: @escaping (T, Outlet<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    piped { out in
      var result = begin
      return (
        { step(&result, $0) },
        { completion in
          if case .finished = completion { tell(result, out) }
          out.end(completion)
        }
      )
    }
  }

  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
  {
    atEnd(initialResult) {
      $0 = nextPartialResult($0, $1)
    } _: {
      $1.send($0)
    }
  }
  public func collect() -> AnyPublisher<[Output], Failure> {
    atEnd([]) {
      $0.append($1)
    } _: {
      $1.send($0)
    }
  }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func last() -> AnyPublisher<Output, Failure> {
    atEnd(Output?.none) {
      $0 = $1
    } _: {
      if $0 != nil { $1.send($0) }
    }.compactMap { $0 }
  }
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    map(predicate).filter { !$0 }.first().replaceEmpty(with: true)
  }
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    map(predicate).filter { $0 }.first().replaceEmpty(with: false)
  }
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    piped { out in
      var isEmpty = true
      return (
        {
          isEmpty = false
          out.send($0)
        },
        { completion in
          if isEmpty, case .finished = completion { out.send(output) }
          out.end(completion)
        }
      )
    }
  }

  /// So many at a time, and the rest at the end.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    piped { out in
      var held: [Output] = []
      return (
        {
          held.append($0)
          guard held.count >= count else { return }
          out.send(held)
          held = []
        },
        { completion in
          if case .finished = completion, !held.isEmpty { out.send(held) }
          out.end(completion)
        }
      )
    }
  }

  // MARK: Looking on

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    piped { out in
      var hasEnded = false
      receiveSubscription?(out)
      receiveRequest?(.unlimited)
      out.keep(AnyCancellable { if !hasEnded { receiveCancel?() } })
      return (
        {
          receiveOutput?($0)
          out.send($0)
        },
        { completion in
          hasEnded = true
          receiveCompletion?(completion)
          out.end(completion)
        }
      )
    }
  }

  /// Prints what comes, to the standard error as all that a component prints.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let head = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { CoreGraphics.print("\(head)receive value: (\($0))") },
      receiveCompletion: { CoreGraphics.print("\(head)receive \($0)") },
      receiveCancel: { CoreGraphics.print("\(head)receive cancel") })
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Outlet {
  func finish() { end(.finished) }
}

extension Subscribers.Completion {
  /// The same, whatever the failure is.
  var anyFailure: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
