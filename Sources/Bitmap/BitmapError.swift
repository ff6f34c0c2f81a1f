/// Why there cannot be a picture.
public enum BitmapError: Error, Equatable {
  /// A side is below 1 or above ``Bitmap/maximumSide``, or the area above ``Bitmap/maximumArea``.
  case size(width: Int, height: Int)
  case pixelCount(Int, width: Int, height: Int)
  /// A part of a picture that is empty or reaches outside.
  case area(x: Int, y: Int, width: Int, height: Int)
}
