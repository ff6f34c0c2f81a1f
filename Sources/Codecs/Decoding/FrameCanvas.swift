import SpringformBitmap

/// The picture on screen while frames are drawn upon each other and disposed of.
struct FrameCanvas: Sendable {
  private(set) var bitmap: Bitmap
  private var last: FrameInfo?
  /// What the last frame covered, if that has to come back.
  private var covered: [UInt32] = []

  init(width: Int, height: Int) throws(BitmapError) {
    bitmap = try Bitmap(width: width, height: height)
  }

  /// Disposes of the last frame and draws the next: premultiplied pixels of a rectangle inside the picture.
  mutating func draw(_ pixels: FramePixels, as frame: FrameInfo) {
    dispose()
    covered = frame.disposal == .restore ? copy(of: frame) : []
    switch pixels {
    case .colors(let colors): replace(frame, with: colors, blending: frame.blends)
    case .indices(let indices, let table): draw(indices, table: table, in: frame)
    }
    last = frame
  }

  private mutating func dispose() {
    guard let last else { return }
    switch last.disposal {
    case .keep: break
    case .clear: clear(last)
    case .restore: replace(last, with: covered, blending: false)
    }
  }

  private func copy(of frame: FrameInfo) -> [UInt32] {
    (frame.y..<frame.y + frame.height).flatMap { y in
      bitmap.pixels[y * bitmap.width + frame.x..<y * bitmap.width + frame.x + frame.width]
    }
  }

  private mutating func replace(_ frame: FrameInfo, with pixels: [UInt32], blending: Bool) {
    if !blending, frame.area == bitmap.size.area,
      let whole = try? Bitmap(width: frame.width, height: frame.height, pixels: pixels)
    {
      bitmap = whole
      return
    }
    let width = bitmap.width
    bitmap.withMutablePixels { canvas in
      pixels.withUnsafeBufferPointer { pixels in
        var source = 0
        for y in frame.y..<frame.y + frame.height {
          let row = UnsafeBufferPointer(rebasing: pixels[source..<source &+ frame.width])
          if blending, row.isOpaqueOrEmpty {
            let start = y &* width &+ frame.x
            for x in 0..<row.count {
              // Both are read in any case, so that many pixels can be done at a time.
              let (above, below) = (row[x], canvas[start &+ x])
              canvas[start &+ x] = above == 0 ? below : above
            }
            source &+= frame.width
            continue
          }
          for target in y &* width &+ frame.x..<y &* width &+ frame.x &+ frame.width {
            let pixel = pixels[source]
            if !blending || pixel >= 0xFF00_0000 {
              canvas[target] = pixel
            } else if pixel != 0 {
              canvas[target] = Pixel.over(pixel, canvas[target])
            }
            source &+= 1
          }
        }
      }
    }
  }

  /// Draws upon the canvas what has no half transparent pixels.
  private mutating func draw(_ indices: [UInt8], table: [UInt32], in frame: FrameInfo) {
    let width = bitmap.width
    bitmap.withMutablePixels { canvas in
      var source = 0
      for y in frame.y..<frame.y + frame.height {
        for target in y &* width &+ frame.x..<y &* width &+ frame.x &+ frame.width {
          let pixel = table[Int(indices[source])]
          if pixel != 0 { canvas[target] = pixel }
          source &+= 1
        }
      }
    }
  }

  private mutating func clear(_ frame: FrameInfo) {
    let width = bitmap.width
    bitmap.withMutablePixels { canvas in
      for y in frame.y..<frame.y + frame.height {
        for pixel in y &* width &+ frame.x..<y &* width &+ frame.x &+ frame.width { canvas[pixel] = 0 }
      }
    }
  }
}

extension Pixel {
  /// A premultiplied pixel drawn upon another; products are rounded to the nearest.
  fileprivate static func over(_ front: UInt32, _ back: UInt32) -> UInt32 {
    let rest = 255 &- alpha(front)
    func blend(_ shift: UInt32) -> UInt32 {
      let sum = (front >> shift & 0xFF) &+ ((back >> shift & 0xFF) &* rest &+ 127) / 255
      return sum << shift
    }
    return blend(24) | blend(16) | blend(8) | blend(0)
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Whether no pixel is half transparent. Simple enough to be found out for many pixels at a time.
  @inline(__always)
  fileprivate var isOpaqueOrEmpty: Bool {
    var number: UInt32 = 0
    // Less one, the transparent pixel is the largest number there is.
    for x in 0..<count { number |= self[x] &- 1 < 0xFEFF_FFFF ? 1 : 0 }
    return number == 0
  }
}
