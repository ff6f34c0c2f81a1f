import SpringformNumerics

/// Tells changes to people. All that a comparison of records has to say in words stands in this folder.
struct ChangeWords {
  private let pairs: RecordPairs
  private let names: ObjectNames

  init(_ pairs: RecordPairs) {
    self.pairs = pairs
    // A record's own objects have one path each, a missing one has that of the old record.
    names = ObjectNames(
      of: Set(pairs.new.objects.map(\.path) + pairs.objects.compactMap { $0.new == nil ? $0.old?.path : nil }))
  }

  func change(_ group: ChangeGroup) -> MotionChange {
    switch group.subjects.first {
    case .parameter(let name): setting(.parameter, "the parameter `\(name)`", name, group)
    case .seed: setting(.seed, "the seed", "seed", group)
    case .touch(let index): MotionChange(kind: .touch, phrase: touch(index, group))
    case .animation: animation(group)
    case .object("")?: scene(group)
    case .object(let path): object(path, group)
    case nil: MotionChange(kind: .scene, phrase: "")
    }
  }

  // MARK: Settings

  private func setting(
    _ kind: MotionChange.Kind, _ name: String, _ property: String, _ group: ChangeGroup
  ) -> MotionChange {
    var phrase = name
    if case .value(_, .word(let old)?, .word(let new)?)? = group.changes.first {
      phrase += " is \(ValueWords.setting(new)), was \(ValueWords.setting(old))"
    }
    return MotionChange(kind: kind, property: property, phrase: phrase)
  }

  private func scene(_ group: ChangeGroup) -> MotionChange {
    let (property, phrase) = predicate(group)
    let name = ["size", "background"].contains(property) ? "`canvas.\(property)`" : "the scene's `\(property)`"
    return MotionChange(kind: .scene, property: property, phrase: name + " " + phrase)
  }

  // MARK: Touches

  private func touch(_ index: Int, _ group: ChangeGroup) -> String {
    let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    let name = ordinals.indices.contains(index) ? "the \(ordinals[index]) touch" : "touch \(index + 1)"
    let pair = pairs.touches[index]
    guard pair.both != nil, let event = pair.new ?? pair.old else {
      let what = (pair.new ?? pair.old).map { ", a \($0.kind) at \(ValueWords.moment($0.moment))," } ?? ""
      return name + what + (pair.new == nil ? " is missing" : " is new")
    }
    let target = event.target.isEmpty || !isTarget(group) ? "" : " (on `\(names.name(of: event.target))`)"
    return name + target + " " + EventWords(isPlural: false).touch(group.changes) { "`\(names.name(of: $0))`" }
      + company(index, group)
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
    let targets = self.targets(events.compactMap { $0.new ?? $0.old })
    var phrase: String
    if case .stagger(let old, let new)? = group.changes.first {
      phrase =
        "the stagger of \(targets) \(beginning(of: event)) is \(ValueWords.span(new)), was \(ValueWords.span(old))"
      let others = Array(group.changes.dropFirst())
      if !others.isEmpty, let both = pair.both {
        phrase += "; each " + EventWords(isPlural: false).animation(others, both.old, both.new)
      }
    } else {
      let noun = event.isSpring ? "spring" : event.kind == "keyframes" ? "keyframe animation" : "animation"
      phrase = "the \(noun)\(events.count > 1 ? "s" : "") of \(targets) \(beginning(of: event)) "
      let words = EventWords(isPlural: events.count > 1)
      phrase += words.animation(group.changes, pair.old ?? event, pair.new ?? event)
    }
    return MotionChange(
      kind: .animation, object: names.name(of: event.target), property: event.property, phrase: phrase)
  }

  /// What animations animate: up to three things by name.
  private func targets(_ events: [MotionRecord.Event]) -> String {
    func name(_ path: String, _ property: String?) -> String {
      "`" + (path.isEmpty ? ["stage"] : [path]).joined() + (property.map { "." + $0 } ?? "") + "`"
    }
    guard let first = events.first else { return "" }
    let family = ObjectPath.family(of: first.target)
    let paths = Set(events.map(\.target))
    if paths.count > 2,
      events.allSatisfy({ ObjectPath.family(of: $0.target) == family && $0.property == first.property })
    {
      return name(ObjectPath.family(of: names.name(of: first.target)), first.property) + " (\(paths.count) layers)"
    }
    return list(events.map { name(names.name(of: $0.target), $0.property) })
  }

  private func beginning(of event: MotionRecord.Event) -> String {
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
    let object = pairs.objects.first { ($0.new ?? $0.old)?.path == path }.flatMap { $0.new ?? $0.old }
    let (property, predicate) = predicate(group)
    let isLayer = !(object?.isBehavior ?? false) && !(object?.isGestureRecognizer ?? false)
    let kind: MotionChange.Kind =
      switch group.changes.first {
      case .missing, .added: .layer
      case .course: .course
      default: .property
      }
    return MotionChange(
      kind: isLayer ? kind : object?.isBehavior ?? false ? .behavior : .gesture, object: names.name(of: path),
      property: property.isEmpty ? changedProperty(group) : property,
      phrase: subject(paths, property, noun: isLayer ? "layers" : "objects", items: items(paths)) + " "
        + predicate + (group.isVaried ? ", for `\(names.name(of: path))`" : "") + since(group))
  }

  private func changedProperty(_ group: ChangeGroup) -> String? {
    group.subjects.first.flatMap { Difference($0, group.changes[0]).property }
  }

  /// For example "`label.text`", or "12 `dot` layers: `text`".
  private func subject(_ paths: [String], _ property: String, noun: String, items: String) -> String {
    guard paths.count > 1 else {
      return "`" + names.name(of: paths.first ?? "") + (property.isEmpty ? "" : "." + property) + "`" + items
    }
    let families = Set(paths.map { ObjectPath.family(of: $0) })
    let short = paths.map { names.name(of: $0) }
    let who =
      families.count == 1
      ? "\(paths.count) `\(ObjectPath.family(of: short[0]))` \(noun)"
        + (paths.count < 4 ? " (\(list(short.map { "`\($0)`" })))" : "")
      : "\(paths.count) \(noun) (\(list(short.map { "`\($0)`" })))"
    return property.isEmpty ? who + items + ":" : who + items + ": `\(property)`"
  }

  /// What behaviours act on, by the names of the layers.
  private func items(_ paths: [String]) -> String {
    let objects = pairs.objects.compactMap { $0.new ?? $0.old }.filter { paths.contains($0.path) && $0.isBehavior }
    var seen: Set<String> = []
    let names = objects.compactMap { object -> String? in
      guard case .word(let items)? = object.properties["items"]?.last, !items.isEmpty else { return nil }
      return ObjectPath.family(of: items)
    }.filter { seen.insert($0).inserted }
    return names.isEmpty ? "" : " of \(list(names.map { "`\($0)`" }))"
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
    case .course(let property, let since, let distance):
      let unit = PropertyTraits.isGeometry(property) ? " points" : ""
      let far = distance.map { ", by up to \($0.rounded(significantDigits: 2).decimalText)\(unit)" } ?? ""
      return (property, "takes another course from \(ValueWords.moment(since)) on\(far)")
    case .order(let isAbove, let sibling):
      return (
        "", "lies \(isAbove ? "above" : "below") `\(names.name(of: sibling))`, was \(isAbove ? "below" : "above")"
      )
    case .stagger, nil: return ("", "")
    }
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

  /// Up to three of them.
  private func list(_ names: [String]) -> String {
    switch names.count {
    case 0, 1: names.first ?? ""
    case 2, 3: names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    default: names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
    }
  }
}
