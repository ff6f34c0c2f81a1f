/// Sorts out what follows from something else, and keeps the causes.
///
/// A scene is taken step by step, in the order in which one thing leads to another: what it consists of, what fingers do,
/// which animations these begin, what is set later. Each difference is held against the causes found before.
struct CauseSearch {
  private let pairs: RecordPairs
  /// What changed about each object, consequences included.
  private let changed: [String: Set<String>]
  private let gone: Set<String>

  private(set) var causes: [Difference] = []
  /// What is likely to follow from something else, and counts only where nothing else has changed.
  private var likely: [Difference] = []
  private var courses: [Difference] = []
  /// When something began to come later or earlier, and by how much.
  private var shifts: [(time: Double, by: Double)] = []

  init(_ pairs: RecordPairs, _ differences: [Difference]) {
    self.pairs = pairs
    var changed: [String: Set<String>] = [:]
    var gone: Set<String> = []
    for difference in differences {
      guard let path = difference.path else { continue }
      if let property = difference.property { changed[path, default: []].insert(property) } else { gone.insert(path) }
    }
    self.changed = changed
    self.gone = gone
    let staggers = StaggerSearch(pairs)
    causes = differences.filter { difference in
      switch difference.subject {
      case .parameter, .seed: true
      case .object: isThereAtFirst(difference) && !followsOnItsObject(difference)
      case .touch, .animation: false
      }
    }
    likely = differences.filter { $0.path != nil && $0.time == nil && isMadeLater($0) }
    for difference in differences { if case .touch(let index) = difference.subject { add(touch: difference, index) } }
    let animations = differences.compactMap { difference -> (Int, Difference)? in
      if case .animation(let index) = difference.subject { (index, difference) } else { nil }
    }
    causes += staggers.differences
    for (index, difference) in animations {
      if staggers.explain(difference, of: index) {
        shift(by: difference, index)
      } else {
        add(animation: difference, index)
      }
    }
    for difference in differences where difference.path != nil {
      if difference.isCourse { courses.append(difference) } else if difference.time != nil { add(later: difference) }
    }
    if causes.isEmpty { causes = likely.isEmpty ? courses : likely }
  }

  // MARK: Objects

  private func isThereAtFirst(_ difference: Difference) -> Bool {
    !difference.isCourse && difference.time == nil && !isMadeLater(difference)
  }

  /// Whether it is of a behaviour that is made while the scene plays, by what is then.
  private func isMadeLater(_ difference: Difference) -> Bool {
    guard let path = difference.path, let new = object(path)?.new else { return false }
    return new.isBehavior && new.appears != nil
  }

  /// Whether it follows from another change of the same object: the frame of a layer that grows keeps a corner, and the
  /// position does not.
  private func followsOnItsObject(_ difference: Difference) -> Bool {
    guard let path = difference.path, let property = difference.property else { return false }
    let others = changed[path, default: []].subtracting([property])
    if others.contains(where: { PropertyTraits.follows(property, from: $0) }) { return true }
    guard let pair = object(path) else { return false }
    // Who gives a layer its frame and turns it gets other bounds, and the same frame.
    if property == "bounds" || property == "position", others.contains("transform"), let old = LayerFrame(pair.old),
      let new = LayerFrame(pair.new), old.agrees(with: new)
    {
      return true
    }
    guard property == "position", others.contains("bounds"), case .numbers(let old)? = firstValue("position", pair.old),
      case .numbers(let new)? = firstValue("position", pair.new),
      case .numbers(let oldBounds)? = firstValue("bounds", pair.old),
      case .numbers(let newBounds)? = firstValue("bounds", pair.new),
      old.count == 2, new.count == 2, oldBounds.count == 4, newBounds.count == 4
    else { return false }
    return (0..<2).allSatisfy { axis in
      let growth = newBounds[axis + 2] - oldBounds[axis + 2]
      return abs(abs(new[axis] - old[axis]) - abs(growth) / 2) < 0.01 || new[axis] == old[axis]
    }
  }

