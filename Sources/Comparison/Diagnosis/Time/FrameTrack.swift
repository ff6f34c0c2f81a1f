/// An animation as the search for a cause in time sees it: when each frame appears, and its signature.
struct FrameTrack {
  /// Seconds, ascending.
  let starts: [Double]
  let frames: [FrameSignature]
  /// Seconds.
  let duration: Double

  /// There are as many signatures as times.
  init(_ timing: AnimationTiming, _ frames: [FrameSignature]) {
    starts = timing.starts
    duration = timing.duration
    self.frames = frames
  }

  /// The frame that shows at a time; the first before the beginning, the last after the end.
  func index(at time: Double) -> Int {
    // Times of one moment may differ in their last digits.
    let time = time + 1e-6
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// How long a frame shows, in seconds.
  func delay(ofFrame index: Int) -> Double {
    (index + 1 < starts.count ? starts[index + 1] : duration) - starts[index]
  }

  /// Seconds; equal pictures in a row may be stored as one, so this is the time between two refreshes.
  var shortestDelay: Double { starts.indices.map(delay).filter { $0 > 1e-6 }.min() ?? 0 }

  /// The squared distance of a frame to what shows at a time, or would show, if frames blended into each other.
  func squaredDistance(to signature: FrameSignature, at time: Double) -> Double {
    let index = index(at: time)
    let delay = index + 1 < starts.count ? starts[index + 1] - starts[index] : 0
    let fraction = delay > 0 ? min(max((time - starts[index]) / delay, 0), 1) : 0
    guard fraction > 1e-4, frames[index].digest != frames[index + 1].digest else {
      return frames[index].squaredDistance(to: signature)
    }
    let (a, b) = (frames[index].cells, frames[index + 1].cells)
    var sum = SIMD4<Float>.zero
    for cell in signature.cells.indices {
      let difference = signature.cells[cell] - a[cell] - (b[cell] - a[cell]) * Float(fraction)
      sum += difference * difference
    }
    return Double(sum.sum())
  }

  /// The squared distance of a frame to the mean of the one before and the one after; 0 for the first and the last.
  func deviation(at index: Int) -> Double {
    guard index > 0, index + 1 < frames.count else { return 0 }
    let (before, after) = (frames[index - 1].cells, frames[index + 1].cells)
    var sum = SIMD4<Float>.zero
    for (cell, value) in frames[index].cells.enumerated() {
      let difference = value - (before[cell] + after[cell]) / 2
      sum += difference * difference
    }
    return Double(sum.sum())
  }

  /// The first and the last frame that differ from the ones before them, nil when nothing moves.
  var motion: ClosedRange<Int>? {
    let moving = frames.indices.filter { $0 > 0 && frames[$0].digest != frames[$0 - 1].digest }
    guard let first = moving.first, let last = moving.last else { return nil }
    return first...last
  }
}
