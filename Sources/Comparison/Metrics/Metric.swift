/// How it is decided whether a pixel counts as different.
public enum Metric: Hashable, Sendable {
  /// Differences between rasterisers pass, differences that a person could see do not.
  case similar
  /// What palettes, dithering and lossy encoders do passes, too.
  case lossy
  /// Every pixel that is not equal counts.
  case exact
  /// A pixel counts when its red, green or blue differs by more than this, 0...255, shown on black or on white.
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

// What settings, options and help tell of the metrics, and the rule that each applies. A new one is a case, a line in each of
// these, and its rule.
extension Metric {
  /// All metrics, in the order of help.
  package static let kinds: [MetricKind] = [
    MetricKind("similar", "what rasterisers do differently passes, what a person could see does not") { _ in .similar },
    MetricKind("lossy", "what palettes and lossy encoders do to the same pictures passes, too") { _ in .lossy },
    MetricKind("exact", "all that is not equal counts") { _ in .exact },
    pixelmatchKind, channelKind, perceptualKind,
  ]

  /// The word for it in options and in `springform.yml`.
  public var name: String {
    switch self {
    case .similar: "similar"
    case .lossy: "lossy"
    case .exact: "exact"
    case .channel: "channel"
    case .perceptual: "perceptual"
    case .pixelmatch: "pixelmatch"
    }
  }

  var rule: any PixelRule {
    switch self {
    case .similar: SimilarRule()
    case .lossy: LossyRule()
    case .exact: ExactRule()
    case .channel(let maximum): ChannelRule(maximum: maximum)
    case .perceptual(_, let perceptualPrecision): PerceptualRule(perceptualPrecision: perceptualPrecision)
    case .pixelmatch(let threshold, let version, let includesAntialiasing):
      PixelmatchRule(threshold: threshold, version: version, includesAntialiasing: includesAntialiasing)
    }
  }

  private static let channelKind: MetricKind = {
    let levels = MetricParameter("threshold", "levels", .whole(0...255), standard: 0)
    return MetricKind("channel", "the largest difference of red, green or blue", [levels]) { value in
      .channel(maximum: Int(value(levels)))
    }
  }()

  private static let perceptualKind: MetricKind = {
    let perceptual = MetricParameter("threshold", "its perceptual precision", .number(0...1), standard: 0.98)
    let share = MetricParameter("precision", "the share of pixels that has to pass", .number(0...1), standard: 1)
    return MetricKind("perceptual", "swift-snapshot-testing's two numbers", [perceptual, share]) { value in
      .perceptual(precision: value(share), perceptualPrecision: value(perceptual))
    }
  }()

  private static let pixelmatchKind: MetricKind = {
    let threshold = MetricParameter("threshold", "its threshold", .number(0...1), standard: 0.1)
    let version = MetricParameter(
      "pixelmatch-version", "its version, which tells how transparent pixels count",
      .oneOf(PixelmatchVersion.allCases.map(\.rawValue)), standard: 7)
    let antialiasing = MetricParameter(
      "include-antialiasing", "count antialiased pixels, too", .flag, standard: 0)
    return MetricKind("pixelmatch", "as that tool counts", [threshold, version, antialiasing]) { value in
      .pixelmatch(
        threshold: value(threshold), version: PixelmatchVersion(rawValue: Int(value(version))) ?? .seven,
        includesAntialiasing: value(antialiasing) != 0)
    }
  }()
}
