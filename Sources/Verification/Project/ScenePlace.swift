import Glibc

/// Where a scene's file or a folder of such is, however its path is written: `./a.yml` and `b/../a.yml` are where `a.yml` is.
///
/// Paths are taken by their words and links are not followed, so that a file that is no more has a place, too.
struct ScenePlace: Hashable, Sendable {
  private let parts: [Substring]

  /// - Parameters:
  ///   - path: absolute, or from the directory on.
  ///   - directory: absolute, or from the current one on, which it is when it is empty.
  init(_ path: String, in directory: String = "") {
    let isComplete = path.hasPrefix("/") || directory.hasPrefix("/")
    let start = isComplete ? "" : currentDirectory()
    let whole = path.hasPrefix("/") ? path : start + "/" + directory + "/" + path
    parts = Self.parts(of: whole).filter { $0 != ".." }
  }

  func isAtOrBelow(_ folder: Self) -> Bool { parts.starts(with: folder.parts) }

  func isBelow(_ folder: Self) -> Bool { isAtOrBelow(folder) && self != folder }

  /// The way there.
  func path(from folder: Self) -> String {
    let common = zip(parts, folder.parts).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: folder.parts.count - common)
    let path = (up + parts.dropFirst(common)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }

  /// A path without anything that leads nowhere: empty for the current directory.
  static func normalized(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + parts(of: path).joined(separator: "/")
  }

  /// Without `.`, and without what `..` takes back.
  private static func parts(of path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    // Above the root is the root.
    return path.hasPrefix("/") ? Array(parts.drop { $0 == ".." }) : parts
  }
}

private func currentDirectory() -> String {
  guard let path = getcwd(nil, 0) else { return "/" }
  defer { free(path) }
  return String(cString: path)
}

/// Whether nothing is there: what cannot be looked at is not known to be gone.
func isGone(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
}
