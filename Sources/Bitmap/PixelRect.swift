/// A rectangle of whole pixels, counted from the top left.
public struct PixelRect: Hashable, Codable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var area: Int { width * height }

  /// The smallest rectangle around both.
  package func union(_ other: Self) -> Self {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Self(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
