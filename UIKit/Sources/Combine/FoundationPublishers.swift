public import UIKit

extension NotificationCenter {
  /// Notifications, within the turn in which they are posted.
  /// - Parameters:
  ///   - name: of the notifications.
  ///   - object: who posts them; anybody with `nil`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { [weak object] outlet in
      nonisolated(unsafe) let outlet = outlet
      let token = self.addObserver(forName: name, object: object, queue: nil as OperationQueue?) { outlet.send($0) }
      outlet.keep(AnyCancellable { self.removeObserver(token) })
    }
  }
}

extension NSObjectProtocol where Self: UIView {
  /// The values of a property, beginning with what it is now, as far as changes of it are told: see `observe(_:options:changeHandler:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    values(of: keyPath, options) { self.observe(keyPath, options: options, changeHandler: $0) }
  }
}

extension NSObjectProtocol where Self: UIScrollView {
  /// The values of a property, beginning with what it is now, as far as changes of it are told: see `observe(_:options:changeHandler:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    values(of: keyPath, options) { self.observe(keyPath, options: options, changeHandler: $0) }
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// The values of a property, beginning with what it is now, as far as changes of it are told: see `observe(_:options:changeHandler:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    values(of: keyPath, options) { self.observe(keyPath, options: options, changeHandler: $0) }
  }
}

extension NSObjectProtocol {
  fileprivate func values<Value>(
    of keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ observe: @escaping (@escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { outlet in
      let observation = observe { object, _ in outlet.send(object[keyPath: keyPath]) }
      outlet.keep(AnyCancellable { observation.invalidate() })
    }
  }
}

extension Timer {
  /// Dates on the scene's clock, from when it is connected on.
  ///
  /// - Parameters:
  ///   - interval: seconds between two.
  ///   - tolerance: a phone may be so late; here it never is.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// Tells all its subscribers the time, again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [subject] _ in subject.send(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension URLSession {
  /// Fails, as every request does here, with `URLError.notConnectedToInternet`.
  public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Fails, as every request does here, with `URLError.notConnectedToInternet`.
  public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError>
  {
    Deferred {
      Future { answer in
        nonisolated(unsafe) let answer = answer
        self.dataTask(with: request) { _, _, error in
          answer(.failure(error as? URLError ?? URLError(.notConnectedToInternet)))
        }.resume()
      }
    }.eraseToAnyPublisher()
  }
}
