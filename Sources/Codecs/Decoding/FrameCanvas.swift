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

  /// Disposes of the last frame and draws one of a file's, which lies inside the picture.
  mutating func draw(_ index: Int, of file: any AnimationSource) throws(DecoderError) {
    dispose()
    let frame = file.info.frames[index]
    covered = frame.disposal == .restore ? copy(of: frame) : []
    if last != nil, !frame.blends, frame.area == bitmap.size.area,
      let empty = try? Bitmap(width: frame.width, height: frame.height)
    {
      // Nothing of the last picture stays, so whoever still looks at it may keep it.
      bitmap = empty
    }
    let width = bitmap.width
    try bitmap.withMutablePixels { canvas throws(DecoderError) in
      try file.draw(frame: index, on: canvas, width: width)
    }
    last = frame
  }

  private mutating func dispose() {
    guard let last else { return }
    switch last.disposal {
    case .keep: break
    case .clear: clear(last)
    case .restore: restore(last)
    }
  }

  private func copy(of frame: FrameInfo) -> [UInt32] {
    (frame.y..<frame.y + frame.height).flatMap { y in
      let start = y * bitmap.width + frame.x
      return bitmap.pixels[start..<start + frame.width]
    }
  }

  private mutating func restore(_ frame: FrameInfo) {
    let width = bitmap.width
    bitmap.withMutablePixels { canvas in
      for row in 0..<frame.height {
        let start = (frame.y + row) * width + frame.x
        _ = canvas[start..<start + frame.width].update(
          fromContentsOf: covered[row * frame.width..<(row + 1) * frame.width])
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

extension AnimationSource {
  func draw(frame index: Int, on canvas: UnsafeMutableBufferPointer<UInt32>, width: Int) throws(DecoderError) {
    try decode(frame: index, drawnOn: canvas, width: width)
  }

  /// Row by row.
  func decode(
    frame index: Int, drawnOn canvas: UnsafeMutableBufferPointer<UInt32>, width: Int
  ) throws(DecoderError) {
    let frame = info.frames[index]
    var start = frame.y &* width &+ frame.x
    try decode(frame: index, premultiplied: true) { row in
      let target = UnsafeMutableBufferPointer(rebasing: canvas[start..<start &+ row.count])
      if frame.blends { row.draw(over: target) } else { _ = target.update(fromContentsOf: row) }
      start &+= width
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
  /// Draws premultiplied pixels over as many others.
  fileprivate func draw(over canvas: UnsafeMutableBufferPointer<UInt32>) {
    if isOpaqueOrEmpty {
      for x in 0..<count {
        // Both are read in any case, so that many pixels can be done at a time.
        let (above, below) = (self[x], canvas[x])
        canvas[x] = above == 0 ? below : above
      }
    } else {
      for x in 0..<count where self[x] != 0 {
        canvas[x] = self[x] >= 0xFF00_0000 ? self[x] : Pixel.over(self[x], canvas[x])
      }
    }
  }

  /// Whether no pixel is half transparent. Simple enough to be found out for many pixels at a time.
  @inline(__always)
  private var isOpaqueOrEmpty: Bool {
    var bits: UInt32 = 0
    // Plus one, an alpha of 0 is 1 and one of 255 is 256; all between have other bits.
    for x in 0..<count { bits |= self[x] &>> 24 &+ 1 }
    return bits & 0xFE == 0
  }
}
