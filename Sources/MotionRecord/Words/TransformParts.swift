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

  /// The only thing that an animation of a transform does, such as `scale`; `nil` where it does several.
  static func onlyPart(of pair: Pair<MotionRecord.Event>) -> String? {
    var names: Set<String> = []
    for event in [pair.old, pair.new].compactMap(\.self) {
      guard event.property == "transform" else { return nil }
      for (detail, value) in event.details where isValue(detail) {
        guard case .numbers(let numbers) = value else { return nil }
        if numbers.count == 2 {
          names.insert("translation")
        } else if let parts = Self(numbers) {
          names.formUnion(parts.changes(since: identity).map(\.name))
        } else {
          return nil
        }
      }
    }
    return names.count == 1 ? names.first : nil
  }

  /// What people call a property that may be a part of a transform: `rotation` for `transform.rotation`.
  static func plain(_ property: String) -> String {
    let prefix = "transform."
    return property.hasPrefix(prefix) ? String(property.dropFirst(prefix.count)) : property
  }

  /// Whether a detail of an animation is a value that it leads from, to or through.
  static func isValue(_ detail: String) -> Bool {
    detail == "from" || detail == "to" || detail.hasPrefix("value ")
  }

  /// A detail of an animation as its author writes it: an angle in degrees, a part of a transform by itself.
  /// - Parameter part: what is animated, or ``onlyPart(of:)`` it.
  static func text(_ value: RecordedValue?, of detail: String, part: String?) -> String? {
    guard let part, isValue(detail), let value else { return nil }
    if part == "rotation", case .number(let angle) = value { return ValueWords.degrees(angle) }
    guard case .numbers(let numbers) = value else { return ValueWords.text(value, of: part) }
    return numbers.count > 2 ? Self(numbers)?.all.first { $0.name == part }?.value : nil
  }

  /// The parts that differ.
  func changes(since old: Self) -> [(name: String, value: String, old: String)] {
    zip(old.all, all).filter { $0.value != $1.value }.map { ($1.name, $1.value, $0.value) }
  }
}
