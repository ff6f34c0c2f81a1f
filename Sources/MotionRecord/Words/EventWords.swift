/// What became of touches and animations, in words that follow their names.
struct EventWords {
  /// Whether several things are told of at once.
  let isPlural: Bool

  private func verb(_ singular: String, _ plural: String) -> String { isPlural ? plural : singular }

  // MARK: Animations

  /// - Parameters:
  ///   - changes: of an animation.
  ///   - old: as it was.
  ///   - new: as it is.
  /// - Returns: for example "has damping ratio 0.6, was 0.5".
  func animation(_ changes: [Difference.Change], _ old: MotionRecord.Event, _ new: MotionRecord.Event) -> String {
    var changes = changes
    var parts: [String] = []
    if changes.contains(where: { if case .value("path", _, _) = $0 { true } else { false } }) {
      changes.removeAll { if case .value("path.bounds", _, _) = $0 { true } else { false } }
    }
    // What is delayed shows its first value meanwhile, which nobody has to write.
    if (old.details["delay"] == nil) != (new.details["delay"] == nil), changes.count > 1 {
      changes.removeAll { if case .value("fillMode", _, _) = $0 { true } else { false } }
    }
    let part = TransformParts.onlyPart(of: Pair(old, new)) ?? new.property.map(TransformParts.plain)
    let isImpulse = old.details["impulse"] != nil && new.details["impulse"] != nil
    if let timing = otherTiming(old, new) {
      parts.append("\(verb("follows", "follow")) \(timing.new), was \(timing.old)")
      changes.removeAll { change in
        guard case .value(let name, _, _) = change else { return false }
        return name == "curve" || name == "kind" || name == "duration" || name.hasPrefix("spring.")
      }
    }
    if let spring = otherSpring(changes, old, new) {
      parts.append(spring)
      changes.removeAll { Self.isOfSpring($0) }
    }
    parts += changes.map { change in
      // An impulse is a velocity, and the value comes back to where it was.
      if case .value("to", let old, let new) = change, isImpulse {
        return "\(verb("has", "have")) impulse \(ValueWords.text(new, of: "")), was \(ValueWords.text(old, of: ""))"
      }
      return self.part(change, of: part)
    }
    return parts.joined(separator: ", and ")
  }

  private static func isOfSpring(_ change: Difference.Change) -> Bool {
    guard case .value(let name, _, _) = change else { return false }
    return name.hasPrefix("spring.") && name != "spring.initialVelocity"
  }

  /// A spring of which several numbers have changed, told as one.
  private func otherSpring(
    _ changes: [Difference.Change], _ old: MotionRecord.Event, _ new: MotionRecord.Event
  ) -> String? {
    let names = changes.compactMap { change -> String? in
      guard Self.isOfSpring(change), case .value(let name, _, _) = change else { return nil }
      return name
    }
    guard names.count > 1 else { return nil }
    func numbers(_ event: MotionRecord.Event) -> String {
      names.map { "\(Self.springName($0)) \(ValueWords.text(event.details[$0], of: $0))" }.joined(separator: ", ")
    }
    return "\(verb("follows", "follow")) a spring of \(numbers(new)), was one of \(numbers(old))"
  }

  /// The timing of both, where it is told by other numbers than before.
  private func otherTiming(_ old: MotionRecord.Event, _ new: MotionRecord.Event) -> (old: String, new: String)? {
    func keys(_ event: MotionRecord.Event) -> [String] {
      event.details.keys.filter { $0.hasPrefix("spring.") && $0 != "spring.initialVelocity" }.sorted()
    }
    guard keys(old) != keys(new) else { return nil }
    func timing(_ event: MotionRecord.Event) -> String {
      guard !keys(event).isEmpty else { return ValueWords.text(event.details["curve"], of: "curve") }
      let numbers = keys(event).map { key in
        "\(Self.springName(key)) \(ValueWords.text(event.details[key], of: key))"
      }
      return "a spring of " + numbers.joined(separator: ", ")
    }
    return (timing(old), timing(new))
  }

  private static func springName(_ key: String) -> String {
    switch key {
    case "spring.allowsOverdamping": "overdamping"
    case "spring.dampingRatio": "damping ratio"
    case "spring.initialVelocity": "initial velocity"
    default: String(key.dropFirst("spring.".count))
    }
  }

  /// - Parameter part: what is animated, or the only part of a transform.
  private func part(_ change: Difference.Change, of part: String? = nil) -> String {
    switch change {
    case .missing: return verb("is", "are") + " missing"
    case .added: return verb("is", "are") + " new"
    case .time(_, let old, let new): return "\(verb("comes", "come")) \(ValueWords.shift(from: old, to: new))"
    case .value(let name, let old, let new): return detail(name, old, new, part)
    case .course, .stagger, .order, .key: return ""
    }
  }

