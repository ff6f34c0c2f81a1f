import SpringformBitmap

/// What a picture changes on screen: the colours to be drawn and where.
struct GIFChanges {
  static let unchanged = UInt32.max

  let rect: PixelRect
  private(set) var histogram = ColorHistogram()
  /// For each pixel of the rectangle its colour's position in the histogram, or ``unchanged``.
  private(set) var positions: [UInt32] = []
  /// Whether some pixels of the rectangle stay as they are.
  private(set) var hasUnchanged = false

  /// Pixels that differ from `before` are drawn; none of them may be transparent.
  init(rect: PixelRect, width: Int, before: [UInt32], after: [UInt32]) {
    self.rect = rect
    var histogram = ColorHistogram()
    var hasUnchanged = false
    positions = [UInt32](unsafeUninitializedCapacity: rect.area) { positions, count in
      before.withUnsafeBufferPointer { before in
        after.withUnsafeBufferPointer { after in
          // Flat art comes in runs: a colour that repeats is not looked up again.
          var run: UInt32 = 0
          var runPosition: UInt32 = 0
          var runLength = 0
          for y in rect.y..<rect.y + rect.height {
            let start = y &* width &+ rect.x
            for pixel in start..<start &+ rect.width {
              let color = after[pixel]
              if color == before[pixel] {
                positions[count] = Self.unchanged
                hasUnchanged = true
              } else if color == run {
                positions[count] = runPosition
                runLength &+= 1
              } else {
                histogram.add(more: runLength, at: Int(runPosition))
                run = color
                runLength = 0
                runPosition = UInt32(truncatingIfNeeded: histogram.add(color))
                positions[count] = runPosition
              }
              count &+= 1
            }
          }
          histogram.add(more: runLength, at: Int(runPosition))
        }
      }
    }
    self.histogram = histogram
    self.hasUnchanged = hasUnchanged
  }

  /// From this many colours on their last bits are told apart no more, apart from fills and exact colours.
  private static let countlessColors = 8_192

  /// Makes one of colours that nobody can tell apart when there are countless ones: choosing takes less time.
  mutating func simplify(except isExact: (UInt32) -> Bool) {
    guard histogram.colors.count > Self.countlessColors else { return }
    let fill = histogram.counts.reduce(0, +) / 256
    var simple = ColorHistogram()
    let table = zip(histogram.colors, histogram.counts).map { color, count in
      let lastBits: UInt32 = 0x00_01_01_01
      let keeps = count > fill || isExact(color)
      let position = simple.add(keeps ? color : color & ~lastBits | color >> 7 & lastBits)
      simple.add(more: count - 1, at: position)
      return UInt32(truncatingIfNeeded: position)
    }
    histogram = simple
    positions.withUnsafeMutableBufferPointer { positions in
      table.withUnsafeBufferPointer { table in
        for pixel in 0..<positions.count where positions[pixel] != Self.unchanged {
          positions[pixel] = table[Int(positions[pixel])]
        }
      }
    }
  }

  /// The palette index of each pixel of the rectangle.
  func indices(_ map: GIFColorMap) -> [UInt8] {
    let transparent = map.transparentIndex
    return [UInt8](unsafeUninitializedCapacity: positions.count) { indices, count in
      count = positions.count
      map.indices.withUnsafeBufferPointer { table in
        positions.withUnsafeBufferPointer { positions in
          for pixel in 0..<positions.count {
            let position = positions[pixel]
            indices[pixel] = position == Self.unchanged ? transparent : table[Int(position)]
          }
        }
      }
    }
  }
}
