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
    case .colors(let colors): replace(frame, blending: frame.blends) { colors[$0] }
    case .indices(let indices, let table): replace(frame, blending: frame.blends) { table[Int(indices[$0])] }
    }
    last = frame
  }

  private mutating func dispose() {
    guard let last else { return }
    switch last.disposal {
    case .keep: break
    case .clear: replace(last, blending: false) { _ in 0 }
    case .restore:
      let covered = covered
      replace(last, blending: false) { covered[$0] }
    }
  }

  private func copy(of frame: FrameInfo) -> [UInt32] {
    (frame.y..<frame.y + frame.height).flatMap { y in
      bitmap.pixels[y * bitmap.width + frame.x..<y * bitmap.width + frame.x + frame.width]
    }
  }

  /// - Parameter pixel: tells the pixels of the frame's rectangle, row after row.
  @inline(__always)
  private mutating func replace(_ frame: FrameInfo, blending: Bool, with pixel: (_ index: Int) -> UInt32) {
    let width = bitmap.width
    bitmap.withMutablePixels { canvas in
      var source = 0
      for y in frame.y..<frame.y + frame.height {
        for target in y &* width &+ frame.x..<y &* width &+ frame.x &+ frame.width {
          let pixel = pixel(source)
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
