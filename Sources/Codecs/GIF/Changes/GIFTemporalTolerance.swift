import SpringformBitmap

/// Leaves alone what has hardly changed: edges that creep and shades that drift need not be drawn every time.
enum GIFTemporalTolerance {
  /// A picture with the pixels that may rest as they are on screen, and whether it changes more colours than a palette
  /// holds.
  ///
  /// Rests what equals the last picture, so that it cannot flicker, and, where more colours change than a palette
  /// holds but not countless ones, what is near to the colour on screen, on edges a little further away. Fills are drawn: they end up exact.
  ///
  /// - Parameters:
  ///   - before: the last picture.
  ///   - shown: the colour of each pixel when it was last drawn.
  ///   - tolerance: the distance to rest within, as a part of that from black to white.
  static func settled(_ picture: [UInt32], before: [UInt32], shown: [UInt32], tolerance: Float) -> (
    picture: [UInt32], isRich: Bool
  ) {
    let colors = tolerance > 0 ? changedColors(picture, before: before) : 0
    let isRich = colors > 255
    let mayRest = isRich && colors <= mostColors
    guard mayRest || before != shown else { return (picture, isRich) }
    let placidLimit = mayRest ? Self.limit(tolerance) : -1
    let edgeLimit = mayRest ? Self.limit(tolerance * edgeFactor) : -1
    var result = shown
    result.withUnsafeMutableBufferPointer { result in
      picture.withUnsafeBufferPointer { picture in
        before.withUnsafeBufferPointer { before in
          var pixel = picture.firstDifference(from: before, from: 0, before: picture.count)
          while pixel < picture.count {
            let color = picture[pixel]
            // A run is looked at only as far as it takes to tell a fill.
            var start = pixel
            while start > 0, pixel &- start < shortestFill, picture[start &- 1] == color { start &-= 1 }
            let end = picture.end(
              ofRun: color, from: pixel, before: min(start &+ shortestFill, picture.count))
            var limit = -1
            if end &- start < shortestFill {
              let left = start > 0 ? picture[start &- 1] : color
              let right = end < picture.count ? picture[end] : color
              let contrast = max(Pixel.squaredDistance(color, left), Pixel.squaredDistance(color, right))
              limit = contrast > edgeContrast ? edgeLimit : placidLimit
            }
            while pixel < picture.count, picture[pixel] == color, before[pixel] != color {
              if Pixel.squaredDistance(color, result[pixel]) > limit { result[pixel] = color }
              pixel &+= 1
            }
            pixel = picture.firstDifference(from: before, from: pixel, before: picture.count)
          }
        }
      }
    }
    return (result, isRich)
  }

  /// Runs of a colour from this length up are fills.
  private static let shortestFill = 12
  /// A pixel this far from a neighbour, in squared steps of the channels, lies on an edge, which hides small differences.
  private static let edgeContrast = 1_200
  private static let edgeFactor: Float = 3.5

  /// The distance of two greys that differ by a part of the range, in squared steps of the channels.
  private static func limit(_ tolerance: Float) -> Int { Int(3 * 255 * 255 * tolerance * tolerance) }

  /// With more colours than this everything moves: what rests would only break up the pattern of what does not.
  private static let mostColors = 8_192

  /// How many colours change, as far as it matters.
  private static func changedColors(_ picture: [UInt32], before: [UInt32]) -> Int {
    var colors = ColorTable()
    return picture.withUnsafeBufferPointer { picture in
      before.withUnsafeBufferPointer { before in
        var last: UInt32 = 0
        var pixel = 0
        while true {
          pixel = picture.firstDifference(from: before, from: pixel, before: picture.count)
          guard pixel < picture.count else { break }
          if picture[pixel] != last {
            last = picture[pixel]
            if colors.insert(last).position >= mostColors { break }
          }
          pixel &+= 1
        }
        return colors.colors.count
      }
    }
  }
}
