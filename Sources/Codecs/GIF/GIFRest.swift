import SpringformBitmap

/// Leaves alone what has hardly changed: edges that creep and shades that drift need not be drawn every time.
enum GIFRest {
  /// A picture with the pixels that may rest as they are on screen.
  ///
  /// Rests what equals the last picture, so that it cannot flicker, and, where more colours change than a palette
  /// holds but not countless ones, what is near to the colour on screen, on edges a little further away. Fills are drawn: they end up exact.
  ///
  /// - Parameters:
  ///   - before: the last picture.
  ///   - shown: the colour of each pixel when it was last drawn.
  ///   - tolerance: the distance to rest within, as a part of that from black to white.
  static func settled(_ picture: [UInt32], before: [UInt32], shown: [UInt32], tolerance: Float) -> [UInt32] {
    let colors = tolerance > 0 ? changedColors(picture, before: before) : 0
    let isRich = colors > 255 && colors <= mostColors
    guard isRich || before != shown else { return picture }
    let limit = isRich ? Self.limit(tolerance) : -1
    let edgeLimit = isRich ? Self.limit(tolerance * edgeFactor) : -1
    return [UInt32](unsafeUninitializedCapacity: picture.count) { result, count in
      count = picture.count
      picture.withUnsafeBufferPointer { picture in
        before.withUnsafeBufferPointer { before in
          shown.withUnsafeBufferPointer { shown in
            var pixel = 0
            var left = picture[0]
            while pixel < picture.count {
              let color = picture[pixel]
              var end = pixel &+ 1
              while end < picture.count, picture[end] == color { end &+= 1 }
              let isFill = end &- pixel >= shortestFill
              let right = end < picture.count ? picture[end] : color
              let isEdge = max(Pixel.squaredDistance(color, left), Pixel.squaredDistance(color, right)) > edgeContrast
              let limit = isEdge ? edgeLimit : limit
              left = color
              while pixel < end {
                let rests =
                  color == before[pixel] || !isFill && Pixel.squaredDistance(color, shown[pixel]) <= limit
                result[pixel] = rests ? shown[pixel] : color
                pixel &+= 1
              }
            }
          }
        }
      }
    }
  }

  /// Runs of a colour from this length up are fills.
  private static let shortestFill = 12
  /// A pixel this far from a neighbour, in squared steps of the channels, lies on an edge, which hides small differences.
  private static let edgeContrast = 1_200
  private static let edgeFactor: Float = 2.5

  /// The distance of two greys that differ by a part of the range, in squared steps of the channels.
  private static func limit(_ tolerance: Float) -> Int { Int(3 * 255 * 255 * tolerance * tolerance) }

  /// With more colours than this everything moves: what rests would only break up the pattern of what does not.
  private static let mostColors = 8_192

  /// How many colours change, as far as it matters.
  private static func changedColors(_ picture: [UInt32], before: [UInt32]) -> Int {
    var histogram = ColorHistogram()
    return picture.withUnsafeBufferPointer { picture in
      before.withUnsafeBufferPointer { before in
        var last: UInt32 = 0
        for pixel in 0..<picture.count where picture[pixel] != before[pixel] && picture[pixel] != last {
          last = picture[pixel]
          if histogram.add(last) >= mostColors { break }
        }
        return histogram.colors.count
      }
    }
  }
}
