import Glibc
import Springform
import SpringformNumerics

/// Text for people and programs.
enum Console {
  static func writeResult(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes { try StandardOutput().write($0) }
  }

  /// Writes one line, whatever the text quotes: what is hidden is shown by its code, and much is cut.
  static func printError(_ text: String) {
    let most = 600
    let line = visible(String(text.unicodeScalars.prefix(most)))
    writeError(line + (text.unicodeScalars.count > most ? "..." : "") + "\n")
  }

  /// Writes what may be a mistake and fails nothing.
  static func printWarning(_ text: String) {
    for line in ("warning: " + text).split(separator: "\n") { printError(String(line)) }
  }

  /// Messages are lost without further ado when nobody can read them.
  static func writeError(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  static var standardErrorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
