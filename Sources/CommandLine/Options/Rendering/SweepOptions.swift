import ArgumentParser
import Springform
import SpringformNumerics
import SpringformSceneFile

/// Parameters that have another value in every cell of the picture, or in every curve of the chart.
struct SweepOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Show the scene with several values of a parameter, beside each other.",
      discussion: "Numbers from..to:count, or values a,b,c. Given twice, the first makes rows and the second columns.",
      valueName: "name=values"))
  var sweep: [String] = []

  func sweeps() throws -> [Sweep] {
    let sweeps = try sweep.map { try Sweep($0) }
    guard sweeps.count <= 2 else {
      throw UsageError.conflict("a picture has two directions for --sweep", hint: "give at most two of them")
    }
    if sweeps.count == 2, sweeps[0].name == sweeps[1].name {
      throw UsageError.conflict("--sweep '\(sweeps[0].name)' is given twice", hint: "sweep over another parameter")
    }
    let count = sweeps.reduce(1) { $0 * $1.values.count }
    guard count <= Composition.maximumSceneCount else { throw CompositionError.sceneCount(count) }
    return sweeps
  }
}

/// A parameter and the values it takes.
struct Sweep {
  let name: String
  let values: [String]

  private static let form = "written as name=from..to:count or name=a,b,c"

  init(_ text: String) throws {
    func malformed(_ expected: String) -> UsageError {
      .value(option: "--sweep", value: text, expected: expected)
    }
    guard let setting = Setting(text) else { throw malformed(Self.form) }
    name = setting.name
    if let range = NumberRange(setting.value) {
      guard (2...Composition.maximumSceneCount).contains(range.count) else {
        throw malformed("for 2 to \(Composition.maximumSceneCount) values")
      }
      values = range.values
    } else {
      values = setting.value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard values.count > 1 else { throw malformed(Self.form) }
    }
  }

  /// What stands beside the cells.
  var labels: [CellLabel] { values.map { CellLabel(name: name, value: $0) } }
}

extension ChosenScene {
  /// The scene, or a table of it with every value of the sweeps.
  /// - Parameter sweeps: at most two.
  func makeTable(_ sweeps: [Sweep]) throws -> SceneTable {
    for sweep in sweeps where settings.contains(where: { $0.name == sweep.name }) {
      throw UsageError.conflict("'\(sweep.name)' is both set and swept", hint: "leave out one of --set and --sweep")
    }
    func make(_ swept: [(name: String, text: String)]) throws -> any Playable {
      // Whatever is wrong with the other settings is said in their own words.
      _ = try entry.make(settings)
      do {
        return try entry.make(settings + swept)
      } catch let error as ParameterError {
        throw UsageError.swept(error)
      }
    }
    guard let first = sweeps.first else { return SceneTable(try entry.make(settings)) }
    guard sweeps.count > 1 else {
      return SceneTable(
        try zip(first.values, first.labels).map { (scene: try make([(first.name, $0)]), label: $1) })
    }
    let second = sweeps[1]
    return try SceneTable(rows: first.labels, columns: second.labels) { row, column in
      try make([(first.name, first.values[row]), (second.name, second.values[column])])
    }
  }
}

/// Numbers at equal distances: `0.1..0.9:5`.
private struct NumberRange {
  let from: Double
  let to: Double
  let count: Int

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[1]) else { return nil }
    let bounds = parts[0]
    // The two dots may touch a decimal point: every place where both sides are numbers will do.
    for index in bounds.indices where bounds[index...].hasPrefix("..") {
      guard let from = Double(bounds[..<index]), let to = Double(bounds[index...].dropFirst(2)), from.isFinite,
        to.isFinite
      else { continue }
      (self.from, self.to, self.count) = (from, to, count)
      return
    }
    return nil
  }

  /// As they would be written: with the digits that tell neighbours apart, and three more.
  var values: [String] {
    (0..<count).map { index in
      let value = from + (to - from) * Double(index) / Double(count - 1)
      let step = abs(to - from) / Double(count - 1)
      guard step > 0, index > 0, index < count - 1 else { return (index == 0 ? from : to).decimalText }
      var unit = 1.0
      while unit * 1000 > step, unit > 1e-12 { unit /= 10 }
      // Divided, not multiplied by the unit: a tenth has no exact number, ten has.
      return ((value / unit).rounded() / (1 / unit).rounded()).decimalText
    }
  }
}

extension [Sweep] {
  /// What is different about each cell, the rows one after the other: `damping=0.2, mass=1`.
  var cellLabels: [String] {
    reduce([""]) { labels, sweep in
      labels.flatMap { label in
        sweep.values.map { (label.isEmpty ? "" : label + ", ") + sweep.name + "=" + $0 }
      }
    }
  }

  /// The values swept over in each cell, the rows one after the other.
  var cells: [[String: String]] {
    reduce([[:]]) { cells, sweep in
      cells.flatMap { cell in sweep.values.map { cell.merging([sweep.name: $0]) { first, _ in first } } }
    }
  }
}
