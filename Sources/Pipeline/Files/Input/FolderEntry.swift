import Glibc

/// What lies in a folder that somebody named as a whole: whoever filled it is not trusted to lead out of it.
package enum FolderEntry {
  /// Makes sure that a name in a folder is that of an ordinary file, or of a link to one that lies in the same folder or below.
  /// - Parameters:
  ///   - path: the file's path, which begins with the folder's.
  ///   - folder: the folder's path, which may be a link itself.
  /// - Throws: ``InputError/outside(path:)``, ``InputError/notPlain(path:)``, ``InputError/missing(path:)``.
  package static func check(_ path: String, in folder: String) throws(InputError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing(path: path) : .unreadable(path: path, code: errno)
    }
    // A folder above may be a link, too.
    guard leads(path, into: folder) else { throw .outside(path: path) }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notPlain(path: path) }
  }

  /// Whether what is at a path lies in a folder or below, wherever links lead.
  package static func leads(_ path: String, into folder: String) -> Bool {
    guard let target = canonicalPath(path), let root = canonicalPath(folder) else { return false }
    return target.hasPrefix(root == "/" ? root : root + "/")
  }
}
