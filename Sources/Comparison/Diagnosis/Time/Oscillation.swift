import Glibc

/// A damped oscillation that describes how a measured value comes to rest: x'' + damping x' + stiffness (x - rest) = 0.
struct Oscillation {
  /// Stiffness over mass, 1/s².
  var stiffness: Double
  /// Damping over mass, 1/s.
  var damping: Double
  /// The share of the values' variance that it accounts for, up to 1.
  var explained: Double

  /// Fits values that were measured at a constant rate while nothing else acted upon them.
  /// - Parameters:
  ///   - values: at least a dozen.
  ///   - interval: seconds between them.
  /// Returns nil when there are too few values or they do not change.
  init?(fitting values: [Double], interval: Double) {
    let mean = values.reduce(0, +) / Double(values.count)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    guard values.count >= 12, variance > 0, interval > 0 else { return nil }
    let fit = Fit(values: values, interval: interval)
    var best = (frequency: 0.0, ratio: 0.0, residual: Double.infinity)
    func consider(_ frequency: Double, _ ratio: Double) -> Bool {
      guard frequency > 0, ratio >= 0 else { return false }
      let residual = fit.residual(frequency: frequency, ratio: ratio)
      guard residual < best.residual else { return false }
      best = (frequency, ratio, residual)
      return true
    }
    // From one swing in four times the length to a swing in four values, and from free to overdamped.
    let length = interval * Double(values.count)
    var frequency = 2 * Double.pi / (4 * length)
    while frequency < 2 * Double.pi / (4 * interval) {
      for ratio in [0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.5, 2] {
        _ = consider(frequency, ratio)
      }
      frequency *= 1.08
    }
    var (frequencyStep, ratioStep) = (0.04, 0.05)
    for _ in 0..<16 {
      var isBetter = true
      while isBetter {
        let (frequency, ratio) = (best.frequency, best.ratio)
        isBetter = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)].contains { a, b in
          consider(frequency * (1 + a * frequencyStep), ratio + b * ratioStep)
        }
      }
      frequencyStep /= 2
      ratioStep /= 2
    }
    stiffness = best.frequency * best.frequency
    damping = 2 * best.ratio * best.frequency
    explained = 1 - best.residual / variance
  }

  /// The smallest sum of squared errors with which it describes other values, wherever they begin and rest.
  func residual(of values: [Double], interval: Double) -> Double {
    let frequency = stiffness.squareRoot()
    return Fit(values: values, interval: interval).residual(frequency: frequency, ratio: damping / (2 * frequency))
  }
}

/// Least squares for what is linear in an oscillation: where it rests, and how it begins.
private struct Fit {
  let values: [Double]
  let interval: Double

  /// The sum of squared errors of the best oscillation with an undamped angular frequency in 1/s and a damping ratio.
  func residual(frequency: Double, ratio: Double) -> Double {
    let decay = ratio * frequency
    let square = frequency * frequency - decay * decay
    let swing = abs(square).squareRoot()
    // Normal equations for the three functions 1, c and s.
    var (n, c1, s1, cc, cs, ss) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    var (v1, vc, vs, vv) = (0.0, 0.0, 0.0, 0.0)
    for (index, value) in values.enumerated() {
      let time = Double(index) * interval
      let (c, s) = Self.solutions(decay: decay, swing: swing, isSwinging: square > 0, time)
      n += 1
      c1 += c
      s1 += s
      cc += c * c
      cs += c * s
      ss += s * s
      v1 += value
      vc += value * c
      vs += value * s
      vv += value * value
    }
    // Without the mean, two unknowns are left.
    let (a, b, d) = (cc - c1 * c1 / n, cs - c1 * s1 / n, ss - s1 * s1 / n)
    let (p, q) = (vc - v1 * c1 / n, vs - v1 * s1 / n)
    let determinant = a * d - b * b
    guard determinant > 1e-12 * a * d, determinant > 0 else { return .infinity }
    let (x, y) = ((p * d - q * b) / determinant, (q * a - p * b) / determinant)
    return max(vv - v1 * v1 / n - x * p - y * q, 0)
  }

  /// The two solutions that begin with 1 and with a slope of 1, the first with any slope.
  private static func solutions(decay: Double, swing: Double, isSwinging: Bool, _ time: Double) -> (Double, Double) {
    if isSwinging {
      let envelope = exp(-decay * time)
      return (envelope * cos(swing * time), envelope * (swing * time < 1e-6 ? time : sin(swing * time) / swing))
    }
    let (slow, fast) = (exp((swing - decay) * time), exp((-swing - decay) * time))
    return ((slow + fast) / 2, swing * time < 1e-6 ? time * slow : (slow - fast) / (2 * swing))
  }
}
