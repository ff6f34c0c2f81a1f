import Glibc
import SpringformGeometry

/// Functions of vectors, colors and paths.
enum VectorFunction: String, CaseIterable, Sendable {
  case negate = "$bm_neg"
  case isList = "$bm_isInstanceOfArray"
  case dot, cross, length, normalize, clamp, lookAt
  case degreesToRadians, radiansToDegrees
  case rgbToHsl, hslToRgb, hexToRgb
  case createPath
}

extension ScriptEvaluator {
  func call(_ function: VectorFunction, _ arguments: ScriptArguments) throws(ExpressionError) -> ScriptValue {
    switch function {
    case .negate: return try negated(arguments[0])
    case .isList:
      guard case .list = try plain(arguments[0]) else { return .boolean(false) }
      return .boolean(true)
    case .dot:
      let (a, b) = (try vector(arguments[0]), try vector(arguments[1]))
      return .number(zip(a, b).reduce(0) { $0 + $1.0 * $1.1 })
    case .cross:
      let (a, b) = (try vector(arguments[0], count: 3), try vector(arguments[1], count: 3))
      return try make([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])
    case .length:
      guard arguments.count > 1 else { return .number(try length(of: arguments[0])) }
      return .number(try length(of: try operate(.subtract, arguments[1], arguments[0])))
    case .normalize:
      return try operate(.divide, arguments[0], .number(try length(of: arguments[0])))
    case .clamp: return try clamp(arguments)
    case .lookAt:
      let (from, to) = (try vector(arguments[0], count: 3), try vector(arguments[1], count: 3))
      let (x, y, z) = (to[0] - from[0], to[1] - from[1], to[2] - from[2])
      return try make([-atan2(y, z) * 180 / .pi, atan2(x, hypot(y, z)) * 180 / .pi, 0])
    case .degreesToRadians: return .number(try number(of: arguments[0]) * .pi / 180)
    case .radiansToDegrees: return .number(try number(of: arguments[0]) * 180 / .pi)
    case .rgbToHsl: return try make(hueSaturationLightness(try vector(arguments[0], count: 4)))
    case .hslToRgb: return try make(redGreenBlue(try vector(arguments[0], count: 4)))
    case .hexToRgb: return try make(try redGreenBlue(hexadecimal: try text(of: arguments[0])))
    case .createPath: return .path(try path(arguments))
    }
  }

  func make(_ numbers: [Double]) throws(ExpressionError) -> ScriptValue {
    try make(numbers.map { ScriptValue.number($0) })
  }

  /// The components; zeros follow up to the count.
  private func vector(_ argument: ScriptValue, count: Int = 0) throws(ExpressionError) -> [Double] {
    let value = try plain(argument)
    guard let numbers = numbers(of: value) else { throw .type("a list of numbers is needed") }
    try work.spend(numbers.count / 4)
    return numbers + Array(repeating: 0, count: max(count - numbers.count, 0))
  }

  func length(of value: ScriptValue) throws(ExpressionError) -> Double {
    let value = try plain(value)
    guard let numbers = numbers(of: value) else { return try number(of: value).magnitude }
    return numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  private func clamp(_ arguments: ScriptArguments) throws(ExpressionError) -> ScriptValue {
    let value = try plain(arguments[0])
    guard let numbers = numbers(of: value) else {
      return .number(
        clamp(try number(of: value), try number(of: arguments[1]), try number(of: arguments[2])))
    }
    let (first, second) = (try plain(arguments[1]), try plain(arguments[2]))
    var result: [Double] = []
    for (index, number) in numbers.enumerated() {
      result.append(clamp(number, try component(index, of: first), try component(index, of: second)))
    }
    return try make(result)
  }

  private func component(_ index: Int, of value: ScriptValue) throws(ExpressionError) -> Double {
    guard case .list(let list) = value else { return try number(of: value) }
    return index < heap.lists[list].count ? try number(of: heap.lists[list][index]) : 0
  }

  private func clamp(_ number: Double, _ first: Double, _ second: Double) -> Double {
    min(max(number, min(first, second)), max(first, second))
  }

  // MARK: Colors

  private func hueSaturationLightness(_ color: [Double]) -> [Double] {
    let (r, g, b) = (color[0], color[1], color[2])
    let (high, low) = (max(r, g, b), min(r, g, b))
    let (lightness, range) = ((high + low) / 2, high - low)
    guard range > 0 else { return [0, 0, lightness, color[3]] }
    let saturation = range / (lightness > 0.5 ? 2 - high - low : high + low)
    let sixths =
      if high == r {
        (g - b) / range + (g < b ? 6 : 0)
      } else if high == g {
        (b - r) / range + 2
      } else {
        (r - g) / range + 4
      }
    return [sixths / 6, saturation, lightness, color[3]]
  }

  private func redGreenBlue(_ color: [Double]) -> [Double] {
    let (hue, saturation, lightness) = (color[0], color[1], color[2])
    let reach = saturation * min(lightness, 1 - lightness)
    // Each channel is a trapezoid over the hue, whose top is shifted by a third of the circle.
    let channels = [0.0, 8, 4].map { offset in
      let k = fmod(fmod(offset + hue * 12, 12) + 12, 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return channels + [color[3]]
  }

  private func redGreenBlue(hexadecimal text: String) throws(ExpressionError) -> [Double] {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6 || digits.utf8.count == 8, let code = UInt32(digits, radix: 16) else {
      throw .type("a color is not written as six digits")
    }
    let bytes = digits.utf8.count == 6 ? code << 8 | 0xFF : code
    return [24, 16, 8, 0].map { Double(bytes >> UInt32($0) & 0xFF) / 255 }
  }

  // MARK: Paths

  private func path(_ arguments: ScriptArguments) throws(ExpressionError) -> ExpressionPath {
    let isClosed = arguments.count > 3 ? try isTrue(arguments[3]) : true
    return ExpressionPath(
      points: try pairs(arguments[0]).map { Point(x: $0.x, y: $0.y) },
      inTangents: try pairs(arguments[1]).map { Vector(dx: $0.x, dy: $0.y) },
      outTangents: try pairs(arguments[2]).map { Vector(dx: $0.x, dy: $0.y) }, isClosed: isClosed)
  }

  private func pairs(_ argument: ScriptValue) throws(ExpressionError) -> [(x: Double, y: Double)] {
    if argument.isNothing { return [] }
    guard case .list(let index) = argument else { throw .type("a path needs a list of points") }
    var pairs: [(x: Double, y: Double)] = []
    for element in heap.lists[index] {
      let numbers = try vector(element, count: 2)
      pairs.append((numbers[0], numbers[1]))
    }
    try work.spend(pairs.count)
    return pairs
  }
}
