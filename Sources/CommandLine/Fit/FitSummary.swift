import Springform
import SpringformMatching
import SpringformNumerics

/// The values that were found, in words and as JSON.
struct FitSummary: Encodable {
  let scene: String
  let recording: String
  let values: [Value]
  /// Names of two values each that the recording only tells together.
  let entangled: [[String]]
  /// How far the pictures are apart on average, in levels of 255: before, and with the values that were found.
  let distanceBefore: Double
  let distance: Double
  /// The command that compares both.
  let command: String

  struct Value: Encodable {
    let name: String
    let value: Double
    /// One standard deviation; absent where the recording does not tell.
    let deviation: Double?
    let before: Double
    /// Whether the recording tells the value.
    let isDetermined: Bool
    /// Whether it is at an end of the range that was looked through.
    let isAtEdge: Bool
  }

  /// - Parameter others: what other parameters are.
  init(
    _ found: MatchedValues, scene: String, file: String, others: [(name: String, text: String)], seed: UInt64?
  ) {
    (self.scene, recording) = (scene, file)
    values = found.values.map {
      Value(
        name: $0.name, value: $0.value, deviation: $0.deviation.isFinite ? $0.deviation : nil, before: $0.start,
        isDetermined: $0.isDetermined, isAtEdge: $0.isAtEdge)
    }
    (entangled, distanceBefore, distance) = (found.entangled, found.distanceBefore, found.distance)
    // What begins with @ would name a file.
    var settings = others.map { "\($0.name)=\($0.text.hasPrefix("@") ? "@" : "")\($0.text)" }
    settings += found.values.map { "\($0.name)=\($0.value.decimalText)" }
    var words = [RootCommand.programName, "compare", file, scene]
    for setting in settings { words += ["--set", setting] }
    if let seed { words += ["--seed", "\(seed)"] }
    command = words.map(shellQuoted).joined(separator: " ")
  }

  var text: String {
    let cells = values.map { value in
      [
        value.name, value.value.decimalText,
        value.isDetermined ? value.deviation.map { "± \(Self.short($0))" } ?? "" : "± ?",
        "was \(value.before.decimalText)",
      ]
    }
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    var lines = cells.map { row in
      var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    lines.append(
      "Pictures are \(Self.short(distance)) levels of 255 apart on average; they were \(Self.short(distanceBefore)).")
    lines += notes
    return (lines + [command]).joined(separator: "\n") + "\n"
  }

  private var notes: [String] {
    let unknown = values.filter { !$0.isDetermined }.map { "'\($0.name)'" }
    let edge = values.filter { $0.isAtEdge && $0.isDetermined }.map { "'\($0.name)'" }
    return
      (unknown.isEmpty
      ? [] : ["The recording does not tell \(unknown.joined(conjunction: "and")): other values look as much like it."])
      + entangled.map { "It tells '\($0[0])' and '\($0[1])' only together: what one loses the other makes good." }
      + (edge.isEmpty
        ? []
        : [
          "The best value of \(edge.joined(conjunction: "and")) is at the end of its range; --free name=min..max widens it."
        ])
  }

  /// With two digits that count.
  private static func short(_ number: Double) -> String {
    if number > 0, number < 0.0001 { return "<0.0001" }
    for places in 0...8 {
      let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
      if (number * unit).rounded() >= 10 || number == 0 || places == 8 { return number.decimalText(places: places) }
    }
    return number.decimalText
  }
}
