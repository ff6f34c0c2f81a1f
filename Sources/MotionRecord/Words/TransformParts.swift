import Glibc
import SpringformNumerics

/// What a transform does, in words: it scales, turns and moves.
struct TransformParts {
  private let scale: String
  private let rotation: String
  private let translation: String

  static let identity = Self(scale: "1", rotation: "0°", translation: "(0, 0)")

  private init(scale: String, rotation: String, translation: String) {
    self.scale = scale
    self.rotation = rotation
    self.translation = translation
  }

  /// - Parameter numbers: a, b, c, d, tx and ty.
  /// - Returns: `nil` for what also slants.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6, abs(numbers[0] * numbers[2] + numbers[1] * numbers[3]) < 0.001 else { return nil }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let across = hypot(a, b).decimalText(places: 3)
    let down = ((a * d - b * c < 0 ? -1 : 1) * hypot(c, d)).decimalText(places: 3)
    self.init(
      scale: across == down ? across : "(\(across), \(down))",
      rotation: ValueWords.degrees(atan2(b, a)),
      translation: "(\(ValueWords.number(numbers[4])), \(ValueWords.number(numbers[5])))")
  }

  var all: [(name: String, value: String)] {
    [("scale", scale), ("rotation", rotation), ("translation", translation)]
  }

  /// For example "scale 1.1, was 1"; `nil` where nothing differs that is told.
  func change(since old: Self) -> String? {
    let changes = zip(old.all, all).filter { $0.value != $1.value }.map { "\($1.name) \($1.value), was \($0.value)" }
    return changes.isEmpty ? nil : changes.joined(separator: ", and ")
  }
}
