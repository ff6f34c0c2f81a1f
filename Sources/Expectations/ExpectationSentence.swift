// What expectations have to say. It stands here, because tests, the command line and reports all speak it.

extension ExpectationResult {
  /// What went wrong, or what was expected and came true; one sentence without a full stop.
  package var sentence: String { failure?.sentence ?? expectation.sentence }
}

extension MotionExpectation {
  /// What is expected; one sentence without a full stop.
  package var sentence: String {
    switch condition {
    case .settles(let curve, let target, let time, let tolerance):
      "\(curve) settles" + (target.map { " at \(readable($0))" } ?? "") + " by \(readable(time)) s"
        + (tolerance.map { ", within \(readable($0))" } ?? "") + part
    case .overshoots(let curve, 0): "\(curve) does not overshoot" + part
    case .overshoots(let curve, let share): "\(curve) overshoots by \(percent(share)) at most" + part
    case .stays(let curve, let least?, let most?):
      "\(curve) stays from \(readable(least)) to \(readable(most))" + part
    case .stays(let curve, let least?, nil): "\(curve) is never below \(readable(least))" + part
    case .stays(let curve, nil, let most?): "\(curve) is never above \(readable(most))" + part
    case .stays(let curve, nil, nil): "\(curve) is finite" + part
    case .holds(let curve): "'\(curve)' holds" + part
    case .holdsAt(let curve, let time): "'\(curve)' holds at \(readable(time)) s" + part
    case .neverHolds(let curve): "'\(curve)' never holds" + part
    case .order(let events): "events come in the order \(events.joined(separator: ", "))" + part
    case .pictures(let count): "there are \(count) different pictures at most"
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
  package var sentence: String {
    switch self {
    case .noCurve(let name, let known):
      "there is no curve '\(name)'; the scene traces \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .noValues(let curve, let start, let end):
      "\(curve) has no value" + (span(from: start, to: end).map { " \($0)" } ?? "")
    case .notFinite(let curve, let time): "\(curve) is not a finite number at \(readable(time)) s"
    case .settlesLate(let curve, let time, let limit, let target, let tolerance):
      "\(curve) settles within \(readable(tolerance)) of \(readable(target)) at \(distinct(time, from: limit)) s, later than \(readable(limit)) s"
    case .endsElsewhere(let curve, let value, let target, let tolerance):
      "\(curve) ends at \(readable(value)), not within \(readable(tolerance)) of \(readable(target))"
    case .overshoots(let curve, let share, let time, 0):
      "\(curve) overshoots by \(percent(share)) of its way at \(readable(time)) s"
    case .overshoots(let curve, let share, let time, let limit):
      "\(curve) overshoots by \(distinct(share * 100, from: limit * 100)) % of its way at \(readable(time)) s, more than \(percent(limit))"
        + (share > 5 ? "; its way is short, so perhaps choose another beginning with from" : "")
    case .goesNowhere(let curve):
      "\(curve) ends where it begins, so its overshoot cannot be told; choose another beginning with from"
    case .below(let curve, let value, let time, let least):
      "\(curve) is \(distinct(value, from: least)) at \(readable(time)) s, below \(readable(least))"
    case .above(let curve, let value, let time, let most):
      "\(curve) is \(distinct(value, from: most)) at \(readable(time)) s, above \(readable(most))"
    case .doesNotHold(let curve, let time): "'\(curve)' does not hold at \(readable(time)) s"
    case .holds(let curve, let time): "'\(curve)' holds at \(readable(time)) s"
    case .noEvent(let name, nil): "there is no event '\(name)'"
    case .noEvent(let name, let previous?):
      "there is no event '\(name)' after '\(previous.name)' at \(readable(previous.time)) s"
    case .tooManyPictures(let count, let limit): "there are \(count) different pictures, more than \(limit)"
    case .picturesNotCounted: "the pictures were not counted"
    }
  }
}

/// With all its digits where it would otherwise read like the limit that it misses.
private func distinct(_ value: Double, from limit: Double) -> String {
  readable(value) == readable(limit) ? "\(value)" : readable(value)
}

private func percent(_ share: Double) -> String { readable(share * 100) + " %" }
