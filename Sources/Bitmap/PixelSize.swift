/// A width and a height in whole pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var area: Int { width * height }
}

extension Bitmap {
  package var size: PixelSize { PixelSize(width: width, height: height) }
}
