import CDeflate

/// A PNG file read back without the encoder: 8 bits a sample, not interlaced.
struct ReadPNG {
  enum Unreadable: Error {
    case signature, checksum, header, data
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var colorType: UInt8 = 0
  /// Straight 0xAARRGGBB.
  private(set) var pixels: [UInt32] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) else { throw Unreadable.signature }
    var chunks: [String: [UInt8]] = [:]
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = Int(Self.word(rest))
      guard rest.count >= length + 12 else { throw Unreadable.data }
      let covered = Array(rest.dropFirst(4).prefix(length + 4))
      let checksum = Self.word(rest.dropFirst(8 + length))
      guard libdeflate_crc32(0, covered, covered.count) == checksum else { throw Unreadable.checksum }
      chunks[String(decoding: covered.prefix(4), as: UTF8.self), default: []] += covered.dropFirst(4)
      rest = rest.dropFirst(12 + length)
    }
    guard let header = chunks["IHDR"], header.count == 13, header[8] == 8, header[12] == 0, chunks["IEND"] == [] else {
      throw Unreadable.header
    }
    width = Int(Self.word(header[0...]))
    height = Int(Self.word(header[4...]))
    colorType = header[9]
    let channels = [2: 3, 3: 1, 6: 4][colorType] ?? 0
    let samples = try unfiltered(chunks["IDAT"] ?? [], bytesPerPixel: channels)
    let palette = chunks["PLTE"] ?? []
    let alphas = chunks["tRNS"] ?? []
    pixels = stride(from: 0, to: samples.count, by: max(channels, 1)).map { start in
      if colorType == 3 {
        let index = Int(samples[start])
        return Self.pixel(palette[(index * 3)...], alpha: index < alphas.count ? alphas[index] : 255)
      }
      return Self.pixel(samples[start...], alpha: colorType == 6 ? samples[start + 3] : 255)
    }
  }

  private func unfiltered(_ compressed: [UInt8], bytesPerPixel: Int) throws -> [UInt8] {
    let rowLength = width * bytesPerPixel
    var rows = [UInt8](repeating: 0, count: (rowLength + 1) * height)
    guard let decompressor = libdeflate_alloc_decompressor() else { throw Unreadable.data }
    defer { libdeflate_free_decompressor(decompressor) }
    let result = libdeflate_zlib_decompress(decompressor, compressed, compressed.count, &rows, rows.count, nil)
    guard result == LIBDEFLATE_SUCCESS else { throw Unreadable.data }
    var samples = [UInt8](repeating: 0, count: rowLength * height)
    for y in 0..<height {
      let filter = rows[y * (rowLength + 1)]
      for x in 0..<rowLength {
        let left = x >= bytesPerPixel ? Int(samples[y * rowLength + x - bytesPerPixel]) : 0
        let above = y > 0 ? Int(samples[(y - 1) * rowLength + x]) : 0
        let corner = x >= bytesPerPixel && y > 0 ? Int(samples[(y - 1) * rowLength + x - bytesPerPixel]) : 0
        let estimate = left + above - corner
        let paeth = [left, above, corner].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
        let prediction = [0, left, above, (left + above) / 2, paeth][Int(filter)]
        samples[y * rowLength + x] = rows[y * (rowLength + 1) + 1 + x] &+ UInt8(prediction)
      }
    }
    return samples
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func pixel(_ bytes: ArraySlice<UInt8>, alpha: UInt8) -> UInt32 {
    bytes.prefix(3).reduce(UInt32(alpha)) { $0 << 8 | UInt32($1) }
  }
}
