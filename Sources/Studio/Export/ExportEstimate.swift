import SpringformScene

/// How large a file would be.
struct ExportEstimate: Encodable, Hashable {
  /// What the page asked with.
  let id: Int
  /// The command that writes the file.
  let command: String
  let pictures: Int
  /// Pixels.
  let width: Int
  let height: Int
  /// About how many, `nil` while nobody knows.
  var bytes: Int?
}

/// Which moments of an animation are drawn to estimate the size of all of it: most of a file's bytes are what differs from one
/// picture to the next, so a few changes tell about the others.
struct ExportSamples: Hashable {
  /// Pictures of the result.
  let count: Int
  /// Those that differ from the one before.
  let changes: [Int]
  /// The pictures of each sample, ascending and not overlapping; the second one differs from the first.
  let parts: [Range<Int>]

  /// How many samples there are at most, and how long each is: an encoder chooses colours for several pictures together.
  private static let (most, length) = (4, 8)

  /// - Parameters:
  ///   - lists: of all refreshes.
  ///   - rate: refreshes per second.
  ///   - fps: pictures per second of the result.
  init(_ lists: [DisplayList], rate: Double, fps: Double) {
    let step = rate / fps
    let count = max(Int((Double(lists.count) / step).rounded(.up)), 1)
    func list(_ picture: Int) -> DisplayList { lists[min(Int(Double(picture) * step), lists.count - 1)] }
    let changes = count > 1 ? (1..<count).filter { list($0) != list($0 - 1) } : []
    let starts = (0..<min(Self.most, changes.count)).map { index in
      changes[(2 * index + 1) * changes.count / (2 * min(Self.most, changes.count))] - 1
    }
    let ends = starts.dropFirst() + [count]
    (self.count, self.changes) = (count, changes)
    parts = zip(starts, ends).map { $0..<max(min($0 + Self.length, $1), $0 + 2) }
  }

  /// The bytes of all pictures.
  /// - Parameters:
  ///   - firsts: of each sample's first picture alone.
  ///   - wholes: of each sample.
  func bytes(firsts: [Int], wholes: [Int]) -> Int {
    guard !firsts.isEmpty else { return 0 }
    let sampled = parts.reduce(0) { sum, part in sum + changes.count { part.dropFirst().contains($0) } }
    let growth = zip(wholes, firsts).reduce(0) { $0 + max($1.0 - $1.1, 0) }
    let first = firsts.reduce(0, +) / firsts.count
    return first + growth * changes.count / max(sampled, 1)
  }

  /// The bytes of all pictures where each is a file for itself.
  /// - Parameter firsts: of each sample's first picture alone.
  func bytesApart(firsts: [Int]) -> Int { firsts.reduce(0, +) * count / max(firsts.count, 1) }
}
