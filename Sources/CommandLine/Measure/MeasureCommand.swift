import ArgumentParser
import Springform
import SpringformExpressions
import SpringformMeasurement
import SpringformNumerics
import SpringformReports

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Tells from a recording what moves, how, and by which spring or curve.",
    discussion: """
      What moves is found against what stays: its place, size, turn and opacity in each picture, to a part of a pixel. Each \
      motion is explained by what needs least: a named easing, a spring from rest or with a velocity, a deceleration, a fall \
      with bounces, any cubic Bezier. Figures come with one standard deviation.
      """)

  @OptionGroup var source: RecordingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Follow only what is here at some time, in pixels of what is looked at.", valueName: "x,y"))
  var at: PointOption?
  @Option(help: ArgumentHelp("What the thing is called.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("Write what was measured in each picture as CSV.", valueName: "file|-"))
  var csv: String?
  @Option(help: ArgumentHelp("Draw measured points and the curves that explain them.", valueName: "file.png|.svg"))
  var plot: String?
  @Option(help: ArgumentHelp("Write a scene file that moves the same way.", valueName: "file.scene.yml"))
  var scene: String?
  @Flag(help: "Print the result as JSON.") var json = false

  func run() throws {
    try source.check()
    if let name, !Scope.isFree(name) {
      throw UsageError.value(
        option: "--name", value: name,
        expected: "letters, digits and _, beginning with a letter, and no word that scene files know")
    }
    let chart = try plot.map { try PlotTarget(output: $0, format: nil, sceneName: "") }
    try checkOutputs()
    let recording = try source.open()
    try at?.check(in: recording.pictures.size)
    var measurement = try Measurement(recording.pictures, at: at?.point)
    recording.printWarnings()
    if let at, measurement.things.isEmpty {
      throw UsageError.conflict(
        "nothing that moves as a whole is ever at \(at.text)",
        hint: "without --at, `measure` tells where things are")
    }
    try baptize(&measurement)
    if let csv { try Self.write(MeasurementTable(measurement).text, to: csv) }
    if let scene {
      try write(MeasuredScene(measurement, name: Self.sceneName(of: scene), stem: stem(of: scene)), to: scene)
    }
    if let chart { try draw(measurement, to: chart) }
    guard csv != "-" else { return }
    let summary = MeasurementSummary(measurement, path: source.file)
    try Console.writeResult(json ? SpringformCommandLine.json(summary) + "\n" : summary.text)
  }

  /// Gives the only thing its name.
  private func baptize(_ measurement: inout Measurement) throws {
    guard let name else { return }
    guard measurement.things.count == 1 else {
      let count = measurement.things.isEmpty ? "nothing moves" : "\(measurement.things.count) things move"
      throw UsageError.conflict("--name is for one thing, and \(count)", hint: "pick one by --at x,y")
    }
    measurement.things[0].track.name = name
  }

  /// Refuses what would mix in one place, or replace the recording.
  private func checkOutputs() throws {
    if csv == "-", json {
      throw UsageError.conflict("--json and --csv - both want standard output", hint: "write the CSV to a file")
    }
    for (option, path) in [("--plot", plot), ("--scene", scene)] where path == "-" {
      throw UsageError.value(option: option, value: "-", expected: "a file; standard output is for the result")
    }
    let paths = [source.file] + [csv, plot, scene].compactMap { $0 }.filter { $0 != "-" }
    guard Set(paths).count == paths.count else {
      throw UsageError.conflict(
        "two outputs, or an output and the recording, are one file", hint: "give each a name of its own")
    }
  }

  private func draw(_ measurement: Measurement, to target: PlotTarget) throws {
    guard !measurement.things.isEmpty else {
      return Console.printWarning("nothing moves, so that there is nothing to plot; look at --from, --to and --crop")
    }
    let chart = try Chart(
      measurement, title: String(source.file.split(separator: "/").last ?? "recording"), end: measurement.end)
    try target.write(ChartDrawing(chart, size: nil, fonts: FontLibrary()), scale: 2)
  }

  /// Writes a scene file, and beside it the pictures that it shows.
  private func write(_ made: MeasuredScene, to path: String) throws {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    for (name, bitmap) in made.pictures {
      guard folder + name != source.file else {
        throw UsageError.conflict(
          "a picture of the scene would replace the recording '\(visible(source.file))'",
          hint: "give the scene another name")
      }
      try Self.write(PNGEncoder().encode(bitmap), to: folder + name)
    }
    try Self.write(Array(made.text.utf8), to: path)
  }

  /// A file's name up to its suffixes, as far as it needs no quotes in a scene file.
  private func stem(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.split(separator: ".").first.map(String.init) ?? ""
    return String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
  }

  /// A scene's name from the path of its file: letters, digits and hyphens.
  private static func sceneName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.split(separator: ".").first.map(String.init) ?? ""
    let name = stem.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return name.first?.isLetter == true ? String(name) : "measured"
  }

  private static func write(_ text: String, to path: String) throws {
    if path == "-" { return try Console.writeResult(text) }
    try write(Array(text.utf8), to: path)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try OutputFile(path: path)
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.commit()
  }
}
