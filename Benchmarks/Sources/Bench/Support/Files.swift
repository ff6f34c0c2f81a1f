import Glibc
import Springform

/// A file's bytes.
func contents(of path: String) throws -> [UInt8] {
  guard let file = fopen(path, "rb") else { throw BenchError.unreadable(path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
  return bytes
}

/// Puts a file in its place, complete or not at all.
func put(_ text: String, at path: String) throws {
  let file = try OutputFile(path: path)
  try Array(text.utf8).withUnsafeBytes { try file.write($0) }
  try file.commit()
}

/// Says how far things are, beside the results.
func tell(_ line: String) { _ = (line + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) } }

enum BenchError: Error, CustomStringConvertible {
  case unreadable(String)
  case unwritable
  case failed(command: [String], code: Int32)
  case noDrawing(String)

  var description: String {
    switch self {
    case .unreadable(let path): "cannot read '\(path)'"
    case .unwritable: "cannot write to standard output"
    case .failed(let command, let code): "exit code \(code) of: \(command.joined(separator: " "))"
    case .noDrawing(let name): "'\(name)' could not be drawn in C"
    }
  }
}
