import SpringformCodecs

/// The pictures and animations in a directory and those below it.
package enum PictureTree {
  /// The suffixes of the files that count, in lower case.
  package static let suffixes = ImageFormat.allCases.map(\.suffix)

  /// The paths of all files with one of the suffixes, relative to the directory, in natural order.
  /// - Parameter directory: the path of a directory.
  /// - Throws: ``InputError/missing(path:)``, ``InputError/unreadable(path:code:)``.
  package static func paths(below directory: String) throws(InputError) -> [String] {
    try FileTree.paths(below: directory) { name in
      name.split(separator: ".").last.map { suffixes.contains($0.lowercased()) } ?? false
    }
  }
}
