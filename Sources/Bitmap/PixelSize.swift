/// A width and a height in whole pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var area: Int { width * height }

  /// The nearest size with sides so many times as long, at least one pixel each.
  package func scaled(by scale: Double) -> PixelSize {
    func scaled(_ side: Int) -> Int { max(Int((Double(side) * scale).rounded()), 1) }
    return PixelSize(width: scaled(width), height: scaled(height))
  }
}

extension Bitmap {
  package var size: PixelSize { PixelSize(width: width, height: height) }
}
