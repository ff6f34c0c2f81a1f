/// How far outlines seem to have moved outwards.
struct OutlineEstimate {
  /// Pixels; negative when they moved inwards.
  var outset: Float
  /// From -1, when everything became smaller, to 1, when everything became larger; around 0 when sides moved differently.
  var consistency: Float
  /// The share of the squared difference that outlines account for which all moved as far.
  var explained: Float

  /// Nil without edges.
  init?(_ samples: ChangeSamples) {
    var (growth, change): (Float, Float) = (0, 0)
    for place in samples.changed {
      let difference = samples.difference(place)
      change += difference.length
      let ink = Self.ink(samples, place.x, place.y)
      if ink.squaredLength > 0 { growth += difference.dot(ink) / ink.length }
    }
    let slopes = Self.slopes(samples)
    guard change > 0, slopes > 0 else { return nil }
    outset = growth * Float(samples.changedStep) / slopes
    consistency = growth / change
    explained = Self.explained(samples)
  }

  /// The best share of the differences that go with the slopes, towards what is drawn or away from it.
  private static func explained(_ samples: ChangeSamples) -> Float {
    var (product, square, energy): (Float, Float, Float) = (0, 0, 0)
    for place in samples.changed {
      let ink = ink(samples, place.x, place.y)
      guard ink.squaredLength > 0 else { continue }
      let (x, y) = (place.x, place.y)
      let slopes = [samples.expected, samples.actual].map { color in
        let (slopeX, slopeY) = (color(x + 1, y) - color(x - 1, y), color(x, y + 1) - color(x, y - 1))
        return (slopeX.squaredLength + slopeY.squaredLength).squareRoot() / 2
      }
      let change = ink / ink.length * ((slopes[0] + slopes[1]) / 2)
      product += samples.difference(place).dot(change)
      square += change.squaredLength
    }
    energy = samples.energy
    return square > 0 && energy > 0 ? product * product / (square * energy) : 0
  }

  /// The sum of all slopes at and next to changed pixels: the length of the edges, times their contrast.
  private static func slopes(_ samples: ChangeSamples) -> Float {
    var sum: Float = 0
    samples.forEachNearChange { x, y in
      let slopeX = samples.expected(x + 1, y) - samples.expected(x - 1, y)
      let slopeY = samples.expected(x, y + 1) - samples.expected(x, y - 1)
      sum += (slopeX.squaredLength + slopeY.squaredLength).squareRoot() / 2
    }
    return sum
  }

  /// What is drawn near a pixel, compared to what is behind: the colour of the eight neighbours and itself, in either
  /// picture, that is farthest from the mean of a larger neighbourhood.
  private static func ink(_ samples: ChangeSamples, _ x: Int, _ y: Int) -> SIMD4<Float> {
    var mean = SIMD4<Float>.zero
    for row in y - radius...y + radius {
      for column in x - radius...x + radius { mean += samples.expected(column, row) }
    }
    mean /= Float((2 * radius + 1) * (2 * radius + 1))
    var ink = SIMD4<Float>.zero
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 {
        for color in [samples.expected(column, row), samples.actual(column, row)] {
          if (color - mean).squaredLength > ink.squaredLength { ink = color - mean }
        }
      }
    }
    return ink
  }

  private static let radius = 5
}
