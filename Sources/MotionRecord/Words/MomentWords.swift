import SpringformNumerics

/// What happens at moments of a scene, in few words such as "tap on button, card moves".
package struct MomentWords {
  private let record: MotionRecord
  private let marks: [(time: Double, name: String)]
  private let layers: LayerWords

  /// - Parameters:
  ///   - record: what the scene does.
  ///   - marks: what it notes itself, each with its time in seconds.
  package init(_ record: MotionRecord, marks: [(time: Double, name: String)] = []) {
    (self.record, self.marks) = (record, marks)
    layers = LayerWords(record)
  }

  /// Things that are told of one moment; more are counted.
  private static let most = 2
  /// What has happened so long before the first time that is told is told of it, in seconds.
  private static let glance = 0.01
  /// Times closer than this are one, in seconds.
  private static let tolerance = 1e-6

  /// What happens at a time, and what has begun since the time that was told before.
  /// - Parameters:
  ///   - time: in seconds of the scene.
  ///   - before: the time that was told before; `nil` for none.
  /// - Returns: empty where nothing happens.
  package func text(at time: Double, after before: Double?) -> String {
    let since = before ?? time - Self.glance
    func isNew(_ moment: Double) -> Bool { since + Self.tolerance < moment && moment <= time + Self.tolerance }
    let touches = record.touches.compactMap { touch($0, at: time, isNew: isNew) }
    let noted = marks.filter { isNew($0.time) }.map(\.name)
    let phrases = Self.unique(touches + noted + motions(at: time, isNew: isNew))
    let rest = phrases.count - Self.most
    return (phrases.prefix(Self.most) + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }

  private static func unique(_ phrases: [String]) -> [String] {
    var seen: Set<String> = []
    return phrases.filter { seen.insert($0).inserted }
  }

  // MARK: Touches

  private func touch(_ touch: MotionRecord.Event, at time: Double, isNew: (Double) -> Bool) -> String? {
    if isNew(touch.time) {
      return touch.kind + (touch.target.isEmpty ? "" : " on \(layers.name(of: touch.target))")
    }
    if isNew(touch.end), touch.kind != "tap" { return "release" }
    return touch.time <= time && time < touch.end ? (touch.kind == "drag" ? "dragging" : "finger stays") : nil
  }

  // MARK: Animations

  /// What a layer does, in the order of the animations' beginnings; those that have begun since the moment before are told first.
  private func motions(at time: Double, isNew: (Double) -> Bool) -> [String] {
    let seen = record.animations.filter { event in
      let span = event.span
      return isNew(span.lowerBound) || span.lowerBound <= time && time < span.upperBound
    }
    let ordered = seen.filter { isNew($0.span.lowerBound) } + seen.filter { !isNew($0.span.lowerBound) }
    var targets: [String] = []
    var verbs: [String: [String]] = [:]
    for event in ordered where !event.target.isEmpty {
      if verbs[event.target] == nil { targets.append(event.target) }
      let verb = MotionVerb(event).text
      if verbs[event.target]?.contains(verb) != true { verbs[event.target, default: []].append(verb) }
    }
    return families(of: targets, doing: verbs)
  }

  /// Siblings of one name that do the same are told as one.
  private func families(of targets: [String], doing verbs: [String: [String]]) -> [String] {
    func family(_ path: String) -> String { ObjectPath.family(of: path) + ": " + verbs[path, default: []].joined() }
    let families = Dictionary(grouping: targets, by: family)
    return Self.unique(targets.map(family)).compactMap { key -> String? in
      guard let members = families[key], let first = members.first else { return nil }
      let told = verbs[first, default: []]
      let name =
        members.count > 1
        ? "\(members.count) \(layers.plainPlural(first))" : layers.name(of: first)
      return "\(name) \(ValueWords.list(members.count > 1 ? told.map(MotionVerb.plural) : told))"
    }
  }
}
