extension Double {
  /// The nearest value in `range`, or `fallback` when this is not a number.
  package func clamped(to range: ClosedRange<Double>, otherwise fallback: Double) -> Double {
    isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
