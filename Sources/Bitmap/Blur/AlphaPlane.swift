/// A picture of coverage alone, one byte a pixel, row by row from the top left: a shadow before it has its colour.
public struct AlphaPlane: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height` values, 0 for nothing to 255 for full coverage.
  public private(set) var values: [UInt8]

  /// - Throws: ``BitmapError`` when a side is below 1 or the plane is larger than a ``Bitmap`` may be.
  public init(width: Int, height: Int) throws(BitmapError) {
    try Bitmap.check(width: width, height: height)
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// The value at column `x`, row `y`; both must lie inside.
  public subscript(x: Int, y: Int) -> UInt8 {
    get { values[y * width + x] }
    set { values[y * width + x] = newValue }
  }

  /// Gives `body` the rows as one block without a copy. Its length cannot change.
  public mutating func withMutableValues<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try values.withUnsafeMutableBufferPointer { buffer throws(Failure) in try body(buffer) }
  }
}
