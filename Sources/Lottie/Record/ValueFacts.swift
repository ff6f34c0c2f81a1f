import SpringformBitmap
import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformNumerics
import SpringformScene

/// Values, and their key frames.
extension FactReader {
  /// - Returns: `nil` for what is no value: an object or a list of others.
  func fact(_ node: JSONNode, _ meaning: FactMeaning) -> RecordedFact? {
    let content = node.members == nil ? node : node["k"]
    guard let content else { return Self.isOutline(node) ? value(node, meaning).map { .value($0) } : nil }
    if let keys = content.elements, keys.first?["t"] != nil { return self.keys(keys, meaning).map { .keys($0) } }
    return value(content, meaning).map { .value($0) }
  }

  private func keys(_ nodes: [JSONNode], _ meaning: FactMeaning) -> [RecordedFact.Key]? {
    var result: [RecordedFact.Key] = []
    for (index, node) in nodes.enumerated() {
      guard let time = node["t"]?.number else { return nil }
      // Old files end with a time alone.
      let value = node["s"].flatMap { self.value($0, meaning) } ?? result.last.map { $0.end ?? $0.value }
      guard let value else { return nil }
      var key = RecordedFact.Key(time: time.rounded(places: RecordedValue.places), value: value)
      if index < nodes.count - 1 {
        key.end = node["h"]?.isTrue == true ? nil : node["e"].flatMap { self.value($0, meaning) }
        key.easing = easing(node)
        key.way = way(node)
      }
      result.append(key)
    }
    for index in result.indices.dropLast() where result[index].end == result[index + 1].value {
      result[index].end = nil
    }
    return result
  }

  private func way(_ node: JSONNode) -> [Double]? {
    guard let out = node["to"].flatMap(Self.numbers), let into = node["ti"].flatMap(Self.numbers), out.count >= 2,
      into.count >= 2
    else { return nil }
    let way = [out[0], out[1], into[0], into[1]]
    return way.allSatisfy { $0 == 0 } ? nil : way.map { $0.rounded(places: RecordedValue.places) }
  }

  /// The name of a curve, or its control points, for each axis where they differ; `nil` for a steady pace.
  private func easing(_ node: JSONNode) -> String? {
    if node["h"]?.isTrue == true { return "hold" }
    guard let out = node["o"], let into = node["i"] else { return nil }
    let handles = [out["x"], out["y"], into["x"], into["y"]].map { $0.flatMap(Self.numbers) ?? [] }
    guard handles.allSatisfy({ !$0.isEmpty }) else { return nil }
    let curves = (0..<min(handles.map(\.count).max() ?? 1, 4)).map { axis -> String in
      let numbers = handles.map { $0[min(axis, $0.count - 1)] }
      let curve = TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
      return curve.name ?? "(\(numbers.map { $0.decimalText(places: RecordedValue.places) }.joined(separator: ", ")))"
    }
    let texts = Set(curves).count == 1 ? Array(curves.prefix(1)) : curves
    return texts == ["linear"] ? nil : texts.joined(separator: ", ")
  }

  // MARK: Single values

  private func value(_ node: JSONNode, _ meaning: FactMeaning) -> RecordedValue? {
    switch meaning {
    case .choice(let words):
      if let text = node.text { return .word(Self.maskModes[text] ?? text) }
      guard let number = node.number ?? node.flag.map({ $0 ? 1 : 0 }) else { return nil }
      return Int(exactly: number).flatMap { words[$0] }.map { .word($0) } ?? .number(number)
    case .flag: return node.flag != nil || node.number != nil ? .flag(node.isTrue) : nil
    default: break
    }
    if let text = node.text {
      if case .color = meaning { return .word(Color(text)?.description ?? text) }
      return .text(String(text.map { $0 == "\u{3}" || $0.isNewline ? "\n" : $0 }))
    }
    if let flag = node.flag { return .flag(flag) }
    if let numbers = Self.numbers(node) { return value(numbers, meaning).rounded }
    let outline = node.elements?.first ?? node
    return Self.isOutline(outline) ? Self.outline(outline) : nil
  }

  private func value(_ numbers: [Double], _ meaning: FactMeaning) -> RecordedValue {
    var numbers = numbers
    switch meaning {
    case .color where numbers.count >= 3:
      let parts = numbers.map { $0 / colorUnit }
      return .word(
        Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1).description)
    case .stops(let count): return .word(Self.stops(numbers, count))
    case .percent: numbers = numbers.map { $0 / 100 }
    case .scale:
      if numbers.count == 3, numbers[2] == 100 { numbers.removeLast() }
      numbers = numbers.map { $0 / 100 }
      if numbers.count == 2, numbers[0] == numbers[1] { numbers.removeLast() }
    case .point: if numbers.count == 3, numbers[2] == 0 { numbers.removeLast() }
    default: break
    }
    return numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }

  /// A number, or a list of nothing but numbers.
  private static func numbers(_ node: JSONNode) -> [Double]? {
    if let number = node.number { return [number] }
    guard let elements = node.elements else { return nil }
    let numbers = elements.compactMap { $0.number ?? $0.flag.map { $0 ? 1 : 0 } }
    return numbers.count == elements.count ? numbers : nil
  }

  /// For example "#FF0000 at 0, #0000FF at 1", and the opacities that follow.
  private static func stops(_ numbers: [Double], _ count: Int) -> String {
    func text(_ number: Double) -> String { number.decimalText(places: RecordedValue.places) }
    let colorCount = min(count > 0 ? count : numbers.count / 4, numbers.count / 4)
    let colors = (0..<colorCount).map { index in
      let part = Array(numbers[(index * 4)..<(index * 4 + 4)])
      return "\(Color(red: part[1], green: part[2], blue: part[3])) at \(text(part[0]))"
    }
    let rest = numbers.dropFirst(colorCount * 4).map(text)
    let opacities = stride(from: 0, to: rest.count - 1, by: 2).map { "opacity \(rest[$0 + 1]) at \(rest[$0])" }
    return (colors + opacities).joined(separator: ", ")
  }

  private static let maskModes = [
    "a": "add", "s": "subtract", "i": "intersect", "l": "lighten", "d": "darken", "f": "difference", "n": "none",
  ]

  // MARK: Outlines and digests

  private static func isOutline(_ node: JSONNode) -> Bool { node["v"]?.elements != nil && node["i"]?.elements != nil }

  private static func outline(_ node: JSONNode) -> RecordedValue {
    .word("\(node["v"]?.elements?.count ?? 0) corners \(digest(node))")
  }

  /// Of what is too much to be written down: two nodes that differ by less than can be seen have the same.
  static func digest(_ node: JSONNode) -> String {
    var text = ""
    write(node, to: &text)
    return Digest(of: Array(text.utf8)).short
  }

  private static func write(_ node: JSONNode, to text: inout String) {
    switch node.content {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "1" : "0"
    case .number: text += (node.number ?? 0).decimalText(places: RecordedValue.places)
    case .text(let word): text += "'\(word)'"
    case .list(let elements):
      text += "["
      for element in elements {
        write(element, to: &text)
        text += ","
      }
      text += "]"
    case .object(let members):
      text += "{"
      for member in members.sorted(by: { $0.key < $1.key }) {
        text += member.key + ":"
        write(member.value, to: &text)
        text += ","
      }
      text += "}"
    }
  }
}
