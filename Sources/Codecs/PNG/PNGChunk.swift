/// A chunk of a PNG file: length, type, data and their checksum (PNG specification, section 5.3).
struct PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Four letters.
  let type: StaticString
  let data: [UInt8]

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
