import Glibc

/// Makes a directory and those above it, as far as they are not there.
/// - Throws: ``OutputError/cannotCreate(path:code:)``.
package func makeDirectories(_ path: String) throws(OutputError) {
  // Otherwise it could bring back an unfinished directory that is being removed.
  try PendingOutputs.unlessDiscarding { () throws(OutputError) in try makeEach(path) }
}

private func makeEach(_ path: String) throws(OutputError) {
  var made = path.hasPrefix("/") ? "/" : ""
  for part in path.split(separator: "/") {
    made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
    guard mkdir(made, 0o777) != 0, errno != EEXIST || !isDirectoryThere(made) else { continue }
    throw .cannotCreate(path: path, code: errno == EEXIST ? ENOTDIR : errno)
  }
}

private func isDirectoryThere(_ path: String) -> Bool {
  var status = stat()
  let (code, isThere) = (errno, stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR)
  errno = code
  return isThere
}

/// Makes a directory in a folder that others may have filled: a link to one is none.
/// - Throws: ``OutputError/cannotCreate(path:code:)``.
package func makeDirectory(inFolder path: String) throws(OutputError) {
  let code = try PendingOutputs.unlessDiscarding { () throws(OutputError) in mkdir(path, 0o777) == 0 ? 0 : errno }
  guard code == 0 || code == EEXIST && isDirectoryItself(path) else {
    throw .cannotCreate(path: path, code: code == EEXIST ? ENOTDIR : code)
  }
}

/// Whether there is a directory, and no link to one.
package func isDirectoryItself(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
