/// What numbers a property takes.
struct ValueRule {
  var dimensions = 1
  var range = -LottieAnimation.maximumNumber...LottieAnimation.maximumNumber
  /// Whether what lies outside is drawn as the nearest number inside, also between key frames. Otherwise it is refused.
  var isClamped = false
  /// Whether it tells where something is, or how large.
  var isLength = false
  /// What rlottie gets instead of a number x: `factor` x + `offset`.
  var factor = 1.0
  var offset = 0.0

  static let number = ValueRule()
  static let point = ValueRule(dimensions: 2, isLength: true)
  static let scale = ValueRule(dimensions: 2)
  static let percentage = ValueRule(range: 0...100, isClamped: true)
  static let length = ValueRule(range: 0...LottieAnimation.maximumNumber, isClamped: true, isLength: true)
  static let signedLength = ValueRule(isLength: true)
}

/// Properties, which have one value or key frames.
extension Translator {
  /// What a value is made of.
  enum Kind {
    case numbers(ValueRule)
    case gradient(colors: Int)
    /// A path, and whether it is closed where it does not say itself.
    case path(isClosed: Bool)

    var isClamped: Bool {
      switch self {
      case .numbers(let rule): rule.isClamped
      case .gradient: true
      case .path: false
      }
    }

    var dimensions: Int { if case .numbers(let rule) = self { rule.dimensions } else { 1 } }
  }

  /// Writes a property under a key; nothing for one that is missing.
  mutating func property(_ key: StaticString, _ node: JSONNode?, _ rule: ValueRule) throws(LottieError) {
    try property(key, node, .numbers(rule))
  }

  mutating func property(_ key: StaticString, _ node: JSONNode?, _ kind: Kind) throws(LottieError) {
    guard let node else { return }
    noteExpression(node)
    // Without animation, some exporters write the value itself.
    let isProperty = node["k"] != nil
    guard let value = isProperty || node.members == nil ? node["k"] ?? node : nil else {
      if case .path = kind, node["v"] != nil { return try constant(key, node, kind) }
      return
    }
    guard let frames = value.elements, let first = frames.first, first.members != nil, first["t"] != nil else {
      return try constant(key, value, kind)
    }
    writer.key(key)
    writer.open("{")
    writer.key("k")
    try keyframes(frames, kind)
    writer.close("}")
  }

  /// An expression is no part of the drawing.
  mutating func noteExpression(_ node: JSONNode) { if node["x"]?.text != nil { warn(.expressions) } }

  private mutating func constant(_ key: StaticString, _ value: JSONNode, _ kind: Kind) throws(LottieError) {
    if value.elements?.isEmpty == true { return }
    writer.key(key)
    writer.open("{")
    writer.key("k")
    try write(value, kind)
    writer.close("}")
  }

  // MARK: Key frames

  /// Each with its beginning and its end, as rlottie reads both the old and the new form.
  private mutating func keyframes(_ nodes: [JSONNode], _ kind: Kind) throws(LottieError) {
    writer.open("[")
    var (time, end): (Double, JSONNode?) = (-.infinity, nil)
    for (index, node) in nodes.enumerated() {
      let next = try number(node["t"], "t", in: node, Self.times)
      guard next >= time else { throw .keyframeOrder(place(node)) }
      time = next
      guard let start = node["s"] ?? end else { throw .missing(key: "s", place(node)) }
      let isLast = index == nodes.count - 1
      end = isLast ? start : node["e"] ?? nodes[index + 1]["s"] ?? start
      writer.open("{")
      writer.entry("t", min(max(time, -1e6), 1e6) * Translation.stepsPerFrame)
      writer.key("s")
      try write(start, kind)
      writer.key("e")
      try write(end ?? start, kind)
      if isLast || node["h"]?.isTrue == true {
        writer.entry("h", 1)
      } else {
        try easing(node, kind, from: start, to: end ?? start)
        try tangents(node, kind)
      }
      writer.close("}")
      end = node["e"]
    }
    writer.close("]")
  }

  private mutating func easing(
    _ node: JSONNode, _ kind: Kind, from start: JSONNode, to end: JSONNode
  ) throws(LottieError) {
    var numbers: [Double] = []
    for (handle, usual) in [("o", 0.0), ("i", 1.0)] {
      for axis in ["x", "y"] {
        let isTime = axis == "x"
        let range = isTime ? 0.0...1 : -10.0...10
        let value = try handleValue(node[handle]?[axis], handle, kind) ?? usual
        numbers.append(min(max(value, range.lowerBound), range.upperBound))
      }
    }
    if try !isWithin(kind, start, end, heights: (numbers[1], numbers[3])) {
      // It would overshoot what the property can be, which rlottie does not expect.
      (numbers[1], numbers[3]) = (min(max(numbers[1], 0), 1), min(max(numbers[3], 0), 1))
    }
    for (index, key) in (["o", "i"] as [StaticString]).enumerated() {
      writer.key(key)
      writer.open("{")
      writer.entry("x", numbers[2 * index])
      writer.entry("y", numbers[2 * index + 1])
      writer.close("}")
    }
    // rlottie shares what has one name, and names by two decimal places what has none.
    writer.entry("n", plain: numbers.map { "\($0)" }.joined(separator: "_"))
  }

