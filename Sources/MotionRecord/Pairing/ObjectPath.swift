/// An object's path and its parts.
package enum ObjectPath {
  /// The path of what an object is part of; empty for what is part of nothing but the stage.
  package static func parent(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  /// The path's last part, an object's own name.
  static func last(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether one object is part of another, which is not the stage.
  static func isInside(_ path: String, _ other: String) -> Bool { !other.isEmpty && path.hasPrefix(other + "/") }

  /// Without the numbers that tell siblings of one name from each other: `row[2]/dot[1]` becomes `row/dot`.
  package static func family(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.last == "]", let open = part.lastIndex(of: "["),
        Int(part[part.index(after: open)...].dropLast()) != nil
      else { return part }
      return part[..<open]
    }.joined(separator: "/")
  }
}

/// The shortest names by which people can tell objects apart.
struct ObjectNames {
  private let uses: [Substring: Int]

  init(of paths: Set<String>) {
    var uses: [Substring: Int] = [:]
    for path in paths { for end in Self.ends(of: path) { uses[end, default: 0] += 1 } }
    self.uses = uses
  }

  /// As much of the end of a path as no other path has.
  func name(of path: String) -> String { String(Self.ends(of: path).first { uses[$0, default: 0] <= 1 } ?? path[...]) }

  /// The path's last part, its last two parts and so on.
  private static func ends(of path: String) -> [Substring] {
    let slashes = path.indices.filter { path[$0] == "/" }
    return slashes.reversed().map { path[path.index(after: $0)...] } + [path[...]]
  }
}
