import SpringformBitmap

/// Does not draw a pixel again whose colour has hardly changed since it was last drawn: edges that creep and shades that
/// drift cost many bytes in every image and are hardly seen to move.
enum GIFTemporalTolerance {
  /// The picture to show instead of the next one.
  ///
  /// - A pixel that equals the last picture's keeps the colour in which it was last drawn, so that it cannot flicker.
  /// - A pixel that differs keeps it too if the colour is within the tolerance; on edges, which hide differences, within a
  ///   greater one. This is done only where more colours change than a palette holds, because others can be exact, and
  ///   not where nearly everything changes.
  /// - Runs of one colour, which are fills, are always drawn, and so end up exact. So is whatever stays.
  ///
  /// - Parameters:
  ///   - before: the last picture.
  ///   - shown: the colour of each pixel when it was last drawn.
  ///   - resting: for each pixel 1 where the picture's colour stays for a while, else 0.
  ///   - tolerance: the greatest distance from the colour on screen, as a part of that from black to white.
  ///   - colors: how many colours change, exactly up to ``maximumColors``.
  static func replenished(
    _ picture: [UInt32], before: [UInt32], shown: [UInt32], resting: [UInt8], tolerance: Float, colors: Int
  ) -> [UInt32] {
    let isTolerant = tolerance > 0 && colors <= maximumColors
    guard isTolerant || before != shown else { return picture }
    let smoothLimit = isTolerant ? Self.limit(tolerance) : -1
    let edgeLimit =
      isTolerant ? Self.limit(min(tolerance * edgeFactor, tolerance * coarseEdgeFactor + edgeAllowance)) : -1
    var result = shown
    result.withUnsafeMutableBufferPointer { result in
      picture.withUnsafeBufferPointer { picture in
        before.withUnsafeBufferPointer { before in
          var pixel = picture.firstDifference(from: before, from: 0, before: picture.count)
          while pixel < picture.count {
            let color = picture[pixel]
            // A run is followed only until it is long enough for a fill.
            var start = pixel
            while start > 0, pixel &- start < shortestFill, picture[start &- 1] == color { start &-= 1 }
            let end = picture.end(
              ofRun: color, from: pixel, before: min(start &+ shortestFill, picture.count))
            var limit = -1
            if end &- start < shortestFill {
              let left = start > 0 ? picture[start &- 1] : color
              let right = end < picture.count ? picture[end] : color
              let contrast = max(Pixel.squaredDistance(color, left), Pixel.squaredDistance(color, right))
              limit = contrast > edgeContrast ? edgeLimit : smoothLimit
            }
            while pixel < picture.count, picture[pixel] == color, before[pixel] != color {
              // Where nothing has been shown yet there is nothing to be similar to.
              if result[pixel] == 0 || resting[pixel] != 0 || Pixel.squaredDistance(color, result[pixel]) > limit {
                result[pixel] = color
              }
              pixel &+= 1
            }
            pixel = picture.firstDifference(from: before, from: pixel, before: picture.count)
          }
        }
      }
    }
    return result
  }

  /// Runs of a colour from this length up are fills.
  private static let shortestFill = 12
  /// A pixel farther than this from a neighbour, in squared steps of the channels, lies on an edge.
  private static let edgeContrast = 1_200
  private static let edgeFactor: Float = 3.5
  /// Of large tolerances so much, because more breaks letters up.
  private static let coarseEdgeFactor: Float = 1.4
  private static let edgeAllowance: Float = 0.07

  /// The distance of two greys that differ by a part of the range, in squared steps of the channels.
  private static func limit(_ tolerance: Float) -> Int { Int(3 * 255 * 255 * tolerance * tolerance) }

  /// With more changed colours than this nearly everything moves, and pixels left alone would only break up the patterns
  /// that the others form, which compresses worse.
  static let maximumColors = ColorHistogram.manyColors
}
