/// What a layer does by an animation, as a verb.
struct MotionVerb {
  /// For example "moves".
  let text: String

  init(_ event: MotionRecord.Event) {
    let property = event.property ?? ""
    let part = TransformParts.onlyPart(of: Pair(event, nil)) ?? property
    let words = part.split(separator: ".").map(String.init)
    let name = words.first == "transform" ? words.dropFirst().first ?? "transform" : words.first ?? ""
    text =
      switch name {
      case "position", "translation": "moves"
      case "rotation": "turns"
      case "scale", "bounds", "size": Self.growth(event)
      case "opacity": Self.isLess(event) ? "fades out" : "fades in"
      case "path", "corners", "cornerRadius": "changes shape"
      case "lineWidth": (Self.ends(event).map { $0.to < $0.from } ?? true) ? "gets thinner" : "gets thicker"
      case "strokeEnd", "strokeStart": "is drawn"
      case "contentOffset", "sublayerTransform": "scrolls"
      case _ where name.hasSuffix("Color") || name == "tint" || name == "gradient": "changes colour"
      case _ where name.hasPrefix("shadow"): "changes its shadow"
      default: "changes"
      }
  }

  /// For several: "move" for "moves".
  static func plural(_ verb: String) -> String {
    var words = verb.split(separator: " ").map(String.init)
    guard let first = words.first else { return verb }
    words[0] = first == "is" ? "are" : first == "its" ? "their" : String(first.dropLast())
    return words.map { $0 == "its" ? "their" : $0 }.joined(separator: " ")
  }

  private static func growth(_ event: MotionRecord.Event) -> String {
    guard let sizes = ends(event), sizes.from != sizes.to else { return "changes its size" }
    return sizes.to > sizes.from ? "grows" : "shrinks"
  }

  private static func isLess(_ event: MotionRecord.Event) -> Bool { ends(event).map { $0.to < $0.from } ?? false }

  /// What it leads from and to, as one number: of a rectangle or a transform, what it does to an area.
  private static func ends(_ event: MotionRecord.Event) -> (from: Double, to: Double)? {
    let values = event.details.keys.filter { $0.hasPrefix("value ") }.sorted {
      (Int($0.dropFirst(6)) ?? 0) < (Int($1.dropFirst(6)) ?? 0)
    }
    let from = event.details["from"] ?? values.first.flatMap { event.details[$0] }
    let to = event.details["to"] ?? values.last.flatMap { event.details[$0] }
    guard let from = from.flatMap(amount), let to = to.flatMap(amount) else { return nil }
    return (from, to)
  }

  private static func amount(_ value: RecordedValue) -> Double? {
    switch value {
    case .number(let number): number
    case .numbers(let numbers) where numbers.count == 2: numbers[0] * numbers[1]
    case .numbers(let numbers) where numbers.count == 4: numbers[2] * numbers[3]
    case .numbers(let numbers) where numbers.count == 6: abs(numbers[0] * numbers[3] - numbers[1] * numbers[2])
    case .numbers(let numbers) where numbers.count == 16: abs(numbers[0] * numbers[5] - numbers[1] * numbers[4])
    default: nil
    }
  }
}
