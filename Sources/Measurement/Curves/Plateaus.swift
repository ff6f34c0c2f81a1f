/// Where measured values rest.
struct Plateaus {
  /// Ranges of indices, in order, that do not touch.
  let ranges: [Range<Int>]

  /// Rests shorter than this are turns, in seconds.
  private static let shortest = 0.1

  /// - Parameter tolerance: how far values at rest may lie apart, in pixels.
  init(_ series: MotionSeries, tolerance: Double) {
    var found: [Range<Int>] = []
    var start = 0
    while start < series.count {
      var low = series.values.map { $0[start] }
      var high = low
      var end = start + 1
      while end < series.count {
        var fits = true
        for (index, values) in series.values.enumerated() {
          if max(high[index], values[end]) - min(low[index], values[end]) > tolerance { fits = false }
        }
        guard fits else { break }
        for (index, values) in series.values.enumerated() {
          low[index] = min(low[index], values[end])
          high[index] = max(high[index], values[end])
        }
        end += 1
      }
      let length = series.times[end - 1] - series.times[start]
      if end - start >= 4, length >= Self.shortest {
        found.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    ranges = found
  }
}
