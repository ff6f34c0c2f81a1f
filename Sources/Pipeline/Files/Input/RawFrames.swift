import SpringformBitmap
public import SpringformCodecs

/// Frames without any header, from a file or a pipe: red, green, blue and straight alpha, a byte each, row by row from
/// the top left, frame after frame at a constant rate.
public struct RawFrames: FrameSource {
  public let width: Int
  public let height: Int
  public let count: Int?
  private let path: String
  private let rate: Double
  private let file: SharedInput
  private var buffer: [UInt8]
  private var index = 0

  /// What keeps a file open for values that are copied.
  private final class SharedInput {
    let file: InputFile
    init(path: String) throws(InputError) { file = try InputFile(path: path, takesPipe: true) }
  }

  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - width: of a frame, in pixels.
  ///   - height: of a frame, in pixels.
  ///   - rate: pictures per second.
  /// - Throws: ``InputError``, or `BitmapError` for a size no bitmap can have.
  public init(path: String, width: Int, height: Int, rate: Double) throws {
    try Bitmap.check(width: width, height: height)
    file = try SharedInput(path: path)
    let length = width * height * 4
    if let size = file.file.size, path != "-" {
      guard size > 0, size % length == 0 else {
        throw InputError.rawLength(path: path, bytes: size, bytesPerFrame: length)
      }
      count = size / length
    } else {
      count = nil
    }
    buffer = Array(repeating: 0, count: length)
    self.path = path
    self.width = width
    self.height = height
    self.rate = rate
  }

  public mutating func next() throws -> Frame? {
    let count = try file.file.read(into: &buffer)
    guard count == buffer.count else {
      // A pipe may end after any frame but the one before the first.
      if count == 0, index > 0 { return nil }
      throw InputError.rawLength(path: path, bytes: index * buffer.count + count, bytesPerFrame: buffer.count)
    }
    defer { index += 1 }
    return Frame(bitmap: try bitmap(), start: Double(index) / rate, end: Double(index + 1) / rate)
  }

  private func bitmap() throws(BitmapError) -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    bitmap.withMutablePixels { pixels in Pixel.premultiply(rgba: buffer, into: pixels) }
    return bitmap
  }
}
