import CDeflate

/// A PNG put together chunk by chunk, sound or not.
struct HandmadePNG {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]

  /// Begins with a header.
  init(_ width: UInt32, _ height: UInt32, depth: UInt8, type: UInt8, interlace: UInt8 = 0) {
    append("IHDR", Self.word(width) + Self.word(height) + [depth, type, 0, 0, interlace])
  }

  /// A whole picture from its rows, each with its filter's number in front.
  static func file(
    _ width: UInt32, _ height: UInt32, depth: UInt8, type: UInt8, interlace: UInt8 = 0, palette: [UInt8] = [],
    transparency: [UInt8] = [], rows: [[UInt8]]
  ) -> [UInt8] {
    var png = Self(width, height, depth: depth, type: type, interlace: interlace)
    if !palette.isEmpty { png.append("PLTE", palette) }
    if !transparency.isEmpty { png.append("tRNS", transparency) }
    png.append("IDAT", zlib(Array(rows.joined())))
    png.append("IEND")
    return png.bytes
  }

  mutating func append(_ name: String, _ data: [UInt8] = [], isSound: Bool = true) {
    let covered = Array(name.utf8) + data
    let checksum = libdeflate_crc32(0, covered, covered.count)
    bytes += Self.word(UInt32(data.count)) + covered + Self.word(isSound ? checksum : ~checksum)
  }

  /// A frame's control chunk.
  mutating func appendFrame(
    _ sequence: UInt32, _ width: UInt32, _ height: UInt32, x: UInt32 = 0, y: UInt32 = 0,
    delay: (UInt16, UInt16) = (1, 10),
    disposal: UInt8 = 0, blend: UInt8 = 0
  ) {
    append(
      "fcTL",
      [sequence, width, height, x, y, UInt32(delay.0) << 16 | UInt32(delay.1)].flatMap(Self.word) + [disposal, blend])
  }

  static func word(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(1) else { return [] }
    defer { libdeflate_free_compressor(compressor) }
    var output = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, bytes.count))
    let count = libdeflate_zlib_compress(compressor, bytes, bytes.count, &output, output.count)
    return Array(output.prefix(count))
  }
}

/// A PNG whose chunks all have the right checksum, so that damage reaches what is behind it.
func repairedChecksums(_ file: [UInt8]) -> [UInt8] {
  var file = file
  var position = 8
  while position + 12 <= file.count {
    let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= file.count - position - 12 else { break }
    let covered = Array(file[position + 4..<position + 8 + length])
    let checksum = HandmadePNG.word(libdeflate_crc32(0, covered, covered.count))
    file.replaceSubrange(position + 8 + length..<position + 12 + length, with: checksum)
    position += 12 + length
  }
  return file
}
