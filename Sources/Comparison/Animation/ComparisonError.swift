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

extension ComparisonError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noFrames: "there are no pictures to compare"
    case .missingFrame(let index): "picture \(index) is missing"
    case .frameSize(let index, let size, let expected):
      "picture \(index) has \(size.width)x\(size.height) pixels instead of \(expected.width)x\(expected.height)"
    case .times: "the pictures' times are not finite, or run backwards"
    }
  }
}
