import SpringformBitmap
import SpringformNumerics

/// A change without edges of its own: of a shadow, or of a gradient.
struct SmoothEstimate {
  typealias Components = ChangeSamples.Components

  enum Kind {
    case shadow, gradient
  }

  let kind: Kind

  /// Nil for what has edges, and for what is of one colour.
  init?(_ samples: ChangeSamples) {
    guard samples.changed.count > Self.fewest, let ground = samples.rowEndColor else { return nil }
    let energy = samples.energy
    var mean = Components.zero
    // How far what was drawn stands out, and how much of it has edges.
    var (height, edges, pairs) = (Float(0), 0, 0)
    var counts: [UInt32: Int] = [:]
    for place in samples.changed {
      height = max(height, (samples.expected(place.x, place.y) - ground).squaredLength)
      counts[samples.expected[place.x, place.y], default: 0] += 1
      mean += samples.difference(place)
    }
    for place in samples.changed {
      let before = samples.expected(place.x, place.y)
      for (x, y) in [(place.x + 1, place.y), (place.x, place.y + 1)] {
        guard samples.actual(x, y) != samples.expected(x, y) else { continue }
        pairs += 1
        if (samples.expected(x, y) - before).squaredLength * 4 > height { edges += 1 }
      }
    }
    guard pairs > 0, energy > 0, samples.roughness < 0.2 else { return nil }
    let count = Float(samples.changed.count)
    let lengths = samples.changed.reduce(Float(0)) { $0 + samples.difference($1).length }
    // Where the change ends a shadow has faded, and what is filled has an edge.
    let hasRim = samples.rimStep.map { $0 > Self.rimStep } ?? true
    // The outline of a figure is longer than that.
    let outline = 2.5 * Float(samples.count).squareRoot()
    if !hasRim, edges * 30 < pairs, Float(edges * samples.changedStep) < outline, samples.hollowShare > 0.15 {
      kind = .shadow
    } else if hasRim, mean.length > 0.9 * lengths, mean.squaredLength / count < 0.97 * energy,
      let most = counts.values.max(), most * 5 < samples.changed.count
    {
      kind = .gradient
    } else {
      return nil
    }
  }

  /// What is smaller tells nothing.
  private static let fewest = 30
  /// What a shadow may change by from one pixel to the next where it fades: 6 levels of each colour.
  private static let rimStep: Float = 10
}

extension ChangeSamples {
  /// The step from the end of a row that changed, in either picture, to the place outside, that in the middle of all; nil
  /// without any.
  fileprivate var rimStep: Float? {
    let steps = rowEnds.map { end -> Float in
      let colors = [expected(end.x, end.y), actual(end.x, end.y)]
      let sides = [end.x - 1, end.x + 1].filter { expected[$0, end.y] == actual[$0, end.y] }
      return sides.flatMap { side in colors.map { (expected(side, end.y) - $0).length } }.max() ?? 0
    }
    return steps.middle
  }

  /// The colour that is in the middle of those at the ends of the rows that changed, which is nearly the one around.
  var rowEndColor: Components? {
    let ends = rowEnds.map { expected($0.x, $0.y) }
    var color = Components.zero
    for index in 0..<4 {
      guard let middle = ends.map({ $0[index] }).middle else { return nil }
      color[index] = middle
    }
    return color
  }
}
