import SpringformBitmap

/// How much what is drawn stands out against what is behind it, compared to before: the factor of its opacity, whatever
/// colours it has.
struct ContrastEstimate {
  /// 0 for what is gone.
  var ratio: Float
  /// The share of the squared difference that it accounts for.
  var explained: Float
  /// Whether what is drawn has more than one colour, so that no other colour of it could do the same.
  var isColorful: Bool

  /// Nil without something of one colour around all that changed.
  init?(_ samples: ChangeSamples) {
    guard let surroundings = samples.surroundings, !samples.isGround, surroundings.share > 0.5 else { return nil }
    let behind = ChangeSamples.Components(Pixel.components(surroundings.color))
    var (product, square, energy): (Float, Float, Float) = (0, 0, 0)
    for place in samples.changed {
      let before = samples.expected(place.x, place.y) - behind
      product += (samples.actual(place.x, place.y) - behind).dot(before)
      square += before.squaredLength
      energy += samples.difference(place).squaredLength
    }
    guard square > 0, energy > 0 else { return nil }
    ratio = product / square
    var rest: Float = 0
    var directions = (sum: ChangeSamples.Components.zero, length: Float(0))
    for place in samples.changed {
      let before = samples.expected(place.x, place.y) - behind
      rest += (samples.actual(place.x, place.y) - behind - before * ratio).squaredLength
      directions.sum += before
      directions.length += before.length
    }
    explained = 1 - rest / energy
    // Differences that all lead the same way add up to their lengths.
    isColorful = directions.sum.length < 0.97 * directions.length
  }
}

/// A factor of all colours.
struct BrightnessEstimate {
  var ratio: Float
  var explained: Float

  /// Nil unless nearly the whole picture changed.
  init?(_ samples: ChangeSamples) {
    guard samples.isGround else { return nil }
    var (product, square, energy): (Float, Float, Float) = (0, 0, 0)
    var colors: Set<UInt32> = []
    for place in samples.changed {
      let before = Self.color(samples.expected(place.x, place.y))
      product += before.dot(Self.color(samples.actual(place.x, place.y)))
      square += before.squaredLength
      energy += samples.difference(place).squaredLength
      if colors.count < 3 { colors.insert(samples.expected[place.x, place.y]) }
    }
    guard square > 0, energy > 0, colors.count > 2 else { return nil }
    ratio = product / square
    var rest: Float = 0
    for place in samples.changed + samples.unchanged {
      let (before, after) = (samples.expected(place.x, place.y), samples.actual(place.x, place.y))
      rest += (Self.color(after) - Self.color(before) * ratio).squaredLength
    }
    explained = 1 - rest / energy
  }

  private static func color(_ components: ChangeSamples.Components) -> ChangeSamples.Components {
    var color = components
    color[3] = 0
    return color
  }
}

extension ChangeSamples {
  /// The share of what changed in which red and blue have changed places.
  var swappedShare: Float {
    guard !changed.isEmpty else { return 0 }
    let swapped = changed.count { place in
      let (a, b) = (expected(place.x, place.y), actual(place.x, place.y))
      let rest = SIMD4(a[2], a[1], a[0], a[3]) - b
      return max(rest.max(), -rest.min()) <= 1
    }
    return Float(swapped) / Float(changed.count)
  }
}
