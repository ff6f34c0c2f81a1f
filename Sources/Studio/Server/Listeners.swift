import FlyingSocks
import Glibc

/// The sockets that connections come to: of this machine alone, by both its addresses.
struct Listeners {
  let sockets: [Socket]
  let port: UInt16

  /// Those of a studio before this one.
  init(of place: StudioPlace) {
    port = place.port
    sockets = place.sockets.map { Socket(file: Socket.FileDescriptor(rawValue: $0)) }
  }

  /// - Parameter wanted: the port, or 0 for any that is free.
  /// - Throws: ``StudioError/port(_:code:)``.
  init(port wanted: UInt16) throws(StudioError) {
    var attempts = wanted == 0 ? 20 : 1
    while true {
      attempts -= 1
      let first = try Self.listen(Loopback.four(port: wanted), wanted)
      let port = first.port
      switch Result(catching: { () throws(StudioError) in try Self.listen(Loopback.six(port: port), wanted) }) {
      case .success(let second): sockets = [first.socket, second.socket]
      // A machine may do without.
      case .failure(.port(_, EAFNOSUPPORT)), .failure(.port(_, EADDRNOTAVAIL)): sockets = [first.socket]
      case .failure(let error):
        try? first.socket.close()
        guard attempts > 0 else { throw error }
        continue
      }
      self.port = port
      return
    }
  }

  private enum Loopback {
    static func four(port: UInt16) -> sockaddr_in {
      var address = sockaddr_in.inet(port: port)
      address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
      return address
    }

    static func six(port: UInt16) -> sockaddr_in6 {
      var address = sockaddr_in6.inet6(port: port)
      address.sin6_addr = in6addr_loopback
      return address
    }
  }

  private static func listen(
    _ address: some SocketAddress, _ wanted: UInt16
  ) throws(StudioError) -> (socket: Socket, port: UInt16) {
    do {
      let socket = try Socket(domain: Int32(address.family))
      do {
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: address)
        try socket.listen()
        switch try socket.sockname() {
        case .ip4(_, let port), .ip6(_, let port): return (socket, port)
        case .unix: throw SocketError.unsupportedAddress
        }
      } catch {
        try? socket.close()
        throw error
      }
    } catch SocketError.failed(_, let code, _) {
      throw .port(wanted, code: code)
    } catch {
      throw .port(wanted, code: EADDRNOTAVAIL)
    }
  }
}
