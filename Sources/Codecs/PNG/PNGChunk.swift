import SpringformBitmap

/// A chunk of a PNG file: length, type, data and their checksum (PNG specification, section 5.3).
struct PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The colours are sRGB; 0 is the perceptual intent.
  static let sRGB = Self(type: "sRGB", data: [0])

  static let end = Self(type: "IEND", data: [])

  /// Four letters.
  let type: StaticString
  let data: [UInt8]

  /// The header of a picture that is not interlaced (PNG specification, section 11.2.1).
  static func header(width: Int, height: Int, colors: PNGColors) -> Self {
    let (bitDepth, compression, filter, interlace): (UInt8, UInt8, UInt8, UInt8) = (8, 0, 0, 0)
    return Self(
      type: "IHDR",
      data: bigEndian(UInt32(width)) + bigEndian(UInt32(height))
        + [bitDepth, colors.colorType, compression, filter, interlace])
  }

  /// How many frames follow, and how often they are played (section 11.3.6.1).
  static func animation(imageCount: Int, plays: UInt32) -> Self {
    Self(type: "acTL", data: bigEndian(UInt32(imageCount)) + bigEndian(plays))
  }

  /// Where a frame lies, and how long it stays (section 11.3.6.2).
  static func frameControl(
    sequence: UInt32, rect: PixelRect, delay: FrameDelay, disposal: FrameDisposal, blends: Bool
  ) -> Self {
    let numbers = [rect.width, rect.height, rect.x, rect.y].flatMap { bigEndian(UInt32($0)) }
    let fraction = [delay.numerator, delay.denominator].flatMap { bigEndian(UInt32($0)).suffix(2) }
    let disposal: UInt8 =
      switch disposal {
      case .keep: 0
      case .clear: 1
      case .restore: 2
      }
    return Self(
      type: "fcTL", data: bigEndian(sequence) + numbers + fraction + [disposal, blends ? 1 : 0])
  }

  func append(to file: inout [UInt8]) {
    file += Self.bigEndian(UInt32(truncatingIfNeeded: data.count))
    let start = file.count
    file += type.withUTF8Buffer { Array($0) }
    file += data
    file += Self.bigEndian(Deflate.crc(file[start...]))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
