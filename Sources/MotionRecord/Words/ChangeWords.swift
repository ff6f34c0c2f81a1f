import SpringformNumerics

/// Tells changes to people. All that a comparison of records has to say in words stands in this folder.
struct ChangeWords {
  private let pairs: RecordPairs
  private let layers: LayerWords
  /// What is missing, by what it was among its siblings.
  private let oldLayers: LayerWords
  private let parts: PartWords

  init(_ pairs: RecordPairs) {
    self.pairs = pairs
    layers = LayerWords(pairs)
    oldLayers = LayerWords(old: pairs)
    parts = PartWords(pairs)
  }

  func change(_ group: ChangeGroup) -> MotionChange {
    var change = told(group)
    change.time = group.time
    change.consequences = ChangeGroup.groups(group.consequences.map { Cause(difference: $0) }, pairs).map {
      told($0).phrase
    }
    change.path = path(group)
    return change
  }

  private func path(_ group: ChangeGroup) -> String? {
    switch group.subjects.first {
    case .object(let path), .variable(let path, _): path.isEmpty ? nil : path
    case .animation(let index): (pairs.animations[index].new ?? pairs.animations[index].old)?.target
    case .touch(let index): (pairs.touches[index].new ?? pairs.touches[index].old)?.target
    // Where it is seen, the layer that shows the file tells.
    case .part(let place): place.object
    case .parameter, .seed, .constant, .finger, nil: nil
    }
  }

  private func told(_ group: ChangeGroup) -> MotionChange {
    switch group.subjects.first {
    case .parameter(let name): setting(.parameter, "the parameter `\(name)`", name, group)
    case .seed: setting(.seed, "the seed", "seed", group)
    case .touch(let index): MotionChange(kind: .touch, phrase: touch(index, group))
    case .animation: animation(group)
    case .constant(let name): constant(name, group)
    case .finger: finger(group)
    case .variable(let path, let name): variable(path, name, group)
    case .object("")?: scene(group)
    case .object(let path): object(path, group)
    case .part: parts.change(group, layers)
    case nil: MotionChange(kind: .scene, phrase: "")
    }
  }

  /// A component's parameter or a state, by the name that its author gave it.
  private func variable(_ path: String, _ name: String, _ group: ChangeGroup) -> MotionChange {
    let (_, predicate) = predicate(group)
    let isCourse = if case .course? = group.changes.first { true } else { false }
    let uses = group.subjects.compactMap { if case .variable(let path, _) = $0 { path } else { nil } }
    let subject =
      path.isEmpty
      ? "the state `\(name)`"
      : uses.count == 1
        ? layers.member(name, of: path) : "`\(name)` of \(ValueWords.list(uses.map { layers.quoted($0) }))"
    return MotionChange(
      kind: isCourse ? .course : .property, object: path.isEmpty ? nil : layers.name(of: path), property: name,
      phrase: subject + " " + predicate + (group.isVaried ? ", for \(layers.quoted(path))" : "") + since(group))
  }

  /// A value of a theme or of a file, by its name.
  private func constant(_ name: String, _ group: ChangeGroup) -> MotionChange {
    let base = String(name.prefix { $0 != "[" && $0 != "." })
    let place = (pairs.new.files ?? [:])[base].map { " in \($0)" } ?? ""
    let (_, predicate) = predicate(group)
    return MotionChange(
      kind: .parameter, property: name,
      phrase: group.subjects.count > 1
        ? "\(group.subjects.count) values of `\(base)`\(place) are others" : "`\(name)`\(place) \(predicate)")
  }

  private func finger(_ group: ChangeGroup) -> MotionChange {
    guard case .value(let name, let old, let new)? = group.changes.first else {
      return MotionChange(kind: .scene, phrase: "")
    }
    // A finger without a style is a ring.
    let usual = name == "style" ? "ring" : "as usual"
    func text(_ value: RecordedValue?) -> String { value.map { ValueWords.text($0, of: name) } ?? usual }
    return MotionChange(
      kind: .scene, property: "touches." + name, phrase: "`touches.\(name)` is \(text(new)), was \(text(old))")
  }

