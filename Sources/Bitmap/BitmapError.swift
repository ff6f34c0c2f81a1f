/// Why there cannot be a picture.
public enum BitmapError: Error, Equatable {
  /// A side is below 1 or above ``Bitmap/maximumSide``, or the area above ``Bitmap/maximumArea``.
  case size(width: Int, height: Int)
  case pixelCount(Int, width: Int, height: Int)
  /// A part of a picture that is empty or reaches outside.
  case area(x: Int, y: Int, width: Int, height: Int)
}

extension BitmapError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .size(let width, let height) where min(width, height) < 1:
      "pictures of \(width)x\(height) pixels are empty; each side has at least one pixel"
    case .size(let width, let height): "pictures of \(width)x\(height) pixels are too large"
    case .pixelCount(let count, let width, let height):
      "there are \(count) pixels for a picture of \(width)x\(height)"
    case .area(let x, let y, let width, let height):
      "the area \(x),\(y),\(width)x\(height): must have pixels and lie inside the picture"
    }
  }
}
