import SpringformNumerics

/// Tells what files have become, part by part, in the words of their authors.
struct PartWords {
  /// How many things end in the same names.
  private let uses: [[String]: Int]
  private let isOnly: Bool

  init(_ pairs: RecordPairs) {
    var paths: [[String]] = []
    var count = 0
    for (objects, contents) in [(pairs.new.objects, pairs.new.contents), (pairs.old.objects, pairs.old.contents)] {
      guard let contents else { continue }
      for object in objects {
        paths.append(object.path.split(separator: "/").map(String.init))
        for case .word(let word)? in object.properties.values.map(\.first) {
          guard let file = contents[word] else { continue }
          count += 1
          paths += file.layerPaths(shownBy: object.path)
        }
      }
    }
    isOnly = count <= 2
    var uses: [[String]: Int] = [:]
    for path in Set(paths) { for start in path.indices { uses[Array(path[start...]), default: 0] += 1 } }
    self.uses = uses
  }

  /// - Parameter layers: what layers of the scene are called.
  func change(_ group: ChangeGroup, _ layers: LayerWords) -> MotionChange {
    let places = group.subjects.compactMap { if case .part(let place) = $0 { place } else { nil } }
    guard let place = places.first, let change = group.changes.first else {
      return MotionChange(kind: .scene, phrase: "")
    }
    let isLayer = change == .missing || change == .added
    let predicate = predicate(change, place)
    var phrase: String
    if places.count == 1 {
      phrase = (isLayer ? "the \(place.kind) " : "") + subject(place, layers) + " " + predicate
    } else if places.dropFirst().allSatisfy({ $0.isSamePart(as: place) }) {
      // One file that several layers show.
      let holders = ValueWords.list(places.map { layers.quoted($0.object) })
      let isFile = place.layers.isEmpty && place.inner.isEmpty
      let name =
        isFile ? "the file of \(holders):" : Self.quoted(place.layers.suffix(1), place.inner) + " (in \(holders))"
      phrase = (isLayer ? "the \(place.kind) " : "") + name + " " + predicate
    } else {
      phrase = "\(ValueWords.list(places.map { subject($0, layers) })): " + predicate
    }
    let property = Difference(group.subjects[0], change).property
    return MotionChange(
      kind: isLayer ? .layer : .property, object: name(place), property: property, phrase: phrase)
  }

  // MARK: Names

  /// For example "`Wheel`", "`Wheel.Rim.Fill 1`", "the marker `end`" or "the file of `badge`".
  private func subject(_ place: PartPlace, _ layers: LayerWords) -> String {
    guard place.layers.isEmpty else { return Self.quoted(shortest(place), place.inner) }
    let file = "the file of \(layers.quoted(place.object))"
    return place.inner.isEmpty ? file + ":" : "`\(place.inner.joined(separator: "."))`" + (isOnly ? "" : " in " + file)
  }

  private static func quoted(_ layers: some Collection<String>, _ inner: [String]) -> String {
    "`\(((layers.isEmpty ? [] : [layers.joined(separator: "/")]) + inner).joined(separator: "."))`"
  }

  private func name(_ place: PartPlace) -> String {
    place.layers.isEmpty
      ? place.inner.last ?? place.object
      : ([shortest(place).joined(separator: "/")] + place.inner).joined(separator: ".")
  }

  /// As much of the end of a layer's path as nothing else has.
  private func shortest(_ place: PartPlace) -> [String] {
    let path = place.path
    let start = path.indices.reversed().first { uses[Array(path[$0...]), default: 0] <= 1 }
    return Array(path[(start ?? 0)...])
  }

  // MARK: Changes

  private func predicate(_ change: Difference.Change, _ place: PartPlace) -> String {
    switch change {
    case .missing: "is missing"
    case .added: "is new"
    case .order(let isAbove, let sibling):
      "lies \(isAbove ? "above" : "below") `\(sibling)`, was \(isAbove ? "below" : "above")"
    case .value(let property, let old, let new): value(property, old, new, place)
    case .key(let property, let change): property + " " + KeyWords(property, of: place).predicate(change)
    case .time, .course, .stagger: ""
    }
  }

  /// Whether it is of what the part is, rather than of a property of this name.
  private static func isKind(_ word: String, of place: PartPlace) -> Bool { word == place.kind }

  private func value(_ property: String, _ old: RecordedValue?, _ new: RecordedValue?, _ place: PartPlace) -> String {
    let words = KeyWords(property, of: place)
    switch (property, old, new) {
    case ("name", .word(let old)?, _): return old.isEmpty ? "had no name" : "was called `\(old)`"
    case ("type", .word(let old)?, .word(let new)?) where Self.isKind(new, of: place):
      return "is a \(new), was a \(old)"
    case ("hidden", _, .flag(let isHidden)?): return isHidden ? "is hidden, was not" : "is not hidden any more"
    case (_, .flag?, .flag(let flag)?): return "is \(flag ? "" : "not ")\(property), was \(flag ? "not" : "so")"
    default: return property + " " + words.change(old, new)
    }
  }
}
