import CDeflate

/// libdeflate's decompression of a PNG's zlib streams.
struct Inflate {
  /// Deflate's best: 258 bytes from two bits, and a little for the stream's frame.
  private static let maximumRatio = 1032

  /// Where in the file the stream begins, for errors.
  let offset: Int
  let leniency: Leniency?

  /// Decompresses a stream, cut into pieces, that holds exactly `count` bytes; it may hold more, and go on behind its end,
  /// where that is forgiven.
  func bytes(of pieces: [ArraySlice<UInt8>], count: Int) throws(DecoderError) -> [UInt8] {
    // Most streams are in one piece, which is copied at once.
    let compressed = pieces.count == 1 ? Array(pieces[0]) : Array(pieces.joined())
    guard count / Self.maximumRatio <= compressed.count else { throw error(.tooFewPixels) }
    var output = try decompressed(compressed, atMost: count)
    if output == nil {
      try leniency.forgive(error(.tooManyPixels))
      // Who takes one row or one channel too many for a picture writes less than twice as much.
      output = try decompressed(compressed, atMost: 2 * count + 1)
    }
    guard let output else { throw error(.tooManyPixels) }
    guard output.count >= count else { throw error(.tooFewPixels) }
    return output
  }

  /// Decompresses a whole stream of unknown length, for which little memory is tried first.
  func bytes(of stream: ArraySlice<UInt8>, atMost limit: Int) throws(DecoderError) -> [UInt8] {
    let compressed = Array(stream)
    var room = min(max(4 * compressed.count, 1 << 12), limit)
    while true {
      if let bytes = try decompressed(compressed, atMost: room) { return bytes }
      guard room < limit else { throw error(.tooManyPixels) }
      room = min(4 * room, limit)
    }
  }

  /// Nil when there is more.
  private func decompressed(_ compressed: [UInt8], atMost count: Int) throws(DecoderError) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw error(.library("libdeflate", code: 0)) }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    var used = 0
    let output = [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      result = libdeflate_zlib_decompress_ex(
        decompressor, compressed, compressed.count, output.baseAddress, count, &used, &filled)
      if result != LIBDEFLATE_SUCCESS { filled = 0 }
    }
    switch result {
    case LIBDEFLATE_SUCCESS:
      if used < compressed.count { try leniency.forgive(error(.tooManyPixels)) }
      return output
    case LIBDEFLATE_INSUFFICIENT_SPACE: return nil
    default: throw error(.badCode)
    }
  }

  private func error(_ reason: DecoderError.Reason) -> DecoderError { DecoderError(.png, at: offset, reason) }
}
