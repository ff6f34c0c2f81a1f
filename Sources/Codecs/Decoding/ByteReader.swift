import SpringformBitmap

/// Reads a file from front to back and knows where it ends.
struct ByteReader {
  let format: ImageFormat
  let bytes: [UInt8]
  private(set) var position: Int
  /// Nothing at or behind this position is read.
  let end: Int

  init(_ bytes: [UInt8], format: ImageFormat, range: Range<Int>? = nil) {
    self.bytes = bytes
    self.format = format
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool { position >= end }

  /// Steps over some bytes and returns where they are.
  mutating func skip(_ count: Int) throws(DecoderError) -> Range<Int> {
    guard count >= 0, count <= end - position else { throw error(.truncated, at: end) }
    defer { position += count }
    return position..<position + count
  }

  mutating func byte() throws(DecoderError) -> Int { Int(bytes[try skip(1).lowerBound]) }

  mutating func littleEndian(_ count: Int) throws(DecoderError) -> Int {
    bytes[try skip(count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func bigEndian(_ count: Int) throws(DecoderError) -> Int {
    bytes[try skip(count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Four letters, or as many as asked for.
  mutating func name(_ count: Int = 4) throws(DecoderError) -> String {
    String(decoding: bytes[try skip(count)], as: UTF8.self)
  }

  func error(_ reason: DecoderError.Reason, at offset: Int) -> DecoderError { DecoderError(format, at: offset, reason) }

  /// Refuses a picture of no pixels or too many.
  func checkSize(width: Int, height: Int, maximumArea: Int, at offset: Int) throws(DecoderError) {
    guard width > 0, height > 0 else { throw error(.size(width: width, height: height), at: offset) }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, area <= maximumArea, (try? Bitmap.check(width: width, height: height)) != nil else {
      throw error(.tooLarge(width: width, height: height), at: offset)
    }
  }

  /// Refuses a frame that is empty or not inside a picture.
  func checkFrame(
    x: Int, y: Int, width: Int, height: Int, inside picture: (width: Int, height: Int), at offset: Int
  ) throws(DecoderError) {
    guard width >= 1, height >= 1, x + width <= picture.width, y + height <= picture.height else {
      throw error(.frameOutside(x: x, y: y, width: width, height: height), at: offset)
    }
  }
}
