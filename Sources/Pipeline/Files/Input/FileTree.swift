import Glibc
import SpringformCodecs

/// The files of some kinds in a directory and those below it.
package enum FileTree {
  /// The suffixes of pictures and animations, in lower case.
  package static let pictures = (ImageFormat.allCases + ImageFormat.videos).map(\.suffix)

  /// The paths of all files with one of the suffixes, relative to the directory, in natural order. What is hidden is
  /// passed over, and links to directories are not followed, so that nothing is visited twice.
  /// - Parameters:
  ///   - directory: the path of a directory.
  ///   - suffixes: of the files that count, in lower case.
  ///   - isTrusted: whether links may lead anywhere, because whoever filled the directory is who runs the command.
  ///   - isNeeded: whether something of this name has to be a file, so that anything else is an error; else it is passed over.
  /// - Throws: ``InputError/missing(path:)``, ``InputError/unreadable(path:code:)``, and what says that something is no
  ///   ordinary file of this directory.
  package static func paths(
    below directory: String, suffixes: [String], isTrusted: Bool = false,
    where isNeeded: (_ name: String) -> Bool = { _ in true }
  ) throws(InputError) -> [String] {
    var paths: [String] = []
    let root = directory.hasSuffix("/") ? directory : directory + "/"
    try visit("", below: root, suffixes, isTrusted: isTrusted, isNeeded, into: &paths)
    return paths.map { NaturalOrder($0) }.sorted().map(\.name)
  }

  private static func visit(
    _ folder: String, below root: String, _ suffixes: [String], isTrusted: Bool, _ isNeeded: (_ name: String) -> Bool,
    into paths: inout [String]
  ) throws(InputError) {
    guard access(root + folder, R_OK | X_OK) == 0 else {
      throw errno == ENOENT ? .missing(path: root + folder) : .unreadable(path: root + folder, code: errno)
    }
    for name in directoryEntries(root + folder) where !name.hasPrefix(".") {
      let path = folder + name
      var status = stat()
      guard lstat(root + path, &status) == 0 else {
        // Another process has taken it away meanwhile.
        guard errno != ENOENT else { continue }
        throw .unreadable(path: root + path, code: errno)
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        try visit(path + "/", below: root, suffixes, isTrusted: isTrusted, isNeeded, into: &paths)
      } else if let suffix = name.split(separator: ".").last, suffixes.contains(suffix.lowercased()) {
        do throws(InputError) {
          if !isTrusted, status.st_mode & S_IFMT != S_IFREG { try FolderEntry.check(root + path, in: root) }
          paths.append(path)
        } catch {
          if isNeeded(name) { throw error }
        }
      }
    }
  }
}
