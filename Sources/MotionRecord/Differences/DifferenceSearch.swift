/// Finds everything that two records do not have in common, causes and consequences alike.
struct DifferenceSearch {
  let pairs: RecordPairs

  var differences: [Difference] { settings + constants + finger + variables + objects + order + touches + animations }

  // MARK: Settings

  /// A parameter that is new, or gone, does nothing by itself.
  private var settings: [Difference] {
    let (old, new) = (pairs.old, pairs.new)
    let names = Set(old.parameters.keys).intersection(new.parameters.keys).sorted()
    let parameters = names.compactMap { name -> Difference? in
      guard let before = old.parameters[name], let after = new.parameters[name], before != after else { return nil }
      return Difference(.parameter(name), .value(name, old: .word(before), new: .word(after)))
    }
    guard old.seed != new.seed else { return parameters }
    return parameters + [Difference(.seed, .value("seed", old: .word("\(old.seed)"), new: .word("\(new.seed)")))]
  }

  /// A constant that only one of both has does nothing by itself.
  private var constants: [Difference] {
    guard let old = pairs.old.constants, let new = pairs.new.constants else { return [] }
    return Set(old.keys).intersection(new.keys).sorted().compactMap { name in
      old[name] == new[name] ? nil : Difference(.constant(name), .value(name, old: old[name], new: new[name]))
    }
  }

