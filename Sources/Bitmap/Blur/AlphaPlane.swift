/// A picture of coverage alone, one byte a pixel, row by row from the top left: a shadow before it has its colour.
package struct AlphaPlane: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// `width * height` values, 0 for nothing to 255 for full coverage.
  package private(set) var values: [UInt8]

  /// - Throws: ``BitmapError`` when a side is below 1 or the plane is larger than a ``Bitmap`` may be.
  package init(width: Int, height: Int) throws(BitmapError) {
    try Bitmap.check(width: width, height: height)
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// The value at column `x`, row `y`.
  /// - Precondition: both lie inside the plane.
  package subscript(x: Int, y: Int) -> UInt8 {
    get { values[index(x, y)] }
    set { values[index(x, y)] = newValue }
  }

  /// A column beyond the row's end would be the array's valid index of a value in another row.
  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width, "column outside the plane")
    precondition(y >= 0 && y < height, "row outside the plane")
    return y * width + x
  }

  /// Gives `body` the rows as one block without a copy. Its length cannot change.
  package mutating func withMutableValues<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try values.withUnsafeMutableBufferPointer { buffer throws(Failure) in try body(buffer) }
  }
}