  // MARK: Settings

  private func setting(
    _ kind: MotionChange.Kind, _ name: String, _ property: String, _ group: ChangeGroup
  ) -> MotionChange {
    var phrase = name
    if case .value(_, .word(let old)?, .word(let new)?)? = group.changes.first {
      phrase += " is \(ValueWords.setting(new)), was \(ValueWords.setting(old))" + fed(group.consequences)
    }
    return MotionChange(kind: kind, property: property, phrase: phrase)
  }

  /// What a setting leads to, in few words: " (and the two springs that it feeds)".
  private func fed(_ consequences: [Difference]) -> String {
    var (springs, others): (Set<Int>, Set<Int>) = ([], [])
    for difference in consequences {
      guard case .animation(let index) = difference.subject, let event = pairs.animations[index].new else { continue }
      if event.isSpring { springs.insert(index) } else { others.insert(index) }
    }
    func the(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : count == 1 ? "the \(noun)" : "the \(ValueWords.count(count)) \(noun)s"
    }
    let parts: [String] = [the(springs.count, "spring"), the(others.count, "animation")].compactMap(\.self)
    return parts.isEmpty ? "" : " (and \(parts.joined(separator: " and ")) that it feeds)"
  }

  private func scene(_ group: ChangeGroup) -> MotionChange {
    let (property, phrase) = predicate(group)
    let name = ["size", "background"].contains(property) ? "`canvas.\(property)`" : "the scene's `\(property)`"
    return MotionChange(kind: .scene, property: property, phrase: name + " " + phrase)
  }

  // MARK: Touches

  private func touch(_ index: Int, _ group: ChangeGroup) -> String {
    let ordinals = ValueWords.ordinals
    let name = ordinals.indices.contains(index) ? "the \(ordinals[index]) touch" : "touch \(index + 1)"
    let pair = pairs.touches[index]
    guard pair.both != nil, let event = pair.new ?? pair.old else {
      let what = (pair.new ?? pair.old).map { ", a \($0.kind) at \(ValueWords.moment($0.moment))," } ?? ""
      return name + what + (pair.new == nil ? " is missing" : " is new")
    }
    if TouchAim(pairs: pairs).isLost(index) { return name + missing(event, index, group) }
    let target = event.target.isEmpty || !isTarget(group) ? "" : " (on \(layers.quoted(event.target)))"
    return name + target + " " + EventWords(isPlural: false).touch(group.changes) { layers.quoted($0) }
      + company(index, group)
  }

  /// Of a touch that lands beside what it is meant for: that alone, and what comes of it.
  private func missing(_ event: MotionRecord.Event, _ index: Int, _ group: ChangeGroup) -> String {
    let others = group.changes.filter { if case .value("location", _, _) = $0 { false } else { true } }
    let place = ValueWords.text(event.details["location"], of: "location")
    let before = pairs.touches[index].old?.details["location"].map { ValueWords.text($0, of: "location") }
    let more = others.isEmpty ? "" : ", and " + EventWords(isPlural: false).touch(others) { layers.quoted($0) }
    let isIdle = group.consequences.contains { consequence in
      guard case .animation(let number) = consequence.subject, case .missing = consequence.change else { return false }
      return pairs.animations[number].old?.cause == .touch
    }
    return " misses \(layers.quoted(event.target)) now: it is at \(place), was at \(before ?? "the middle")" + more
      + (isIdle ? "; what it set off does not happen" : "")
  }

  /// Whether it helps to know what is touched.
  private func isTarget(_ group: ChangeGroup) -> Bool {
    !group.changes.contains { change in
      switch change {
      case .time, .value("target", _, _): true
      default: false
      }
    }
  }

