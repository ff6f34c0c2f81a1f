import SpringformBitmap

/// How a shadow changed.
struct ShadowEstimate {
  typealias Components = ChangeSamples.Components

  let change: ShadowChange

  /// Nil when it cannot be told how.
  /// - Parameter contrast: how much more all of it stands out.
  init?(_ samples: ChangeSamples, _ contrast: ContrastEstimate?) {
    guard let ground = samples.rowEndColor, let sums = Sums(samples, ground) else { return nil }
    let (low, high) = (sums.factors.min() ?? 0, sums.factors.max() ?? 0)
    if sums.lean.x + sums.lean.y > 0.3 {
      change = .moved(
        x: sums.lean.x * 4 > sums.lean.y ? sums.way.x : 0, y: sums.lean.y * 4 > sums.lean.x ? sums.way.y : 0)
    } else if let ratio = Self.strength(samples, contrast), max(ratio, 1 / ratio) > 1.05, ratio > 0.15 {
      change = .strength(ratio: Double(ratio))
    } else if sums.explained > 0.65, sums.ratio > 0.15 {
      // Every colour is rounded to a level.
      let isColor = high - low > 0.25 * max(abs(high), abs(low)) && (high - low) * sums.levels > 3
      change = isColor ? .color : .strength(ratio: Double(sums.ratio))
    } else if sums.explained < 0.55, abs(sums.correlation) < 0.7, sums.symmetry > 0.3 {
      // A wider blur takes from where the shadow is strong.
      change = sums.correlation < 0 ? .softer : .harder
    } else {
      return nil
    }
  }

  /// The factor that accounts for nearly all, seen from whichever picture has more of the shadow.
  private static func strength(_ samples: ChangeSamples, _ contrast: ContrastEstimate?) -> Float? {
    let back = samples.exchanged.flatMap { ContrastEstimate.best($0) }
    let ratios = [contrast.map { ($0.explained, $0.ratio) }, back.map { ($0.explained, 1 / $0.ratio) }]
    let best = ratios.compactMap(\.self).max { $0.0 < $1.0 }
    return best.flatMap { $0.0 > strengthShare ? $0.1 : nil }
  }

  private static let strengthShare: Float = 0.95

  /// How the change of each place goes with the shadow there, and with where it is.
  private struct Sums {
    /// The factor of the shadow's strength, and the share of the change that it accounts for.
    let ratio: Float
    let explained: Float
    /// How much is gained where the shadow is strong: -1 to 1.
    let correlation: Float
    /// How far the left of it changed as the right did: -1 for the contrary, as where what casts it turned, to 1. What lies above
    /// it takes from that.
    let symmetry: Float
    /// The shares of the change that grow to the right or to the left, and downwards or upwards.
    let lean: (x: Float, y: Float)
    /// Where it grows: 1 for to the right and for downwards.
    let way: (x: Int, y: Int)
    /// What each of the colours that the shadow takes away most changed by, as a share.
    let factors: [Float]
    /// How many levels a typical place of the shadow differs from the ground.
    let levels: Float

    init?(_ samples: ChangeSamples, _ ground: Components) {
      let places = Self.clear(samples, ground)
      let whole = places.reduce(Components.zero) { $0 + samples.expected($1.x, $1.y) - ground }
      guard whole.length > 0 else { return nil }
      let direction = whole / whole.length
      // Of the strength s and its change d along the shadow's own colour, and of the way from the middle.
      var (ss, sd, dd, s1, d1, all) = (Float(0), Float(0), Float(0), Float(0), Float(0), Float(0))
      var (xx, yy, xd, yd) = (Float(0), Float(0), Float(0), Float(0))
      var mirrored = Float(0)
      var (strengths, changes) = (Components.zero, Components.zero)
      let bounds = samples.bounds
      for place in places {
        let (shadow, change) = (samples.expected(place.x, place.y) - ground, samples.difference(place))
        let (s, d) = (shadow.dot(direction), change.dot(direction))
        ss += s * s
        sd += s * d
        dd += d * d
        s1 += s
        d1 += d
        all += change.squaredLength
        strengths += shadow * s
        changes += change * s
        let x = (Float(place.x - bounds.x) + 0.5) / Float(bounds.width) - 0.5
        let y = (Float(place.y - bounds.y) + 0.5) / Float(bounds.height) - 0.5
        xx += x * x
        yy += y * y
        xd += x * d
        yd += y * d
        let opposite = ChangeSamples.Place(x: 2 * bounds.x + bounds.width - 1 - place.x, y: place.y)
        mirrored += d * samples.difference(opposite).dot(direction)
      }
      let count = Float(places.count)
      let variances = (ss - s1 * s1 / count) * (dd - d1 * d1 / count)
      guard ss > 0, dd > 0, xx > 0, yy > 0, s1 != 0, variances > 0, dd > 0.5 * all else { return nil }
      ratio = 1 + sd / ss
      explained = sd * sd / (ss * dd)
      correlation = (sd - s1 * d1 / count) / variances.squareRoot()
      symmetry = mirrored / dd
      lean = (xd * xd / (xx * dd), yd * yd / (yy * dd))
      way = (xd > 0 ? 1 : -1, yd > 0 ? 1 : -1)
      levels = abs(ss / s1)
      let (shadow, change) = (strengths, changes)
      factors = (0..<3).filter { abs(shadow[$0]) * 3 > shadow.length }.map { change[$0] / shadow[$0] }
    }

    /// The places without what lies above the shadow, which stands out more.
    private static func clear(_ samples: ChangeSamples, _ ground: Components) -> [ChangeSamples.Place] {
      let lengths = samples.changed.map { (samples.expected($0.x, $0.y) - ground).length }
      let limit = lengths.sorted()[lengths.count * 9 / 10] * 3
      return zip(samples.changed, lengths).filter { $0.1 <= limit }.map(\.0)
    }
  }
}
