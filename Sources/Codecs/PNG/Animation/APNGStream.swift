import SpringformBitmap

/// Writes the chunks of an animated PNG (PNG specification, third edition, section 11).
struct APNGStream {
  private let sink: any ByteSink
  /// Control and data chunks of frames are numbered through.
  private var sequence: UInt32 = 0

  init(to sink: any ByteSink) { self.sink = sink }

  func begin(width: Int, height: Int, colors: PNGColors) throws {
    try put(PNGChunk.signature)
    try put(.header(width: width, height: height, colors: colors))
    try put(.sRGB)
  }

  func putAnimation(imageCount: Int, plays: UInt32) throws {
    try put(.animation(imageCount: imageCount, plays: plays))
  }

  /// Writes the palette and what is transparent.
  /// - Parameter hasTransparentPixels: whether any image has a fully transparent pixel.
  func putColors(_ colors: PNGColors, hasTransparentPixels: Bool) throws {
    for chunk in colors.chunks(hasTransparentPixels: hasTransparentPixels) { try put(chunk) }
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

  func end() throws { try put(.end) }

  private mutating func putControl(_ image: APNGImage, delay: FrameDelay) throws {
    defer { sequence += 1 }
    try put(
      .frameControl(
        sequence: sequence, rect: image.rect, delay: delay, disposal: image.disposal, blends: image.blends))
  }

  private mutating func nextSequence() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bigEndian(sequence)
  }

  private func put(_ type: StaticString, _ data: [UInt8]) throws { try put(PNGChunk(type: type, data: data)) }

  private func put(_ chunk: PNGChunk) throws {
    var bytes: [UInt8] = []
    chunk.append(to: &bytes)
    try put(bytes)
  }

  private func put(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try sink.write($0) } }
}
