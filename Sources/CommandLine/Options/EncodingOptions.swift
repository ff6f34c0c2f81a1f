import ArgumentParser
import Springform
import SpringformNumerics

/// How pictures become a file: the one place that knows what each encoder can be told.
struct EncodingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How often the animation plays; forever unless it comes from a file that says otherwise.",
      valueName: "forever|once|n"))
  var loop: LoopOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "From 0, small, to 100, good. \(usualQualities)",
      valueName: "0-100"))
  var quality: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "GIF: how far a pixel may be from the nearest palette colour where that shortens the file.",
      discussion: """
        In thousandths of the way from black to white, about 20 of which are just noticeable. By default 100 less --quality; \
        0 spares the colours at any quality.
        """,
      valueName: "0-100"))
  var lossy: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "GIF: the most colours of a picture's palette, 256 by default.",
      discussion: "One of them stands for what stays as it is.", valueName: "2-256"))
  var colors: Int?

  @Option(
    help: ArgumentHelp(
      "GIF: how colours that a palette lacks are mixed.",
      discussion: """
        auto: a pattern where gradients would show bands, nowhere else. none: never. ordered: the pattern everywhere; it \
        rests where the picture rests. diffusion: finest grain, largest files, lively in motion.
        """))
  var dither: DitherOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most bytes the file may have, such as 2MB, 500kB or 1MiB.",
      discussion: """
        To fit, it gives up as little as it must, what is seen least first: pictures down to 20 a second, quality down to 70 \
        (\(withQuality.map(\.name).joined(separator: ", "))), colors (GIF), size down to half the width, pictures down to 10 a second, then the \
        rest of quality and size. Never --lossy and --dither.
        """,
      valueName: "size"))
  var budget: ByteSizeOption?

  @Flag(help: "Never give up size for --budget.") var keepSize = false
  @Flag(help: "Never give up pictures for --budget.") var keepRate = false

  /// Whether everything is left to the format.
  var isUsual: Bool {
    loop == nil && quality == nil && lossy == nil && colors == nil && dither == nil && budget == nil
  }

  /// What a source says about its plays counts unless the command line does.
  mutating func adoptLoop(of source: LoopCount?, for format: OutputFormat) {
    if loop == nil, let source, !format.file.isVideo { loop = LoopOption(source) }
  }

  private static let withQuality = OutputFormat.files.filter { $0.quality != nil }

  private static let usualQualities = withQuality.map { format in
    format.quality?.usual.map { "\(format.name): \($0.decimalText) by default." }
      ?? "\(format.name): without this option nothing is lost."
  }.joined(separator: " ")

  private var plays: LoopCount { loop?.count ?? .forever }

  /// Refuses what a format does not have.
  func check(for format: OutputFormat) throws {
    if let most = format.file.maximumPlays, case .times(let plays) = plays, plays > most {
      throw UsageError.value(option: "--loop", value: String(plays), expected: "from 1 to \(most) for \(format.title)")
    }
    if loop != nil, format.file.isVideo { throw Self.misplaced("--loop", format) { $0.isAnimated && !$0.isVideo } }
    if budget != nil, !format.file.isAnimated {
      throw UsageError.conflict(
        "--budget is for \(withArticle(OutputFormat.animated.alternatives))", hint: "give one of these as the output")
    }
    if budget == nil, keepSize || keepRate {
      throw UsageError.conflict(
        "--keep-\(keepSize ? "size" : "rate") without a budget", hint: "add --budget SIZE, or leave it out")
    }
    if let quality {
      guard (0...100).contains(quality) else {
        throw UsageError.value(option: "--quality", value: quality.decimalText, expected: "from 0 to 100")
      }
      guard format.file.quality != nil else { throw Self.misplaced("--quality", format) { $0.quality != nil } }
    }
    try check("--lossy", lossy, 0...100, for: format)
    try check("--colors", colors, 2...256, for: format)
    if dither != nil, !format.file.hasPalette { throw Self.misplaced("--dither", format, where: \.hasPalette) }
  }

  /// What only formats with a palette can be told.
  private func check(_ option: String, _ value: Int?, _ range: ClosedRange<Int>, for format: OutputFormat) throws {
    guard let value else { return }
    guard range.contains(value) else {
      throw UsageError.value(
        option: option, value: String(value), expected: "from \(range.lowerBound) to \(range.upperBound)")
    }
    guard format.file.hasPalette else { throw Self.misplaced(option, format, where: \.hasPalette) }
  }

  private static func misplaced(
    _ option: String, _ format: OutputFormat, where fits: (ImageFormat) -> Bool
  ) -> UsageError {
    let fitting = OutputFormat.files.filter(fits).alternatives
    return .conflict("\(option) is not for \(format.title)", hint: "leave it out, or use \(withArticle(fitting))")
  }

  /// What is given up for a budget, step by step.
  /// - Parameter rate: pictures per second when nothing is given up.
  func ladder(rate: Double, for format: OutputFormat) -> [BudgetStep] {
    BudgetStep.ladder(
      rate: rate, qualities: qualitySteps(for: format), colors: format.file.hasPalette ? colors ?? 256 : nil,
      keepsRate: keepRate, keepsSize: keepSize)
  }

  /// What a format's encoder can be told to save bytes, from good to small.
  private func qualitySteps(for format: OutputFormat) -> [Double] {
    guard let scale = format.file.quality else { return [] }
    // Without any loss is better than the best quality.
    return scale.smaller.filter { $0 < quality ?? scale.usual ?? .infinity }
  }

  /// An encoder for one of the formats that are a single file.
  /// - Parameters:
  ///   - rate: pictures per second when nothing is given up.
  ///   - expectsTransparency: whether pictures may turn transparent that are opaque at first.
  func makeEncoder(
    _ format: OutputFormat, width: Int, height: Int, rate: Double, step: BudgetStep, expectsTransparency: Bool,
    jobs: Int, to bytes: any ByteSink
  ) throws -> any FrameSink {
    try format.file.makeEncoder(
      width: width, height: height,
      settings: EncodingSettings(
        loop: plays, quality: step.quality ?? quality, lossy: lossy, colors: step.colors ?? colors,
        dither: dither?.method ?? .auto,
        expectsTransparency: expectsTransparency, rate: rate / step.rateDivisor, jobs: jobs),
      to: bytes)
  }
}
