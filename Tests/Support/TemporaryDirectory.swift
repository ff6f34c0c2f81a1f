import Glibc

/// A directory of a test's own that is removed with everything in it at the end.
public final class TemporaryDirectory: Sendable {
  public let path: String

  /// No directory could be made; `errno` tells why.
  public struct Failure: Error { let code: Int32 }

  public init() throws(Failure) {
    // The system puts other letters in the place of the last six.
    var template = Array(("/tmp/springform-test-" + String(repeating: "X", count: 6)).utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // Tests take rights away to see what happens.
  deinit { system("chmod -R u+rwX '\(path)'; rm -rf '\(path)'") }

  /// The names in it, or in a directory inside, in ascending order.
  public func names(_ directory: String = "") -> [String] { fileNames(in: path + "/" + directory) }
}

/// The names in a directory, in ascending order; none when it is not there.
public func fileNames(in directory: String) -> [String] {
  guard let stream = opendir(directory) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// Runs a part of a test with the path of an empty directory.
public func withTemporaryDirectory(_ body: (_ path: String) throws -> Void) throws {
  let directory = try TemporaryDirectory()
  try withExtendedLifetime(directory) { try body(directory.path) }
}

public func withTemporaryDirectory(_ body: (_ path: String) async throws -> Void) async throws {
  let directory = try TemporaryDirectory()
  try await body(directory.path)
  withExtendedLifetime(directory) {}
}
