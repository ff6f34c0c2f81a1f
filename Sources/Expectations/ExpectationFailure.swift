/// Why an expectation is not met. Times are seconds of the scene.
package enum ExpectationFailure: Hashable, Sendable {
  /// Nothing has this name.
  case noCurve(name: String, known: [String])
  /// The curve has no value in the part that is looked at.
  case noValues(curve: String, from: Double?, to: Double?)
  /// The value is infinite or not a number.
  case notFinite(curve: String, time: Double)
  /// At `time` the curve comes within `tolerance` of `target` for good.
  case settlesLate(curve: String, time: Double, by: Double, target: Double, tolerance: Double)
  case endsElsewhere(curve: String, value: Double, target: Double, tolerance: Double)
  /// `share` of the way is the largest overshoot, reached at `time`.
  case overshoots(curve: String, share: Double, time: Double, atMost: Double)
  /// The curve ends where it begins: there is no way to overshoot.
  case goesNowhere(curve: String)
  /// The first value that is too small.
  case below(curve: String, value: Double, time: Double, least: Double)
  /// The first value that is too large.
  case above(curve: String, value: Double, time: Double, most: Double)
  /// The first moment at which it is no.
  case doesNotHold(curve: String, time: Double)
  /// The first moment at which it is yes.
  case holds(curve: String, time: Double)
  /// There is no such event at all, or none after `previous`.
  case noEvent(name: String, after: EventMoment?)
  case tooManyPictures(count: Int, atMost: Int)
  /// The pictures were not counted.
  case picturesNotCounted

  /// An event and when it happened.
  package struct EventMoment: Hashable, Sendable {
    package var name: String
    package var time: Double

    package init(name: String, time: Double) {
      self.name = name
      self.time = time
    }
  }
}

/// An expectation and what became of it.
package struct ExpectationResult: Hashable, Sendable {
  package let expectation: MotionExpectation
  /// `nil` when it is met.
  package let failure: ExpectationFailure?

  package var passes: Bool { failure == nil }

  package init(_ expectation: MotionExpectation, failure: ExpectationFailure?) {
    self.expectation = expectation
    self.failure = failure
  }
}

extension MotionExpectation {
  /// Holds the expectation against what happened.
  package func check(_ record: SampledMotion) -> ExpectationResult {
    ExpectationResult(self, failure: failure(in: record))
  }
}
