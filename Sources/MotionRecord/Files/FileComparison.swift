/// What two files that a layer showed do not have in common, part by part.
struct FileComparison {
  private(set) var differences: [Difference] = []
  private let old: RecordedFile
  private let new: RecordedFile
  private let object: String
  /// Compositions of the old file and what became of them, by their names, and those that are still to be compared.
  private var successors: [String: String] = [:]
  private var waiting: [(old: String, new: String, place: PartPlace)] = []
  /// What follows from another difference.
  private var untold: Set<Trace> = []

  private struct Trace: Hashable {
    let place: PartPlace
    let property: String
  }

  /// - Parameter object: the path of the layer that shows them.
  init(_ old: RecordedFile, _ new: RecordedFile, shownBy object: String) {
    (self.old, self.new, self.object) = (old, new, object)
    guard Self.haveCommonLayers(old, new) else { return }
    var place = PartPlace(object: object, kind: "file", frameRate: new.frameRate)
    compareFacts(old.facts, new.facts, place)
    compare(old.others, new.others, in: place)
    place.kind = "layers"
    compare(old.layers, new.layers, in: place)
    while !waiting.isEmpty {
      let (before, after, place) = waiting.removeFirst()
      guard let before = old.compositions[before], let after = new.compositions[after] else { continue }
      compare(before.layers, after.layers, in: place)
    }
    differences.removeAll { difference in
      guard case .part(let place) = difference.subject, let property = difference.property else { return false }
      return untold.contains(Trace(place: place, property: property))
    }
    if differences.count > Self.most { differences = [] }
  }

  /// Of two files with nothing in common, and with too little of it, it says most that they are others.
  private static let most = 100

  private static func haveCommonLayers(_ old: RecordedFile, _ new: RecordedFile) -> Bool {
    if old.layers.isEmpty || new.layers.isEmpty { return true }
    let pairs = PartPairing(old.layers, new.layers).newNumbers
    let named = pairs.count { old.layers[$0].name == new.layers[$1].name }
    // Layers without a name in common may be alike by chance.
    let count = old.layers.count == new.layers.count ? pairs.count : named
    return count > 0 && 2 * count >= min(old.layers.count, new.layers.count)
  }

  // MARK: Parts

  private mutating func compare(_ old: [RecordedPart], _ new: [RecordedPart], in place: PartPlace) {
    let pairing = PartPairing(old, new)
    let (before, after) = (Siblings(old, in: place), Siblings(new, in: place))
    let (oldPlaces, newPlaces) = (before.places, after.places)
    for (oldNumber, newNumber) in pairing.pairs {
      guard let newNumber else {
        if let oldNumber { add(.missing, oldPlaces[oldNumber]) }
        continue
      }
      let place = newPlaces[newNumber]
      guard let oldNumber else {
        add(.added, place)
        continue
      }
      let (old, new) = (old[oldNumber], new[newNumber])
      guard old.kind == new.kind else {
        add(.value("type", old: .word(old.kind), new: .word(new.kind)), place)
        continue
      }
      if old.name != new.name { add(.value("name", old: .word(old.name), new: .word(new.name)), place) }
      compareFacts(old.facts, new.facts, place)
      compareLinks(oldNumber, newNumber, before, after, pairing)
      compareCompositions(old.composition, new.composition, place)
      compare(old.parts ?? [], new.parts ?? [], in: place)
    }
    for (part, isAbove, sibling) in pairing.moved {
      add(.order(isAbove: isAbove, sibling: newPlaces[sibling].shortName), newPlaces[part])
    }
  }

  /// Parts that lie in the same place.
  private struct Siblings {
    let parts: [RecordedPart]
    let places: [PartPlace]

    init(_ parts: [RecordedPart], in place: PartPlace) {
      self.parts = parts
      places = PartPlace.places(of: parts, in: place)
    }
  }

  private mutating func add(_ change: Difference.Change, _ place: PartPlace) {
    differences.append(Difference(.part(place), change))
  }

  // MARK: Properties

  private mutating func compareFacts(
    _ old: [String: RecordedFact], _ new: [String: RecordedFact], _ place: PartPlace
  ) {
    var changes: [Difference.Change] = []
    for name in Set(old.keys).union(new.keys).sorted() where old[name] != new[name] {
      changes += Self.changes(
        of: name, Self.spread(old[name], in: old, new[name]), Self.spread(new[name], in: new, old[name]))
    }
    // When a text changes stands at each of its properties.
    let isRetimed = changes.contains { $0.isOfTimes(of: "text") }
    for change in changes where !isRetimed || change.isOfTimes(of: "text") || !change.isOfTimes(of: nil) {
      add(change, place)
    }
  }