  private func object(_ path: String) -> (old: MotionRecord.Object, new: MotionRecord.Object)? {
    pairs.objects.first { $0.new?.path == path }?.both
  }

  private func firstValue(_ property: String, _ object: MotionRecord.Object) -> RecordedValue? {
    object.properties[property]?.first ?? StandardValues.value(of: property)
  }

  private func hasMoved(_ path: String) -> Bool {
    changed.contains { other, properties in
      (other == path || ObjectPath.isInside(path, other))
        && properties.contains { PropertyTraits.isGeometry($0) }
    } || isGone(path)
  }

  private func isGone(_ path: String) -> Bool {
    gone.contains { $0 == path || ObjectPath.isInside(path, $0) }
  }

  /// Whether a property of an object was another at any time.
  private func hasChanged(_ property: String, of path: String) -> Bool {
    let whole = PropertyTraits.whole(property)
    return changed[path, default: []].contains { PropertyTraits.whole($0) == whole }
  }

  // MARK: Touches

  private mutating func add(touch difference: Difference, _ index: Int) {
    let pair = pairs.touches[index]
    let target = (pair.new ?? pair.old)?.target ?? ""
    guard let (old, new) = pair.both else {
      if !isGone(target) { causes.append(difference) }
      return
    }
    switch difference.change {
    case .time(_, let before, let after):
      let isNew = !isKnown(shift: after - before, at: before)
      shifts.append((min(old.time, new.time), after - before))
      shifts.append((min(old.end, new.end), new.end - old.end))
      if isNew { causes.append(difference) }
    case .value("location", _, _) where hasMoved(target), .value("target", _, _) where hasMoved(target): break
    case .value("duration", _, _):
      shifts.append((min(old.end, new.end), new.end - old.end))
      // A drag's length is that of its steps.
      if !hasOther(than: "duration", prefix: "step ", index) { causes.append(difference) }
    default: causes.append(difference)
    }
  }

  private func hasOther(than property: String, prefix: String, _ index: Int) -> Bool {
    guard let (old, new) = pairs.touches[index].both else { return false }
    return Set(old.details.keys).union(new.details.keys).contains {
      $0.hasPrefix(prefix) && old.details[$0] != new.details[$0]
    }
  }

  private var touchesChanged: Bool {
    causes.contains { if case .touch = $0.subject { true } else { false } }
  }

  // MARK: Animations

  private mutating func add(animation difference: Difference, _ index: Int) {
    let pair = pairs.animations[index]
    guard let event = pair.new ?? pair.old, !isGone(event.target) else { return }
    guard let (old, new) = pair.both else {
      if isLed(event) { likely.append(difference) } else { causes.append(difference) }
      return
    }
    switch difference.change {
    case .time(_, let before, let after):
      let follows = isKnown(shift: after - before, at: before) || event.cause != .time && isLed(event)
      shift(by: difference, index)
      if !follows { causes.append(difference) }
    case .value(let name, let before, let after):
      shift(by: difference, index)
      if name == "duration", differsInSpring(old, new) { return }
      if followsFromState(name, before, after, old, new, index) { return }
      if event.cause == .refresh, !causes.isEmpty { likely.append(difference) } else { causes.append(difference) }
    default: causes.append(difference)
    }
  }

  /// What comes after an animation that begins or ends at another time moves with it.
  private mutating func shift(by difference: Difference, _ index: Int) {
    switch difference.change {
    case .time(_, let before, let after): shifts.append((before, after - before))
    case .value("duration", _, _), .value("delay", _, _):
      if let (old, new) = pairs.animations[index].both { shifts.append((min(old.end, new.end), new.end - old.end)) }
    default: break
    }
  }

  /// Whether an event comes about by something that has changed: it follows then that it comes at another time, or not at
  /// all.
  private func isLed(_ event: MotionRecord.Event) -> Bool {
    switch event.cause {
    case .start, .time, nil: false
    case .touch:
      touchesChanged || changed.keys.contains { object($0)?.new.isGestureRecognizer ?? false }
        || pairs.touches.contains { ($0.new ?? $0.old).map { !$0.target.isEmpty && hasMoved($0.target) } ?? false }
    case .completion:
      causes.contains { cause in
        if case .animation = cause.subject { cause.time.map { $0 <= event.time } ?? false } else { false }
      } || touchesChanged
    case .refresh: !causes.isEmpty
    }
  }

