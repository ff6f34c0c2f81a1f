import SpringformBitmap

/// One colour where there were several: something opaque that came, or the ground where something went.
struct CoverEstimate {
  let color: UInt32
  /// Of what changed, the share that has just that colour now.
  let share: Float
  /// The share of the squared difference that it accounts for where it covers all or, at antialiased edges, less.
  let explained: Float

  /// Nil when less than half of what changed has one colour now, or had one colour before, which may have been changed.
  init?(_ samples: ChangeSamples) {
    var counts: [UInt32: Int] = [:]
    for place in samples.changed { counts[samples.actual[place.x, place.y], default: 0] += 1 }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      most.value * 2 > samples.changed.count, most.value >= Self.fewest
    else { return nil }
    color = most.key
    share = Float(most.value) / Float(samples.changed.count)
    var before: [UInt32: Int] = [:]
    for place in samples.changed where samples.actual[place.x, place.y] == most.key {
      before[samples.expected[place.x, place.y], default: 0] += 1
    }
    guard let commonest = before.values.max(), commonest * 10 < most.value * 9 else { return nil }
    let cover = SIMD4<Float>(Pixel.components(color))
    var (rest, energy): (Float, Float) = (0, 0)
    for place in samples.changed {
      let (difference, way) = (samples.difference(place), cover - samples.expected(place.x, place.y))
      let share = way.squaredLength > 0 ? min(max(difference.dot(way) / way.squaredLength, 0), 1) : 0
      rest += (difference - way * share).squaredLength
      energy += difference.squaredLength
    }
    guard energy > 0 else { return nil }
    explained = 1 - rest / energy
  }

  /// Samples.
  private static let fewest = 12
}

extension ChangeSamples {
  /// What lies behind all else, if most corners of the picture agree on it.
  var ground: (expected: UInt32, actual: UInt32)? {
    let (right, bottom) = (min(expected.width, actual.width) - 1, min(expected.height, actual.height) - 1)
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)].map { x, y in
      (expected: expected[x, y], actual: actual[x, y])
    }
    return corners.first { corner in corners.count { $0 == corner } > 2 }
  }

  /// Whether a colour is next to nothing of what changed.
  func isRare(_ color: UInt32) -> Bool {
    nearChange.allSatisfy { expected[$0.x, $0.y] != color || actual[$0.x, $0.y] != color }
  }

  /// What lies behind all else, if it has another colour. In the corners it is least shaded by what lies on it.
  var groundChange: (expected: UInt32, actual: UInt32)? {
    guard isGround, let ground, ground.expected != ground.actual else { return nil }
    return ground
  }
}
