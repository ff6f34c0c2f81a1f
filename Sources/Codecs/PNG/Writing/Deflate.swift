import CDeflate

/// libdeflate's compression and checksums.
enum Deflate {
  /// Compresses bytes into zlib's format at a level of 0...12.
  static func zlib(_ bytes: [UInt8], level: Int) throws(EncoderError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else {
      throw .library("libdeflate", code: level)
    }
    defer { libdeflate_free_compressor(compressor) }
    // Half is enough for anything but noise, and the allocator keeps that little instead of clearing it again and again.
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let output = compress(bytes, with: compressor, room: bound / 2) ?? compress(bytes, with: compressor, room: bound)
    // With room for the bound libdeflate cannot fail, short of a defect of its own: better told than written.
    guard let output else { throw .library("libdeflate", code: level) }
    return output
  }

  private static func compress(_ bytes: [UInt8], with compressor: OpaquePointer, room: Int) -> [UInt8]? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { output in
      let count = libdeflate_zlib_compress(compressor, bytes, bytes.count, output.baseAddress, output.count)
      // A copy: what is kept should not hold on to all the room.
      return count > 0 ? Array(output[..<count]) : nil
    }
  }

  /// The CRC-32 of PNG, gzip and others.
  static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let contiguous = bytes.withContiguousStorageIfAvailable { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    if let contiguous { return contiguous }
    let copy = Array(bytes)
    return libdeflate_crc32(0, copy, copy.count)
  }
}
