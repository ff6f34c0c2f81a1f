import SpringformBitmap

extension PNGColors {
  /// The smallest that stores a single picture's premultiplied pixels without loss.
  init(for pixels: [UInt32]) {
    if let table = Self.table(ColorTable(), adding: pixels) {
      // Translucent colours come first: the transparency chunk ends with the last of them.
      let (translucent, opaque) = (table.colors.filter { $0 < 0xFF00_0000 }, table.colors.filter { $0 >= 0xFF00_0000 })
      self = .palette(ColorTable(translucent + opaque))
    } else {
      self = pixels.areOpaque ? .rgb(key: 0) : .rgba
    }
  }

  /// What an animation begins with. It is widened when an image needs it, and the images before are converted.
  static let narrowest = Self.palette(ColorTable([0]))

  /// The narrowest, from this one up, that stores an image's premultiplied pixels too.
  /// - Parameter isOpaque: whether the picture is, and all before it were.
  func widened(for pixels: [UInt32], isOpaque: Bool) -> Self {
    switch self {
    case .palette(let colors):
      if let more = Self.table(colors, adding: pixels) { return .palette(more) }
      return isOpaque ? .rgb(key: Self.unusedColor(besides: colors.colors, pixels)) : .rgba
    case .rgb(let key): return isOpaque && !pixels.has(0xFF00_0000 | key) ? self : .rgba
    case .rgba: return .rgba
    }
  }

  /// A table with the colours of some pixels too, nil if it would have more than 256.
  private static func table(_ colors: ColorTable, adding pixels: [UInt32]) -> ColorTable? {
    var colors = colors
    var last: UInt32?
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
      // The search goes on from a colour that designs hardly use.
      color = color == 0 ? 0x01_FE03 : color + 1
    }
    return color
  }
}
