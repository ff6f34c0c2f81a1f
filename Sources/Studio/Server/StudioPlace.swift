/// Where a studio is: what another program needs to follow it, without its pages noticing more than a pause.
package struct StudioPlace: Hashable, Sendable {
  package let port: UInt16
  package let token: String
  /// The descriptors of the sockets that listen.
  package let sockets: [Int32]

  package init(port: UInt16, token: String, sockets: [Int32]) {
    self.port = port
    self.token = token
    self.sockets = sockets
  }

  /// Everything in one line.
  package var text: String { ([String(port), token] + sockets.map { String($0) }).joined(separator: " ") }

  /// - Returns: `nil` for what is no place's ``text``.
  package init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let sockets = words.dropFirst(2).compactMap { Int32($0) }
    guard let port = words.first.flatMap({ UInt16($0) }), !sockets.isEmpty, sockets.count == words.count - 2 else {
      return nil
    }
    self.init(port: port, token: String(words[1]), sockets: sockets)
  }
}
