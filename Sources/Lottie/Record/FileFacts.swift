import SpringformNumerics
import SpringformBitmap
package import SpringformMotionRecord
import SpringformScene

extension LottieAnimation {
  /// What the file says, part by part, for a motion record; `nil` where it is too much.
  package var recordedFile: RecordedFile? {
    let archive = DotLottie.isArchive(bytes) ? try? DotLottie(bytes) : nil
    guard let text = archive?.animation ?? (try? Self.inflated(bytes)),
      let root = try? JSONReader.read(text, maximumValues: Self.maximumValues, maximumDepth: Self.maximumDepth)
    else { return nil }
    var reader = FactReader(root, in: archive)
    return reader.file(frameRate: frameRate)
  }
}

/// Reads facts from a file's JSON: what its author set, under the names that authors know, and not what is drawn.
///
/// The JSON is read rather than the values that are drawn, because it has the names of all things in it, and because what
/// nobody has thought of can be told by its key: nothing that changes is passed over.
struct FactReader {
  let root: JSONNode
  private let slots: Slots
  /// Compositions and pictures, by their names.
  private let assets: [String: JSONNode]
  private var archive: DotLottie?
  /// What a colour's components count up to.
  let colorUnit: Double
  /// How much more may be written down.
  private var room = Self.mostFacts
  private var layerRoom = Self.mostLayers
  /// Compositions that layers show, in the order in which they are met.
  private var shown: [String] = []

  /// Values of properties and of key frames.
  private static let mostFacts = 10_000
  private static let mostLayers = 600

  init(_ root: JSONNode, in archive: DotLottie?) {
    self.root = root
    self.archive = archive
    slots = Slots(root, archive)
    let named = (root["assets"]?.elements ?? []).compactMap { node in node["id"]?.words.map { ($0, node) } }
    assets = Dictionary(named, uniquingKeysWith: { first, _ in first })
    colorUnit = FileVersion(root).colorUnit
  }

  /// What a property says, or the slot that it belongs to.
  func resolved(_ node: JSONNode) -> JSONNode { slots.slot(of: node)?.property ?? node }

  // MARK: The file

  /// - Returns: `nil` where it is too much.
  mutating func file(frameRate: Double) -> RecordedFile? {
    var file = RecordedFile(frameRate: frameRate)
    read(root, FactNames.file, into: &file.facts)
    let size = [root["w"]?.number ?? 0, root["h"]?.number ?? 0]
    file.facts["size"] = .value(.numbers(size).rounded)
    if let glyphs = root["chars"] { file.facts["glyphs"] = .value(.word(Self.digest(glyphs))) }
    file.others = (root["markers"]?.elements ?? []).map { part($0, "marker", FactNames.marker, name: "cm") }
    file.others += (root["fonts"]?["list"]?.elements ?? []).map { part($0, "font", FactNames.font, name: "fName") }
    file.layers = layers(root["layers"])
    var next = 0
    while next < shown.count, isWithinLimits {
      let name = shown[next]
      let asset = assets[name]
      file.compositions[name] = .init(name: Self.clean(asset?["nm"]?.text ?? ""), layers: layers(asset?["layers"]))
      next += 1
    }
    return isWithinLimits ? file : nil
  }

  private var isWithinLimits: Bool { room > 0 && layerRoom > 0 }

  private mutating func layers(_ node: JSONNode?) -> [RecordedPart] {
    let nodes = node?.elements ?? []
    layerRoom -= nodes.count
    guard isWithinLimits else { return [] }
    var first: [Double: Int] = [:]
    for (number, node) in nodes.enumerated() {
      if let index = node["ind"]?.number, first[index] == nil { first[index] = number }
    }
    return nodes.enumerated().map { number, node in
      var part = layer(node)
      var links: [String: Int] = [:]
      links["parent"] = node["parent"]?.number.flatMap { first[$0] }.flatMap { $0 == number ? nil : $0 }
      // Without a name it is the layer above.
      if let kind = node["tt"]?.number, kind > 0 {
        links["matte"] = node["tp"]?.number.map { first[$0] } ?? (number > 0 ? number - 1 : nil)
      }
      if links["matte"] == number { links["matte"] = nil }
      part.links = links.isEmpty ? nil : links
      return part
    }
  }

  // MARK: Parts

  /// A part without parts of its own.
  mutating func part(
    _ node: JSONNode, _ kind: String, _ names: FactNames, name: String = "nm"
  ) -> RecordedPart {
    room -= 1
    var part = RecordedPart(name: Self.clean(node[name]?.text ?? ""), kind: kind)
    read(node, names, into: &part.facts)
    return part
  }

  /// Adds all that a node has, by the names of its keys. What is not known goes by its key.
  mutating func read(_ node: JSONNode, _ names: FactNames, into facts: inout [String: RecordedFact]) {
    for member in node.members ?? [] where !member.value.isNull && !names.untold.contains(member.key) {
      guard isWithinLimits else { return }
      let known = names.known[member.key]
      read(member.value, known?.name ?? member.key, known?.meaning ?? .plain, into: &facts)
    }
  }

  mutating func read(
    _ node: JSONNode, _ name: String, _ meaning: FactMeaning, into facts: inout [String: RecordedFact], depth: Int = 0
  ) {
    let node = resolved(node)
    guard isWithinLimits, !node.isNull else { return }
    if let source = node["x"]?.text { add(.value(.text(source)), name + " expression", to: &facts) }
    if let fact = fact(node, meaning) { return add(fact, name, to: &facts) }
    guard depth < 6 else { return add(.value(.word(Self.digest(node))), name, to: &facts) }
    for member in node.members ?? [] where member.key != "x" || member.value.text == nil {
      if FactNames.untoldAnywhere.contains(member.key) { continue }
      read(member.value, "\(name) \(member.key)", .plain, into: &facts, depth: depth + 1)
    }
    for (number, element) in (node.elements ?? []).enumerated() {
      let title = element["nm"]?.text.map(Self.clean) ?? "\(number + 1)"
      read(element, "\(name) \(title)", .plain, into: &facts, depth: depth + 1)
    }
  }

  mutating func add(_ fact: RecordedFact, _ name: String, to facts: inout [String: RecordedFact]) {
    if case .keys(let keys) = fact { room -= keys.count } else { room -= 1 }
    if case .value(let value) = fact, RecordedPart.standards[name] == value { return }
    // Two values under one name: the format has no such thing, and effects do.
    var (unique, number) = (name, 1)
    while facts[unique] != nil {
      number += 1
      unique = "\(name) \(number)"
    }
    facts[unique] = fact
  }

  /// A name in one line, and not too long.
  static func clean(_ name: String) -> String {
    let line = String(name.map { $0.isNewline ? " " : $0 })
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  // MARK: What is shown by reference

  mutating func show(_ name: String) -> String? {
    guard assets[name]?["layers"] != nil else { return nil }
    if !shown.contains(name) { shown.append(name) }
    return name
  }

  /// A picture by its content, or by its name where that lies outside of the file.
  mutating func picture(_ name: String) -> RecordedValue? {
    guard let asset = assets[name], let source = asset["p"]?.text else { return nil }
    let bytes = source.hasPrefix("data:") ? Array(source.utf8) : try? archive?.picture(source)
    let size = [asset["w"], asset["h"]].compactMap { $0?.number.map { $0.rounded().decimalText } }.joined(
      separator: "x")
    let content = bytes.map { Digest(of: $0).short } ?? "`\(Self.clean(source))`"
    return .word(size.isEmpty ? content : "\(size) points \(content)")
  }
}
