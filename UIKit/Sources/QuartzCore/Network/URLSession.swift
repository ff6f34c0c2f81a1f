public import CoreGraphics

// A scene is the same every time and everywhere: it loads nothing. Whoever asks for something from the network hears, as on a phone
// without a connection, that there is none.

/// Answers every request with `URLError.notConnectedToInternet`, in a turn of the stage's loop; of which a note tells once.
open class URLSession: NSObject, @unchecked Sendable {
  private static let one = URLSession()
  open class var shared: URLSession { one }

  override public init() { super.init() }
  public convenience init(configuration: URLSessionConfiguration) { self.init() }
  public convenience init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?
  ) { self.init() }

  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(url) { completionHandler(nil, nil, $0) } }
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(request.url) { completionHandler(nil, nil, $0) } }
  open func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask(url) { _ in } }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request.url) { _ in } }

  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { URLSessionDownloadTask(url) { completionHandler(nil, nil, $0) } }

  open func invalidateAndCancel() {}
  open func finishTasksAndInvalidate() {}
}

public protocol URLSessionDelegate: AnyObject {}

/// How requests are made, of which there are none.
open class URLSessionConfiguration: NSObject {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
}

/// A request that is not made.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  private let url: URL?
  private let fail: (any Error) -> Void
  public private(set) var state = State.suspended
  public private(set) var error: (any Error)?
  public var originalRequest: URLRequest? { url.map { URLRequest(url: $0) } }

  init(_ url: URL?, fail: @escaping (any Error) -> Void) { (self.url, self.fail) = (url, fail) }

  /// Asks, and hears that there is no connection.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    noteMissing("the network: '\(url?.absoluteString ?? "")' is not loaded")
    end(.notConnectedToInternet)
  }

  open func suspend() { if state == .running { state = .suspended } }

  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    end(.cancelled)
  }

  private func end(_ code: URLError.Code) {
    let (was, error) = (state, URLError(code))
    MainLoop.required(for: "URLSession").after(0) { [self] in
      guard state == was else { return }
      (state, self.error) = (.completed, error)
      fail(error)
    }
  }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
