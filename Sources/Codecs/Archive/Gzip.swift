import CDeflate

/// A file compressed with gzip (RFC 1952), as `.svgz` is.
package enum Gzip {
  package static func isCompressed(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// What a file expands to.
  /// - Returns: `nil` when it is damaged, or has more bytes inside.
  package static func expanded(_ bytes: [UInt8], atMost limit: Int) -> [UInt8]? {
    // The last four bytes tell the size, of which nothing but the room is believed.
    guard bytes.count >= 18, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size <= limit else { return nil }
    var result = LIBDEFLATE_BAD_DATA
    let output = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { output, filled in
      result = libdeflate_gzip_decompress(decompressor, bytes, bytes.count, output.baseAddress, size, &filled)
      if result != LIBDEFLATE_SUCCESS { filled = 0 }
    }
    return result == LIBDEFLATE_SUCCESS ? output : nil
  }
}
