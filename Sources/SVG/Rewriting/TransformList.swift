import Glibc
import SpringformGeometry
import SpringformNumerics

/// A list of transforms, as the attribute and as CSS write it.
struct TransformList {
  private(set) var transform = AffineTransform.identity

  /// - Parameter numbers: how lengths across and down are read.
  /// - Returns: `nil` for what is none, or turns in space.
  init?(_ text: String, numbers: (across: CSSNumbers, down: CSSNumbers)) {
    var rest = CSSText.trimmed(Substring(text))
    if rest.lowercased() == "none" { return }
    var turns = 0
    while let open = rest.firstIndex(of: "(") {
      let name = CSSText.trimmed(rest[..<open]).lowercased()
      let inside = rest[rest.index(after: open)...]
      guard let end = CSSText.end(of: inside) else { return nil }
      let arguments = CSSText.split(inside[..<end]) { $0 == "," || $0.isWhitespace }.filter { !$0.isEmpty }
      guard let next = Self.single(name, arguments, numbers) else { return nil }
      if Self.turnsInSpace.contains(name) { turns += 1 }
      transform = next.concatenating(transform)
      rest = inside[inside.index(after: end)...].drop { $0.isWhitespace || $0 == "," }
    }
    // Of two turns in space, the second one would be seen from the side.
    guard rest.isEmpty, turns < 2 else { return nil }
  }

  /// Whether lengths and angles have units, without which CSS takes none but 0; the attribute needs none.
  static func hasUnits(_ text: String) -> Bool {
    text.matches(of: #/(translate\w*|rotate\w*|skew\w*)\s*\(([^()]*)\)/#.ignoresCase()).allSatisfy { function in
      let arguments = CSSText.split(function.2) { $0 == "," || $0.isWhitespace }.filter { !$0.isEmpty }
      // Of `rotate3d` the first three are a direction.
      return arguments.suffix(function.1.lowercased() == "rotate3d" ? 1 : arguments.count).allSatisfy { argument in
        argument.last.map { $0 == "%" || $0.isLetter } ?? true || Double(argument) == 0
      }
    }
  }

  private static let turnsInSpace: Set = ["rotatex", "rotatey"]

  private static func single(
    _ name: String, _ arguments: [Substring], _ numbers: (across: CSSNumbers, down: CSSNumbers)
  ) -> AffineTransform? {
    let plain = arguments.compactMap { CSSNumbers(hundred: 1).value($0) }
    func length(_ index: Int, _ numbers: CSSNumbers) -> Double? {
      index < arguments.count ? numbers.value(arguments[index]) : 0
    }
    switch (name, arguments.count) {
    case ("matrix", 6) where plain.count == 6:
      return AffineTransform(a: plain[0], b: plain[1], c: plain[2], d: plain[3], tx: plain[4], ty: plain[5])
    case ("matrix3d", 16) where plain.count == 16:
      return AffineTransform(a: plain[0], b: plain[1], c: plain[4], d: plain[5], tx: plain[12], ty: plain[13])
    case ("translate", 1...2), ("translate3d", 3):
      guard let x = length(0, numbers.across), let y = length(1, numbers.down) else { return nil }
      return AffineTransform(translationX: x, y: y)
    case ("translatex", 1): return length(0, numbers.across).map { AffineTransform(translationX: $0, y: 0) }
    case ("translatey", 1): return length(0, numbers.down).map { AffineTransform(translationX: 0, y: $0) }
    case ("translatez", 1), ("perspective", 1): return .identity
    case ("scale", 1...2) where plain.count == arguments.count, ("scale3d", 3) where plain.count == 3:
      return AffineTransform(scaleX: plain[0], y: plain.count > 1 ? plain[1] : plain[0])
    case ("scalex", 1) where plain.count == 1: return AffineTransform(scaleX: plain[0], y: 1)
    case ("scaley", 1) where plain.count == 1: return AffineTransform(scaleX: 1, y: plain[0])
    case ("scalez", 1): return .identity
    case ("rotate", 1), ("rotatez", 1): return angle(arguments[0]).map { AffineTransform(rotationAngle: $0) }
    // As it is seen from the front.
    case ("rotatex", 1): return angle(arguments[0]).map { AffineTransform(scaleX: 1, y: cos($0)) }
    case ("rotatey", 1): return angle(arguments[0]).map { AffineTransform(scaleX: cos($0), y: 1) }
    case ("rotate", 3):
      guard let angle = angle(arguments[0]), let x = length(1, numbers.across), let y = length(2, numbers.down)
      else { return nil }
      return AffineTransform(rotationAngle: angle).around(Point(x: x, y: y))
    case ("skewx", 1): return angle(arguments[0]).map { AffineTransform(a: 1, b: 0, c: tan($0), d: 1, tx: 0, ty: 0) }
    case ("skewy", 1): return angle(arguments[0]).map { AffineTransform(a: 1, b: tan($0), c: 0, d: 1, tx: 0, ty: 0) }
    case ("skew", 1...2):
      let second = arguments.count > 1 ? angle(arguments[1]) : 0
      guard let first = angle(arguments[0]), let second else { return nil }
      return AffineTransform(a: 1, b: tan(second), c: tan(first), d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  private static func angle(_ text: Substring) -> Double? { CSSNumbers.angle(text) }
}

extension AffineTransform {
  /// This transform about a point instead of the origin.
  func around(_ point: Point) -> AffineTransform {
    AffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(AffineTransform(translationX: point.x, y: point.y))
  }

  /// As an attribute has it.
  var text: String {
    "matrix(" + [a, b, c, d, tx, ty].map { $0.decimalText(places: 9) }.joined(separator: " ") + ")"
  }
}
