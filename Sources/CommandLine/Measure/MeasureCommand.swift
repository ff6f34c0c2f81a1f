import ArgumentParser
import Springform
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

  @Argument(
    help: ArgumentHelp("An animation, a video, or a directory of PNG files.", valueName: "file"))
  var file: String

  @Option(parsing: .unconditional, help: ArgumentHelp("Begin at this time of the recording.", valueName: "seconds"))
  var from: Double?
  @Option(parsing: .unconditional, help: ArgumentHelp("End at this time of the recording.", valueName: "seconds"))
  var to: Double?
  @Option(parsing: .unconditional, help: ArgumentHelp("Look at this part only, in pixels.", valueName: "x,y,w,h"))
  var crop: CropOption?
  @Option(parsing: .unconditional, help: "Pictures per second of PNG files, 50 by default.")
  var fps: Double?

  @OptionGroup var source: InputOptions
  @OptionGroup var size: LimitOptions

  @Option(help: ArgumentHelp("Write what was measured in each picture as CSV.", valueName: "file|-"))
  var csv: String?
  @Option(help: ArgumentHelp("Draw measured points and the curves that explain them.", valueName: "file.png|.svg"))
  var plot: String?
  @Option(help: ArgumentHelp("Write a scene file that moves the same way.", valueName: "file.scene.yml"))
  var scene: String?
  @Flag(help: "Print the result as JSON.") var json = false

  func run() throws {
    try PlaybackError.Setting.rate.check(fps ?? 1)
    try PlaybackError.Setting.from.check(from ?? 0)
    try PlaybackError.Setting.to.check(to ?? 1)
    let chart = try plot.map { try PlotTarget(output: $0, format: nil, sceneName: "") }
    try checkOutputs()
    let options = DecoderOptions(animation: size.limits, leniency: source.leniency, delays: .stored)
    let input = try FrameInput([file], raw: nil, rate: fps ?? EditOptions.usualRate, options: options)
    guard input.isRepeatable else {
      throw UsageError.conflict("a recording is read several times", hint: "give it in a file")
    }
    let recording = try FileRecording(input, path: file, from: from, to: to, crop: crop?.area)
    let measurement = try Measurement(recording)
    options.printWarning()
    if let csv { try Self.write(MeasurementTable(measurement).text, to: csv) }
    if let scene {
      try Self.write(MeasuredScene(measurement, name: Self.sceneName(of: scene), end: measurement.end).text, to: scene)
    }
    if let chart { try draw(measurement, to: chart) }
    guard csv != "-" else { return }
    let summary = MeasurementSummary(measurement, path: file)
    try Console.writeResult(json ? SpringformCommandLine.json(summary) + "\n" : summary.text)
  }

  /// Refuses what would mix in one place, or replace the recording.
  private func checkOutputs() throws {
    if csv == "-", json {
      throw UsageError.conflict("--json and --csv - both want standard output", hint: "write the CSV to a file")
    }
    for (option, path) in [("--plot", plot), ("--scene", scene)] where path == "-" {
      throw UsageError.value(option: option, value: "-", expected: "a file; standard output is for the result")
    }
    let paths = [file] + [csv, plot, scene].compactMap { $0 }.filter { $0 != "-" }
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
      measurement, title: String(file.split(separator: "/").last ?? "recording"), end: measurement.end)
    try target.write(ChartDrawing(chart, size: nil, fonts: FontLibrary()), scale: 2)
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
    let file = try OutputFile(path: path)
    try Array(text.utf8).withUnsafeBytes { try file.write($0) }
    try file.commit()
  }
}
