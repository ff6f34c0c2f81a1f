/// What `none` is beside filter functions: the same ones, changing nothing (Filter Effects, level 1, section 11).
enum FilterNeutral {
  static func value(_ value: AnimatedValue, beside other: AnimatedValue) -> AnimatedValue {
    guard case .text(let text) = value, text.lowercased() == "none", case .numbers(let numbers, let between) = other
    else { return value }
    var neutral: [Double] = []
    var name = ""
    for (index, piece) in between.dropLast().enumerated() {
      if let open = piece.lastIndex(of: "(") {
        name = String(piece[..<open].reversed().prefix { $0.isLetter || $0 == "-" }.reversed())
      }
      let isPercentage = between[index + 1].hasPrefix("%")
      neutral.append(whole.contains(name) ? (isPercentage ? 100 : 1) : 0)
    }
    // A shadow's color, too, would have to fade.
    return between.contains { $0.contains("drop-shadow") }
      ? value : .numbers(neutral.isEmpty ? numbers : neutral, between: between)
  }

  /// Functions that change nothing at 1.
  private static let whole: Set = ["brightness", "contrast", "opacity", "saturate"]
}
