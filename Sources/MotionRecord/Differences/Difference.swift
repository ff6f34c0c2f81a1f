/// One thing that two records do not have in common.
struct Difference: Hashable {
  enum Subject: Hashable {
    case parameter(String)
    case seed
    /// The number of a pair of touches.
    case touch(Int)
    /// The number of a pair of animations.
    case animation(Int)
    /// The path in the new record, or that of a missing object in the old one.
    case object(String)
  }

  enum Change: Hashable {
    case missing
    case added
    /// `nil` for what was not set.
    case value(_ property: String, old: RecordedValue?, new: RecordedValue?)
    /// It happens at another time: an event, or what a property is set to.
    case time(_ property: String?, old: Double, new: Double)
    /// A value that goes on changing takes another way, from about this time on and by up to so much, where that is known.
    case course(_ property: String, since: Double, by: Double?)
    /// Animations of so many siblings follow each other in other steps, in seconds.
    case stagger(old: Double, new: Double)
    /// It is drawn above (or below) this sibling now.
    case order(isAbove: Bool, sibling: String)
  }

  let subject: Subject
  let change: Change
  /// From when on; `nil` for from the beginning.
  var time: Double?

  init(_ subject: Subject, _ change: Change, from time: Double? = nil) {
    self.subject = subject
    self.change = change
    self.time = time
  }

  /// The object's path, where the subject is one.
  var path: String? { if case .object(let path) = subject { path } else { nil } }

  /// The property that changed.
  var property: String? {
    switch change {
    case .value(let property, _, _), .course(let property, _, _): property
    case .time(let property, _, _): property
    case .missing, .added, .stagger, .order: nil
    }
  }

  /// By how much what happens comes later.
  var shift: Double? { if case .time(_, let old, let new) = change { new - old } else { nil } }

  var isCourse: Bool { if case .course = change { true } else { false } }
}
