/// How far what is drawn seems to have moved.
struct ShiftEstimate {
  /// Pixels to the right.
  var x: Float
  /// Pixels down.
  var y: Float
  /// The share of the squared difference that the shift accounts for.
  var explained: Float

  /// Nil when no shift of these places does better than none.
  init?(_ samples: ChangeSamples, _ places: [ChangeSamples.Place]) {
    let energy = places.reduce(Float(0)) { $0 + samples.difference($1).squaredLength }
    guard energy > 0 else { return nil }
    var best = (x: Float(0), y: Float(0), residual: energy)
    func consider(_ x: Float, _ y: Float, among places: [ChangeSamples.Place]) -> Bool {
      guard abs(x) <= Float(Self.reach), abs(y) <= Float(Self.reach) else { return false }
      let residual = Self.residual(samples, places, x, y, limit: best.residual)
      guard residual < best.residual else { return false }
      best = (x, y, residual)
      return true
    }
    // Few places are enough to find the neighbourhood.
    let few = Self.every(max(places.count / 600, 1), of: places)
    best.residual = Self.residual(samples, few, 0, 0, limit: .infinity)
    for y in -Self.reach...Self.reach {
      for x in -Self.reach...Self.reach { _ = consider(Float(x), Float(y), among: few) }
    }
    best.residual = Self.residual(samples, places, best.x, best.y, limit: .infinity)
    var step: Float = 0.5
    while step > 0.01 {
      let (x, y) = (best.x, best.y)
      let isBetter = [(step, 0), (-step, 0), (0, step), (0, -step)].contains {
        consider(x + $0.0, y + $0.1, among: places)
      }
      if !isBetter { step /= 2 }
    }
    guard best.residual < energy, best.x != 0 || best.y != 0 else { return nil }
    (x, y) = (best.x, best.y)
    explained = 1 - best.residual / energy
  }

  /// Pixels in each direction.
  static let reach = 12

  private static func every(_ step: Int, of places: [ChangeSamples.Place]) -> [ChangeSamples.Place] {
    stride(from: 0, to: places.count, by: step).map { places[$0] }
  }

  /// The squared difference that is left when the expected picture is moved, or something above the limit.
  private static func residual(
    _ samples: ChangeSamples, _ places: [ChangeSamples.Place], _ x: Float, _ y: Float, limit: Float
  ) -> Float {
    var sum: Float = 0
    for place in places {
      let moved = samples.expected(at: Float(place.x) - x, Float(place.y) - y)
      sum += (samples.actual(place.x, place.y) - moved).squaredLength
      if sum > limit { break }
    }
    return sum
  }
}
