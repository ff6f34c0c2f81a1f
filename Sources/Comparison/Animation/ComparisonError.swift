public import SpringformBitmap

/// Why two animations could not be compared.
public enum ComparisonError: Error, Equatable {
  case noFrames
  /// There are fewer pictures than times; `index` is the first that is missing.
  case missingFrame(index: Int)
  case frameSize(index: Int, PixelSize, expected: PixelSize)
  /// Times that are not finite, or run backwards.
  case times
}
