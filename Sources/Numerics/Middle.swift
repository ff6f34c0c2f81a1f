extension Collection where Element: Comparable {
  /// The element in the middle of all in order, of two the larger one; nil of nothing. A few outliers do not change it.
  package var middle: Element? { isEmpty ? nil : sorted()[count / 2] }
}
