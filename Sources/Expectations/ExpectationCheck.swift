import SpringformScene

extension MotionExpectation {
  /// The first reason why the expectation is not met, `nil` when it is.
  ///
  /// Comparisons are written so that a limit that is not a number is never kept.
  func failure(in record: SampledMotion) -> ExpectationFailure? {
    switch condition {
    case .settles(let name, let target, let time, let tolerance):
      first(name, in: record) { $0.settling(at: target, by: time, within: tolerance) }
    case .overshoots(let name, let share): first(name, in: record) { $0.overshoot(atMost: share) }
    case .stays(let name, let least, let most): first(name, in: record) { $0.leaving(least: least, most: most) }
    case .holds(let name):
      first(name, in: record) { part in
        part.samples.first { $0.value == 0 }.map { .doesNotHold(curve: part.name, time: $0.time) }
      }
    case .holdsAt(let name, let time):
      // The refresh need not be exactly then, so it is looked for in what comes after.
      Self(.holds(curve: name), from: max(time, start ?? time), to: end).first(name, in: record) { part in
        part.samples[0].value == 0 ? .doesNotHold(curve: part.name, time: part.samples[0].time) : nil
      }
    case .neverHolds(let name):
      first(name, in: record) { part in
        part.samples.first { $0.value != 0 }.map { .holds(curve: part.name, time: $0.time) }
      }
    case .order(let events): disorder(of: events, in: record)
    case .pictures(let limit):
      if let count = record.pictureCount {
        count <= limit ? nil : .tooManyPictures(count: count, atMost: limit)
      } else {
        .picturesNotCounted
      }
    }
  }

  /// Asks each of the curves that a name stands for.
  private func first(
    _ name: String, in record: SampledMotion, _ failure: (CurvePart) -> ExpectationFailure?
  ) -> ExpectationFailure? {
    let curves = record.curves(named: name)
    guard !curves.isEmpty else { return .noCurve(name: name, known: record.curves.map(\.name)) }
    for curve in curves {
      let samples = samples(of: curve, in: record)
      if let broken = samples.first(where: { !$0.value.isFinite }) {
        return .notFinite(curve: curve.name, time: broken.time)
      }
      guard let part = CurvePart(name: curve.name, samples: samples) else {
        return .noValues(curve: curve.name, from: start, to: end)
      }
      if let failure = failure(part) { return failure }
    }
    return nil
  }

  /// The curves that a name stands for, in the part of the scene that is looked at.
  func parts(named name: String, in record: SampledMotion) -> [CurvePart] {
    record.curves(named: name).compactMap { CurvePart(name: $0.name, samples: samples(of: $0, in: record)) }
  }

  private func samples(of curve: SampledMotion.Curve, in record: SampledMotion) -> [(time: Double, value: Double)] {
    zip(record.times, curve.values).compactMap { time, value in
      value.flatMap { contains(time) ? (time: time, value: $0) : nil }
    }
  }

  private func disorder(of names: [String], in record: SampledMotion) -> ExpectationFailure? {
    // What happened at the same time stays in the order in which it was noted.
    let events = record.events.filter { contains($0.time) }.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    var rest = events[...]
    var previous: ExpectationFailure.EventMoment?
    for name in names {
      guard let index = rest.firstIndex(where: { $0.name == name }) else {
        return .noEvent(name: name, after: events.contains { $0.name == name } ? previous : nil)
      }
      previous = .init(name: name, time: rest[index].time)
      rest = rest[(index + 1)...]
    }
    return nil
  }

  private func contains(_ time: Double) -> Bool {
    time >= (start ?? -.infinity) - timeSlack && time <= (end ?? .infinity) + timeSlack
  }
}

/// Refreshes at n/rate and moments written as decimal fractions may differ in the last bits.
private let timeSlack = 1e-9

/// A curve's finite values in the part of the scene that is looked at; there is one at least.
struct CurvePart {
  let name: String
  let samples: [(time: Double, value: Double)]
  let first: Double
  let last: Double

  init?(name: String, samples: [(time: Double, value: Double)]) {
    guard let first = samples.first, let last = samples.last else { return nil }
    self.name = name
    self.samples = samples
    self.first = first.value
    self.last = last.value
  }

  /// Where it settles, how near that is, and the number of the sample from which on it stays there; behind the last if it never does.
  func settlement(at target: Double?, within tolerance: Double?) -> (target: Double, tolerance: Double, settled: Int) {
    let target = target ?? last
    let distances = samples.map { ($0.value - target).magnitude }
    let tolerance = tolerance ?? 0.02 * (distances.max() ?? 0)
    return (target, tolerance, distances.lastIndex { !($0 <= tolerance) }.map { $0 + 1 } ?? 0)
  }

  func settling(at target: Double?, by limit: Double, within tolerance: Double?) -> ExpectationFailure? {
    let (target, tolerance, settled) = settlement(at: target, within: tolerance)
    guard settled < samples.count else {
      return .endsElsewhere(curve: name, value: last, target: target, tolerance: tolerance)
    }
    let time = samples[settled].time
    return time <= limit + timeSlack
      ? nil : .settlesLate(curve: name, time: time, by: limit, target: target, tolerance: tolerance)
  }

  /// Its share of the way, and when; 0 at the beginning where there is none.
  var largestOvershoot: (share: Double, time: Double) {
    var worst = (share: 0.0, time: samples[0].time)
    for sample in samples {
      let share = (sample.value - last) / (last - first)
      if share > worst.share { worst = (share, sample.time) }
    }
    return worst
  }

  func overshoot(atMost limit: Double) -> ExpectationFailure? {
    let displacement = last - first
    guard displacement != 0 else { return .goesNowhere(curve: name) }
    let worst = largestOvershoot
    return worst.share <= limit
      ? nil : .overshoots(curve: name, share: worst.share, time: worst.time, atMost: limit)
  }

  func leaving(least: Double?, most: Double?) -> ExpectationFailure? {
    for (time, value) in samples {
      if let least, !(value >= least) { return .below(curve: name, value: value, time: time, least: least) }
      if let most, !(value <= most) { return .above(curve: name, value: value, time: time, most: most) }
    }
    return nil
  }
}
