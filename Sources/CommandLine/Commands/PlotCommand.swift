import ArgumentParser
import Springform
import SpringformNumerics
import SpringformReports
import SpringformSceneFile

struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot", abstract: "Draws a scene's curves as a chart.",
    discussion: """
      Curves of different units or very different size get panels of their own. Points are in points; for other curves \
      the scene tells the unit.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case png, svg }

  @OptionGroup var scene: SceneOptions
  @OptionGroup var part: CurveOptions
  @OptionGroup var sweep: SweepOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The chart's size in points; by default 800 wide and as high as it needs.", valueName: "wxh"))
  var size: SizeOption?

  @Option(parsing: .unconditional, help: "Pixels per point.")
  var scale = 1.0

  @Option(help: "The format, when the output's suffix does not tell.")
  var format: Format?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "A .png or .svg file, or - for standard output.", discussion: "By default a PNG named after the scene, here.",
      valueName: "file|-"))
  var output: String?

  @Flag(help: "Print what was made as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() throws {
    let chosen = try scene.find(quiet: quiet)
    let target = try PlotTarget(output: output, format: format, sceneName: chosen.entry.name)
    if json, target.isStandardOutput {
      throw UsageError.conflict("--json and -o - both want standard output", hint: "write to a file instead")
    }
    try checkSize()
    let traced = try record(chosen)
    let chart = try Chart(
      traced.trace, curves: traced.curves, events: traced.events, span: traced.span, title: chosen.entry.name,
      subtitle: subtitle(of: chosen.entry))
    let drawing = try ChartDrawing(chart, size: size?.size, fonts: FontLibrary())
    try target.write(drawing, scale: scale)
    try report(drawing, of: chosen.entry, target, curves: traced.curves.map(\.name))
  }

  /// The curves of the scene, or of all scenes of a sweep beside each other.
  private func record(_ chosen: ChosenScene) throws -> TracedPart {
    let sweeps = try sweep.sweeps()
    guard !sweeps.isEmpty else { return try part.record(chosen.make(), seed: chosen.seed) }
    let scenes = try chosen.makeTable(sweeps).scenes
    let parts = try zip(sweeps.cellLabels, scenes).map { label, scene in
      (label: label, part: try part.record(scene, seed: chosen.seed))
    }
    let first = parts[0].part
    if !quiet, parts.allSatisfy({ $0.part.curves == first.curves && $0.part.span == first.span }) {
      let names = sweeps.map { "'\($0.name)'" }.joined(conjunction: "and")
      Console.printWarning("\(names) \(sweeps.count > 1 ? "change" : "changes") no curve: all are the same")
    }
    return TracedPart(beside: parts)
  }

  private func checkSize() throws {
    guard (0.001...1000).contains(scale) else {
      throw UsageError.value(option: "--scale", value: scale.decimalText, expected: "from 0.001 to 1000 pixels a point")
    }
    let sides = 1.0...Double(Bitmap.maximumSide)
    if let size = size?.size, !sides.contains(size.width) || !sides.contains(size.height) {
      throw UsageError.value(
        option: "--size", value: "\(size.width.decimalText)x\(size.height.decimalText)",
        expected: "from 1x1 to \(Bitmap.maximumSide)x\(Bitmap.maximumSide) points")
    }
  }

  /// What was set, or else what the scene shows.
  private func subtitle(of entry: LoadedScene) -> String {
    var settings = scene.set
    if let seed = scene.chosenSeed, seed != 0 { settings.append("seed=\(seed)") }
    return settings.isEmpty ? entry.summary : settings.joined(separator: ", ")
  }

  private func report(
    _ drawing: ChartDrawing, of entry: LoadedScene, _ target: PlotTarget, curves: [String]
  ) throws {
    let (width, height) = (drawing.size.width * scale, drawing.size.height * scale)
    let summary = PlotSummary(
      scene: entry.name, output: target.path, format: target.format.rawValue, width: Int(width.rounded()),
      height: Int(height.rounded()),
      curves: curves)
    if json {
      try Console.writeResult(SpringformCommandLine.json(summary) + "\n")
    } else if !quiet, !target.isStandardOutput {
      Console.printError("\(target.path): \(summary.width)x\(summary.height)")
    }
  }
}

private struct PlotSummary: Encodable {
  let scene: String
  let output: String
  let format: String
  let width: Int
  let height: Int
  let curves: [String]
}
