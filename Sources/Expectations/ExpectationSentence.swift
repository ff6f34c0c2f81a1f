// What expectations have to say. It stands here, because tests, the command line and reports all speak it.

extension ExpectationResult {
  /// What went wrong, or what was expected and came true; one sentence without a full stop.
  package var sentence: String { failure?.sentence ?? expectation.sentence }
}

/// What is expected, or went wrong, in the parts that its sentence is made of.
package enum ExpectationWords: Hashable, Sendable {
  /// What is said of a curve: "settles by 2 s".
  case curve(String, String)
  /// That a condition holds or not, and when: "never holds" and "until 1 s", which may be nothing.
  case condition(String, verb: String, time: String)
  /// What is about no curve.
  case other(String)

  /// One sentence without a full stop.
  var sentence: String {
    switch self {
    case .curve(let name, let words): "\(name) \(words)"
    case .condition(let name, let verb, let time): "'\(name)' \(verb)" + (time.isEmpty ? "" : " \(time)")
    case .other(let words): words
    }
  }
}

extension MotionExpectation {
  /// What is expected; one sentence without a full stop.
  package var sentence: String { words.sentence }

  package var words: ExpectationWords {
    switch condition {
    case .settles(let curve, let target, let time, let tolerance):
      .curve(
        curve,
        "settles" + (target.map { " at \(readable($0))" } ?? "") + " by \(readable(time)) s"
          + (tolerance.map { ", within \(readable($0))" } ?? "") + part)
    case .overshoots(let curve, 0): .curve(curve, "does not overshoot" + part)
    case .overshoots(let curve, let share): .curve(curve, "overshoots by \(percent(share)) at most" + part)
    case .stays(let curve, let least?, let most?):
      .curve(curve, "stays from \(readable(least)) to \(readable(most))" + part)
    case .stays(let curve, let least?, nil): .curve(curve, "is never below \(readable(least))" + part)
    case .stays(let curve, nil, let most?): .curve(curve, "is never above \(readable(most))" + part)
    case .stays(let curve, nil, nil): .curve(curve, "is finite" + part)
    case .holds(let curve): .condition(curve, verb: "holds", time: String(part.dropFirst()))
    case .holdsAt(let curve, let time): .condition(curve, verb: "holds", time: "at \(readable(time)) s" + part)
    case .neverHolds(let curve): .condition(curve, verb: "never holds", time: String(part.dropFirst()))
    case .order(let events): .other("events come in the order \(events.joined(separator: ", "))" + part)
    case .pictures(let count): .other("there are \(count) different pictures at most")
    }
  }

  private var part: String { span(from: start, to: end).map { " (\($0))" } ?? "" }
}

/// A part of the scene in words; `nil` for all of it.
private func span(from start: Double?, to end: Double?) -> String? {
  switch (start, end) {
  case (let start?, let end?): "from \(readable(start)) s to \(readable(end)) s"
  case (let start?, nil): "from \(readable(start)) s on"
  case (nil, let end?): "until \(readable(end)) s"
  case (nil, nil): nil
  }
}

extension ExpectationFailure {
  /// What went wrong; one sentence without a full stop.
  package var sentence: String { words.sentence }

  package var words: ExpectationWords {
    switch self {
    case .noCurve(let name, let known):
      .other("there is no curve '\(name)'; the scene traces \(known.isEmpty ? "none" : known.joined(separator: ", "))")
    case .noValues(let curve, let start, let end):
      .curve(curve, "has no value" + (span(from: start, to: end).map { " \($0)" } ?? ""))
    case .notFinite(let curve, let time): .curve(curve, "is not a finite number at \(readable(time)) s")
    case .settlesLate(let curve, let time, let limit, let target, let tolerance):
      .curve(
        curve,
        "settles within \(readable(tolerance)) of \(readable(target)) at \(distinct(time, from: limit)) s, later than \(readable(limit)) s"
      )
    case .endsElsewhere(let curve, let value, let target, let tolerance):
      .curve(curve, "ends at \(readable(value)), not within \(readable(tolerance)) of \(readable(target))")
    case .overshoots(let curve, let share, let time, 0):
      .curve(curve, "overshoots by \(percent(share)) of its way at \(readable(time)) s")
    case .overshoots(let curve, let share, let time, let limit):
      .curve(
        curve,
        "overshoots by \(distinct(share * 100, from: limit * 100)) % of its way at \(readable(time)) s, more than \(percent(limit))"
          + (share > 5 ? "; its way is short, so perhaps choose another beginning with from" : ""))
    case .goesNowhere(let curve):
      .curve(curve, "ends where it begins, so its overshoot cannot be told; choose another beginning with from")
    case .below(let curve, let value, let time, let least):
      .curve(curve, "is \(distinct(value, from: least)) at \(readable(time)) s, below \(readable(least))")
    case .above(let curve, let value, let time, let most):
      .curve(curve, "is \(distinct(value, from: most)) at \(readable(time)) s, above \(readable(most))")
    case .doesNotHold(let curve, let time):
      .condition(curve, verb: "does not hold", time: "at \(readable(time)) s")
    case .holds(let curve, let time):
      .condition(curve, verb: "holds", time: "at \(readable(time)) s")
    case .noEvent(let name, nil): .other("there is no event '\(name)'")
    case .noEvent(let name, let previous?):
      .other("there is no event '\(name)' after '\(previous.name)' at \(readable(previous.time)) s")
    case .tooManyPictures(let count, let limit): .other("there are \(count) different pictures, more than \(limit)")
    case .picturesNotCounted: .other("the pictures were not counted")
    }
  }
}

/// With all its digits where it would otherwise read like the limit that it misses.
private func distinct(_ value: Double, from limit: Double) -> String {
  readable(value) == readable(limit) ? "\(value)" : readable(value)
}

private func percent(_ share: Double) -> String { readable(share * 100) + " %" }
