import SpringformGeometry

/// A moment of a document that moves.
struct SVGMoment {
  let animation: SVGAnimation
  /// Seconds since the document's beginning.
  let time: Double
  /// What `currentColor` is; `nil` for what the document says.
  var tint: Color?
}

extension Rewriting {
  /// Gives every element the values that it has at a moment: those of SMIL in the order in which they began, over them those of
  /// CSS (SVG Animations, level 2, section 2.2; CSS Animations, level 1, section 3).
  mutating func animate(_ moment: SVGMoment) {
    let all = elements
    // Even where nothing has an effect: other moments are others.
    need()
    if let tint = moment.tint { tree.root.set("color", CSSColor.text(of: tint)) }
    var effects: [Int: [(track: Track, phase: Track.Phase)]] = [:]
    for track in moment.animation.tracks where track.element < all.count {
      guard let phase = track.clock.phase(at: moment.time) else { continue }
      effects[track.element, default: []].append((track, phase))
    }
    // Parents first, since children may take from them.
    for (number, effects) in effects.sorted(by: { $0.key < $1.key }) {
      let context = ValueContext(element: all[number], size: size)
      let ordered = effects.enumerated().sorted { Self.order($0) < Self.order($1) }.map(\.element)
      for effect in ordered { TrackValue(effect.track, effect.phase, context).write() }
    }
  }

  /// What variables of CSS are at a moment, by the numbers of the elements that have them.
  func movedVariables(_ moment: SVGMoment) -> [Int: [String: String]] {
    let tracks = moment.animation.tracks.filter { if case .variable = $0.property { true } else { false } }
    guard !tracks.isEmpty else { return [:] }
    let all = elements
    var result: [Int: [String: String]] = [:]
    for track in tracks where track.element < all.count {
      guard let phase = track.clock.phase(at: moment.time) else { continue }
      let context = ValueContext(element: all[track.element], size: size)
      result[track.element, default: [:]][track.property.name] = TrackValue(track, phase, context).text
    }
    return result
  }

  private static func order(_ effect: EnumeratedSequence<[(track: Track, phase: Track.Phase)]>.Element) -> (
    Int, Double, Int
  ) {
    let (track, phase) = effect.element
    // What others are measured by comes first.
    let isFirst = [.style("color"), .style("font-size"), .attribute("color"), .attribute("font-size")].contains(
      track.property)
    switch track.clock {
    case .smil: return (isFirst ? 0 : 1, phase.begin, effect.offset)
    case .css: return (isFirst ? 0 : 2, 0, effect.offset)
    }
  }
}

/// What a track makes of its property at a moment.
struct TrackValue {
  private let track: Track
  private let phase: Track.Phase
  private let context: ValueContext

  init(_ track: Track, _ phase: Track.Phase, _ context: ValueContext) {
    (self.track, self.phase, self.context) = (track, phase, context)
  }

  var text: String { value.text }

  func write() {
    let element = context.element
    guard !element.important.contains(track.property.name) else { return }
    switch track.property {
    case .attribute(let name):
      let text = value.valid(for: name).text
      if name == "href", !text.hasPrefix("#") { return }
      element.set(name, text)
    case .style(let name):
      let value = value.valid(for: name)
      if case .numbers = value, name == "d" { return element.set("d", value.text) }
      if Self.styles.contains(name) { element.style[name] = value.text } else { element.set(name, value.text) }
    case .transforms(let function, let attribute):
      let text = "\(function)(\(value.text))"
      let base = track.composition == .replace ? nil : element[attribute]
      element[attribute] = base.map { $0 + " " + text } ?? text
    case .variable: break
    case .motion(let motion):
      guard let place = motion.transform(value) else { return }
      element.motion = track.composition == .add ? place.concatenating(element.motion ?? .identity) : place
    }
  }

  /// What is no attribute, or is another thing as one.
  private static let styles: Set = [
    "d", "transform", "transform-origin", "transform-box", "translate", "rotate", "scale", "offset-path",
    "offset-distance", "offset-rotate", "background-color",
  ]

  /// With what it is added to.
  private var value: AnimatedValue {
    let own = accumulated
    guard track.composition != .replace, case .attribute = track.property, let base = underlying else { return own }
    return base.adding(own) ?? own
  }

  private var accumulated: AnimatedValue {
    let own = mixed
    guard track.accumulates, phase.iteration > 0, let last = track.keys.last.map(read) else { return own }
    return own.adding(last, times: phase.iteration) ?? own
  }

  /// Between two keys.
  private var mixed: AnimatedValue {
    let keys = track.keys
    var index = keys.lastIndex { $0.offset <= phase.progress } ?? 0
    if index == keys.count - 1 {
      guard keys[index].offset >= 1, index > 0 else { return read(keys[index]) }
      index -= 1
    }
    let (a, b) = (keys[index], keys[index + 1])
    let length = b.offset - a.offset
    let fraction = a.easing.value(at: length > 0 ? (phase.progress - a.offset) / length : 1)
    if fraction == 0 { return read(a) }
    if fraction == 1 { return read(b) }
    var (first, second) = (read(a), read(b))
    if track.property.name == "filter" {
      first = FilterNeutral.value(first, beside: second)
      second = FilterNeutral.value(second, beside: first)
    }
    if let between = first.interpolated(to: second, at: fraction) { return between }
    if let shown = shown(first, second), fraction > 0, fraction < 1 { return shown }
    return fraction < 0.5 ? first : second
  }

  /// What shows or hides shows while it goes from one to the other.
  private func shown(_ first: AnimatedValue, _ second: AnimatedValue) -> AnimatedValue? {
    switch track.property {
    case .style("visibility"): first.text == "visible" ? first : second.text == "visible" ? second : nil
    case .style("display"): first.text == "none" ? second : second.text == "none" ? first : nil
    default: nil
    }
  }

  private func read(_ key: Track.Key) -> AnimatedValue {
    guard let text = key.value else { return underlying ?? .text("none") }
    let own = SMILValue(text, track.property, context).value
    // CSS adds at each key, and SMIL what comes of all.
    guard track.composition != .replace, track.isOfCSS else { return own }
    return underlying?.adding(own) ?? own
  }

  /// What the property is without the track; `nil` for transforms and ways of SMIL, which are put together otherwise.
  private var underlying: AnimatedValue? {
    switch track.property {
    case .attribute(let name):
      // What is no length counts as none for SMIL.
      let text = context.underlying(name)
      return AnimatedValue(text == "auto" ? "0" : text, of: name, in: context)
    case .style(let name): return AnimatedValue(context.underlying(name), of: name, in: context)
    case .variable(let name, let kind):
      return AnimatedValue(context.element.variables[name] ?? "", of: name, kind, in: context)
    case .transforms(let function, _):
      return SMILValue(function == "scale" ? "1" : "0", track.property, context).value
    case .motion: return SMILValue("0 0", track.property, context).value
    }
  }
}
