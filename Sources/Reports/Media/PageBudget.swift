import SpringformPipeline
import SpringformVerification

/// Shares what a page may hold among all scenes, so that it opens however many there are and however large.
struct PageBudget {
  /// The most bytes of one scene's animations.
  let share: Int

  /// - Parameters:
  ///   - scenes: all that the page shows.
  ///   - directory: where their files are.
  /// - Throws: `InputError` for a file that is not there.
  init(_ scenes: [SceneResult], in directory: String) throws {
    let sizes = try scenes.map { scene in
      try [scene.media.expected, scene.media.actual].reduce(0) { sum, media in
        try sum + (media.map { try InputFile.size(of: mediaPath($0, in: directory)) } ?? 0)
      }
    }
    share = Self.share(of: Excerpt.byteBudget, sizes)
  }

  /// The largest share with which all fit: those that need less have what they need, and the others as much as each other.
  static func share(of budget: Int, _ sizes: [Int]) -> Int {
    var rest = budget
    for (index, size) in sizes.sorted().enumerated() {
      let share = rest / (sizes.count - index)
      if size > share { return share }
      rest -= size
    }
    return budget
  }
}
