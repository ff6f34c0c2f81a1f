public import SpringformBitmap

/// What may differ between two pictures that still pass.
public struct Tolerance: Hashable, Sendable {
  public var metric: Metric
  /// So many pixels may count as different. Counts below 0 mean 0.
  public var maximumDifferentPixels: Int
  /// Pixels inside these rectangles are not compared. What lies outside the pictures has no effect.
  public var ignored: [PixelRect]

  public init(metric: Metric = .similar, maximumDifferentPixels: Int = 0, ignored: [PixelRect] = []) {
    self.metric = metric
    self.maximumDifferentPixels = maximumDifferentPixels
    self.ignored = ignored
  }
}

extension Tolerance {
  /// By which pixels are judged.
  var rule: any PixelRule { metric.rule }
}
