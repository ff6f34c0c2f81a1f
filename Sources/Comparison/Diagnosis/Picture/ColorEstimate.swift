import SpringformBitmap

/// Which colour became which other one, while all shapes stayed as they were.
struct ColorEstimate {
  var expected: UInt32
  var actual: UInt32
  /// About how many pixels have just that colour.
  var count: Int
  /// The share of the squared difference that the change accounts for, at full strength or, at antialiased edges, less.
  var explained: Float
  /// How much the colour stands out against what is behind it, compared to before; nil unless it stands out along the
  /// same direction, as with another opacity.
  var contrast: Float?
  /// Whether that could just as well be a change of colour: all of it lies on the greys, or it hardly stands out, so that
  /// roundings leave its direction open.
  var isGray: Bool

  /// Nil when the same colour became several others.
  init?(_ samples: ChangeSamples) {
    guard let (expected, actual, count) = Self.commonestChange(samples) else { return nil }
    let change = Self.components(actual) - Self.components(expected)
    var (rest, energy): (Float, Float) = (0, 0)
    for place in samples.changed {
      let difference = samples.difference(place)
      let share = min(max(difference.dot(change) / change.squaredLength, 0), 1)
      rest += (difference - change * share).squaredLength
      energy += difference.squaredLength
    }
    self.expected = expected
    self.actual = actual
    self.count = count * samples.changedStep
    explained = 1 - rest / energy
    (contrast, isGray) = Self.contrast(expected, actual, samples)
  }

  /// The commonest pair of colours among the changed pixels, preferably inside areas of one colour, when the first
  /// always becomes the second.
  private static func commonestChange(_ samples: ChangeSamples) -> (expected: UInt32, actual: UInt32, count: Int)? {
    struct Pair: Hashable {
      var expected: UInt32
      var actual: UInt32
    }
    var counts: [Pair: Int] = [:]
    for place in samples.changed {
      let pair = Pair(expected: samples.expected[place.x, place.y], actual: samples.actual[place.x, place.y])
      counts[pair, default: 0] += 1
    }
    // Equal counts are ordered by colour, so that the result does not depend on a dictionary's order.
    let commonest = counts.max {
      ($0.value, $0.key.expected, $0.key.actual) < ($1.value, $1.key.expected, $1.key.actual)
    }
    if let ground = samples.groundChange {
      let pair = Pair(expected: ground.expected, actual: ground.actual)
      return (pair.expected, pair.actual, counts[pair] ?? 1)
    }
    guard let (pair, count) = commonest else { return nil }
    let all = counts.reduce(0) { $0 + ($1.key.expected == pair.expected ? $1.value : 0) }
    // What appears replaces the background, which is not recoloured.
    guard count * 10 >= all * 9, count > 1, samples.isGround || pair.expected != samples.background else { return nil }
    return (pair.expected, pair.actual, count)
  }

  private static func contrast(
    _ expected: UInt32, _ actual: UInt32, _ samples: ChangeSamples
  ) -> (contrast: Float?, isGray: Bool) {
    // What lies behind all else stands out against nothing.
    guard let background = samples.background, !samples.isGround else { return (nil, false) }
    let before = components(expected) - components(background)
    let after = components(actual) - components(background)
    guard before.squaredLength > 0 else { return (nil, false) }
    let ratio = after.dot(before) / before.squaredLength
    // Components are rounded, each of the three colours by half a level.
    let error = after - before * ratio
    guard max(error.max(), -error.min()) <= 1.5 else { return (nil, false) }
    // In premultiplied pixels on an opaque background, the first three components.
    let isGray = before[3] == 0 && abs(before[0] - before[1]) <= 2 && abs(before[1] - before[2]) <= 2
    let isFaint = max(before.max(), -before.min()) < faint
    return (ratio, isGray || isFaint)
  }

  /// Levels by which what stands out has a direction.
  private static let faint: Float = 40

  private static func components(_ pixel: UInt32) -> SIMD4<Float> { SIMD4<Float>(Pixel.components(pixel)) }
}
