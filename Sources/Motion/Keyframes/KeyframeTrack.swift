/// The division of an animation's duration into segments, one between each two neighbouring key times: it tells which
/// segment a fraction of the duration lies in, and how much of that segment is covered there.
///
/// Segments are numbered from 0; their boundaries are `keyTimes`, ascending fractions of the duration from 0 to 1.
struct KeyframeTrack: Sendable {
  let keyTimes: [Double]
  let curves: [TimingCurve]

  /// - Parameters:
  ///   - segmentCount: at least 1.
  ///   - keyTimes: one more than segments; evenly spaced when `nil`.
  ///   - curves: one for each segment, or none for constant speed.
  init(segmentCount: Int, keyTimes: [Double]?, curves: [TimingCurve]) throws(KeyframeError) {
    if let keyTimes {
      guard keyTimes.count == segmentCount + 1 else {
        throw .keyTimeCount(keyTimes.count, expected: segmentCount + 1)
      }
      guard keyTimes.first == 0, keyTimes.last == 1, zip(keyTimes, keyTimes.dropFirst()).allSatisfy({ $0 <= $1 })
      else { throw .keyTimeOrder }
    }
    guard curves.isEmpty || curves.count == segmentCount else {
      throw .curveCount(curves.count, expected: segmentCount)
    }
    self.keyTimes = keyTimes ?? (0...segmentCount).map { Double($0) / Double(segmentCount) }
    self.curves = curves
  }

  /// The segment at `fraction` and the fraction of it that is covered; a boundary belongs to the later segment.
  func position(at fraction: Double) -> (segment: Int, fraction: Double) {
    let last = keyTimes.count - 2
    var (low, high) = (0, last)
    while low < high {
      let middle = (low + high + 1) / 2
      if keyTimes[middle] <= fraction { low = middle } else { high = middle - 1 }
    }
    let length = keyTimes[low + 1] - keyTimes[low]
    let inside = length > 0 ? min(max((fraction - keyTimes[low]) / length, 0), 1) : 1
    return (low, curves.isEmpty ? inside : curves[low].value(at: inside))
  }

  /// Key times such that equal times cover equal distances.
  static func pacedKeyTimes(_ lengths: [Double]) -> [Double] {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return (0...lengths.count).map { Double($0) / Double(lengths.count) } }
    var sum = 0.0
    return [0]
      + lengths.dropLast().map {
        sum += $0
        return sum / total
      } + [1]
  }
}
