import CDeflate

/// libdeflate's decompression.
enum Inflate {
  /// Deflate's best: 258 bytes from two bits, and a little for the stream's frame.
  private static let maximumRatio = 1032

  /// Decompresses a zlib stream, cut into pieces, that holds exactly `count` bytes.
  /// - Parameter offset: where in the file the stream begins, for errors.
  static func zlib(_ pieces: [ArraySlice<UInt8>], count: Int, at offset: Int) throws(DecoderError) -> [UInt8] {
    let compressed = Array(pieces.joined())
    guard count / maximumRatio <= compressed.count else { throw DecoderError(.png, at: offset, .tooFewPixels) }
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw DecoderError(.png, at: offset, .library("libdeflate", code: 0))
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    var used = 0
    let output = [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      result = libdeflate_zlib_decompress_ex(
        decompressor, compressed, compressed.count, output.baseAddress, count, &used, &filled)
      if result != LIBDEFLATE_SUCCESS { filled = 0 }
    }
    switch result {
    case LIBDEFLATE_SUCCESS where output.count < count: throw DecoderError(.png, at: offset, .tooFewPixels)
    case LIBDEFLATE_SUCCESS where used < compressed.count: throw DecoderError(.png, at: offset, .tooManyPixels)
    case LIBDEFLATE_SUCCESS: return output
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw DecoderError(.png, at: offset, .tooManyPixels)
    default: throw DecoderError(.png, at: offset, .badCode)
    }
  }
}
