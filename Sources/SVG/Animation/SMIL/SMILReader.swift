import SpringformGeometry

/// Reads the elements of SMIL in a document (SVG Animations, level 2): `animate`, `set`, `animateTransform`, `animateMotion`.
struct SMILReader {
  static let names: Set = ["animate", "animateColor", "set", "animateTransform", "animateMotion"]

  private let tree: SVGTree
  private let size: Size
  private(set) var tracks: [Track] = []
  private(set) var schedule = Schedule([])
  /// What does not move, with its line.
  private(set) var unmoved: [(what: String, line: Int)] = []

  init(_ tree: SVGTree, elements: [SVGElement], size: Size) {
    (self.tree, self.size) = (tree, size)
    let animations = elements.filter { Self.names.contains($0.name) }
    guard !animations.isEmpty else { return }
    var numbers: [ObjectIdentifier: Int] = [:]
    for (index, element) in elements.enumerated() { numbers[ObjectIdentifier(element)] = index }
    let timed = animations.map { TimedElement($0) }
    schedule = Schedule(timed)
    for (index, element) in animations.enumerated() {
      tell(timed[index], of: element)
      let target = element["href"] == nil ? element.parent : tree.target(element["href"])
      guard let target, let number = numbers[ObjectIdentifier(target)] else {
        unmoved.append(("\(element.withArticle) of an element that there is not", element.line))
        continue
      }
      let timing = SMILTiming(
        intervals: schedule.intervals[index],
        simpleDuration: element.name == "set" ? nil : timed[index].simpleDuration, freezes: timed[index].freezes)
      read(element, of: target, number: number, timing)
    }
  }

  private mutating func tell(_ timed: TimedElement, of element: SVGElement) {
    if timed.begins.isEmpty, let word = timed.unheard.first {
      let what = word == "indefinite" ? "when a script says so" : "with '\(word)'"
      unmoved.append(("\(element.withArticle) that begins \(what), which never happens", element.line))
    }
    for word in timed.unread { unmoved.append(("\(element.withArticle) with \(word), which is no time", element.line)) }
    for condition in timed.begins {
      if let id = condition.source, tree.named[id] == nil {
        unmoved.append(("\(element.withArticle) that waits for '\(id)', which there is not", element.line))
      }
    }
  }

  private mutating func read(_ element: SVGElement, of target: SVGElement, number: Int, _ timing: SMILTiming) {
    func fail(_ what: String) { unmoved.append(("\(element.withArticle) \(what)", element.line)) }
    let property: Track.Property
    switch element.name {
    case "animateMotion": property = .motion(motion(of: element))
    case "animateTransform":
      let function = element["type"] ?? "translate"
      guard ["translate", "scale", "rotate", "skewX", "skewY"].contains(function) else {
        return fail("of the type '\(function)', which there is not")
      }
      property = .transforms(function: function, attribute: element["attributeName"] ?? "transform")
    default:
      guard let name = element["attributeName"]?.trimmed, !name.isEmpty else { return fail("without 'attributeName'") }
      guard AnimatedProperties.isAttribute(name) else { return fail("of '\(name)', which does not move") }
      property = .attribute(name == "xlink:href" ? "href" : name)
    }
    let context = ValueContext(element: target, size: size)
    let reader = SMILKeys(element, property, context)
    guard let keys = reader.keys else { return fail(reader.failure ?? "without values") }
    tracks.append(
      Track(
        element: number, property: property, keys: keys, clock: .smil(timing),
        composition: reader.isAdditive ? .add : .replace,
        accumulates: element["accumulate"] == "sum" && !reader.isToAnimation, line: element.line))
  }

  private func motion(of element: SVGElement) -> Track.Motion {
    let way = element.elements.first { $0.name == "mpath" }
    var path: Path?
    if let way {
      path = tree.target(way["href"])?.path(size)
    } else if let data = element["path"] {
      path = try? Path(svg: data)
    }
    let rotation: Track.Motion.Rotation =
      switch element["rotate"]?.trimmed {
      case "auto": .auto(0)
      case "auto-reverse": .auto(.pi)
      case let angle?: .fixed(CSSNumbers.angle(angle) ?? 0)
      case nil: .fixed(0)
      }
    return Track.Motion(path: path, rotation: rotation)
  }
}

extension SVGElement {
  /// Its name in a sentence.
  fileprivate var withArticle: String { (name.hasPrefix("a") ? "an" : "a") + " <\(name)>" }
}