  /// Records that do not tell how fingers are drawn are not compared in it.
  private var finger: [Difference] {
    guard let old = pairs.old.finger, let new = pairs.new.finger else { return [] }
    let isTouched = !pairs.old.touches.isEmpty && !pairs.new.touches.isEmpty
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      // Told of fingers that touch.
      guard old[name] != new[name], isTouched || name != "style" else { return nil }
      return Difference(.finger, .value(name, old: old[name], new: new[name]))
    }
  }

  // MARK: Variables

  /// A variable that only one of both has does nothing by itself.
  private var variables: [Difference] {
    pairs.objects.compactMap(\.both).flatMap { old, new -> [Difference] in
      let states = histories(old.states ?? [:], new.states ?? [:], of: new.path)
      return histories(old.arguments ?? [:], new.arguments ?? [:], of: new.path) + states
    }
  }

  private func histories(
    _ old: [String: RecordedHistory], _ new: [String: RecordedHistory], of path: String
  ) -> [Difference] {
    Set(old.keys).intersection(new.keys).sorted().flatMap { name -> [Difference] in
      guard let before = old[name], let after = new[name] else { return [] }
      return HistoryComparison(property: name, old: before, new: after).changes(oldStarts: [], newStarts: []).map {
        Difference(.variable(path, name), $0.change, from: $0.time)
      }
    }
  }

  // MARK: Objects

  private var objects: [Difference] {
    let starts = Starts(pairs)
    return pairs.objects.flatMap { pair -> [Difference] in
      guard let old = pair.old else { return pair.new.map { [Difference(.object($0.path), .added)] } ?? [] }
      guard let new = pair.new else { return [Difference(.object(old.path), .missing)] }
      return presence(old, new) + properties(old, new, starts)
    }
  }

  private func presence(_ old: MotionRecord.Object, _ new: MotionRecord.Object) -> [Difference] {
    var result: [Difference] = []
    func compare(_ property: String, _ before: Double?, _ after: Double?) {
      switch (before, after) {
      case (let before?, let after?) where abs(before - after) > HistoryComparison.sameTime:
        result.append(Difference(.object(new.path), .time(property, old: before, new: after), from: after))
      case (nil, let time?), (let time?, nil):
        let values = (before.map { RecordedValue.number($0) }, after.map { RecordedValue.number($0) })
        result.append(Difference(.object(new.path), .value(property, old: values.0, new: values.1), from: time))
      default: break
      }
    }
    compare("appears", old.appears, new.appears)
    compare("disappears", old.disappears, new.disappears)
    if old.kind != new.kind {
      result.append(Difference(.object(new.path), .value("type", old: .word(old.kind), new: .word(new.kind))))
    }
    return result
  }

  private func properties(
    _ old: MotionRecord.Object, _ new: MotionRecord.Object, _ starts: Starts
  ) -> [Difference] {
    let names = Set(old.properties.keys).union(new.properties.keys).sorted()
    let onset = CourseOnset(pairs: pairs)
    return names.flatMap { name -> [Difference] in
      let (before, after) = (old.properties[name], new.properties[name])
      guard before != after else { return [] }
      func usual(_ kind: String) -> RecordedHistory? {
        pairs.standards.value(of: name, kind: kind).map { .constant($0) }
      }
      // Of a class that the new record has no more, its successor's.
      let standard = (old: usual(old.kind) ?? usual(new.kind), new: usual(new.kind) ?? usual(old.kind))
      if let whole = PropertyTraits.explained(by: name) {
        // Whether a record leaves it out or is of an earlier version is known only where there is nothing to explain.
        let isKnown =
          (before != nil || old.properties[whole] == nil && standard.old != nil)
          && (after != nil || new.properties[whole] == nil && standard.new != nil)
        if !isKnown { return [] }
      }
      guard let before = before ?? standard.old, let after = after ?? standard.new else {
        return [Difference(.object(new.path), .value(name, old: before?.first, new: after?.first))]
      }
      let comparison = HistoryComparison(property: name, old: before, new: after)
      return comparison.changes(
        oldStarts: starts.old(path: new.path, property: name), newStarts: starts.new(path: new.path, property: name)
      ).map { onset.timed($0, old, new) }.map { Difference(.object(new.path), $0.change, from: $0.time) }
    }
  }

  /// When animations of a property, or of a part of it, begin.
  private struct Starts {
    private var times: [String: (old: [Double], new: [Double])] = [:]

    init(_ pairs: RecordPairs) {
      for pair in pairs.animations {
        guard let event = pair.new ?? pair.old, let property = event.property else { continue }
        let key = Self.key(event.target, PropertyTraits.whole(property))
        if let old = pair.old { times[key, default: ([], [])].old.append(old.time) }
        if let new = pair.new { times[key, default: ([], [])].new.append(new.time) }
      }
    }

    func old(path: String, property: String) -> [Double] { times[Self.key(path, property)]?.old ?? [] }
    func new(path: String, property: String) -> [Double] { times[Self.key(path, property)]?.new ?? [] }

    private static func key(_ path: String, _ property: String) -> String {
      path + "\0" + PropertyTraits.whole(property)
    }
  }

  /// Siblings that lie above each other in another order than before.
  private var order: [Difference] {
    var parts: [String: [(old: String, new: String)]] = [:]
    for case (let old, let new) in pairs.objects.compactMap(\.both) where !new.path.isEmpty {
      parts[ObjectPath.parent(of: new.path), default: []].append((old.path, new.path))
    }
    let places = Dictionary(
      pairs.old.objects.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let newPlaces = Dictionary(
      pairs.new.objects.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return parts.sorted { $0.key < $1.key }.flatMap { _, siblings -> [Difference] in
      let before = siblings.sorted { places[$0.old, default: 0] < places[$1.old, default: 0] }.map(\.new)
      let after = siblings.sorted { newPlaces[$0.new, default: 0] < newPlaces[$1.new, default: 0] }.map(\.new)
      guard before != after else { return [] }
      let kept = Set(commonSubsequence(before, after, isSame: ==).map { after[$0.new] })
      return after.indices.filter { !kept.contains(after[$0]) }.compactMap { index in
        guard let old = before.firstIndex(of: after[index]) else { return nil }
        let isAbove = index > old
        let neighbour = isAbove ? index - 1 : index + 1
        guard after.indices.contains(neighbour) else { return nil }
        return Difference(.object(after[index]), .order(isAbove: isAbove, sibling: after[neighbour]))
      }
    }
  }

  // MARK: Events

  private var touches: [Difference] {
    pairs.touches.enumerated().flatMap { Self.event($0.element, .touch($0.offset)) }
  }

  private var animations: [Difference] {
    pairs.animations.enumerated().flatMap { Self.event($0.element, .animation($0.offset)) }
  }

  private static func event(_ pair: Pair<MotionRecord.Event>, _ subject: Difference.Subject) -> [Difference] {
    guard let new = pair.new else { return [Difference(subject, .missing, from: pair.old?.time)] }
    guard let old = pair.old else { return [Difference(subject, .added, from: new.time)] }
    var changes: [Difference.Change] = []
    if old.target != new.target {
      changes.append(.value("target", old: .word(old.target), new: .word(new.target)))
    }
    if old.kind != new.kind { changes.append(.value("kind", old: .word(old.kind), new: .word(new.kind))) }
    for name in Set(old.details.keys).union(new.details.keys).sorted() {
      let (before, after) = (old.details[name], new.details[name])
      if let before, let after, before.agrees(with: after) { continue }
      if before != after { changes.append(.value(name, old: before, new: after)) }
    }
    // Taps count from when the finger lifts, as their authors write them.
    let (before, after) = (old.moment, new.moment)
    if abs(before - after) > HistoryComparison.sameTime { changes.append(.time(nil, old: before, new: after)) }
    return changes.map { Difference(subject, $0, from: new.time) }
  }
}

extension MotionRecord.Event {
  /// Its time as its author writes it: a tap is told by when the finger lifts.
  var moment: Double {
    guard kind == "tap", case .number(let duration)? = details["duration"] else { return time }
    return time + duration
  }

  /// When it is over.
  var end: Double {
    func number(_ name: String) -> Double { if case .number(let value)? = details[name] { value } else { 0 } }
    let turns = max(details["repeatCount"] == nil ? 1 : number("repeatCount"), 1)
    return time + number("delay") + number("duration") * turns * (details["autoreverses"] == .flag(true) ? 2 : 1)
  }

  var isSpring: Bool { kind == "spring" || details.keys.contains { $0.hasPrefix("spring.") } }
}
