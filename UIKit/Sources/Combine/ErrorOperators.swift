public import CoreGraphics
import QuartzCore

// What becomes of failures.

extension Publisher {
  /// - Parameter handle: what becomes of a failure.
  private func onFailure<NewFailure>(
    _ handle: @escaping (Failure, Outlet<Output, NewFailure>) -> Void
  ) -> AnyPublisher<Output, NewFailure> {
    piped { out in
      (
        { out.send($0) },
        { completion in
          switch completion {
          case .finished: out.end(.finished)
          case .failure(let error): handle(error, out)
          }
        }
      )
    }
  }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    onFailure { $1.end(.failure(transform($0))) }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    onFailure {
      $1.send(output)
      $1.finish()
    }
  }

  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output { onFailure { handler($0).flow(into: $1) } }

  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
  where P.Output == Output {
    onFailure { error, out in
      do { try handler(error).mapError { $0 as any Error }.flow(into: out) } catch { out.end(.failure(error)) }
    }
  }

  /// Begins anew after a failure, so often.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    onFailure { error, out in
      if retries > 0 { self.retry(retries - 1).flow(into: out) } else { out.end(.failure(error)) }
    }
  }

  /// A failure ends the scene.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    onFailure { error, _ in
      MainLoop.current?.fail("\(prefix.isEmpty ? "" : prefix + ": ")a publisher failed that was not to: \(error)")
    }
  }

  public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, any Error>
  where Output == Data { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    piped { out in ({ out.send($0) }, { _ in out.end(.finished) }) }
  }
}
