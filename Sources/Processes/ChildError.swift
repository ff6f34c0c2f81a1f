import Glibc
import SpringformNumerics

/// Why another program did not do what it was started for.
package enum ChildError: Error, Hashable, Sendable {
  /// There is no such program.
  case notFound(program: String)
  /// `code` is the C library's error number.
  case cannotStart(program: String, code: Int32)
  /// It ended before its work was done, with what it wrote to standard error.
  case failed(program: String, end: End, messages: String)
  /// It let us wait for longer than it may.
  case tooSlow(program: String, seconds: Double)
  /// It printed more bytes than are taken.
  case tooMuchOutput(program: String, limit: Int)

  /// What passes between programs cannot be written or read; `code` is the C library's error number.
  case cannotStore(code: Int32)

  package enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }
}

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
