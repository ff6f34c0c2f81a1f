/// Decides who gets in: whoever has the token, asks this machine by a name of its own, and is no page of somebody else.
///
/// A page from elsewhere that is open in the same browser can send requests here. It does not know the token; should it guess
/// where the server is by a name that leads to 127.0.0.1, the host gives it away, and should it ask from its own, the origin.
struct Gate: Sendable {
  private let token: String
  private let hosts: Set<String>

  /// - Parameters:
  ///   - token: the first part of every path.
  ///   - port: where the server listens.
  init(token: String, port: UInt16) {
    self.token = token
    hosts = Set(["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" })
  }

  enum Answer: Hashable {
    /// A file of the page, by its name; empty for the page itself.
    case file(String)
    case socket
    case refusal(Refusal)
  }

  enum Refusal: Hashable {
    case malformed, forbidden, notFound, method, body, tooManyPages
  }

  static let socketName = "socket"

  func answer(to head: RequestHead) -> Answer {
    guard let host = head.value("host"), hosts.contains(host) else { return .refusal(.forbidden) }
    let origins = head.values("origin")
    guard origins.allSatisfy({ hosts.contains(String($0.dropFirst(7))) && $0.hasPrefix("http://") }) else {
      return .refusal(.forbidden)
    }
    guard let name = name(in: head.target) else { return .refusal(.notFound) }
    guard head.method == "GET" else { return .refusal(.method) }
    guard !head.hasBody else { return .refusal(.body) }
    guard name == Self.socketName else { return .file(name) }
    return origins.count == 1 ? .socket : .refusal(.forbidden)
  }

  /// What follows the token; `nil` without the right one. However much of it is right, the answer takes the same time.
  private func name(in target: String) -> String? {
    let bytes = Array(target.utf8)
    let wanted = Array("/\(token)/".utf8)
    guard bytes.count >= wanted.count else { return nil }
    guard zip(bytes, wanted).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0 else { return nil }
    return String(decoding: bytes[wanted.count...], as: UTF8.self)
  }
}

extension Gate {
  /// A word of 128 random bits.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdefghijklmnopqrstuv")
    return String((0..<26).map { _ in digits[Int.random(in: 0..<32, using: &generator)] })
  }
}
