import Glibc

extension StudioError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .port(0, let code): "no port can be listened at: \(String(cString: strerror(code)))"
    case .port(let port, let code): "port \(port) cannot be listened at: \(String(cString: strerror(code)))"
    case .request: "the page asked for something that the studio does not know; load it anew"
    }
  }
}
