/// Paths and gradients.
extension Translator {
  /// A path of corners, each with its tangents.
  mutating func write(path node: JSONNode, isClosed: Bool) throws(LottieError) {
    var counts: [Int] = []
    writer.open("{")
    for (key, name) in [("i", "i" as StaticString), ("o", "o"), ("v", "v")] {
      guard let points = node[key] else { throw .missing(key: key, place(node)) }
      let elements = try list(points, key)
      counts.append(elements.count)
      writer.key(name)
      writer.open("[")
      for element in elements {
        let numbers = (element.elements ?? []).compactMap(\.number)
        guard numbers.count >= 2 else { throw .type(key: key, expected: "a list of points", place(element)) }
        let range = ValueRule.number.range
        guard range.contains(numbers[0]), range.contains(numbers[1]) else {
          throw .outOfRange(key: key, range, place(element))
        }
        noteReach(Array(numbers.prefix(2)))
        writer.numbers(Array(numbers.prefix(2)))
      }
      writer.close("]")
    }
    guard counts[0] == counts[2], counts[1] == counts[2] else { throw .path(place(node)) }
    writer.entry("c", node["c"]?.isTrue ?? isClosed)
    writer.close("}")
  }

  /// Numbers, of four for a color with its location and then of two for an opacity with its location. Locations ascend, and
  /// nothing leaves 0...1.
  mutating func write(gradient node: JSONNode, colors: Int) throws(LottieError) {
    var numbers = try list(node, "k").map { element throws(LottieError) in
      guard let number = element.number else { throw .type(key: "k", expected: "a list of numbers", place(element)) }
      return min(max(number, 0), 1)
    }
    let colors = min(colors, numbers.count / 4)
    func ascend(from start: Int, by step: Int) {
      var location = 0.0
      for index in stride(from: start, to: numbers.count, by: step) where step == 2 || index < 4 * colors {
        location = max(location, numbers[index])
        numbers[index] = location
      }
    }
    ascend(from: 0, by: 4)
    if (numbers.count - 4 * colors) % 2 == 0 { ascend(from: 4 * colors, by: 2) }
    writer.numbers(numbers)
  }

  /// The colors and opacities of a gradient.
  mutating func stops(_ node: JSONNode?, of owner: JSONNode) throws(LottieError) {
    guard let node, let values = node["k"] else { throw .missing(key: "g", place(owner)) }
    let colors = Int(try number(node["p"], "p", in: node, 1...256))
    writer.key("g")
    writer.open("{")
    writer.entry("p", Double(colors))
    try property("k", values, .gradient(colors: colors))
    writer.close("}")
  }
}
