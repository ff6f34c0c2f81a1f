import Glibc
import SpringformPipeline
import SpringformVerification
import Testing

/// A directory of one's own that is removed at the end.
final class Directory {
  let path: String

  init() throws {
    var template = Array("/tmp/springform-verification-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    path = String(cString: made)
  }

  deinit { system("chmod -R u+rwX '\(path)'; rm -rf '\(path)'") }

  var store: BaselineStore { BaselineStore(directory: path + "/baselines") }
  var results: ResultsFolder { ResultsFolder(directory: path + "/results") }

  /// The names in a directory inside, in ascending order.
  func names(_ directory: String = "") -> [String] {
    guard let stream = opendir(path + "/" + directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  func read(_ file: String) throws -> [UInt8] { try InputFile.bytes(of: path + "/" + file) }

  func text(_ file: String) throws -> String { String(decoding: try read(file), as: UTF8.self) }

  func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

  func write(_ bytes: [UInt8], to file: String) throws {
    let parent = file.split(separator: "/").dropLast().joined(separator: "/")
    try makeDirectories(path + "/" + parent)
    try OutputFile.write(bytes, to: path + "/" + file)
  }

  /// The number of a file in its file system: another one when it was written anew.
  func identity(_ file: String) -> ino_t {
    var status = stat()
    return lstat(path + "/" + file, &status) == 0 ? status.st_ino : 0
  }

  /// Runs a shell command inside.
  func shell(_ command: String) { system("cd '\(path)' && \(command)") }
}
