import SpringformGeometry
import SpringformMotion

/// Values, and how they change in time.
extension LottieReader {
  /// A number, or as many as there are up to four.
  mutating func property(_ node: JSONNode?, otherwise: Numbers) throws(LottieError) -> Property<Numbers> {
    guard let node = try resolved(node) else { return Property(otherwise) }
    var result = try property(node, usual: otherwise) { reader, node throws(LottieError) in
      try reader.numbers(node, otherwise: otherwise)
    }
    let value = node.members == nil ? node : node["k"]
    result.dimensions = (value?.elements?.first?["s"]?.elements ?? value?.elements)?.count ?? 1
    return result
  }

  mutating func property(_ node: JSONNode?, otherwise: Double) throws(LottieError) -> Property<Numbers> {
    try property(node, otherwise: Numbers(otherwise, 0, 0, 0))
  }

  /// A colour, whose components go up to 1.
  mutating func color(_ node: JSONNode?) throws(LottieError) -> Property<Numbers> {
    var result = try property(node, otherwise: Numbers(0, 0, 0, 1))
    guard version.colorUnit != 1 else { return result }
    let factor = Numbers(repeating: 1 / version.colorUnit)
    result.value *= factor
    for index in result.keys.indices {
      result.keys[index].value *= factor
      result.keys[index].end = result.keys[index].end.map { $0 * factor }
    }
    return result
  }

  mutating func outline(_ node: JSONNode?, isClosed: Bool? = nil) throws(LottieError) -> Property<Outline> {
    guard let node = try resolved(node) else { return Property(Outline()) }
    return try property(node, usual: Outline()) { reader, node throws(LottieError) in
      try reader.outlineValue(node, isClosed: isClosed)
    }
  }

  mutating func list(_ node: JSONNode?) throws(LottieError) -> Property<[Double]> {
    guard let node = try resolved(node) else { return Property([]) }
    if node["x"]?.text != nil { warn(.expression("computes the colors of a gradient")) }
    return try property(node, usual: []) { reader, node throws(LottieError) in
      var values: [Double] = []
      for element in node.elements ?? [node] { values.append(try reader.number(element, "k")) }
      return values
    }
  }

  /// A value of any kind, read by `read` where it stands alone and in each key frame.
  mutating func property<Value: KeyedValue>(
    _ node: JSONNode, usual: Value,
    _ read: (inout LottieReader, JSONNode) throws(LottieError) -> Value
  ) throws(LottieError) -> Property<Value> {
    // Numbers stand alone in some places, and in old files everywhere.
    let value = node.members == nil ? node : node["k"]
    var result = Property(usual)
    if let source = node["x"]?.text { result.expression = expression(source) }
    guard let value else { return result }
    if let keys = value.elements, keys.first?["t"] != nil {
      result.keys = try keyframes(keys, read)
      if let first = result.keys.first { result.value = first.value }
    } else {
      result.value = try read(&self, value)
    }
    return result
  }

  mutating func expression(_ source: String) -> Int? {
    do throws(ExpressionError) {
      document.expressions.append(try LottieExpression(source))
      document.seeds.append(seed())
      return document.expressions.count - 1
    } catch {
      warn(.expression("\(error)"))
      return nil
    }
  }

  // MARK: Key frames

  private mutating func keyframes<Value: KeyedValue>(
    _ nodes: [JSONNode], _ read: (inout LottieReader, JSONNode) throws(LottieError) -> Value
  ) throws(LottieError) -> [Keyframe<Value>] {
    var result: [Keyframe<Value>] = []
    result.reserveCapacity(nodes.count)
    for node in nodes {
      guard let timeNode = node["t"] else { throw .missing(key: "t", place(node)) }
      let time = try number(timeNode, "t")
      if let last = result.last, time < last.time { throw .keyframeOrder(place(node)) }
      var key: Keyframe<Value>
      if let start = node["s"] {
        key = Keyframe(time: time, value: try read(&self, start))
        // Where an old file says both where one goes to and where the next begins, and these differ, the next counts.
        if !result.isEmpty { result[result.count - 1].end = nil }
      } else if let last = result.last {
        // Old files end with a time alone.
        key = Keyframe(time: time, value: last.end ?? last.value)
      } else {
        throw .missing(key: "s", place(node))
      }
      if let end = node["e"] { key.end = try read(&self, end) }
      key.isHold = node["h"]?.isTrue == true
      // A value that is held does not go anywhere: what comes next counts.
      if key.isHold { key.end = nil }
      key.easing = try easing(node)
      key.bow = try bow(node)
      result.append(key)
    }
    return result
  }

