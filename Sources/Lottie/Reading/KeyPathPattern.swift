/// What a key path with `*` and `**` means.
struct KeyPathPattern {
  private let parts: [Substring]

  init(_ text: String) { parts = text.split(separator: ".", omittingEmptySubsequences: false) }

  /// Whether it means a path. A name with a dot in it counts as two.
  func matches(_ path: String) -> Bool {
    Self.matches(parts, path.split(separator: ".", omittingEmptySubsequences: false))
  }

  private static func matches(_ pattern: [Substring], _ names: [Substring]) -> Bool {
    // The state after each part of the pattern: how many names may be used up.
    var reached: Set<Int> = [0]
    for part in pattern {
      if part == "**" {
        reached = reached.min().map { Set($0...names.count) } ?? []
      } else {
        reached = Set(reached.filter { $0 < names.count && (part == "*" || part == names[$0]) }.map { $0 + 1 })
      }
    }
    return reached.contains(names.count)
  }
}