  /// How many of the following touches come with this one.
  private func company(_ index: Int, _ group: ChangeGroup) -> String {
    guard case .time(_, let old, let new)? = group.changes.first, group.changes.count == 1 else { return "" }
    let others = pairs.touches.dropFirst(index + 1).prefix { pair in
      pair.both.map { abs($0.new.moment - $0.old.moment - (new - old)) < HistoryComparison.sameTime } ?? false
    }.count
    return others == 0 ? "" : others == 1 ? ", and so does the next one" : ", and so do the \(others) after it"
  }

  // MARK: Animations

  private func animation(_ group: ChangeGroup) -> MotionChange {
    let events = group.subjects.compactMap { subject -> Pair<MotionRecord.Event>? in
      if case .animation(let index) = subject { pairs.animations[index] } else { nil }
    }
    guard let pair = events.first, let event = pair.new ?? pair.old else {
      return MotionChange(kind: .animation, phrase: "")
    }
    let targets = self.targets(events)
    var phrase: String
    if events.count == 1, event.cause == .start, case .value("from", _, _)? = group.changes.first,
      group.changes.count == 1,
      let both = pair.both
    {
      // What a layer is like before all begins is a value of its own.
      let words = EventWords(isPlural: false).animation(group.changes, both.old, both.new)
      return MotionChange(
        kind: .property, object: layers.name(of: event.target), property: event.property, phrase: targets + " " + words)
    }
    if case .stagger(let old, let new)? = group.changes.first {
      phrase =
        "the stagger of \(targets) \(beginning(of: event)) is \(ValueWords.span(new)), was \(ValueWords.span(old))"
      let others = Array(group.changes.dropFirst())
      if !others.isEmpty, let both = pair.both {
        phrase += "; each " + EventWords(isPlural: false).animation(others, both.old, both.new)
      }
    } else {
      let noun = event.isSpring ? "spring" : event.kind == "keyframes" ? "keyframe animation" : "animation"
      phrase = "the \(noun)\(events.count > 1 ? "s" : "") of \(targets) \(beginning(of: event, until: group.lastTime)) "
      let words = EventWords(isPlural: events.count > 1)
      phrase += words.animation(group.changes, pair.old ?? event, pair.new ?? event)
    }
    return MotionChange(
      kind: .animation, object: layers.name(of: event.target), property: event.property, phrase: phrase)
  }

  /// What animations animate: one name for things that share it and for one that is animated again and again, else each by its own.
  private func targets(_ pairs: [Pair<MotionRecord.Event>]) -> String {
    let events = pairs.compactMap { pair in
      (pair.new ?? pair.old).map { event in
        var event = event
        // Who turns or scales a layer calls it that.
        event.property = TransformParts.onlyPart(of: pair) ?? event.property.map(TransformParts.plain)
        return event
      }
    }
    guard let first = events.first else { return "" }
    let paths = Set(events.map(\.target))
    func last(_ path: String) -> String { ObjectPath.family(of: ObjectPath.last(of: path)) }
    if events.count > paths.count || paths.count > 2,
      events.allSatisfy({ $0.property == first.property && last($0.target) == last(first.target) })
    {
      let own = paths.count == 1 ? nil : last(first.target)
      return layers.member(first.property, of: first.target, called: own)
        + (paths.count > 1 ? " (\(paths.count) layers)" : "")
    }
    var seen: Set<String> = []
    return ValueWords.list(
      events.map { layers.member($0.property, of: $0.target) }.filter { seen.insert($0).inserted })
  }

