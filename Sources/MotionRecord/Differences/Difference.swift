/// One thing that two records do not have in common.
struct Difference: Hashable {
  enum Subject: Hashable {
    case parameter(String)
    case seed
    /// A value of a theme or of a file of data, by its name.
    case constant(String)
    /// How fingers are drawn.
    case finger
    /// What a component is given, or a state: by the path of the component's layer, empty for the scene, and its name.
    case variable(_ path: String, _ name: String)
    /// The number of a pair of touches.
    case touch(Int)
    /// The number of a pair of animations.
    case animation(Int)
    /// The path in the new record, or that of a missing object in the old one.
    case object(String)
    /// Of a file that a layer shows.
    case part(PartPlace)

    var isVariable: Bool { if case .variable = self { true } else { false } }
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
    /// Key frames of a property in a file.
    case key(_ property: String, KeyChange)
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
    case .key(let property, _): property
    case .missing, .added, .stagger, .order: nil
    }
  }

  /// By how much what happens comes later.
  var shift: Double? { if case .time(_, let old, let new) = change { new - old } else { nil } }

  /// Whether it is one of how the scene is set rather than of what is in it.
  var isSetting: Bool {
    switch subject {
    case .parameter, .seed: true
    default: false
    }
  }

  /// Whether it is one of several changes of the same thing that are told at once.
  var isOfEvent: Bool {
    switch subject {
    case .touch, .animation: true
    case .parameter, .seed, .constant, .finger, .variable, .object, .part: false
    }
  }

  var isConstant: Bool { if case .constant = subject { true } else { false } }

  var isVariable: Bool { subject.isVariable }

  /// Whether it is one of what there is from the beginning.
  var isAtFirst: Bool {
    switch subject {
    case .object, .variable, .constant, .finger: !isCourse && time == nil
    case .parameter, .seed, .touch, .animation, .part: false
    }
  }

  /// Whether it is one of a value rather than of a time.
  var isOtherValue: Bool { if case .value = change { true } else { false } }

  var isOfNumbers: Bool {
    guard case .value(_, let old, let new) = change else { return false }
    switch old ?? new {
    case .number, .numbers: return true
    case .flag, .text, .word, nil: return false
    }
  }

  /// Whether both have the same text, or the same colour, become another one.
  func isSameWord(as other: Self) -> Bool {
    guard case .value(_, let old?, let new?) = change, case .value(_, let before?, let after?) = other.change else {
      return false
    }
    return !isOfNumbers && old == before && new == after
  }

  /// Whether it is one of a drawing that follows from a layer's other properties.
  var isOutline: Bool { property == "contents" || property == "path" }

  /// Whether it is the change of another difference, which is one of how the scene is set or what a component is given: from
  /// the same value to the same value.
  func isSameValue(as other: Self) -> Bool {
    guard isSetting || isVariable || isConstant, subject != other.subject, case .value(_, let old?, let new?) = change,
      case .value(_, let before?, let after?) = other.change
    else { return false }
    return old.isWritten(before) && new.isWritten(after)
  }

  var isCourse: Bool { if case .course = change { true } else { false } }
}
