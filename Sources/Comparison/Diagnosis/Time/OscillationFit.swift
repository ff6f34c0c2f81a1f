import Glibc

/// Looks for the damped oscillation that describes how measured values come to rest, by least squares:
/// x'' + damping x' + stiffness (x - rest) = 0, wherever each of them begins, how fast, and wherever it rests.
///
/// For one frequency and one damping ratio all that is linear, so a try is one pass over the values: its cost grows with their
/// number, and how many tries are made does not depend on them.
struct OscillationFit {
  /// What was measured at the same time, from a beginning of its own on.
  struct Series {
    /// Lists of one length, with four values for each time.
    let tracks: [[SIMD4<Double>]]

    init(_ tracks: [[SIMD4<Double>]]) { self.tracks = tracks }

    var count: Int { tracks.first?.count ?? 0 }
  }

  /// Undamped angular frequency in 1/s, and damping ratio.
  struct Shape {
    var frequency: Double
    var ratio: Double

    /// Stiffness over mass, 1/s².
    var stiffness: Double { frequency * frequency }
    /// Damping over mass, 1/s.
    var damping: Double { 2 * ratio * frequency }
  }

  let series: [Series]
  /// Seconds between two values.
  let interval: Double

  /// The sum of the squared distances of all values to their means.
  var variance: Double {
    series.reduce(0) { sum, series in
      sum
        + series.tracks.reduce(0) { sum, track in
          let mean = track.reduce(.zero, +) / Double(max(track.count, 1))
          return sum + track.reduce(0) { $0 + (($1 - mean) * ($1 - mean)).sum() }
        }
    }
  }

  /// What the best oscillation of a shape leaves of the values: the sum of squares.
  /// - Parameter stride: only every so many values are looked at.
  func rest(_ shape: Shape, stride: Int = 1) -> Double {
    series.reduce(0) { $0 + rest(of: $1, shape, stride: stride) }
  }

  private func rest(of series: Series, _ shape: Shape, stride: Int) -> Double {
    let count = (series.count + stride - 1) / stride
    let basis = OscillationBasis(shape, count: count, interval: interval * Double(stride))
    return series.tracks.reduce(0) { $0 + basis.rest(of: $1, stride: stride) }
  }

  /// The shape that leaves least: from one swing in four times the length of the longest series to a swing in four values, and
  /// from free to overdamped. `nil` without values.
  var best: (shape: Shape, rest: Double)? {
    let count = series.map(\.count).max() ?? 0
    guard count > 0, interval > 0 else { return nil }
    var best = (shape: Shape(frequency: 0, ratio: 0), rest: Double.infinity)
    var frequency = 2 * Double.pi / (4 * interval * Double(count))
    let highest = 2 * Double.pi / (4 * interval)
    while frequency < highest {
      // A slow swing shows in some of the values as well as in all.
      let period = 2 * Double.pi / (frequency * interval)
      let stride = max(min(Int(period / Self.valuesPerSwing), count / Self.fewestValues), 1)
      for ratio in Self.ratios {
        let shape = Shape(frequency: frequency, ratio: ratio)
        // A part of the values leaves its part of the rest.
        let rest = rest(shape, stride: stride) * Double(stride)
        if rest < best.rest { best = (shape, rest) }
      }
      frequency *= Self.growth
    }
    best.rest = rest(best.shape)
    refine(&best)
    return best.rest.isFinite ? best : nil
  }

  private static let ratios = [0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.5, 2]
  private static let growth = 1.09
  /// So many values of a swing, and of all, tell its shape roughly.
  private static let valuesPerSwing = 24.0
  private static let fewestValues = 48

  /// Looks around in ever smaller steps.
  private func refine(_ best: inout (shape: Shape, rest: Double)) {
    var (frequencyStep, ratioStep) = (0.04, 0.06)
    var tries = 0
    for _ in 0..<16 {
      var isBetter = true
      while isBetter, tries < Self.mostTries {
        let shape = best.shape
        isBetter = Self.directions.contains { a, b in
          let next = Shape(frequency: shape.frequency * (1 + a * frequencyStep), ratio: shape.ratio + b * ratioStep)
          guard next.frequency > 0, next.ratio >= 0 else { return false }
          tries += 1
          let rest = rest(next)
          guard rest < best.rest else { return false }
          best = (next, rest)
          return true
        }
      }
      frequencyStep /= 2
      ratioStep /= 2
    }
  }

  private static let directions = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]
  /// Far more than are needed, as a rule.
  private static let mostTries = 600

  /// How many numbers are looked at for one track of so many values, at the most.
  static func work(values: Int) -> Int {
    let frequencies = Int(log(Double(max(values, 1))) / log(growth)) + 1
    return 4 * (frequencies * ratios.count * min(values, 2 * fewestValues) + mostTries * values)
  }
}