  /// - Parameter last: when the last of several begins, where they do not begin together.
  private func beginning(of event: MotionRecord.Event, until last: Double? = nil) -> String {
    if let last { return "begun from \(ValueWords.moment(event.time)) to \(ValueWords.moment(last))" }
    func isNow(_ time: Double) -> Bool { abs(time - event.time) <= HistoryComparison.sameTime }
    let touches = pairs.new.touches
    // The finger that lifts now or has just come down, else the one that came down last.
    let touch =
      touches.last { isNow($0.moment) } ?? touches.last { isNow($0.time) }
      ?? touches.last { $0.time <= event.time + HistoryComparison.sameTime }
    if event.cause == .touch, let touch, touch.kind != "tap", isNow(touch.end), !isNow(touch.time) {
      return "begun by the end of the \(touch.kind) at \(ValueWords.moment(touch.end))"
    }
    if event.cause == .touch, let touch { return "begun by the \(touch.kind) at \(ValueWords.moment(touch.moment))" }
    return event.time == 0 ? "begun at the start" : "begun at \(ValueWords.moment(event.time))"
  }

  // MARK: Objects

  private func object(_ path: String, _ group: ChangeGroup) -> MotionChange {
    let paths = group.subjects.compactMap { if case .object(let path) = $0 { path } else { nil } }
    let layers = if case .missing? = group.changes.first { oldLayers } else { self.layers }
    let object = layers.object(path)
    if case .value("document.element", _, .word(let element))? = group.changes.first {
      return MotionChange(
        kind: .property, object: layers.name(of: path), property: "element", phrase: Self.element(element))
    }
    let (property, predicate) = predicate(group)
    let isLayer = !(object?.isBehavior ?? false) && !(object?.isGestureRecognizer ?? false)
    let kind: MotionChange.Kind =
      switch group.changes.first {
      case .missing, .added: .layer
      case .course: .course
      default: .property
      }
    return MotionChange(
      kind: isLayer ? kind : object?.isBehavior ?? false ? .behavior : .gesture, object: layers.name(of: path),
      property: property.isEmpty ? changedProperty(group) : property,
      phrase: subject(paths, property, layers, noun: isLayer ? "layers" : "objects", items: items(paths)) + " "
        + predicate + (group.isVaried ? ", for \(layers.quoted(path))" : "") + since(group))
  }

  /// - Parameter text: as a record has it: the element's id, the drawing's name and a digest.
  private static func element(_ text: String) -> String {
    let words = text.split(separator: " ").dropLast().map(String.init)
    return "the element `\(words.first ?? "")`\(words.dropFirst().map { " " + $0 }.joined()) is drawn otherwise"
  }

  private func changedProperty(_ group: ChangeGroup) -> String? {
    group.subjects.first.flatMap { Difference($0, group.changes[0]).property }
  }

  /// For example "`label.text`", or "12 `dot` layers: `text`".
  private func subject(
    _ paths: [String], _ property: String, _ layers: LayerWords, noun: String, items: String
  ) -> String {
    guard paths.count > 1 else { return layers.member(property, of: paths.first ?? "") + items }
    let list = " (\(ValueWords.list(paths.map { layers.quoted($0) })))"
    let who =
      layers.plural(paths, noun).map { "\(paths.count) \($0)" + (paths.count < 4 ? list : "") }
      ?? "\(paths.count) \(noun)" + list
    return property.isEmpty ? who + items + ":" : who + items + ": `\(property)`"
  }

  /// What behaviours act on, by the names of the layers.
  private func items(_ paths: [String]) -> String {
    let behaviors = paths.compactMap { layers.object($0) }.filter(\.isBehavior)
    var counts: [(name: String, count: Int)] = []
    for object in behaviors {
      guard case .word(let items)? = object.properties["items"]?.last, !items.isEmpty else { continue }
      for item in Self.listed(items) {
        let name = ObjectPath.family(of: item)
        if let place = counts.firstIndex(where: { $0.name == name }) {
          counts[place].count += 1
        } else {
          counts.append((name, 1))
        }
      }
    }
    let names = counts.map { $0.count == 1 ? "`\($0.name)`" : "\($0.count) `\($0.name)` items" }
    return names.isEmpty ? "" : " of \(ValueWords.list(names))"
  }

