import SpringformBitmap

/// How a PNG or APNG stores colours: one of the 8-bit colour types, the same for all images of a file.
enum PNGColors: Sendable {
  /// Up to 256 premultiplied colours by index.
  case palette(ColorTable)
  /// Three channels. In an animation one colour 0xRRGGBB stands for transparent pixels, which leave alone what they are
  /// drawn over; only opaque animations are stored so, because some readers know no transparency without a channel of its
  /// own.
  case rgb(key: UInt32)
  case rgba

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

  /// Whether a fully transparent pixel has an entry of a palette. Without one such pixels are told by a key or by their alpha.
  var paletteHasTransparency: Bool {
    if case .palette(let table) = self { table.contains(0) } else { false }
  }

  /// The chunks of the palette and of what is transparent (PNG specification, sections 11.2.2 and 11.3.1.1).
  /// - Parameter hasTransparentPixels: whether any image has a fully transparent pixel.
  func chunks(hasTransparentPixels: Bool) -> [PNGChunk] {
    switch self {
    case .palette(let table):
      let straight = table.colors.map(Pixel.unpremultiplied)
      let alphas = straight.map { UInt8(Pixel.alpha($0)) }
      let count = (alphas.lastIndex { $0 < 255 } ?? -1) + 1
      // An animation's palette begins with the transparent colour, needed or not.
      let isTransparencyNeeded = hasTransparentPixels || count > (table.colors.first == 0 ? 1 : 0)
      return [PNGChunk(type: "PLTE", data: straight.flatMap { PNGChunk.bigEndian($0).dropFirst() })]
        + (isTransparencyNeeded ? [PNGChunk(type: "tRNS", data: Array(alphas.prefix(count)))] : [])
    case .rgb(let key):
      let samples = PNGChunk.bigEndian(key).dropFirst().flatMap { component -> [UInt8] in [0, component] }
      return hasTransparentPixels ? [PNGChunk(type: "tRNS", data: samples)] : []
    case .rgba: return []
    }
  }

  /// The compressed rows of an image's premultiplied pixels, which are known to fit.
  ///
  /// Flat art compresses best unfiltered, and neighbouring indices of a palette do not predict each other.
  func compressed(_ pixels: [UInt32], width: Int, level: Int) throws(EncoderError) -> [UInt8] {
    let rows = rows(of: pixels, width: width)
    guard bytesPerPixel > 1, !pixels.isFlat else { return try Deflate.zlib(rows, level: level) }
    let filtered = PNGFilter.filtered(rows, rowLength: width * bytesPerPixel, bytesPerPixel: bytesPerPixel)
    return try Deflate.zlib(filtered, level: level)
  }

  private func rows(of pixels: [UInt32], width: Int) -> [UInt8] {
    switch self {
    case .palette(let colors):
      var last: (pixel: UInt32, index: UInt8)?
      let indices = pixels.map { pixel in
        if let last, last.pixel == pixel { return last.index }
        let index = UInt8(truncatingIfNeeded: colors.position(of: pixel) ?? 0)
        last = (pixel, index)
        return index
      }
      return PNGRows.indexed(indices, width: width)
    case .rgb(let key): return PNGRows.rgb(pixels, width: width, key: key)
    case .rgba: return PNGRows.rgba(pixels, width: width)
    }
  }
}
