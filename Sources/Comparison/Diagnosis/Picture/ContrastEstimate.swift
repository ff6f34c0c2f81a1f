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

  /// The best of all guesses of what lies behind, nil when there is none.
  static func best(_ samples: ChangeSamples) -> Self? {
    let estimates = samples.backdrops.compactMap { Self(samples, $0) }
    // What leaves one colour behind had more than one, or else it got another.
    let uncovered = samples.uncovered.flatMap { Self(samples, $0) }.flatMap { $0.isColorful ? $0 : nil }
    return (estimates + [uncovered].compactMap(\.self)).max { $0.explained < $1.explained }
  }

  private init?(_ samples: ChangeSamples, _ behind: Behind) {
    let layers = samples.changed.map { place in
      let behind = behind(place)
      return (before: samples.expected(place.x, place.y) - behind, after: samples.actual(place.x, place.y) - behind)
    }
    guard let all = Self.ratio(layers) else { return nil }
    // What lies above it in some places hides it there.
    let errors = layers.indices.map { (layers[$0].after - layers[$0].before * all).squaredLength }
    let clear = layers.indices.sorted { (errors[$0], $0) < (errors[$1], $1) }.prefix(layers.count * 9 / 10).map {
      layers[$0]
    }
    guard let ratio = Self.ratio(clear) else { return nil }
    self.ratio = ratio
    var (rest, energy): (Float, Float) = (0, 0)
    var directions = (sum: ChangeSamples.Components.zero, length: Float(0))
    for (before, after) in clear {
      rest += (after - before * ratio).squaredLength
      energy += (after - before).squaredLength
      directions.sum += before
      directions.length += before.length
    }
    guard energy > 0 else { return nil }
    explained = 1 - rest / energy
    // Differences that all lead the same way add up to their lengths.
    isColorful = directions.sum.length < 0.97 * directions.length
  }

  /// The factor of least squares.
  private static func ratio(
    _ layers: [(before: ChangeSamples.Components, after: ChangeSamples.Components)]
  ) -> Float? {
    var (product, square): (Float, Float) = (0, 0)
    for (before, after) in layers {
      product += after.dot(before)
      square += before.squaredLength
    }
    return square > 0 ? product / square : nil
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
