import ArgumentParser
import Glibc
import Springform
import SpringformComparison
import SpringformDocument
import SpringformNumerics
import SpringformSceneFile
import SpringformVerification

/// How a scene is drawn that is compared with a file.
struct ComparedSceneOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Set a parameter of the scene; may be repeated.", valueName: "name=value"))
  var set: [String] = []

  @Option(parsing: .unconditional, help: ArgumentHelp("The seed of the scene's random numbers.", valueName: "seed"))
  var seed: UInt64?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time of the scene that a single picture shows; 0 by default.", valueName: "seconds"))
  var frame: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp("Begin at this time of the scene.", valueName: "seconds"))
  var from: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp("End at this time of the scene.", valueName: "seconds"))
  var to: Double?

  @OptionGroup var part: CropOptions

  /// The options that were given.
  var given: [String] {
    [
      ("--set", !set.isEmpty), ("--seed", seed != nil), ("--frame", frame != nil), ("--from", from != nil),
      ("--to", to != nil), ("--crop", part.crop != nil),
    ].filter(\.1).map(\.0)
  }
}

/// A scene that is drawn as a file was drawn, to be compared with it: as large, as often and in the same format.
struct ComparedScene {
  /// As `render` takes it.
  let name: String
  /// What `render` is called with, but for the output.
  let words: [String]
  private let suffix: String
  /// Why no scale makes it as large as the file; `nil` where one does.
  let misfit: String?

  /// Whether a word names a scene rather than a file of pictures.
  static func isScene(_ name: String) -> Bool {
    Catalog.isSceneFile(name) || Catalog.current.names.contains(name) && access(name, F_OK) != 0
  }

  /// - Parameter file: what it is compared with.
  init(_ name: String, beside file: ComparedFile, _ options: ComparedSceneOptions) throws {
    let entry = try Catalog.current.entry(named: name)
    for warning in entry.warnings { Console.printWarning(warning.text) }
    let scene = try entry.make(SceneOptions.settings(options.set, of: entry))
    let crop = try options.part.area(of: SceneTable(scene), settings: RenderSettings(seed: options.seed ?? entry.seed))
    let size = crop?.size ?? scene.size
    let pixels = file.timing.size
    let scale = Self.scale(size, to: pixels)
    let isPicture = file.timing.starts.count == 1
    if isPicture, options.from != nil || options.to != nil {
      throw UsageError.conflict("a picture shows one moment", hint: "give --frame SECONDS instead of --from and --to")
    }
    if !isPicture, options.frame != nil {
      throw UsageError.conflict("--frame is for a single picture", hint: "give --from and --to, or leave them out")
    }
    var words = ["render", name] + options.set.flatMap { ["--set", $0] }
    if let seed = options.seed { words += ["--seed", "\(seed)"] }
    if let crop {
      words += ["--crop", [crop.minX, crop.minY, crop.width, crop.height].map(\.decimalText).joined(separator: ",")]
    }
    words +=
      isPicture ? ["--frame", (options.frame ?? 0).decimalText] : ["--fps", file.timing.typicalRate.decimalText]
    if let from = options.from { words += ["--from", from.decimalText] }
    if let to = options.to { words += ["--to", to.decimalText] }
    if scale != 1 { words += ["--scale", scale.decimalText] }
    (self.name, self.words) = (name, words)
    suffix = isPicture ? "png" : file.isQuantised ? "gif" : "apng"
    let drawn = (width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    let isMisfit =
      abs(drawn.width - Double(pixels.width)) > 1.5 || abs(drawn.height - Double(pixels.height)) > 1.5
    misfit =
      isMisfit
      ? "\(size.width.decimalText)x\(size.height.decimalText) points at no scale are \(pixels.width)x\(pixels.height) "
        + "pixels; --crop X,Y,W,H draws a part of the scene" : nil
  }

  /// What brings a scene closest to a size in pixels; a round number where one does.
  private static func scale(_ size: Size, to pixels: PixelSize) -> Double {
    let scale = Double(pixels.width) / max(size.width, 1)
    let round = (scale * 20).rounded() / 20
    let isClose =
      abs(round * size.width - Double(pixels.width)) <= 1.001
      && abs(round * size.height - Double(pixels.height)) <= 1.001
    return round > 0 && isClose ? round : scale
  }

  /// The command that makes the same file, beside the one that it is compared with.
  var command: String {
    let file = name.split(separator: "/").last ?? "scene"
    let output = "\(file.prefix { $0 != "." })-drawn.\(suffix)"
    return ([RootCommand.programName] + words + ["-o", output]).map(shellQuoted).joined(separator: " ")
  }

  func draw() async throws -> [UInt8] { try await CommandRun.render(words, suffix: suffix) }
}
