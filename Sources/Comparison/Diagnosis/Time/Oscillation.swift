/// A damped oscillation that describes how a measured value comes to rest.
struct Oscillation {
  private let shape: OscillationFit.Shape
  /// The share of the values' variance that it accounts for, up to 1.
  let explained: Double

  /// Stiffness over mass, 1/s².
  var stiffness: Double { shape.stiffness }
  /// Damping over mass, 1/s.
  var damping: Double { shape.damping }

  /// Fits values that were measured at a constant rate while nothing else acted upon them.
  /// - Parameters:
  ///   - values: at least a dozen.
  ///   - interval: seconds between them.
  /// Returns nil when there are too few values or they do not change.
  init?(fitting values: [Double], interval: Double) {
    let fit = OscillationFit(series: [Self.series(values)], interval: interval)
    let variance = fit.variance
    guard values.count >= 12, variance > 0, let (shape, rest) = fit.best else { return nil }
    self.shape = shape
    explained = 1 - rest / variance
  }

  /// The smallest sum of squared errors with which it describes other values, wherever they begin and rest.
  func residual(of values: [Double], interval: Double) -> Double {
    OscillationFit(series: [Self.series(values)], interval: interval).rest(shape)
  }

  private static func series(_ values: [Double]) -> OscillationFit.Series {
    OscillationFit.Series([values.map { SIMD4($0, 0, 0, 0) }])
  }
}
