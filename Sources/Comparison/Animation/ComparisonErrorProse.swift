import SpringformBitmap

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
