import SpringformBitmap

/// The line at which a picture is mirrored.
public enum MirrorAxis: Hashable, Sendable {
  /// Left and right have changed places.
  case vertical
  /// Top and bottom have changed places.
  case horizontal
}

/// Finds the middle line of the picture at which all of it is mirrored.
struct MirrorEstimate {
  let axis: MirrorAxis

  init?(_ samples: ChangeSamples) {
    guard samples.expected.size == samples.actual.size, samples.count >= Self.fewest,
      let axis = [MirrorAxis.vertical, .horizontal].first(where: { samples.isMirrored(at: $0) }),
      !samples.mayHaveMoved(along: axis)
    else { return nil }
    self.axis = axis
  }

  /// Pixels.
  private static let fewest = 12
}

extension ChangeSamples {
  fileprivate func isMirrored(at axis: MirrorAxis) -> Bool {
    func mirrored(_ place: Place) -> Place {
      axis == .vertical
        ? Place(x: expected.width - 1 - place.x, y: place.y) : Place(x: place.x, y: expected.height - 1 - place.y)
    }
    // What is there has come from the other side, and what was there has gone to it.
    func rest(_ place: Place) -> Float {
      let other = mirrored(place)
      return (actual(place.x, place.y) - expected(other.x, other.y)).squaredLength
        + (expected(place.x, place.y) - actual(other.x, other.y)).squaredLength
    }
    let left = changed.reduce(Float(0)) { $0 + rest($1) }
    // Another rasteriser puts edges a little elsewhere.
    let alike = unchanged.count { rest($0) < 16 * 16 }
    return left < 0.04 * energy && alike * 50 >= unchanged.count * 49
  }

  /// Whether what is drawn is symmetrical itself: then it may as well stand elsewhere.
  fileprivate func mayHaveMoved(along axis: MirrorAxis) -> Bool {
    let ground = expected[0, 0]
    let (columns, rows) = (bounds.columns, bounds.rows)
    func isEmpty(_ line: Int) -> Bool {
      axis == .vertical
        ? rows.allSatisfy { expected[line, $0] == ground } : columns.allSatisfy { expected[$0, line] == ground }
    }
    let lines = axis == .vertical ? columns : rows
    guard let first = lines.first(where: { !isEmpty($0) }), let last = lines.last(where: { !isEmpty($0) }) else {
      return true
    }
    var (rest, energy) = (Float(0), Float(0))
    for place in changed where (first...last).contains(axis == .vertical ? place.x : place.y) {
      let here = expected(place.x, place.y)
      let other =
        axis == .vertical ? expected(first + last - place.x, place.y) : expected(place.x, first + last - place.y)
      rest += (here - other).squaredLength
      energy += difference(place).squaredLength
    }
    return rest < 0.05 * energy
  }
}