/// The two solutions of a damped oscillation at equal times: the one that begins with 1, and the one with a slope of 1.
struct OscillationBasis {
  private let cosines: [Double]
  private let sines: [Double]
  /// What the sums of products of 1 and both solutions come to without the means.
  private let square: (cc: Double, cs: Double, ss: Double)
  private let sums: (c: Double, s: Double)

  /// - Parameters:
  ///   - count: of times.
  ///   - interval: seconds between them.
  init(_ shape: OscillationFit.Shape, count: Int, interval: Double) {
    let decay = shape.ratio * shape.frequency
    let difference = shape.frequency * shape.frequency - decay * decay
    let swing = abs(difference).squareRoot()
    var (cosines, sines) = ([Double](), [Double]())
    cosines.reserveCapacity(count)
    sines.reserveCapacity(count)
    // Each step multiplies the last by the same: exponentials take much longer than products.
    if swing * interval * Double(count) < 1e-5 {
      let step = exp(-decay * interval)
      var envelope = 1.0
      for index in 0..<count {
        cosines.append(envelope)
        sines.append(envelope * Double(index) * interval)
        envelope *= step
      }
    } else if difference > 0 {
      let envelope = exp(-decay * interval)
      let step = (envelope * cos(swing * interval), envelope * sin(swing * interval))
      var (c, s) = (1.0, 0.0)
      for _ in 0..<count {
        cosines.append(c)
        sines.append(s / swing)
        (c, s) = (c * step.0 - s * step.1, c * step.1 + s * step.0)
      }
    } else {
      let steps = (exp((swing - decay) * interval), exp((-swing - decay) * interval))
      var (slow, fast) = (1.0, 1.0)
      for _ in 0..<count {
        cosines.append((slow + fast) / 2)
        sines.append((slow - fast) / (2 * swing))
        slow *= steps.0
        fast *= steps.1
      }
    }
    var (c, s, cc, cs, ss) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in cosines.indices {
      let (x, y) = (cosines[index], sines[index])
      c += x
      s += y
      cc += x * x
      cs += x * y
      ss += y * y
    }
    let n = Double(max(count, 1))
    self.cosines = cosines
    self.sines = sines
    sums = (c, s)
    square = (cc - c * c / n, cs - c * s / n, ss - s * s / n)
  }

  /// The sum of squares that the best sum of a constant and both solutions leaves of every `stride`-th value.
  func rest(of values: [SIMD4<Double>], stride: Int = 1) -> Double {
    let products = products(with: values, stride: stride)
    guard let (x, y) = weights(products) else { return products.square.sum() }
    return max((products.square - x * products.cosine - y * products.sine).sum(), 0)
  }

  /// The same for each value.
  func rests(of values: [SIMD4<Double>]) -> [SIMD4<Double>] {
    let n = Double(max(values.count, 1))
    let mean = values.reduce(.zero, +) / n
    let (x, y) = weights(products(with: values, stride: 1)) ?? (.zero, .zero)
    let base = mean - x * (sums.c / n) - y * (sums.s / n)
    return values.indices.map { values[$0] - base - x * cosines[$0] - y * sines[$0] }
  }

  private typealias Products = (cosine: SIMD4<Double>, sine: SIMD4<Double>, square: SIMD4<Double>)

  /// Without the means.
  private func products(with values: [SIMD4<Double>], stride: Int) -> Products {
    // From the last value, where things come to rest, so that little is lost by rounding.
    let origin = values.last ?? .zero
    var (sum, vc, vs, vv) = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
    values.withUnsafeBufferPointer { values in
      cosines.withUnsafeBufferPointer { cosines in
        sines.withUnsafeBufferPointer { sines in
          for index in cosines.indices {
            let value = values[index &* stride] - origin
            sum += value
            vc += value * cosines[index]
            vs += value * sines[index]
            vv += value * value
          }
        }
      }
    }
    let n = Double(max(cosines.count, 1))
    return (vc - sum * (sums.c / n), vs - sum * (sums.s / n), vv - sum * sum / n)
  }

  /// Of both solutions; `nil` where they tell nothing.
  private func weights(_ products: Products) -> (SIMD4<Double>, SIMD4<Double>)? {
    let (a, b, d) = (square.cc, square.cs, square.ss)
    let determinant = a * d - b * b
    if determinant > 1e-12 * a * d, determinant > 0 {
      return (
        (products.cosine * d - products.sine * b) / determinant, (products.sine * a - products.cosine * b) / determinant
      )
    }
    // Both are the same function then.
    return a > 0 ? (products.cosine / a, .zero) : nil
  }
}
