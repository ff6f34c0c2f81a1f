import Glibc

/// The files in a directory and those below it.
package enum FileTree {
  /// The paths of files, relative to the directory, in natural order. What is hidden is passed over, and links to directories
  /// are not followed, so that nothing is visited twice.
  /// - Parameters:
  ///   - directory: the path of a directory.
  ///   - isWanted: whether a file counts, by its name.
  /// - Throws: ``InputError/missing(path:)``, ``InputError/unreadable(path:code:)``.
  package static func paths(
    below directory: String, where isWanted: (_ name: String) -> Bool
  ) throws(InputError) -> [String] {
    var paths: [String] = []
    try visit("", below: directory.hasSuffix("/") ? directory : directory + "/", isWanted, into: &paths)
    return paths.map { NaturalOrder($0) }.sorted().map(\.name)
  }

  private static func visit(
    _ folder: String, below root: String, _ isWanted: (_ name: String) -> Bool, into paths: inout [String]
  ) throws(InputError) {
    guard access(root + folder, R_OK | X_OK) == 0 else {
      throw errno == ENOENT ? .missing(path: root + folder) : .unreadable(path: root + folder, code: errno)
    }
    for name in directoryEntries(root + folder) where !name.hasPrefix(".") {
      let path = folder + name
      var status = stat()
      guard lstat(root + path, &status) == 0 else { throw .unreadable(path: root + path, code: errno) }
      if status.st_mode & S_IFMT == S_IFDIR {
        try visit(path + "/", below: root, isWanted, into: &paths)
      } else if isWanted(name) {
        paths.append(path)
      }
    }
  }
}
