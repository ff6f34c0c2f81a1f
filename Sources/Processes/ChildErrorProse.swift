import Glibc
import SpringformNumerics

extension ChildError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let program): "there is no program '\(program)'"
    case .cannotStart(let program, let code): "cannot start '\(program)': \(String(cString: strerror(code)))"
    case .failed(let program, let end, let messages):
      "\(program) \(end)" + (messages.isEmpty ? " and said nothing" : ": \(Self.shortened(messages))")
    case .tooSlow(let program, let seconds): "\(program) did nothing for \(seconds.decimalText) s"
    case .tooMuchOutput(let program, let limit): "\(program) printed more than \(limit) bytes"
    case .cannotStore(let code): "cannot keep what is passed between programs: \(String(cString: strerror(code)))"
    }
  }

  /// A program may repeat itself for every picture.
  private static func shortened(_ messages: String) -> String {
    let lines = messages.split(separator: "\n")
    return lines.prefix(3).joined(separator: "; ") + (lines.count > 3 ? "; ..." : "")
  }
}

extension ChildError.End: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exit(let code): "ended with code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }
}