  private func detail(
    _ name: String, _ old: RecordedValue?, _ new: RecordedValue?, _ part: String? = nil
  ) -> String {
    let usual: RecordedValue? =
      switch name {
      case "delay", "spring.initialVelocity": .number(0)
      case "repeatCount", "speed": .number(1)
      case "autoreverses", "additive", "cumulative", "spring.allowsOverdamping": .flag(false)
      default: nil
      }
    func text(_ value: RecordedValue?) -> String {
      TransformParts.text(value, of: name, part: part) ?? ValueWords.text(value ?? usual, of: name)
    }
    let (before, after) = (text(old), text(new))
    if part == "path", TransformParts.isValue(name) { return outline(name) }
    switch name {
    case "duration", "spring.duration": return "\(verb("lasts", "have a duration of")) \(after), was \(before)"
    case "delay": return "\(verb("is", "are")) delayed by \(after), was \(before)"
    case "curve": return "\(verb("follows", "follow")) \(after), was \(before)"
    case "to": return "\(verb("goes", "go")) to \(after), was \(before)"
    case "from": return "\(verb("starts", "start")) from \(after), was \(before)"
    case "repeatCount": return "\(verb("plays", "play")) \(times(after)), was \(times(before))"
    case "keyTimes": return "\(verb("has", "have")) key times \(after), was \(before)"
    case "path": return "\(verb("follows", "follow")) another path"
    case "kind": return "\(verb("is", "are")) of kind \(after), was \(before)"
    case let name where name.hasPrefix("spring."):
      return "\(verb("has", "have")) \(Self.springName(name)) \(after), was \(before)"
    case let name where name.hasPrefix("group."):
      return "\(verb("has", "have")) a group whose `\(name.dropFirst("group.".count))` is \(after), was \(before)"
    case let name where name.hasPrefix("value "):
      return "\(verb("goes", "go")) through \(after), was \(before), as \(name)"
    default: return "\(verb("has", "have")) `\(name)` \(after), was \(before)"
    }
  }

  /// An outline has no value that anybody could read.
  private func outline(_ name: String) -> String {
    switch name {
    case "to": "\(verb("goes", "go")) to another outline"
    case "from": "\(verb("starts", "start")) from another outline"
    default: "\(verb("goes", "go")) through another outline, as \(name)"
    }
  }

  private func times(_ count: String) -> String {
    count == "1" ? "once" : count == "inf" ? "for ever" : count + " times"
  }

  // MARK: Touches

  /// - Parameters:
  ///   - changes: of a touch.
  ///   - name: what an object is called.
  /// - Returns: for example "comes 200 ms earlier (0.30 s, was 0.50 s)".
  func touch(_ changes: [Difference.Change], name: (String) -> String) -> String {
    let told = changes.filter { !isStep($0) }
    let steps = changes.filter(isStep)
    var parts = (steps.count > Self.mostSteps ? told : changes).map { change in
      guard case .value(let property, let old, let new) = change else { return part(change) }
      return touch(property, old, new, name: name)
    }
    if steps.count > Self.mostSteps { parts.append("\(verb("goes", "go")) another way") }
    return parts.joined(separator: ", and ")
  }

  /// More changes of what a finger does one after the other are those of another movement.
  private static let mostSteps = 4

  private func isStep(_ change: Difference.Change) -> Bool {
    if case .value(let name, _, _) = change { name.hasPrefix("step ") } else { false }
  }

  private func touch(
    _ property: String, _ old: RecordedValue?, _ new: RecordedValue?, name: (String) -> String
  ) -> String {
    let (before, after) = (ValueWords.text(old, of: property), ValueWords.text(new, of: property))
    if property.hasPrefix("step ") {
      let parts = property.split(separator: ".", maxSplits: 1)
      let what: String =
        switch parts.last {
        case "duration": "takes \(after), was \(before)"
        case "to": "goes to \(after), was \(before)"
        case "by": "goes by \(after), was \(before)"
        case "along": "goes another way"
        case "curve": "follows \(after), was \(before)"
        default: "is another"
        }
      return parts.first == "step 1" ? what : "\(what), in \(parts.first ?? "")"
    }
    switch (property, old, new) {
    case ("location", .numbers(let one)?, .numbers(let other)?):
      let move = ValueWords.move(zip(other, one).map { $0 - $1 })
      return "is \(move ?? "elsewhere"): at \(after), was \(before)"
    case ("location", _, _):
      return "is at \(new == nil ? "the middle" : after), was at \(old == nil ? "the middle" : before)"
    case ("target", .word(let one)?, .word(let other)?):
      func place(_ target: String) -> String { target.isEmpty ? "the stage" : name(target) }
      return "is on \(place(other)), was on \(place(one))"
    case ("kind", _, _): return "is a \(after), was a \(before)"
    default: return detail(property, old, new)
    }
  }
}
