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

  /// - Parameter numbers: a, b, c, d, tx and ty; or the sixteen of a transform in space, row by row.
  /// - Returns: `nil` for what also slants, or leaves the plane.
  init?(_ numbers: [Double]) {
    let numbers = numbers.count == 16 ? Self.inPlane(numbers) : numbers
    guard numbers.count == 6, abs(numbers[0] * numbers[2] + numbers[1] * numbers[3]) < 0.001 else { return nil }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let across = hypot(a, b).decimalText(places: 3)
    let down = ((a * d - b * c < 0 ? -1 : 1) * hypot(c, d)).decimalText(places: 3)
    self.init(
      scale: across == down ? across : "(\(across), \(down))",
      rotation: ValueWords.degrees(atan2(b, a)),
      translation: "(\(ValueWords.number(numbers[4])), \(ValueWords.number(numbers[5])))")
  }

  /// Those of a transform in space that matter in the plane; none where others do.
  private static func inPlane(_ numbers: [Double]) -> [Double] {
    let plane = [0, 1, 4, 5, 12, 13]
    let isFlat = numbers.indices.allSatisfy { index in
      plane.contains(index) || numbers[index] == (index == 10 || index == 15 ? 1 : 0)
    }
    return isFlat ? plane.map { numbers[$0] } : []
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
