import SpringformBitmap

/// What a picture changes on the canvas, and how it is said with fewest bytes.
struct WebPChange: Sendable {
  /// A part of the canvas; the format has even corners only.
  let area: PixelRect
  /// Whether the picture before is taken off the canvas first, so that what it covered is see-through.
  let takesLastAway: Bool
  /// Whether the picture is laid over the canvas, whose pixels show through what is see-through in it; otherwise it replaces them.
  let isBlended: Bool
  /// The canvas that the picture comes upon, and what it is to be; premultiplied.
  private let base: [UInt32]
  private let after: [UInt32]
  private let canvasWidth: Int

  /// - Parameters:
  ///   - before: the canvas as it was, premultiplied.
  ///   - after: as it is to be.
  ///   - width: the canvas's.
  ///   - lastArea: what the picture before it covers; `nil` for the first one.
  init(from before: [UInt32], to after: [UInt32], width: Int, lastArea: PixelRect?) {
    var base = before
    var area = Self.evenCorner(PixelRect.difference(of: before, and: after, width: width))
    var takesLastAway = false
    // Only where something becomes see-through can it be worth while.
    if let lastArea, PixelRect.cleared(from: before, to: after, width: width) != nil {
      let rest = Self.clearing(lastArea, of: before, width: width)
      let changed = Self.evenCorner(PixelRect.difference(of: rest, and: after, width: width))
      if changed.width * changed.height < area.width * area.height {
        (base, area, takesLastAway) = (rest, changed, true)
      }
    }
    self.area = area
    self.takesLastAway = takesLastAway
    self.base = base
    self.after = after
    canvasWidth = width
    isBlended = lastArea != nil && Self.isBlendedShorter(in: area, of: after, over: base, width: width)
  }

  /// The picture, straight; what does not change is see-through where it is blended.
  var pixels: [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(area.width * area.height)
    for y in area.y..<area.y + area.height {
      for index in y * canvasWidth + area.x..<y * canvasWidth + area.x + area.width {
        pixels.append(isBlended && base[index] == after[index] ? 0 : Pixel.unpremultiplied(after[index]))
      }
    }
    return pixels
  }

  /// Whether what does not change had better be see-through. Of both ways the one is shorter in which more pixels are those at
  /// their left or above them: the other way was shorter by more than a thousandth in none of the measured animations.
  private static func isBlendedShorter(in area: PixelRect, of after: [UInt32], over before: [UInt32], width: Int)
    -> Bool
  {
    after.withUnsafeBufferPointer { after in
      before.withUnsafeBufferPointer { before in
        var (plain, blended) = (0, 0)
        for y in area.y..<area.y + area.height {
          for x in area.x..<area.x + area.width {
            let index = y &* width &+ x
            let pixel = after[index]
            let isKept = before[index] == pixel
            // What is laid over something else has to hide it.
            if !isKept, Pixel.alpha(pixel) < 255 { return false }
            var (isNew, isNewBlended) = (true, true)
            @inline(__always) func compare(_ neighbor: Int) {
              if after[neighbor] == pixel { isNew = false }
              let isNeighborKept = before[neighbor] == after[neighbor]
              if isKept ? isNeighborKept : !isNeighborKept && after[neighbor] == pixel { isNewBlended = false }
            }
            if x > area.x { compare(index &- 1) }
            if y > area.y { compare(index &- width) }
            if isNew { plain &+= 1 }
            if isNewBlended { blended &+= 1 }
          }
        }
        return blended < plain
      }
    }
  }

  private static func clearing(_ area: PixelRect, of canvas: [UInt32], width: Int) -> [UInt32] {
    var canvas = canvas
    for y in area.y..<area.y + area.height {
      for index in y * width + area.x..<y * width + area.x + area.width { canvas[index] = 0 }
    }
    return canvas
  }

  /// The same with the even corner that the format wants; of nothing a single pixel.
  private static func evenCorner(_ area: PixelRect?) -> PixelRect {
    guard let area else { return PixelRect(x: 0, y: 0, width: 1, height: 1) }
    let (x, y) = (area.x & ~1, area.y & ~1)
    return PixelRect(x: x, y: y, width: area.x + area.width - x, height: area.y + area.height - y)
  }
}
