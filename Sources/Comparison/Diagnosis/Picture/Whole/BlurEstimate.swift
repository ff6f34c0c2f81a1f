import Glibc
import SpringformBitmap

/// Edges that became softer, as by a Gaussian blur.
struct BlurEstimate {
  typealias Components = ChangeSamples.Components

  /// The standard deviation, in pixels.
  let radius: Float
  /// The share of the squared difference that it accounts for.
  let explained: Float

  /// Nil unless edges lost much of their steepness.
  init?(_ samples: ChangeSamples) {
    guard samples.count >= Self.fewest, samples.steepness < Self.steepness else { return nil }
    let places = stride(from: 0, to: samples.changed.count, by: samples.changed.count / Self.placeCount + 1).map {
      samples.changed[$0]
    }
    let energy = places.reduce(Float(0)) { $0 + samples.difference($1).squaredLength }
    func rest(_ radius: Float) -> Float {
      let weights = Self.weights(radius)
      return places.reduce(Float(0)) { sum, place in
        sum + (samples.actual(place.x, place.y) - samples.blurred(place, weights)).squaredLength
      }
    }
    guard energy > 0, let coarse = Self.radii.map({ (rest($0), $0) }).min(by: { $0 < $1 }),
      let best = [coarse.1 * 0.84, coarse.1, coarse.1 * 1.19].map({ (rest($0), $0) }).min(by: { $0 < $1 })
    else { return nil }
    (radius, explained) = (best.1, 1 - best.0 / energy)
  }

  /// Half an octave apart.
  private static let radii: [Float] = [0.5, 0.7, 1, 1.4, 2, 2.8, 4, 5.6, 8]

  /// From the middle outwards.
  private static func weights(_ radius: Float) -> [Float] {
    let values = (0...Int((3 * radius).rounded(.up))).map { exp(-Float($0 * $0) / (2 * radius * radius)) }
    let sum = 2 * values.reduce(0, +) - values[0]
    return values.map { $0 / sum }
  }

  private static let placeCount = 300
  /// Pixels.
  private static let fewest = 30
  /// Of the squared slopes, that are left.
  private static let steepness: Float = 0.85
}

extension ChangeSamples {
  /// The squared slopes where something changed, compared to before.
  var steepness: Float {
    var (before, after) = (Float(0), Float(0))
    for place in nearChange {
      for (x, y) in [(place.x + 1, place.y), (place.x, place.y + 1)] {
        before += (expected(x, y) - expected(place.x, place.y)).squaredLength
        after += (actual(x, y) - actual(place.x, place.y)).squaredLength
      }
    }
    return before > 0 ? after / before : 1
  }

  /// - Parameter weights: from the middle outwards.
  fileprivate func blurred(_ place: Place, _ weights: [Float]) -> Components {
    var sum = Components.zero
    for row in 1 - weights.count..<weights.count {
      for column in 1 - weights.count..<weights.count {
        sum += expected(place.x + column, place.y + row) * (weights[abs(row)] * weights[abs(column)])
      }
    }
    return sum
  }
}
