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
  /// - Throws: ``InputError/missing(path:)``, ``InputError/unreadable(path:code:)``.
  package static func paths(below directory: String, suffixes: [String]) throws(InputError) -> [String] {
    var paths: [String] = []
    try visit("", below: directory.hasSuffix("/") ? directory : directory + "/", suffixes, into: &paths)
    return paths.map { NaturalOrder($0) }.sorted().map(\.name)
  }

  private static func visit(
    _ folder: String, below root: String, _ suffixes: [String], into paths: inout [String]
  ) throws(InputError) {
    guard access(root + folder, R_OK | X_OK) == 0 else {
      throw errno == ENOENT ? .missing(path: root + folder) : .unreadable(path: root + folder, code: errno)
    }
    for name in directoryEntries(root + folder) where !name.hasPrefix(".") {
      let path = folder + name
      var status = stat()
      guard lstat(root + path, &status) == 0 else { throw .unreadable(path: root + path, code: errno) }
      if status.st_mode & S_IFMT == S_IFDIR {
        try visit(path + "/", below: root, suffixes, into: &paths)
      } else if let suffix = name.split(separator: ".").last, suffixes.contains(suffix.lowercased()) {
        paths.append(path)
      }
    }
  }
}
