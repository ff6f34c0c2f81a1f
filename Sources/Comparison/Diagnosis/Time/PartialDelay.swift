import SpringformBitmap

/// A part of the picture, for a part of the time, that shows what the expected animation shows some frames earlier or
/// later: what an event starts that comes at another time, while all else goes on as it did.
struct PartialDelay {
  /// Frames; negative when it is earlier.
  private(set) var lag = 0
  /// Seconds: when the motion starts in the expected animation.
  private(set) var start = 0.0
  /// Seconds: from when on all is in time again, nil when it never is.
  private(set) var end: Double?
  /// The share of the squared difference that it accounts for.
  private(set) var explained = 0.0

  /// Nil when no lag does better than none.
  /// - Parameter step: seconds of one frame.
  init?(_ expected: FrameTrack, _ actual: FrameTrack, step: Double) {
    let length = max(expected.duration, actual.duration)
    guard step > 0, length > 0 else { return nil }
    let count = Int((length / step).rounded())
    guard (3...Self.mostFrames).contains(count) else { return nil }
    let old = (0..<count).map { expected.frames[expected.index(at: Double($0) * step)] }
    let new = (0..<count).map { actual.frames[actual.index(at: Double($0) * step)] }
    let errors = Errors(old, new)
    guard errors.total > 0 else { return nil }
    var best: (window: Range<Int>, rest: Float)?
    // What appears and stays is explained by any lag that is long enough: the shortest is how late it is.
    for lag in (1...Self.reach).flatMap({ [-$0, $0] }) {
      let limit = best.map { $0.rest - Self.gain * errors.total } ?? errors.total
      let late = Errors(old, new, lag: lag, of: errors.cells)
      // No window leaves less than what is less with a lag, frame by frame and cell by cell.
      guard errors.least(with: late) < limit, let found = Self.window(errors, late), found.rest < limit else {
        continue
      }
      best = found
      self.lag = lag
    }
    guard let best, let first = errors.firstFrame else { return nil }
    explained = Double(1 - best.rest / errors.total)
    // What comes earlier differs before the motion should start, and may have begun before the first frame.
    let begin = first == 0 ? old.indices.dropFirst().first { old[$0].digest != old[0].digest } : nil
    start = Double(lag > 0 ? first : begin ?? first - lag) * step
    end = best.window.upperBound < count ? Double(best.window.upperBound) * step : nil
  }

  /// In frames of the expected animation.
  private static let reach = 12
  static let lags = 2 * reach
  /// Of what differs: what is less may lie in what moves behind it.
  private static let gain: Float = 1e-3
  /// Longer animations would take too long.
  private static let mostFrames = 1200

  /// The cells and the time that are late, and what is left then.
  private static func window(_ plain: Errors, _ late: Errors) -> (window: Range<Int>, rest: Float)? {
    var window = 0..<plain.count
    var cells: [Int] = []
    var gain: Float = 0
    for _ in 0..<3 {
      let (before, after) = (plain.sums(window), late.sums(window))
      cells = before.indices.filter { before[$0] > after[$0] }
      let gains = (0..<plain.count).map { frame in
        cells.reduce(Float(0)) { $0 + plain[frame, $1] - late[frame, $1] }
      }
      (window, gain) = bestRun(gains)
      if window.isEmpty { return nil }
    }
    return (window, plain.total - gain)
  }

  /// The run of numbers with the largest sum (J. Kadane's algorithm, in J. Bentley, "Programming Pearls", 1984).
  private static func bestRun(_ values: [Float]) -> (Range<Int>, Float) {
    var best = (0..<0, Float(0))
    var (begin, sum) = (0, Float(0))
    for (index, value) in values.enumerated() {
      if sum <= 0 { (begin, sum) = (index, 0) }
      sum += value
      // Of equal ones the longest: where nothing moves, nothing tells whether it is late.
      if sum >= best.1, sum > 0 { best = (begin..<index + 1, sum) }
    }
    return best
  }
}

/// The squared differences of some cells at each frame.
private struct Errors {
  let count: Int
  /// Those of the grid that are looked at.
  let cells: [Int]
  private var values: [Float] = []

  /// Of all cells that ever differ: no other is in time with a lag and out of time without.
  init(_ expected: [FrameSignature], _ actual: [FrameSignature]) {
    var differs = [Bool](repeating: false, count: actual.first?.cells.count ?? 0)
    for (a, b) in zip(expected, actual) where a.digest != b.digest {
      for cell in differs.indices where a.cells[cell] != b.cells[cell] { differs[cell] = true }
    }
    self.init(expected, actual, lag: 0, of: differs.indices.filter { differs[$0] })
  }

  init(_ expected: [FrameSignature], _ actual: [FrameSignature], lag: Int, of cells: [Int]) {
    count = actual.count
    self.cells = cells
    values.reserveCapacity(count * cells.count)
    for (index, frame) in actual.enumerated() {
      let other = expected[min(max(index - lag, 0), expected.count - 1)]
      if frame.digest == other.digest {
        values.append(contentsOf: repeatElement(0, count: cells.count))
        continue
      }
      for cell in cells {
        let difference = frame.cells[cell] - other.cells[cell]
        values.append((difference * difference).sum())
      }
    }
    total = values.reduce(0, +)
  }

  var cellCount: Int { cells.count }

  subscript(frame: Int, cell: Int) -> Float { values[frame * cellCount + cell] }

  /// The sum of all.
  let total: Float

  /// The sum of each cell over some frames.
  func sums(_ frames: Range<Int>) -> [Float] {
    var sums = [Float](repeating: 0, count: cellCount)
    for frame in frames {
      let begin = frame * cellCount
      for cell in sums.indices { sums[cell] += values[begin + cell] }
    }
    return sums
  }

  /// The sum of what is less in either.
  func least(with other: Self) -> Float {
    var sum: Float = 0
    for index in values.indices { sum += min(values[index], other.values[index]) }
    return sum
  }

  /// The first frame with a noticeable part of the difference.
  var firstFrame: Int? {
    let sums = (0..<count).map { frame in (0..<cellCount).reduce(Float(0)) { $0 + self[frame, $1] } }
    let limit = (sums.max() ?? 0) * 1e-3
    return sums.firstIndex { $0 > limit }
  }
}
