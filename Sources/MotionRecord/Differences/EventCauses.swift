/// What of fingers and animations follows from something else.
extension CauseSearch {
  // MARK: Touches

  mutating func add(touch difference: Difference, _ index: Int) {
    let pair = pairs.touches[index]
    let target = (pair.new ?? pair.old)?.target ?? ""
    guard let (old, new) = pair.both else {
      if !things.isGone(target) || !foldIntoObject(target, difference) { keep(difference) }
      return
    }
    switch difference.change {
    case .time(_, let before, let after):
      let explanation = shifts.explanation(of: after - before, at: before, in: "")
      if explanation.isKnown { fold(difference, into: explanation.cause) } else { keep(difference) }
      let cause = explanation.cause ?? causes.indices.last
      shifts.add(min(old.time, new.time), by: after - before, in: nil, cause: cause)
      shifts.add(min(old.end, new.end), by: new.end - old.end, in: nil, cause: cause)
    case .value("location", _, _) where TouchAim(pairs: pairs).isLost(index): keep(difference)
    case .value("location", _, _) where things.hasMoved(target), .value("target", _, _) where things.hasMoved(target):
      if !foldIntoObject(target, difference) { keep(difference) }
    case .value("duration", _, _):
      // A drag's length is that of its steps.
      if !hasOtherSteps(index) { keep(difference) }
      shifts.add(min(old.end, new.end), by: new.end - old.end, in: nil, cause: causes.indices.last)
    default: keep(difference)
    }
  }

  /// Folds a difference into a cause that is one of an object, or of what it lies in.
  private mutating func foldIntoObject(_ path: String, _ difference: Difference) -> Bool {
    fold(
      difference,
      into: found.lastIndex { cause in cause.path.map { $0 == path || ObjectPath.isInside(path, $0) } ?? false })
  }

  private func hasOtherSteps(_ index: Int) -> Bool {
    guard let (old, new) = pairs.touches[index].both else { return false }
    return Set(old.details.keys).union(new.details.keys).contains {
      $0.hasPrefix("step ") && old.details[$0] != new.details[$0]
    }
  }

  /// Whether a cause is one of the finger under which something happens, of what it touches, or of what listens to it.
  private func leads(_ cause: Difference, toTouched pair: Pair<MotionRecord.Event>) -> Bool {
    switch cause.subject {
    case .touch(let index):
      let touch = pairs.touches[index]
      return isUnder(touch.old, pair.old) || isUnder(touch.new, pair.new)
        || pair.both == nil && (isUnder(touch.old, pair.new) || isUnder(touch.new, pair.old))
    case .object(let path):
      guard let object = following.object(path)?.new ?? pairs.objects.first(where: { $0.old?.path == path })?.old else {
        return false
      }
      let touched = pairs.touches.filter { isUnder($0.old, pair.old) || isUnder($0.new, pair.new) }
        .compactMap { ($0.new ?? $0.old)?.target }
      if object.isGestureRecognizer {
        let listener = ObjectPath.parent(of: path)
        return touched.contains { $0 == listener || ObjectPath.isInside($0, listener) }
      }
      let isMoved = cause.property.map { PropertyTraits.isGeometry($0) } ?? true
      return isMoved && touched.contains { $0 == path || ObjectPath.isInside($0, path) }
    case .parameter, .seed, .constant, .animation, .finger, .variable, .part: return false
    }
  }

  private func isUnder(_ touch: MotionRecord.Event?, _ event: MotionRecord.Event?) -> Bool {
    guard let touch, let event else { return false }
    return touch.time <= event.time + Shifts.refresh && event.time <= touch.end + Shifts.refresh
  }

  // MARK: Animations

  mutating func addAnimations(_ differences: [Difference]) {
    let staggers = StaggerSearch(pairs)
    for difference in staggers.differences {
      if let argument = useSearch.argument(behind: difference), fold(difference, into: found.lastIndex(of: argument)) {
        continue
      }
      keep(difference)
    }
    for difference in differences {
      guard case .animation(let index) = difference.subject else { continue }
      guard staggers.explain(difference, of: index) else {
        add(animation: difference, index)
        continue
      }
      let stagger = found.lastIndex { $0.subject == difference.subject }
      note(shiftOf: difference, index, cause: stagger)
    }
  }

  private mutating func add(animation difference: Difference, _ index: Int) {
    let pair = pairs.animations[index]
    guard let event = pair.new ?? pair.old else { return }
    let region = regions.region(of: event.target)
    if let (old, new) = pair.both, difference.property == "duration", differsInSpring(old, new) {
      // A spring lasts as long as it does.
      return note(shiftOf: difference, index, cause: found.lastIndex { $0.subject == difference.subject })
    }
    if things.isGone(event.target), foldIntoObject(event.target, difference) { return }
    let count = causes.count
    let cause = source(of: difference, pair, index, in: region)
    if let cause { fold(difference, into: cause) } else { keep(difference) }
    note(shiftOf: difference, index, cause: cause ?? (causes.count > count ? causes.indices.last : nil))
  }

