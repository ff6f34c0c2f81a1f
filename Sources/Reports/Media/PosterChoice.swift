package import SpringformBitmap

/// Which picture stands for an animation.
package enum PosterChoice {
  /// The picture that says most; see ``index(among:)``.
  /// - Parameter pictures: at least one, all of one size.
  package static func poster(among pictures: [Bitmap]) -> Bitmap { pictures[index(among: pictures)] }

  /// The number of the picture that says most: it differs much from both the first and the last, which show what there is before
  /// and after, and something is under way in it. What rests, however far from both ends, counts for nothing, and what moves as fast
  /// as usual for half of what moves very fast. The first if nothing changes.
  ///
  /// It takes time proportional to the pictures' pixels.
  /// - Parameter pictures: at least one, in order, all of one size.
  package static func index(among pictures: [Bitmap]) -> Int {
    let changes = zip(pictures, pictures.dropFirst()).map(distance)
    let motions = pictures.indices.map { index in
      let around = [index - 1, index].filter(changes.indices.contains).map { changes[$0] }
      return around.reduce(0, +) / Double(max(around.count, 1))
    }
    let moving = motions.filter { $0 > 0 }
    let usual = moving.reduce(0, +) / Double(max(moving.count, 1))
    var best = (index: 0, score: 0.0)
    for (index, picture) in pictures.enumerated() where motions[index] > 0 {
      let change = min(distance(picture, pictures[0]), distance(picture, pictures[pictures.count - 1]))
      let score = change * motions[index] / (motions[index] + usual)
      if score > best.score { best = (index, score) }
    }
    return best.index
  }

  private static func distance(_ a: Bitmap, _ b: Bitmap) -> Double {
    Double(a.squaredDistance(to: b))
  }
}
