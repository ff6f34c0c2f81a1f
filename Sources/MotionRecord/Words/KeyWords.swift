import SpringformNumerics

/// Values of a property in a file, and its key frames, as people read them.
struct KeyWords {
  private let property: String
  private let place: PartPlace

  init(_ property: String, of place: PartPlace) {
    self.property = property
    self.place = place
  }

  /// What became of a value, in words that follow the property's name.
  func change(_ old: RecordedValue?, _ new: RecordedValue?) -> String {
    switch (old, new) {
    case (.text?, .text?): return "was \(text(old)), is \(text(new))"
    case (.word(let old)?, .word(let new)?) where Self.isOutline(old) && Self.isOutline(new):
      let counts = (Self.cornerCount(old), Self.cornerCount(new))
      return "has another outline" + (counts.0 == counts.1 ? "" : " of \(counts.1), was of \(counts.0)")
    default: break
    }
    // A unit is said once.
    return "is \(text(new)), was \(text(old, withUnit: new == nil))"
  }

  func predicate(_ change: KeyChange) -> String {
    switch change {
    case .value(let time, let old, let new): return "at \(seconds(time)) \(self.change(old, new))"
    case .end(let time, let old, let new):
      return "from \(seconds(time)) on leads to \(text(new)), was to \(text(old, withUnit: false))"
    case .time(let value, let old, let new):
      return "has its key frame\(ofValue(value)) at \(seconds(new)), was at \(seconds(old))"
    case .easing(let start, let end, let old, let new):
      return "from \(seconds(start)) to \(seconds(end)) has the easing \(new ?? "linear"), was \(old ?? "linear")"
    case .way(let start, let end, let old, let new):
      return "from \(seconds(start)) to \(seconds(end)) takes \(way(new)), was \(way(old))"
    case .added(let time, let value): return "has a new key frame\(ofValue(value)) at \(seconds(time))"
    case .removed(let time, let value): return "has no key frame\(ofValue(value)) at \(seconds(time)) any more"
    case .shifted(let count, let start, let shift):
      return
        "has all \(ValueWords.count(count)) key frames \(seconds(abs(shift))) \(shift < 0 ? "earlier" : "later"), the first at "
        + "\(seconds(start + shift)), was at \(seconds(start))"
    case .several(let count, let start, let end):
      return "has \(ValueWords.count(count)) other key frames, from \(seconds(start)) to \(seconds(end))"
    case .begun(let count, let start, let end, let value):
      return "has \(keys(count, start, end)), was \(value == nil ? "not set" : text(value))"
    case .ended(let count, let start, let end, let value):
      return "is \(value == nil ? "not set" : text(value)), had \(keys(count, start, end))"
    }
  }

  private func keys(_ count: Int, _ start: Double, _ end: Double) -> String {
    count == 1
      ? "a key frame at \(seconds(start))"
      : "\(ValueWords.count(count)) key frames from \(seconds(start)) to \(seconds(end))"
  }

  private func ofValue(_ value: RecordedValue) -> String {
    if case .word(let word) = value, Self.isOutline(word) { "" } else { " of \(text(value))" }
  }

  private func way(_ numbers: [Double]?) -> String {
    guard let numbers, numbers.count == 4 else { return "a straight line" }
    func point(_ index: Int) -> String {
      "(\(ValueWords.number(numbers[index])), \(ValueWords.number(numbers[index + 1])))"
    }
    return "a bow by \(point(0)) and \(point(2))"
  }

  /// A path as a record has it.
  private static func isOutline(_ word: String) -> Bool { word.firstRange(of: " corners ") != nil }

  private static func cornerCount(_ word: String) -> String {
    word.split(separator: " ").prefix(2).joined(separator: " ")
  }

  // MARK: Values

  private func text(_ value: RecordedValue?, withUnit: Bool = true) -> String {
    guard let value else { return "not set" }
    if isTime, case .number(let frames) = value { return seconds(frames) }
    let number = ValueWords.text(value, of: property == "size" ? property : "")
    guard withUnit, isAngle else { return number + (withUnit && property == "time remap" ? " s" : "") }
    return number + (value == .number(1) ? " degree" : " degrees")
  }

  private func seconds(_ frames: Double) -> String { ValueWords.seconds(frames / place.frameRate) }

  /// Whether it is a time, which files count in frames. What an effect calls its values says nothing about them.
  private var isTime: Bool {
    switch property {
    case "in point", "out point": place.kind != "effect"
    case "start": place.kind.hasSuffix("layer")
    case "time", "duration": place.kind == "marker"
    default: false
    }
  }

  private var isAngle: Bool {
    switch property {
    case "rotation", "rotation x", "rotation y", "skew", "skew axis", "angle", "highlight angle": place.kind != "effect"
    case "offset": place.kind == "trim"
    default: false
    }
  }
}
