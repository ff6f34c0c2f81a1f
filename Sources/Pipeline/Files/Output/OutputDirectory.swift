import Glibc

/// A new directory that appears at its place complete or not at all, and never where something is already.
///
/// It is filled under a hidden name beside the target and renamed at the end; without ``commit()`` it is removed when the
/// object goes away.
package final class OutputDirectory {
  private let path: String
  private let partialPath: String
  /// Open as long as there is work on it.
  private let descriptor: Int32
  /// What is there already and stays.
  private var kept: String?
  private var isCommitted = false

  /// - Parameters:
  ///   - path: where it will be.
  ///   - kept: a name that a directory which is there already may have in it, and nothing else.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``, with `EEXIST` where something else is already.
  package init(path: String, keeping kept: String? = nil) throws(OutputError) {
    self.path = path
    var status = stat()
    if lstat(path, &status) == 0 {
      guard let kept, Self.names(in: path) == [kept] else { throw .cannotCreate(path: path, code: EEXIST) }
      self.kept = kept
    } else if errno != ENOENT {
      throw .cannotCreate(path: path, code: errno)
    }
    let made = createPartial(for: path, .directory(mode: 0o777))
    guard made.descriptor >= 0 else { throw .cannotCreate(path: path, code: errno) }
    (partialPath, descriptor) = (made.path, made.descriptor)
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
    if let kept { try move("\(path)/\(kept)", to: "\(partialPath)/\(kept)") }
    // Of what may have appeared there meanwhile, this replaces nothing but an empty directory.
    do {
      try move(partialPath, to: path)
    } catch {
      if let kept { try move("\(partialPath)/\(kept)", to: "\(path)/\(kept)") }
      throw error
    }
    isCommitted = true
    PendingOutputs.remove(partialPath)
  }

  private func move(_ old: String, to new: String) throws(OutputError) {
    guard rename(old, new) == 0 else { throw .cannotCreate(path: path, code: errno) }
  }

  /// `nil` for what is no directory; a link to one is none.
  private static func names(in path: String) -> [String]? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0, let directory = fdopendir(descriptor) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  deinit {
    defer { close(descriptor) }
    guard !isCommitted else { return }
    removeTree(partialPath)
    PendingOutputs.remove(partialPath)
  }
}
