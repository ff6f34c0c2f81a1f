import SpringformBitmap

/// Which time of the expected animation the actual one shows: `rate * time + offset`, in seconds.
struct TimeMap {
  var rate: Double
  var offset: Double

  static let identity = Self(rate: 1, offset: 0)

  func callAsFunction(_ time: Double) -> Double { rate * time + offset }
}

/// Looks for the time map that explains most of what differs between two animations.
struct TimeMapSearch {
  private let expected: FrameTrack
  private let actual: FrameTrack
  private let expectedCurve: MotionCurve
  private let actualCurve: MotionCurve
  /// Seconds: the expected animation's typical delay.
  private let step: Double
  /// What differs without any change of time.
  private let total: Double

  init(_ expected: FrameTrack, _ actual: FrameTrack, size: PixelSize, step: Double) {
    self.expected = expected
    self.actual = actual
    self.step = step
    expectedCurve = MotionCurve(expected, size: size)
    actualCurve = MotionCurve(actual, size: size)
    total = actualCurve.residual(in: expectedCurve, at: .identity)
  }

  /// The share of what differs that is explained by a map, up to 1.
  func explained(by map: TimeMap) -> Double { total > 0 ? 1 - residual(map) / total : 0 }

  /// The best constant delay, searched as far as half the animation.
  func delay() -> TimeMap {
    let reach = max(LagTable.reach, min(actual.frames.count, expected.frames.count) / 2)
    // Of a long animation first only every so many delays, and then those around the best.
    let coarse = max(reach / Self.mostDelays, 1)
    func maps(_ frames: StrideThrough<Int>) -> [TimeMap] { frames.map { TimeMap(rate: 1, offset: Double(-$0) * step) } }
    var found = best(of: maps(stride(from: -reach, through: reach, by: coarse)))
    if coarse > 1 {
      let middle = Int((-found.offset / step).rounded())
      found = best(of: [found] + maps(stride(from: middle - coarse, through: middle + coarse, by: 1)))
    }
    return refined(found, rateStep: 0, offsetStep: step / 2, pivot: 0)
  }

  /// So many delays in each direction are tried one by one.
  private static let mostDelays = 600
  /// So many frames tell one map from another before the best is looked at more closely.
  private static let fewestFrames = 300

  /// The best change of speed: of time from the animation's beginning on, unless any delay besides explains much more.
  func speed() -> TimeMap {
    let rates = Array(stride(from: 0.5, through: 2, by: 0.02))
    let plain = rates.map { TimeMap(rate: $0, offset: 0) }
    let simple = refined(best(of: plain), rateStep: 0.01, offsetStep: 0, pivot: 0)
    var maps = plain
    if let old = expected.motion, let new = actual.motion {
      // The times before the first change and at the last one.
      let oldEnds = (expected.starts[old.lowerBound - 1], expected.starts[old.upperBound])
      let newEnds = (actual.starts[new.lowerBound - 1], actual.starts[new.upperBound])
      let span = newEnds.1 - newEnds.0
      for rate in rates + (span > 0 ? [(oldEnds.1 - oldEnds.0) / span] : []) where (0.2...5).contains(rate) {
        maps.append(TimeMap(rate: rate, offset: oldEnds.0 - rate * newEnds.0))
      }
    }
    // A change of rate turns about the middle of the animation, so that it does not act as a delay.
    let free = refined(best(of: maps), rateStep: 0.01, offsetStep: step / 2, pivot: (actual.starts.last ?? 0) / 2)
    return residual(simple) <= max(2 * residual(free), 0.001 * total) ? simple : free
  }

  private func residual(_ map: TimeMap, limit: Double = .infinity) -> Double {
    actualCurve.residual(in: expectedCurve, at: map, limit: limit)
  }

  private func best(of maps: [TimeMap]) -> TimeMap {
    let stride = max(actualCurve.count / Self.fewestFrames, 1)
    func residual(_ map: TimeMap, limit: Double = .infinity) -> Double {
      actualCurve.residual(in: expectedCurve, at: map, limit: limit, stride: stride)
    }
    var best = (map: TimeMap.identity, residual: residual(.identity))
    for map in maps {
      let residual = residual(map, limit: best.residual)
      if residual < best.residual { best = (map, residual) }
    }
    return best.map
  }

  /// Looks around for less residual, in ever smaller steps.
  /// - Parameter pivot: the time, in seconds, about which a change of rate turns.
  private func refined(_ map: TimeMap, rateStep: Double, offsetStep: Double, pivot: Double) -> TimeMap {
    var best = (map: map, residual: residual(map))
    var (rateStep, offsetStep) = (rateStep, offsetStep)
    for _ in 0..<14 {
      var isBetter = true
      while isBetter {
        isBetter = false
        for (rate, offset) in [(rateStep, 0), (-rateStep, 0), (0, offsetStep), (0, -offsetStep)] {
          guard rate != 0 || offset != 0, best.map.rate + rate > 0 else { continue }
          let map = TimeMap(rate: best.map.rate + rate, offset: best.map.offset + offset - rate * pivot)
          let residual = residual(map, limit: best.residual)
          if residual < best.residual {
            best = (map, residual)
            isBetter = true
          }
        }
      }
      rateStep /= 2
      offsetStep /= 2
    }
    return best.map
  }
}
