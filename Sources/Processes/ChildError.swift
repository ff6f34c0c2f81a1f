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
