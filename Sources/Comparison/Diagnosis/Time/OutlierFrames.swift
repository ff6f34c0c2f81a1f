/// Frames that differ from both neighbours: wrong for a moment, or flashing.
struct OutlierFrames {
  let expected: FrameTrack
  let actual: FrameTrack

  /// Frames of the actual animation that lie farther from the line between their neighbours than any frame of the expected
  /// animation does around that time.
  var flashes: [Int] {
    let usual = expected.frames.indices.map { expected.deviation(at: $0) }
    return actual.frames.indices.filter { index in
      guard index > 0, index + 1 < actual.frames.count else { return false }
      let (before, frame, after) = (actual.frames[index - 1], actual.frames[index], actual.frames[index + 1])
      let spike = min(frame.squaredDistance(to: before), frame.squaredDistance(to: after))
      guard spike > before.squaredDistance(to: after) else { return false }
      let then = expected.index(at: actual.starts[index])
      let around = max(then - LagTable.reach, 0)...min(then + LagTable.reach, usual.count - 1)
      return actual.deviation(at: index) > 4 * (usual[around].max() ?? 0)
    }
  }

  /// Whether what differs at a frame is there in one picture and not in the other, rather than elsewhere.
  func isSomethingMissing(atFrame index: Int) -> Bool {
    let then = expected.frames[expected.index(at: actual.starts[index])]
    var (sum, distance) = (SIMD4<Float>.zero, Float(0))
    for (a, b) in zip(then.cells, actual.frames[index].cells) {
      sum += b - a
      distance += (b - a).length
    }
    return sum.length > distance / 2
  }

  /// Runs of different moments that are short and far enough from each other to be accidents; empty when there are
  /// other ones, too.
  static func runs(_ isDifferent: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in isDifferent.indices where isDifferent[index] {
      if let last = runs.indices.last, runs[last].upperBound == index {
        runs[last] = runs[last].lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
