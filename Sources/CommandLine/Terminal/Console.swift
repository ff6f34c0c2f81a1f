import Glibc
import Springform

/// Text for people and programs.
enum Console {
  /// Writes a line to standard output; a reader that has gone away is met when the process next writes data.
  static func printResult(_ text: String) {
    try? writeResult(text + "\n")
  }

  static func writeResult(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes { try StandardOutput().write($0) }
  }

  static func printError(_ text: String) { writeError(text + "\n") }

  /// Messages are lost without further ado when nobody can read them.
  static func writeError(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  static var standardErrorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
