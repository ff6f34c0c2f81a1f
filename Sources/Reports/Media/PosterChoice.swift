package import SpringformBitmap

/// Which picture stands for an animation.
package enum PosterChoice {
  /// The picture whose colours differ most from both the first and the last: there something is going on. The first if nothing
  /// changes.
  /// - Parameter pictures: at least one, all of one size.
  package static func poster(among pictures: [Bitmap]) -> Bitmap {
    func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
      zip(a.pixels, b.pixels).reduce(0) { $1.0 == $1.1 ? $0 : $0 + Pixel.squaredDistance($1.0, $1.1) }
    }
    let (first, last) = (pictures[0], pictures[pictures.count - 1])
    var best = (picture: first, change: 0)
    for picture in pictures {
      let change = min(distance(picture, first), distance(picture, last))
      if change > best.change { best = (picture, change) }
    }
    return best.picture
  }
}
