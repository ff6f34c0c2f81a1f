/// Everything that decides one image of a GIF: a value, so that images can be made anywhere and in any order.
struct GIFImageTask: Sendable {
  /// The picture's width.
  var width: Int
  var rect: PixelRect
  /// What is on screen before, in the source's colours, 0 where nothing is.
  var before: [UInt32]
  /// What has to be on screen. Pixels that differ from `before` are drawn; none of them may be transparent.
  var after: [UInt32]
  /// Colours that have to be in the palette.
  var fixedColors: [UInt32] = []
  /// How many others may be.
  var additionalColors = 256

  /// Chooses the palette and compresses the rectangle.
  func run() -> GIFImage {
    let (histogram, positions) = count()
    let skips = positions.contains(Self.skipped)
    let limit = skips ? 255 : 256
    let palette = Palette(for: histogram, fixed: fixedColors, additional: additionalColors, limit: limit)
    let transparent = UInt8(truncatingIfNeeded: palette.colors.count)
    let indices = [UInt8](unsafeUninitializedCapacity: positions.count) { buffer, count in
      palette.indices.withUnsafeBufferPointer { table in
        for (pixel, position) in positions.enumerated() {
          buffer[pixel] = position == Self.skipped ? transparent : table[Int(position)]
        }
      }
      count = positions.count
    }
    return GIFImage(
      rect: rect, palette: palette.colors, transparentIndex: skips ? palette.colors.count : nil, indices: indices)
  }

  private static let skipped = UInt32.max

  /// Counts the colours to draw; the positions say which of them each pixel has, or that it is left alone.
  private func count() -> (ColorHistogram, [UInt32]) {
    var histogram = ColorHistogram()
    let positions = [UInt32](unsafeUninitializedCapacity: rect.area) { positions, count in
      before.withUnsafeBufferPointer { before in
        after.withUnsafeBufferPointer { after in
          for y in rect.y..<rect.y + rect.height {
            for pixel in y &* width &+ rect.x..<y &* width &+ rect.x &+ rect.width {
              let color = after[pixel]
              positions[count] =
                color == before[pixel] ? Self.skipped : UInt32(truncatingIfNeeded: histogram.add(color))
              count &+= 1
            }
          }
        }
      }
    }
    return (histogram, positions)
  }
}
