import SpringformBitmap

/// How all of an animation's images store their colours: one choice for the whole file.
///
/// It starts with the most compact and widens when an image needs it; images stored before are then converted.
enum APNGColors: Sendable {
  /// Straight colours 0xAARRGGBB by index, the first of which is nothing.
  case palette(ColorTable)
  /// Three channels, one colour standing for what is left out. Only for opaque animations: some readers know no
  /// transparency without a channel of its own.
  case rgb(key: UInt32)
  case rgba

  static let narrowest = Self.palette(ColorTable([0]))

  var bytesPerPixel: Int {
    switch self {
    case .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The colour type of the header (PNG specification, section 11.2.1).
  var colorType: UInt8 {
    switch self {
    case .palette: 3
    case .rgb: 2
    case .rgba: 6
    }
  }

  /// The narrowest choice, from this one up, that can store an image's premultiplied pixels too.
  /// - Parameter isOpaque: whether the picture is, and all before it were.
  func widened(for pixels: [UInt32], isOpaque: Bool) -> Self {
    switch self {
    case .palette(let colors):
      if let more = Self.colors(colors, adding: pixels) { return .palette(more) }
      return isOpaque ? .rgb(key: Self.unusedColor(besides: colors.colors, pixels)) : .rgba
    case .rgb(let key): return isOpaque && !pixels.contains(0xFF00_0000 | key) ? self : .rgba
    case .rgba: return .rgba
    }
  }

  /// An image's rows, unfiltered. The pixels are known to fit.
  func rows(of pixels: [UInt32], width: Int) -> [UInt8] {
    switch self {
    case .palette(let colors):
      var last: (pixel: UInt32, index: UInt8) = (0, 0)
      let indices = pixels.map { pixel in
        if pixel != last.pixel { last = (pixel, UInt8(truncatingIfNeeded: colors.position(of: pixel) ?? 0)) }
        return last.index
      }
      return PNGRows.indexed(indices, width: width)
    case .rgb(let key): return PNGRows.rgb(pixels, width: width, key: key)
    case .rgba: return PNGRows.rgba(pixels, width: width)
    }
  }

  /// The premultiplied pixels that samples stand for.
  func pixels(of samples: [UInt8]) -> [UInt32] {
    switch self {
    case .palette(let colors): return samples.map { colors.colors[Int($0)] }
    case .rgb(let key):
      return stride(from: 0, to: samples.count, by: 3).map { (position) -> UInt32 in
        let color = samples[position..<position + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return color == key ? 0 : 0xFF00_0000 | color
      }
    case .rgba:
      return stride(from: 0, to: samples.count, by: 4).map { (position) -> UInt32 in
        let color = samples[position..<position + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return Pixel.straight(
          red: Pixel.red(color), green: Pixel.green(color), blue: Pixel.blue(color),
          alpha: UInt32(samples[position + 3]))
      }
    }
  }

  private static func colors(_ colors: ColorTable, adding pixels: [UInt32]) -> ColorTable? {
    var colors = colors
    var last: UInt32 = 0
    for pixel in pixels where pixel != last {
      guard colors.insert(pixel).position < 256 else { return nil }
      last = pixel
    }
    return colors
  }

  /// A colour 0xRRGGBB that occurs nowhere.
  ///
  /// Black is worth the most: rows begin with a zero, the number of their filter, so that empty rows become one run.
  private static func unusedColor(besides colors: [UInt32], _ pixels: [UInt32]) -> UInt32 {
    var color: UInt32 = 0
    while colors.contains(0xFF00_0000 | color) || pixels.contains(0xFF00_0000 | color) {
      // Nobody designs with what comes after this one.
      color = color == 0 ? 0x01_FE03 : color + 1
    }
    return color
  }
}