  /// Whether a property stays within its limits between two key frames whose easing has handles of these heights.
  private func isWithin(
    _ kind: Kind, _ start: JSONNode, _ end: JSONNode, heights: (Double, Double)
  ) throws(LottieError) -> Bool {
    guard kind.isClamped, min(heights.0, heights.1) < 0 || max(heights.0, heights.1) > 1 else { return true }
    guard case .numbers(let rule) = kind else { return false }
    let (start, end) = (try numbers(start, rule), try numbers(end, rule))
    return (0...32).allSatisfy { step in
      let t = Double(step) / 32
      let way = 3 * t * (1 - t) * (1 - t) * heights.0 + 3 * t * t * (1 - t) * heights.1 + t * t * t
      return zip(start, end).allSatisfy { rule.range.contains($0 + way * ($1 - $0)) }
    }
  }

  /// A number, or one for each axis, of which rlottie takes the first.
  private mutating func handleValue(_ node: JSONNode?, _ key: String, _ kind: Kind) throws(LottieError) -> Double? {
    guard let node else { return nil }
    let values = (node.elements ?? [node]).compactMap(\.number)
    guard let first = values.first else { throw .type(key: key, expected: "a number", place(node)) }
    if values.prefix(kind.dimensions).contains(where: { abs($0 - first) > 1e-3 }) { warn(.easingPerAxis) }
    return first
  }

  /// The way that a position takes.
  private mutating func tangents(_ node: JSONNode, _ kind: Kind) throws(LottieError) {
    guard case .numbers(let rule) = kind, rule.dimensions == 2 else { return }
    for (key, name) in [("to", "to" as StaticString), ("ti", "ti")] {
      guard let tangent = node[key], tangent.elements?.isEmpty == false else { continue }
      let numbers = try numbers(tangent, rule)
      noteReach(numbers)
      writer.key(name)
      writer.numbers(numbers)
    }
  }

  // MARK: Values

  private mutating func write(_ node: JSONNode, _ kind: Kind) throws(LottieError) {
    switch kind {
    case .numbers(let rule):
      let numbers = try numbers(node, rule)
      if rule.isLength { noteReach(numbers) }
      if rule.dimensions == 1 { writer.number(numbers[0]) } else { writer.numbers(numbers) }
    case .gradient(let colors): try write(gradient: node, colors: colors)
    case .path(let isClosed): try write(path: node.elements?.first ?? node, isClosed: isClosed)
    }
  }

  mutating func noteReach(_ numbers: [Double]) {
    graph.addReach((numbers.map(abs).max() ?? 0) * magnification, to: composition)
  }

  /// The largest of a property's numbers at any time, without its sign.
  func largest(_ node: JSONNode?) -> Double {
    guard let value = node?["k"] ?? node else { return 0 }
    let values = (value.elements ?? [value]).flatMap { element in
      element.members == nil ? [element] : ["s", "e"].compactMap { element[$0] }
    }
    let most = values.flatMap { $0.elements ?? [$0] }.compactMap(\.number).map(abs).max() ?? 0
    return min(most, LottieAnimation.maximumNumber)
  }

  /// How much larger a transform may show what it is for; not below 1, so that nothing hides behind another's smallness.
  func factor(of transform: JSONNode?) -> Double {
    guard let scale = transform?["s"] else { return 1 }
    return max(largest(scale) / 100, 1)
  }

  private func numbers(_ node: JSONNode, _ rule: ValueRule) throws(LottieError) -> [Double] {
    let elements = node.elements ?? [node]
    guard elements.count >= rule.dimensions else {
      throw .type(key: "k", expected: "\(rule.dimensions) numbers", place(node))
    }
    var numbers: [Double] = []
    for element in elements.prefix(rule.dimensions) {
      guard let number = element.number ?? element.flag.map({ $0 ? 1 : 0 }) else {
        throw .type(key: "k", expected: rule.dimensions == 1 ? "a number" : "a list of numbers", place(element))
      }
      let value = number * rule.factor + rule.offset
      guard rule.isClamped || rule.range.contains(value) else {
        throw .outOfRange(key: "k", rule.range, place(element))
      }
      numbers.append(min(max(value, rule.range.lowerBound), rule.range.upperBound))
    }
    return numbers
  }
}
