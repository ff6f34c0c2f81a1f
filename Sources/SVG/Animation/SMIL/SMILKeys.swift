import SpringformGeometry
import SpringformMotion

/// What an element of SMIL says of values and of the pace between them (SVG Animations, level 2, section 2.13).
struct SMILKeys {
  private(set) var keys: [Track.Key]?
  /// What is wrong, behind the element's name.
  private(set) var failure: String?
  private(set) var isAdditive: Bool
  /// Whether it leads from what is there to a value, however that changes.
  let isToAnimation: Bool

  private enum Mode: String { case discrete, linear, paced, spline }

  init(_ element: SVGElement, _ property: Track.Property, _ context: ValueContext) {
    isAdditive = element["additive"] == "sum"
    let stated = element["values"].map { text in
      var all = text.split(separator: ";", omittingEmptySubsequences: false).map { String($0).trimmed }
      if all.last == "" { all.removeLast() }
      return all
    }
    var (values, isPath): ([String?], Bool) = ([], false)
    isToAnimation = stated == nil && element["from"] == nil && element["to"] != nil && element["by"] == nil
    if case .motion(let motion) = property, motion.path != nil {
      (values, isPath) = (["0", "1"], true)
    } else if element.name == "set" {
      values = element["to"].map { [$0] } ?? []
    } else if let stated {
      values = stated
    } else if let to = element["to"] {
      values = [element["from"], to]
    } else if let by = element["by"] {
      values = Self.values(from: element["from"], by: by, property, context)
      if element["from"] == nil { isAdditive = true }
    }
    if isToAnimation { isAdditive = false }
    guard !values.isEmpty else { return }
    var mode = element["calcMode"].flatMap(Mode.init) ?? (element.name == "animateMotion" ? .paced : .linear)
    if element.name == "set" || Self.isDiscrete(property) { mode = .discrete }
    var times: [Double]?
    if let text = element["keyTimes"], mode != .paced, element.name != "set" {
      let list = text.split(separator: ";").map { Double(String($0).trimmed) }
      times = list.compactMap(\.self)
      if list.contains(nil) { times = [] }
    }
    if isPath, let points = element["keyPoints"], mode != .paced {
      values = points.split(separator: ";").map { String($0).trimmed }
    }
    if let times, !Self.fit(times, count: values.count, isDiscrete: mode == .discrete) {
      failure = "with 'keyTimes' that do not fit its values, which does not move"
      return
    }
    var easings = values.map { _ in mode == .discrete ? SVGEasing.hold : .linear }
    if mode == .spline {
      guard let splines = Self.splines(element["keySplines"] ?? ""), splines.count == values.count - 1 else {
        failure = "with 'keySplines' that do not fit its values, which does not move"
        return
      }
      for (index, spline) in splines.enumerated() { easings[index] = spline }
    }
    let offsets: [Double]
    if let times {
      offsets = times
    } else if mode == .paced, !isPath, let paced = Self.paced(values, property, context) {
      offsets = paced
    } else {
      let last = Double(mode == .discrete ? values.count : max(values.count - 1, 1))
      offsets = values.indices.map { Double($0) / last }
    }
    keys = values.indices.map { Track.Key(offset: offsets[$0], value: values[$0], easing: easings[$0]) }
  }

  private static func isDiscrete(_ property: Track.Property) -> Bool {
    if case .attribute(let name) = property { AnimatedProperties.kind(of: name) == .words } else { false }
  }

  private static func values(
    from: String?, by: String, _ property: Track.Property, _ context: ValueContext
  ) -> [String?] {
    let difference = SMILValue(by, property, context)
    guard let from else { return [difference.zero?.text ?? "0", by] }
    return [from, SMILValue(from, property, context).value.adding(difference.value)?.text ?? by]
  }

  private static func fit(_ times: [Double], count: Int, isDiscrete: Bool) -> Bool {
    guard times.count == count, times.first == 0, isDiscrete || times.last == 1 || count == 1 else { return false }
    return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } && times.allSatisfy { (0...1).contains($0) }
  }

  private static func splines(_ text: String) -> [SVGEasing]? {
    let parts = text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
    let curves = parts.compactMap { part -> SVGEasing? in
      let numbers = CSSText.split(Substring(part)) { $0 == "," || $0.isWhitespace }.filter { !$0.isEmpty }
        .compactMap { Double($0) }
      guard numbers.count == 4, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
      return .curve(.init(numbers[0], numbers[1], numbers[2], numbers[3]))
    }
    return curves.count == parts.count ? curves : nil
  }

  /// Offsets by which the pace is even; `nil` where there is no distance between values.
  private static func paced(_ values: [String?], _ property: Track.Property, _ context: ValueContext) -> [Double]? {
    let all = values.compactMap { $0.map { SMILValue($0, property, context).value } }
    guard all.count == values.count, all.count > 2 else { return nil }
    var lengths = [0.0]
    for (a, b) in zip(all, all.dropFirst()) {
      guard let distance = a.distance(to: b) else { return nil }
      lengths.append(lengths[lengths.count - 1] + distance)
    }
    guard let whole = lengths.last, whole > 0 else { return nil }
    return lengths.map { $0 / whole }
  }
}

/// A value as an element of SMIL writes it.
struct SMILValue {
  let value: AnimatedValue

  init(_ text: String, _ property: Track.Property, _ context: ValueContext) {
    switch property {
    case .attribute(let name): value = AnimatedValue(text, of: name, in: context)
    case .style(let name): value = AnimatedValue(text, of: name, in: context)
    case .variable(let name, let kind): value = AnimatedValue(text, of: name, kind, in: context)
    case .motion: value = StructuredNumbers.value(text, of: "points", em: context.element.fontSize) ?? .text(text)
    case .transforms(let function, _):
      var numbers = CSSText.split(Substring(text)) { $0 == "," || $0.isWhitespace }.filter { !$0.isEmpty }
        .compactMap { CSSNumbers().value($0) }
      guard let first = numbers.first else {
        value = .text(text)
        return
      }
      switch function {
      case "rotate": while numbers.count < 3 { numbers.append(0) }
      case "scale": if numbers.count == 1 { numbers.append(first) }
      case "translate": if numbers.count == 1 { numbers.append(0) }
      default: break
      }
      value = .numbers(numbers, between: [""] + Array(repeating: " ", count: numbers.count - 1) + [""])
    }
  }

  /// What nothing is of its kind; `nil` for words.
  var zero: AnimatedValue? {
    switch value {
    case .numbers(let numbers, let between): .numbers(numbers.map { _ in 0 }, between: between)
    case .color: .color(.black, isLegacy: true)
    default: nil
    }
  }
}
