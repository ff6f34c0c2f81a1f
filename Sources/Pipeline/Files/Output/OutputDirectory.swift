import Glibc

/// A new directory that appears at its place complete or not at all, and never where something is already.
///
/// It is filled under a hidden name beside the target and renamed at the end; without ``commit()`` it is removed when the
/// object goes away.
package final class OutputDirectory {
  private let path: String
  private let partialPath: String
  private var isCommitted = false

  /// - Throws: ``OutputError/cannotCreate(path:code:)``, with `EEXIST` where something is already.
  package init(path: String) throws(OutputError) {
    self.path = path
    var status = stat()
    guard lstat(path, &status) != 0 else { throw .cannotCreate(path: path, code: EEXIST) }
    guard errno == ENOENT else { throw .cannotCreate(path: path, code: errno) }
    let made = createPartial(for: path) { mkdir($0, 0o777) }
    guard made.result == 0 else { throw .cannotCreate(path: path, code: errno) }
    partialPath = made.path
  }

  /// Writes a file.
  /// - Parameters:
  ///   - bytes: its content.
  ///   - name: its path in the directory; directories between are made.
  /// - Throws: ``OutputError``.
  package func write(_ bytes: [UInt8], to name: String) throws {
    do {
      // The directory itself is not made again: once an interruption has removed it, it stays away.
      var directory = partialPath
      for part in name.split(separator: "/").dropLast() {
        directory += "/" + part
        guard mkdir(directory, 0o777) == 0 || errno == EEXIST else {
          throw OutputError.cannotCreate(path: directory, code: errno)
        }
      }
      try OutputFile.write(bytes, to: partialPath + "/" + name)
    } catch OutputError.writeFailed(_, let code) {
      throw OutputError.writeFailed(path: path + "/" + name, code: code)
    } catch OutputError.cannotCreate(_, let code) {
      throw OutputError.cannotCreate(path: path + "/" + name, code: code)
    }
  }

  /// Lets something else put files into the directory.
  /// - Parameter body: gets the path where the directory is for now.
  package func fill(_ body: (_ path: String) async throws -> Void) async throws { try await body(partialPath) }

  /// Puts the directory in its place.
  /// - Throws: ``OutputError``.
  package func commit() throws(OutputError) {
    // Of what may have appeared there meanwhile, this replaces nothing but an empty directory.
    guard rename(partialPath, path) == 0 else { throw .cannotCreate(path: path, code: errno) }
    isCommitted = true
    PendingOutputs.remove(partialPath)
  }

  deinit {
    guard !isCommitted else { return }
    removeTree(partialPath)
    PendingOutputs.remove(partialPath)
  }
}
