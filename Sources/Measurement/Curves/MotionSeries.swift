import SpringformNumerics

/// Values that were measured together, in one unit: how far they move points of the thing, in pixels.
struct MotionSeries {
  var properties: [MotionProperty]
  /// Seconds.
  var times: [Double]
  /// For each property as many values as there are times.
  var values: [[Double]]
  /// Pixels of one unit of each property.
  var units: [Double]

  var count: Int { times.count }

  func slice(_ range: Range<Int>) -> MotionSeries {
    MotionSeries(
      properties: properties, times: Array(times[range]), values: values.map { Array($0[range]) }, units: units)
  }

  /// At most so many of its moments, evenly taken, with the first and the last.
  func thinned(to count: Int) -> MotionSeries {
    guard self.count > count, count > 1 else { return self }
    return keeping((0..<count).map { $0 * (self.count - 1) / (count - 1) })
  }

  func keeping(_ moments: [Int]) -> MotionSeries {
    MotionSeries(
      properties: properties, times: moments.map { times[$0] }, values: values.map { list in moments.map { list[$0] } },
      units: units)
  }

  func only(_ indices: [Int]) -> MotionSeries {
    MotionSeries(
      properties: indices.map { properties[$0] }, times: times, values: indices.map { values[$0] },
      units: indices.map { units[$0] })
  }

  /// How far it is from one value to another, in pixels.
  func distance(_ a: Int, _ b: Int) -> Double {
    values.reduce(0) { $0 + ($1[a] - $1[b]) * ($1[a] - $1[b]) }.squareRoot()
  }

  /// The largest distance of two values of one property, in pixels.
  var extent: Double { values.map { ($0.max() ?? 0) - ($0.min() ?? 0) }.max() ?? 0 }
}

extension MotionSeries {
  /// What moves of a track; nil where nothing does.
  /// - Parameters:
  ///   - times: when the recording's pictures appear.
  ///   - lengths: for how long each is shown.
  init?(_ track: Track, times: [Double], lengths: [Double]) {
    let sure = track.moments.filter(\.isSure)
    let moments = Self.withRests(Self.withoutRepeats(sure), times: times, lengths: lengths)
    guard moments.count >= 4 else { return nil }
    let reach = (moments.map { max($0.width, $0.height) }.max() ?? 1) / 2
    self.init(properties: [], times: moments.map(\.time), values: [], units: [])
    let all = MotionProperty.allCases.map { property in
      moments.map { $0[keyPath: property.place] * property.pixels(reach: reach) }
    }
    let extents = all.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
    let largest = extents.max() ?? 0
    for (index, property) in MotionProperty.allCases.enumerated() {
      let noise = min(8 * Self.noise(all[index]), Self.mostNoise)
      guard extents[index] > max(property.leastExtent, noise, Self.leastShare * largest) else { continue }
      properties.append(property)
      values.append(all[index])
      units.append(property.pixels(reach: reach))
    }
    if properties.isEmpty { return nil }
  }

  /// Bends of more than a few pixels are no noise, but a fast motion.
  private static let mostNoise = 5.0
  /// A part of the largest motion that may come of what is measured beside it.
  private static let leastShare = 0.015

  /// How much values vary by chance: by the middle of how far each is from between its neighbours.
  static func noise(_ values: [Double]) -> Double {
    guard values.count > 4 else { return 0 }
    let bends: [Double] = (1..<values.count - 1).map { index in
      let between = (values[index - 1] + values[index + 1]) / 2
      return abs(values[index] - between)
    }
    // Of even motion most bends are chance; at rest all are.
    let sorted = bends.sorted()
    return sorted[sorted.count / 4] * 1.5
  }

  /// Repeats what was shown for long: a picture that stays says that everything rests, which many files store as one picture.
  private static func withRests(_ moments: [Track.Moment], times: [Double], lengths: [Double]) -> [Track.Moment] {
    guard let usual = lengths.filter({ $0 > 0 }).middle else { return moments }
    var next: [Double: Double] = [:]
    for (time, length) in zip(times, lengths) { next[time] = time + length }
    return moments.flatMap { moment -> [Track.Moment] in
      let length = (next[moment.time] ?? moment.time) - moment.time
      guard length > 2.5 * usual else { return [moment] }
      let count = min(Int((length / usual).rounded()), 60)
      return (0..<count).map { step in
        var copy = moment
        copy.time += length * Double(step) / Double(count)
        return copy
      }
    }
  }

  /// Leaves out pictures that repeat the one before while the thing is under way: they tell nothing of their own moment.
  private static func withoutRepeats(_ moments: [Track.Moment]) -> [Track.Moment] {
    guard moments.count > 6 else { return moments }
    func step(_ a: Track.Moment, _ b: Track.Moment) -> Double {
      let place = abs(a.x - b.x) + abs(a.y - b.y)
      let size = abs(a.width - b.width) + abs(a.height - b.height)
      let turn = abs(a.rotation - b.rotation) / 4
      return place + size / 2 + turn + abs(a.opacity - b.opacity) * 24
    }
    let steps = zip(moments, moments.dropFirst()).map(step)
    var kept = [moments[0]]
    for index in 1..<moments.count {
      let around = max(index >= 2 ? steps[index - 2] : 0, index < steps.count ? steps[index] : 0)
      let both = min(index >= 2 ? steps[index - 2] : 0, index < steps.count ? steps[index] : 0)
      let own = steps[index - 1]
      // At a turn steps are small, too, but not beside large ones on both sides.
      if own < 0.06, around > 1.2, both > 0.4 || around > 12 * max(own, 0.05) && both > 0.2 { continue }
      kept.append(moments[index])
    }
    return kept
  }
}
