import Glibc

/// What the studio has to say against something.
package enum StudioError: Error, Hashable {
  /// Nothing can listen at the port; 0 stands for any. The code is the system's.
  case port(UInt16, code: Int32)
  /// A page said what is no request.
  case request
  /// Nothing tells where a parameter's value is to be looked for.
  case boundless(parameter: String)
}

extension StudioError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .port(0, let code): "no port can be listened at: \(String(cString: strerror(code)))"
    case .port(let port, let code): "port \(port) cannot be listened at: \(String(cString: strerror(code)))"
    case .request: "the page asked for something that the studio does not know; load it anew"
    case .boundless(let name): "nothing tells where to look for '\(name)'; give it 'min' and 'max' in the scene"
    }
  }
}