  /// The names in a record's list, whose long form is "12: first to last[11]".
  private static func listed(_ items: String) -> [String] {
    guard let colon = items.firstRange(of: ": "), let count = Int(items[..<colon.lowerBound]) else {
      return items.split(separator: ", ").map(String.init)
    }
    let ends = items[colon.upperBound...].split(separator: " to ").map(String.init)
    guard let first = ends.first, ends.allSatisfy({ ObjectPath.family(of: $0) == ObjectPath.family(of: first) })
    else { return ends }
    return Array(repeating: first, count: count)
  }

  private func predicate(_ group: ChangeGroup) -> (property: String, predicate: String) {
    switch group.changes.first {
    case .missing: return ("", group.subjects.count > 1 ? "missing" : "is missing")
    case .added: return ("", group.subjects.count > 1 ? "new" : "is new")
    case .value("appears", let old, let new):
      return ("", presence("appears", "appeared", "is there from the start", old, new))
    case .value("disappears", let old, let new): return ("", presence("disappears", "disappeared", "stays", old, new))
    case .value("type", let old, let new):
      return ("", "is a \(ValueWords.text(new, of: "")), was a \(ValueWords.text(old, of: ""))")
    case .value("contents", _, _): return ("contents", "is drawn otherwise")
    case .value(let property, let old, let new): return PropertyWords.value(property, old: old, new: new)
    case .time(let property?, let old, let new) where property == "appears" || property == "disappears":
      return ("", "\(property) \(ValueWords.shift(from: old, to: new))")
    case .time(let property, let old, let new):
      return (property ?? "", "changes \(ValueWords.shift(from: old, to: new))")
    case .course(let property, let since, _) where colors(group, property) != nil:
      let (before, after) = colors(group, property) ?? ("", "")
      return (property, "goes to \(after), was \(before)" + (since > 0 ? ", from \(ValueWords.moment(since)) on" : ""))
    case .course(let property, let since, let distance):
      let unit = PropertyTraits.isLength(property) ? " points" : ""
      let far = distance.map { ", by up to \($0.rounded(significantDigits: 2).decimalText)\(unit)" } ?? ""
      // Between the beginning and the first value that is another one it may begin at any time.
      let begin = since > 0 ? " from \(ValueWords.moment(since)) on" : ""
      return (property, "takes another course\(begin)\(far)")
    case .order(let isAbove, let sibling):
      return (
        "", "lies \(isAbove ? "above" : "below") \(layers.quoted(sibling)), was \(isAbove ? "below" : "above")"
      )
    case .stagger, .key, nil: return ("", "")
    }
  }

  /// The colours that the ways of a property end with, where these are others.
  private func colors(_ group: ChangeGroup, _ property: String) -> (old: String, new: String)? {
    guard PropertyTraits.isColor(property), case .object(let path)? = group.subjects.first, group.subjects.count == 1,
      let (old, new) = pairs.objects.first(where: { $0.new?.path == path })?.both,
      case .word(let before)? = old.properties[property]?.last,
      case .word(let after)? = new.properties[property]?.last, before != after
    else { return nil }
    return (before, after)
  }

  private func presence(
    _ verb: String, _ past: String, _ always: String, _ old: RecordedValue?, _ new: RecordedValue?
  ) -> String {
    func moment(_ value: RecordedValue) -> String {
      if case .number(let time) = value { ValueWords.moment(time) } else { "" }
    }
    return switch (old, new) {
    case (nil, let new?): "\(verb) at \(moment(new)), did not before"
    case (let old?, nil): "\(always), \(past) at \(moment(old))"
    default: ""
    }
  }

  /// From when on, for what was right before.
  private func since(_ group: ChangeGroup) -> String {
    guard case .value(let property, _, _)? = group.changes.first, let time = group.time, time > 0,
      property != "appears", property != "disappears"
    else { return "" }
    return ", from \(ValueWords.moment(time)) on"
  }
}
