import SpringformBitmap

/// Writes the chunks of an animated PNG (PNG specification, third edition, section 11).
struct APNGStream {
  private let sink: any ByteSink
  /// Control and data chunks of frames are numbered through.
  private var sequence: UInt32 = 0

  init(to sink: any ByteSink) { self.sink = sink }

  func begin(width: Int, height: Int, colors: APNGColors) throws {
    try put(PNGChunk.signature)
    let (bitDepth, compression, filter, interlace): (UInt8, UInt8, UInt8, UInt8) = (8, 0, 0, 0)
    try put(
      "IHDR",
      PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
        + [bitDepth, colors.colorType, compression, filter, interlace])
    // The colours are sRGB; 0 is the perceptual intent.
    try put("sRGB", [0])
  }

  func putAnimation(imageCount: Int, plays: UInt32) throws {
    try put("acTL", PNGChunk.bigEndian(UInt32(imageCount)) + PNGChunk.bigEndian(plays))
  }

  /// Writes the palette and what is transparent.
  /// - Parameter hasHoles: whether any pixel is nothing.
  func putColors(_ colors: APNGColors, hasHoles: Bool) throws {
    switch colors {
    case .palette(let table):
      let straight = table.colors.map(Pixel.unpremultiplied)
      try put("PLTE", straight.flatMap { PNGChunk.bigEndian($0).dropFirst() })
      let alphas = straight.map { UInt8(Pixel.alpha($0)) }
      let count = (alphas.lastIndex { $0 < 255 } ?? -1) + 1
      if hasHoles || count > 1 { try put("tRNS", Array(alphas.prefix(count))) }
    case .rgb(let key):
      if hasHoles { try put("tRNS", PNGChunk.bigEndian(key).dropFirst().flatMap { [0, $0] }) }
    case .rgba: break
    }
  }

  /// Writes an image, with no delay if it is the only one.
  mutating func put(_ image: APNGImage, delay: FrameDelay?, isFirst: Bool) throws {
    if let delay { try putControl(image, delay: delay) }
    if isFirst {
      try put("IDAT", image.data)
    } else {
      try put("fdAT", nextSequence() + image.data)
    }
  }

  func end() throws { try put("IEND", []) }

  private mutating func putControl(_ image: APNGImage, delay: FrameDelay) throws {
    let rect = image.rect
    let numbers = [rect.width, rect.height, rect.x, rect.y].flatMap { PNGChunk.bigEndian(UInt32($0)) }
    let fraction = [delay.numerator, delay.denominator].flatMap { PNGChunk.bigEndian(UInt32($0)).suffix(2) }
    let disposal: UInt8 =
      switch image.disposal {
      case .keep: 0
      case .clear: 1
      case .restore: 2
      }
    try put("fcTL", nextSequence() + numbers + fraction + [disposal, image.blends ? 1 : 0])
  }

  private mutating func nextSequence() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bigEndian(sequence)
  }

  private func put(_ type: StaticString, _ data: [UInt8]) throws {
    var bytes: [UInt8] = []
    PNGChunk(type: type, data: data).append(to: &bytes)
    try put(bytes)
  }

  private func put(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try sink.write($0) } }
}