  private func isKnown(shift: Double, at time: Double) -> Bool {
    let contact = contact(at: time)
    return shifts.contains {
      abs($0.by - shift) <= Self.refresh && $0.time <= time + Self.refresh && $0.time >= contact - Self.refresh
    }
  }

  /// When a finger came down, as it did before, that is down at a time: what happens under it depends on it rather than on what came before.
  private func contact(at time: Double) -> Double {
    pairs.touches.compactMap(\.both).filter { old, new in
      old.time == new.time && old.time <= time && time <= max(old.end, new.end)
    }.map(\.old.time).max() ?? -.infinity
  }

  /// What happens between two refreshes is seen at the next one, so times may be off by as much. Seconds.
  private static let refresh = 0.04

  private func differsInSpring(_ old: MotionRecord.Event, _ new: MotionRecord.Event) -> Bool {
    Set(old.details.keys).union(new.details.keys).contains {
      $0.hasPrefix("spring.") && $0 != "spring.initialVelocity" && old.details[$0] != new.details[$0]
    }
  }

  /// Whether a detail is taken from what the layer shows when the animation begins, and that has changed already.
  private func followsFromState(
    _ name: String, _ before: RecordedValue?, _ after: RecordedValue?, _ old: MotionRecord.Event,
    _ new: MotionRecord.Event, _ index: Int
  ) -> Bool {
    guard ["from", "to", "spring.initialVelocity"].contains(name) || name.hasPrefix("value ") else { return false }
    let isStateChanged =
      new.property.map { hasChanged($0, of: new.target) } ?? true || isEarlierChanged(new, index)
      || new.cause == .touch && touchesChanged || new.cause == .refresh && !causes.isEmpty
    guard isStateChanged else { return false }
    guard name == "to" || name.hasPrefix("value ") else { return true }
    // A goal that is told from where it begins moves with that.
    guard let before, let after, let from = old.details["from"], let newFrom = new.details["from"],
      let move = newFrom.minus(from), let goalMove = after.minus(before)
    else { return name != "to" }
    return move.agrees(with: goalMove) || move.agreesInPart(with: goalMove)
  }

  /// Whether an earlier animation of the same property has changed.
  private func isEarlierChanged(_ event: MotionRecord.Event, _ index: Int) -> Bool {
    causes.contains { cause in
      guard case .animation(let other) = cause.subject, other != index, let earlier = pairs.animations[other].new
      else { return false }
      return earlier.target == event.target && earlier.time <= event.time
        && earlier.property.map { PropertyTraits.whole($0) } == event.property.map { PropertyTraits.whole($0) }
    }
  }

  // MARK: What is set later

  private mutating func add(later difference: Difference) {
    if followsOnItsObject(difference) { return }
    if case .time(_, let before, let after) = difference.change {
      if isKnown(shift: after - before, at: before) { return }
    } else if case .value(_, .number?, _) = difference.change, isAnythingSetInMotion {
      likely.append(difference)
      return
    } else if case .value(_, .numbers?, _) = difference.change, isAnythingSetInMotion {
      likely.append(difference)
      return
    } else if case .value(let property, _, _) = difference.change, property == "contents" || property == "path",
      !causes.isEmpty
    {
      likely.append(difference)
      return
    }
    causes.append(difference)
  }

  /// Whether there is a cause besides how objects look at first.
  private var isAnythingSetInMotion: Bool {
    causes.contains { cause in
      guard let path = cause.path else { return true }
      return object(path)?.new.isBehavior ?? false
    }
  }
}

extension MotionRecord.Object {
  var isGestureRecognizer: Bool { kind.hasSuffix("Recognizer") }
  var isBehavior: Bool { kind.hasSuffix("Behavior") }
}
