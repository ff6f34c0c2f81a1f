import SpringformBitmap

/// How a PNG stores a bitmap's pixels: the smallest of the 8-bit colour types that loses nothing.
enum PNGLayout {
  /// Up to 256 straight colours 0xAARRGGBB, translucent ones first, and each pixel's index.
  case palette([UInt32], indices: [UInt8])
  case rgb
  case rgba

  init(for bitmap: Bitmap) {
    var histogram = ColorHistogram()
    var opaque = UInt32.max
    let pixels = bitmap.pixels
    var positions: [UInt8] = []
    positions.reserveCapacity(pixels.count)
    pixels.withUnsafeBufferPointer { pixels in
      var last: UInt32 = 0
      var lastPosition: UInt8?
      for pixel in pixels {
        if pixel != last || lastPosition == nil {
          let position = histogram.add(pixel)
          guard position < 256 else { break }
          last = pixel
          lastPosition = UInt8(position)
        }
        positions.append(lastPosition ?? 0)
      }
      for pixel in pixels { opaque &= pixel }
    }
    if positions.count == pixels.count {
      self = Self.palette(histogram.colors, positions)
    } else {
      self = Pixel.alpha(opaque) == 255 ? .rgb : .rgba
    }
  }

  /// Puts translucent colours first: the transparency chunk ends with the last of them.
  private static func palette(_ colors: [UInt32], _ positions: [UInt8]) -> Self {
    let order = colors.indices.sorted {
      (Pixel.alpha(colors[$0]) == 255 ? 1 : 0, $0) < (Pixel.alpha(colors[$1]) == 255 ? 1 : 0, $1)
    }
    var index = [UInt8](repeating: 0, count: colors.count)
    for (new, old) in order.enumerated() { index[old] = UInt8(new) }
    return .palette(order.map { Pixel.unpremultiplied(colors[$0]) }, indices: positions.map { index[Int($0)] })
  }

  /// The colour type of the header (PNG specification, section 11.2.1).
  var colorType: UInt8 {
    switch self {
    case .palette: 3
    case .rgb: 2
    case .rgba: 6
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The picture's rows, unfiltered.
  func rows(of bitmap: Bitmap) -> [UInt8] {
    switch self {
    case .palette(_, let indices): PNGRows.indexed(indices, width: bitmap.width)
    case .rgb: PNGRows.rgb(bitmap.pixels, width: bitmap.width)
    case .rgba: PNGRows.rgba(bitmap.pixels, width: bitmap.width)
    }
  }
}
