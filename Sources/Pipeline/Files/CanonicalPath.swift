import Glibc

/// The absolute path of what is at `path`, without symbolic links; `nil` when nothing is there or can be reached.
package func canonicalPath(_ path: String) -> String? {
  guard let canonical = realpath(path, nil) else { return nil }
  defer { free(canonical) }
  return String(cString: canonical)
}
