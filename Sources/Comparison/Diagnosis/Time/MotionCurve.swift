import SpringformBitmap

/// Where the contents of an animation's frames lie, as a curve in time that can be read between the frames, too.
struct MotionCurve {
  /// Seconds.
  private let times: [Double]
  /// Three sums of four components for each frame, of one order of size.
  private let values: [SIMD16<Double>]
  /// Change per second at each frame.
  private let slopes: [SIMD16<Double>]

  init(_ track: FrameTrack, size: PixelSize) {
    let times = track.starts
    // A pixel that appears counts as much as one that moves by a quarter of the picture.
    let lever = Double(size.width + size.height) / 8
    let values = track.frames.map {
      SIMD16(
        lowHalf: SIMD8(lowHalf: $0.moments[0] * lever, highHalf: $0.moments[1]),
        highHalf: SIMD8(lowHalf: $0.moments[2], highHalf: .zero))
    }
    slopes = values.indices.map { index in
      let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
      let time = times[after] - times[before]
      return time > 0 ? (values[after] - values[before]) / time : .zero
    }
    self.times = times
    self.values = values
  }

  var count: Int { times.count }

  /// The squared distance of frames to what another animation showed at other times, or something above `limit` as soon as
  /// that is passed.
  /// - Parameters:
  ///   - map: its rate is above 0.
  ///   - stride: only every so many frames are looked at.
  func residual(in expected: MotionCurve, at map: TimeMap, limit: Double = .infinity, stride: Int = 1) -> Double {
    var sum = 0.0
    var interval = 0
    for index in Swift.stride(from: 0, to: times.count, by: stride) {
      let difference = values[index] - expected.value(at: map(times[index]), &interval)
      sum += (difference * difference).sum()
      if sum > limit { break }
    }
    return sum
  }

  /// The value at a time, by cubic Hermite interpolation; before the beginning the first, after the end the last.
  /// - Parameter interval: the one that held the time before, which was no later.
  private func value(at time: Double, _ interval: inout Int) -> SIMD16<Double> {
    guard time > times[0] else { return values[0] }
    guard time < times[times.count - 1] else { return values[times.count - 1] }
    while times[interval + 1] <= time { interval += 1 }
    let (low, high) = (interval, interval + 1)
    let span = times[high] - times[low]
    let t = (time - times[low]) / span
    let (slopeA, slopeB) = (slopes[low] * span, slopes[high] * span)
    let change = values[high] - values[low]
    let square = (change * 3 - slopeA * 2 - slopeB) * (t * t)
    let cube = (slopeA + slopeB - change * 2) * (t * t * t)
    return values[low] + slopeA * t + square + cube
  }
}
