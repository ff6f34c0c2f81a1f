/// How it is decided whether a pixel counts as different.
public enum Metric: Hashable, Sendable {
  /// Differences between rasterisers pass, differences that a person could see do not.
  case similar
  /// Every pixel that is not equal counts.
  case exact
  /// A pixel counts when red, green, blue or alpha differ by more than this, 0...255.
  case channel(maximum: Int)
  /// swift-snapshot-testing's two numbers, each 0...1: a pixel counts when its CIE76 difference is above
  /// `(1 - perceptualPrecision) * 100`; pictures pass while at least `precision` of the pixels do not.
  case perceptual(precision: Double, perceptualPrecision: Double)
  /// The tool pixelmatch, pixel for pixel. Its threshold is 0...1 and usually 0.1.
  case pixelmatch(threshold: Double = 0.1, version: PixelmatchVersion = .seven, includesAntialiasing: Bool = false)
}

/// Versions of pixelmatch, which judge transparent pixels on different backgrounds.
public enum PixelmatchVersion: Int, Hashable, Sendable, CaseIterable {
  /// On white.
  case five = 5
  /// On a pattern that depends on the place.
  case seven = 7
}
