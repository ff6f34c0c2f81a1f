/// The course in time along which a stretch goes the way that it should go: each frame shows what the expected animation shows
/// at some time, and these times never go back.
struct LocalCourse {
  /// How much of the difference is left.
  let rest: Double
  /// In frames: how far it is behind where it is most, or ahead, if that is negative.
  let lag: Double

  init(_ stretch: Stretch) {
    let first = Double(stretch.frames.lowerBound)
    let times = (0...(stretch.frames.count - 1) * Self.fineness).map { first + Double($0) / Double(Self.fineness) }
    // The least rest up to each frame when that shows a time, and which time the frame before shows then (dynamic
    // programming, as in H. Sakoe and S. Chiba, "Dynamic Programming Algorithm Optimization for Spoken Word Recognition", 1978).
    var sums = [Double](repeating: 0, count: times.count)
    var steps: [[Int]] = []
    let costs = stretch.rests(at: times)
    for (_, cost) in costs {
      var (least, choice) = (Double.infinity, 0)
      var step = [Int](repeating: 0, count: times.count)
      for index in times.indices {
        if sums[index] < least { (least, choice) = (sums[index], index) }
        step[index] = choice
        sums[index] = least + cost[index]
      }
      steps.append(step)
    }
    let end = sums.indices.min { sums[$0] < sums[$1] } ?? 0
    rest = sums[end] + stretch.ignored
    var (index, most) = (end, 0.0)
    for (sample, step) in zip(costs, steps).reversed() {
      let lag = Double(sample.frame) - times[index]
      if abs(lag) > abs(most) { most = lag }
      index = step[index]
    }
    lag = most
  }

  /// So many times are tried in each frame.
  private static let fineness = 6
}
