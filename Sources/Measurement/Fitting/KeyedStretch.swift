import Glibc

extension MotionStretch {
  /// Straight lines between as few moments as explain the values of a span.
  static func keys(_ series: MotionSeries, _ span: Span, noise: Double) -> MotionStretch {
    let last = min(span.end, series.count - 1)
    let tolerance = max(3 * noise, 0.5, 0.01 * series.slice(span.begin..<last + 1).extent)
    var kept: Set<Int> = [span.begin, last]
    var open = [(span.begin, last)]
    while let (a, b) = open.popLast() {
      var worst = (index: a, distance: tolerance)
      for index in a + 1..<max(b, a + 1) {
        let distance = series.distance(of: index, fromLine: a, b)
        if distance > worst.distance { worst = (index, distance) }
      }
      guard worst.index > a else { continue }
      kept.insert(worst.index)
      open += [(a, worst.index), (worst.index, b)]
    }
    let moments = kept.sorted()
    var squares = 0.0
    for (a, b) in zip(moments, moments.dropFirst()) {
      for index in a..<b {
        let distance = series.distance(of: index, fromLine: a, b)
        squares += distance * distance
      }
    }
    func values(_ index: Int) -> [Double] { zip(series.values, series.units).map { $0[index] / $1 } }
    let begin = series.times[span.begin]
    let interval = span.begin + 1 < series.count ? series.times[span.begin + 1] - begin : 0
    return MotionStretch(
      start: Measured(begin, deviation: interval / 2), end: series.times[last], from: values(span.begin),
      to: values(last), velocity: series.units.map { _ in 0 }, model: .keys, alternatives: [],
      residual: (squares / Double(max(last - span.begin, 1))).squareRoot(),
      keys: moments.map { (series.times[$0], values($0)) })
  }

  /// Whether no model explains it.
  var isPoor: Bool { if case .keys = model { true } else { false } }
}

extension MotionSeries {
  /// How far a value lies from the straight line between two others, in pixels.
  fileprivate func distance(of index: Int, fromLine a: Int, _ b: Int) -> Double {
    let share = times[b] > times[a] ? (times[index] - times[a]) / (times[b] - times[a]) : 0
    return values.reduce(0) { sum, values in
      let distance = values[index] - values[a] - (values[b] - values[a]) * share
      return sum + distance * distance
    }.squareRoot()
  }
}
