import SpringformNumerics

/// Why a scene's parameter cannot be set.
public enum ParameterError: Error, Equatable {
  case unknown(name: String, known: [String])
  /// `expected` completes "must be ...".
  case malformed(name: String, text: String, expected: String)
  case outOfRange(name: String, text: String, range: ClosedRange<Double>)
}

extension ParameterError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let name, _): "unknown parameter '\(name)'"
    case .malformed(let name, let text, let expected): "\(name)=\(text): must be \(expected)"
    case .outOfRange(let name, let text, let range):
      "\(name)=\(text): must be from \(range.lowerBound.decimalText) to \(range.upperBound.decimalText)"
    }
  }
}