  /// The number of the cause from which a difference of an animation follows.
  private func source(
    of difference: Difference, _ pair: Pair<MotionRecord.Event>, _ index: Int, in region: String
  ) -> Int? {
    guard let event = pair.new ?? pair.old else { return nil }
    if let same = found.lastIndex(where: { $0.isSameValue(as: difference) }) { return same }
    if let argument = useSearch.argument(behind: difference), let cause = found.lastIndex(of: argument) {
      return cause
    }
    if case .time(_, let before, let after) = difference.change {
      let planned = event.cause == .time ? event.planned : nil
      let explanation = shifts.explanation(of: after - before, at: before, planned: planned, in: region)
      if explanation.isKnown { return explanation.cause ?? causes.indices.last }
      return leader(of: difference, event, pair, in: region)
    }
    guard let (old, new) = pair.both, case .value(let name, let before, let after) = difference.change else {
      return leader(of: difference, event, pair, in: region)
    }
    if let cause = state(behind: name, before, after, old, new, index, in: region)
      ?? growth(behind: name, before, after, in: region)
    {
      return cause
    }
    // What nobody plans, such as what physics sets off, may go anywhere once something else has changed.
    guard event.cause == .refresh, event.reads == nil else { return nil }
    return found.lastIndex { sets($0, region, inMotionUntil: event.time) }
  }

  /// What brings an event about and has changed: it follows then that the event comes at another time, or not at all.
  private func leader(
    of difference: Difference, _ event: MotionRecord.Event, _ pair: Pair<MotionRecord.Event>, in region: String
  ) -> Int? {
    func canLead(_ cause: Difference) -> Bool {
      cause.subject != difference.subject && sets(cause, region, inMotionUntil: event.time)
    }
    switch event.cause {
    case .start, .time, nil: return nil
    case .touch:
      return found.lastIndex { leads($0, toTouched: pair) }
        ?? found.lastIndex { $0.isVariable && canLead($0) }
    case .completion:
      return found.lastIndex { cause in
        switch cause.subject {
        case .animation, .touch: canLead(cause)
        default: false
        }
      }
    case .refresh:
      guard let reads = event.reads ?? pair.old?.reads else { return found.lastIndex(where: canLead) }
      let changed = reads.filter { things.contains($0) }
      return changed.isEmpty ? nil : source(of: difference, following: changed, in: region)
    }
  }

  /// What comes after an animation that begins or ends at another time moves with it.
  private mutating func note(shiftOf difference: Difference, _ index: Int, cause: Int?) {
    guard let region = region(of: difference) else { return }
    switch difference.change {
    case .time(_, let before, let after): shifts.add(before, by: after - before, in: region, cause: cause)
    case .value("duration", _, _), .value("delay", _, _), .value("repeatCount", _, _), .value("autoreverses", _, _):
      guard let (old, new) = pairs.animations[index].both else { return }
      shifts.add(min(old.end, new.end), by: new.end - old.end, in: region, cause: cause)
    default: break
    }
  }

  private func differsInSpring(_ old: MotionRecord.Event, _ new: MotionRecord.Event) -> Bool {
    Set(old.details.keys).union(new.details.keys).contains {
      $0.hasPrefix("spring.") && $0 != "spring.initialVelocity" && old.details[$0] != new.details[$0]
    }
  }

  /// The number of the cause behind a detail that is taken from what the layer shows when the animation begins, or from a state.
  private func state(
    behind name: String, _ before: RecordedValue?, _ after: RecordedValue?, _ old: MotionRecord.Event,
    _ new: MotionRecord.Event, _ index: Int, in region: String
  ) -> Int? {
    guard ["from", "to", "spring.initialVelocity"].contains(name) || name.hasPrefix("value ") else { return nil }
    let variable = found.lastIndex { cause in
      cause.isVariable && cause.isOtherValue && sets(cause, region, inMotionUntil: new.time)
    }
    if let variable, name != "spring.initialVelocity" { return variable }
    guard let cause = stateCause(old, new, index, in: region) else { return nil }
    guard name == "to" || name.hasPrefix("value ") else { return cause }
    // A goal that is told from where it begins moves with that.
    guard let before, let after, let from = old.details["from"], let newFrom = new.details["from"],
      let move = newFrom.minus(from), let goalMove = after.minus(before)
    else { return name != "to" ? cause : nil }
    return move.agrees(with: goalMove) || move.agreesInPart(with: goalMove) ? cause : nil
  }

  /// The number of the cause by which a layer shows something else when an animation begins.
  private func stateCause(
    _ old: MotionRecord.Event, _ new: MotionRecord.Event, _ index: Int, in region: String
  ) -> Int? {
    if let earlier = found.lastIndex(where: { isEarlier($0, new, index) }) { return earlier }
    if new.property.map({ things.has($0, of: new.target) }) ?? true {
      return found.lastIndex { cause in cause.path == new.target }
        ?? found.lastIndex { cause in
          self.region(of: cause).map { regions.areRelated($0, region) } ?? true
        }
    }
    if new.cause == .touch, let touch = found.lastIndex(where: { leads($0, toTouched: Pair(old, new)) }) {
      return touch
    }
    // What a condition begins has its values from its author.
    guard new.cause == .refresh, new.reads == nil else { return nil }
    return found.lastIndex { sets($0, region, inMotionUntil: new.time) }
  }

  /// Whether it is an earlier animation of the same property.
  private func isEarlier(_ cause: Difference, _ event: MotionRecord.Event, _ index: Int) -> Bool {
    guard case .animation(let other) = cause.subject, other != index, let earlier = pairs.animations[other].new else {
      return false
    }
    return earlier.target == event.target && earlier.time <= event.time
      && earlier.property.map { PropertyTraits.whole($0) } == event.property.map { PropertyTraits.whole($0) }
  }
}