  private func easing(_ node: JSONNode) throws(LottieError) -> [TimingCurve] {
    guard let out = node["o"], let into = node["i"] else { return [] }
    let handles = try [out["x"], out["y"], into["x"], into["y"]].map { handle throws(LottieError) -> [Double] in
      var values: [Double] = []
      for value in handle?.elements ?? handle.map({ [$0] }) ?? [] { values.append(try number(value, "k")) }
      return values
    }
    guard handles.allSatisfy({ !$0.isEmpty }) else { return [] }
    let count = min(handles.map(\.count).max() ?? 1, 4)
    let curves = (0..<count).map { axis in
      let values = handles.map { $0[min(axis, $0.count - 1)] }
      return TimingCurve(values[0], values[1], values[2], values[3])
    }
    return curves.allSatisfy { $0 == curves[0] } ? [curves[0]] : curves
  }

  private func bow(_ node: JSONNode) throws(LottieError) -> Bow? {
    guard let out = node["to"], let into = node["ti"], out.elements?.isEmpty == false, into.elements?.isEmpty == false
    else { return nil }
    let (a, b) = (try numbers(out, otherwise: Numbers.zero), try numbers(into, otherwise: Numbers.zero))
    guard a.x != 0 || a.y != 0 || b.x != 0 || b.y != 0 else { return nil }
    return Bow(out: Vector(dx: a.x, dy: a.y), into: Vector(dx: b.x, dy: b.y))
  }

  // MARK: Single values

  /// - Parameter otherwise: what stands for components that are not there.
  func numbers(_ node: JSONNode, otherwise: Numbers) throws(LottieError) -> Numbers {
    var result = otherwise
    if node.elements == nil {
      result[0] = try number(node, "k")
    } else if let elements = node.elements {
      for (index, element) in elements.prefix(4).enumerated() {
        guard element.number != nil || element.flag != nil else {
          throw .type(key: "k", expected: "a list of numbers", place(element))
        }
        result[index] = try number(element, "k")
      }
    }
    return result
  }

  private func outlineValue(_ node: JSONNode, isClosed: Bool?) throws(LottieError) -> Outline {
    // A path in a key frame is in a list of its own.
    let node = node.elements?.first ?? node
    guard node.members != nil else { return Outline() }
    let lists = try ["v", "i", "o"].map { key throws(LottieError) -> [Point] in
      guard let list = node[key] else { return [] }
      return try points(list, key)
    }
    guard lists[0].count == lists[1].count, lists[0].count == lists[2].count else { throw .path(place(node)) }
    var outline = Outline(isClosed: isClosed ?? (node["c"]?.isTrue == true))
    outline.corners = lists[0].indices.map { index in
      let point = lists[0][index]
      let from = hasAbsoluteHandles ? Point.zero : point
      return Outline.Corner(
        point, incoming: from + (lists[1][index] - Point.zero), outgoing: from + (lists[2][index] - Point.zero))
    }
    return outline
  }

  private func points(_ node: JSONNode, _ key: String) throws(LottieError) -> [Point] {
    var result: [Point] = []
    for element in try list(node, key) {
      guard let numbers = element.elements, numbers.count >= 2 else {
        throw .type(key: key, expected: "a list of points", place(element))
      }
      result.append(Point(x: try number(numbers[0], key), y: try number(numbers[1], key)))
    }
    return result
  }
}
