/// A picture of premultiplied sRGB pixels, row by row from the top left.
///
/// A pixel is one word 0xAARRGGBB, which is Cairo's ARGB32 and, on little-endian machines, BGRA in memory. Red, green and
/// blue never exceed alpha.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height` pixels.
  public private(set) var pixels: [UInt32]

  /// The longest side in pixels: Cairo's limit.
  public static let maximumSide = 32_767

  /// The largest area in pixels: 256 megabytes.
  public static let maximumArea = 1 << 26

  /// A picture of one colour, transparent black by default.
  /// - Throws: ``BitmapError`` when a side is below 1 or the picture is too large.
  public init(width: Int, height: Int, fill pixel: UInt32 = 0) throws(BitmapError) {
    try Self.check(width: width, height: height)
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// Takes premultiplied pixels as they are.
  /// - Throws: ``BitmapError`` when the count is not `width * height` or the size is out of range.
  public init(width: Int, height: Int, pixels: [UInt32]) throws(BitmapError) {
    try Self.check(width: width, height: height)
    guard pixels.count == width * height else { throw .pixelCount(pixels.count, width: width, height: height) }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package static func check(width: Int, height: Int) throws(BitmapError) {
    guard width >= 1, height >= 1, width <= maximumSide, height <= maximumSide, width * height <= maximumArea
    else { throw .size(width: width, height: height) }
  }

  /// The pixel at column `x`, row `y`.
  /// - Precondition: both lie inside the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  /// A column beyond the row's end would be the array's valid index of a pixel in another row.
  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width, "column outside the picture")
    precondition(y >= 0 && y < height, "row outside the picture")
    return y * width + x
  }

  /// Whether nothing shows through it.
  package var isOpaque: Bool {
    var all = UInt32.max
    for pixel in pixels { all &= pixel }
    return all >= 0xFF00_0000
  }

  /// Gives `body` the rows as one block without a copy. Its length cannot change.
  public mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pixels.withUnsafeMutableBufferPointer { buffer throws(Failure) in try body(buffer) }
  }
}
