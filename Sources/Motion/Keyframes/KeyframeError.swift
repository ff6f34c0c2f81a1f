/// Why key frames make no animation.
public enum KeyframeError: Error, Equatable {
  /// There is no value, or the path has no segment.
  case empty
  case keyTimeCount(Int, expected: Int)
  /// Key times must ascend from 0 to 1.
  case keyTimeOrder
  case curveCount(Int, expected: Int)
  /// Tension, continuity and bias need one number for each value.
  case parameterCount(Int, expected: Int)
  /// The value at this index cannot be reached from the one before, such as a path of other elements.
  case incompatibleValue(index: Int)
}

extension KeyframeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "there are no key frames"
    case .keyTimeCount(let count, let expected): "there are \(count) key times, and \(expected) are needed"
    case .keyTimeOrder: "key times must ascend from 0 to 1"
    case .curveCount(let count, let expected): "there are \(count) timing curves, and \(expected) are needed"
    case .parameterCount(let count, let expected): "there are \(count) spline parameters, and \(expected) are needed"
    case .incompatibleValue(let index):
      "value \(index) cannot be reached from the one before; paths need the same elements"
    }
  }
}