  /// What all of several texts have in common as what each of them has, where they had, or will have, nothing in common.
  private static func spread(
    _ fact: RecordedFact?, in facts: [String: RecordedFact], _ other: RecordedFact?
  ) -> RecordedFact? {
    guard case .value(let value)? = fact, case .keys? = other, case .keys(let texts)? = facts["text"] else {
      return fact
    }
    return .keys(
      texts.map { text in
        var key = text
        key.value = value
        return key
      })
  }

  private static func changes(of name: String, _ old: RecordedFact?, _ new: RecordedFact?) -> [Difference.Change] {
    func value(_ fact: RecordedFact?) -> RecordedValue? {
      if case .value(let value)? = fact { value } else { fact == nil ? RecordedPart.standards[name] : nil }
    }
    func stretch(_ keys: [RecordedFact.Key]) -> (from: Double, until: Double) {
      (keys.first?.time ?? 0, keys.last?.time ?? 0)
    }
    switch (old, new) {
    case (.keys(let old)?, .keys(let new)?): return KeyComparison(old, new).changes.map { .key(name, $0) }
    case (.keys(let keys)?, _):
      let (from, until) = stretch(keys)
      return [.key(name, .ended(keys.count, from: from, until: until, is: value(new)))]
    case (_, .keys(let keys)?):
      let (from, until) = stretch(keys)
      return [.key(name, .begun(keys.count, from: from, until: until, was: value(old)))]
    default:
      let (before, after) = (value(old), value(new))
      if let before, let after, before.agrees(with: after) { return [] }
      return [.value(name, old: before, new: after)]
    }
  }

  // MARK: What parts are to each other

  private mutating func compareLinks(
    _ before: Int, _ after: Int, _ old: Siblings, _ new: Siblings, _ pairing: PartPairing
  ) {
    let (oldLinks, newLinks) = (old.parts[before].links ?? [:], new.parts[after].links ?? [:])
    let found = Set(pairing.newNumbers.values)
    for name in Set(oldLinks.keys).union(newLinks.keys).sorted() {
      let (one, other) = (oldLinks[name], newLinks[name])
      // What leads to one that is gone, or is new, comes with it.
      if let one, pairing.newNumbers[one] == nil { continue }
      if let other, !found.contains(other) { continue }
      guard one.flatMap({ pairing.newNumbers[$0] }) != other else { continue }
      let isSet = (one == nil) != (other == nil)
      if name == "matte", isSet, let matte = one.flatMap({ pairing.newNumbers[$0] }) ?? other {
        // That something is a matte, and of which kind, goes without saying where it is told of what.
        untold.insert(Trace(place: new.places[after], property: "matte kind"))
        untold.insert(Trace(place: new.places[matte], property: "matte only"))
      }
      func text(_ number: Int?, _ siblings: Siblings, of part: Int) -> RecordedValue {
        guard let number else { return .word("none") }
        let name = "`\(siblings.places[number].shortName)`"
        guard isSet, case .value(.word(let kind))? = siblings.parts[part].facts["matte kind"] else {
          return .word(name)
        }
        return .word("\(name) (\(kind))")
      }
      add(.value(name, old: text(one, old, of: before), new: text(other, new, of: after)), new.places[after])
    }
  }

  private mutating func compareCompositions(_ old: String?, _ new: String?, _ place: PartPlace) {
    guard let old, let new else { return }
    if let known = successors[old] {
      if known != new { addComposition(old, new, place) }
      return
    }
    // Whoever writes a file anew may call all of them otherwise.
    let isKept = old != new && self.old.compositions[old] == self.new.compositions[old]
    guard !isKept, !successors.values.contains(new) else { return addComposition(old, new, place) }
    successors[old] = new
    var inside = place
    inside.kind = "layers"
    waiting.append((old, new, inside))
  }

  private mutating func addComposition(_ old: String, _ new: String, _ place: PartPlace) {
    func text(_ name: String, _ file: RecordedFile) -> RecordedValue {
      let title = file.compositions[name]?.name ?? ""
      return .word("`\(title.isEmpty ? name : title)`")
    }
    add(.value("composition", old: text(old, self.old), new: text(new, self.new)), place)
  }
}

extension Difference.Change {
  /// Whether it is one of which key frames there are, and when, of one property or of any.
  fileprivate func isOfTimes(of property: String?) -> Bool {
    if case .key(let name, let change) = self { change.isOfTimes && property.map { $0 == name } ?? true } else { false }
  }
}
