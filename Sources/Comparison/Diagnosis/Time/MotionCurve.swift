import SpringformBitmap

/// Where the contents of an animation's frames lie, as a curve in time that can be read between the frames, too.
struct MotionCurve {
  /// Seconds.
  private let times: [Double]
  /// Three sums of four components for each frame, of one order of size.
  private let values: [[SIMD4<Double>]]
  /// Change per second at each frame.
  private let slopes: [[SIMD4<Double>]]

  init(_ track: FrameTrack, size: PixelSize) {
    times = track.starts
    // A pixel that appears counts as much as one that moves by a quarter of the picture.
    let lever = Double(size.width + size.height) / 8
    let values = track.frames.map { [$0.moments[0] * lever, $0.moments[1], $0.moments[2]] }
    slopes = values.indices.map { index in
      let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
      let time = track.starts[after] - track.starts[before]
      return (0..<3).map { time > 0 ? (values[after][$0] - values[before][$0]) / time : .zero }
    }
    self.values = values
  }

  /// The squared distance of all frames to what another animation showed at other times, or something above `limit` as
  /// soon as that is passed.
  func residual(in expected: MotionCurve, at map: TimeMap, limit: Double = .infinity) -> Double {
    var sum = 0.0
    for index in times.indices {
      let then = expected.value(at: map(times[index]))
      for moment in 0..<3 {
        let difference = values[index][moment] - then[moment]
        sum += (difference * difference).sum()
      }
      if sum > limit { break }
    }
    return sum
  }

  /// The value at a time, by cubic Hermite interpolation; before the beginning the first, after the end the last.
  private func value(at time: Double) -> [SIMD4<Double>] {
    guard let first = times.first, let last = times.last, time > first else { return values[0] }
    guard time < last else { return values[times.count - 1] }
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    let span = times[high] - times[low]
    guard span > 0 else { return values[high] }
    let t = (time - times[low]) / span
    return (0..<3).map { moment in
      let (a, b) = (values[low][moment], values[high][moment])
      let (slopeA, slopeB) = (slopes[low][moment] * span, slopes[high][moment] * span)
      let change = b - a
      let square = (change * 3 - slopeA * 2 - slopeB) * (t * t)
      let cube = (slopeA + slopeB - change * 2) * (t * t * t)
      return a + slopeA * t + square + cube
    }
  }
}
