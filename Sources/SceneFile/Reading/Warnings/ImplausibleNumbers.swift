import SpringformDocument
import SpringformNumerics

/// Numbers that mean something, but hardly what they were written for.
extension Problems {
  /// The longest time in seconds that goes without its unit: hardly an animation takes longer than a minute, and hardly one
  /// is over in as many milliseconds.
  private static let longestBareTime = 60.0

  /// Notes a number without a unit that was probably meant in another one, or that lies far outside of a range; of a list
  /// each number.
  func doubt(_ node: Node, _ name: String, unit: String?, range: ClosedRange<Double>? = nil) {
    for element in node.elements ?? [] { doubt(element, name, unit: unit, range: range) }
    guard let number = node.number else { return }
    let text = number.decimalText
    switch unit {
    case "s" where number > Self.longestBareTime:
      warn(
        "a bare number counts seconds, and '\(name)' of \(text) s is long", at: node.position,
        hint: "write \(text)ms, or \(text)s if that is meant")
    // Whole turns are meant.
    case "rad" where number.magnitude > 7 && number.remainder(dividingBy: 2 * .pi).magnitude > 0.01:
      warn(
        "a bare number counts radians, and '\(name)' of \(text) is more than a turn", at: node.position,
        hint: "write \(text)deg, or \(text)rad if that is meant")
    case "lines" where number > 8:
      warn(
        "'\(name)' counts heights of the font's own line, and \(text) of them are many", at: node.position,
        hint: "divide a height in points by about 1.2 times the font's size")
    default:
      // A little beyond is a way of saying the end.
      guard let range, number > 2 * range.upperBound else { return }
      warn(
        "'\(name)' goes from \(range.lowerBound.decimalText) to \(range.upperBound.decimalText)", at: node.position,
        hint: "write \((number / 100).decimalText) for \(text) percent")
    }
  }
}
