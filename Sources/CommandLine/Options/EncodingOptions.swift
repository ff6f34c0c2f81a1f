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
      "From 0, small, to 100, good. GIF: 90 by default. WebP: without this option nothing is lost.",
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
        To fit, it gives up as little as it must: quality (GIF, WebP), half the pictures, size down to half, again half the \
        pictures, size down to a quarter. Never --lossy, --colors and --dither.
        """,
      valueName: "size"))
  var budget: ByteSizeOption?

  /// What a source says about its plays counts unless the command line does.
  mutating func adoptLoop(of source: LoopCount?) {
    if loop == nil, let source { loop = LoopOption(source) }
  }

  private static let usualGIFQuality = 90.0
  private static let mostGIFColors = 256

  private var plays: LoopCount { loop?.count ?? .forever }

  /// Refuses what a format does not have.
  func check(for format: OutputFormat) throws {
    let mostPlays = 65_535
    if format == .webp, case .times(let plays) = plays, plays > mostPlays {
      throw UsageError.value(option: "--loop", value: String(plays), expected: "from 1 to \(mostPlays) for WebP")
    }
    if budget != nil, format == .png || format == .frames {
      throw UsageError.conflict("--budget is for a GIF, APNG or WebP", hint: "give one of these as the output")
    }
    if let quality {
      guard (0...100).contains(quality) else {
        throw UsageError.value(option: "--quality", value: quality.decimalText, expected: "from 0 to 100")
      }
      guard format == .webp || format == .gif else { throw Self.misplaced("--quality", format, use: "a GIF or WebP") }
    }
    try check("--lossy", lossy, 0...100, for: format)
    try check("--colors", colors, 2...256, for: format)
    if dither != nil, format != .gif { throw Self.misplaced("--dither", format, use: "a GIF") }
  }

  /// What only a GIF can be told.
  private func check(_ option: String, _ value: Int?, _ range: ClosedRange<Int>, for format: OutputFormat) throws {
    guard let value else { return }
    guard range.contains(value) else {
      throw UsageError.value(
        option: option, value: String(value), expected: "from \(range.lowerBound) to \(range.upperBound)")
    }
    guard format == .gif else { throw Self.misplaced(option, format, use: "a GIF") }
  }

  private static func misplaced(_ option: String, _ format: OutputFormat, use fitting: String) -> UsageError {
    .conflict("\(option) is not for \(format.title)", hint: "leave it out, or use \(fitting)")
  }

  /// What a format's encoder can be told to save bytes, from good to small.
  func qualitySteps(for format: OutputFormat) -> [Double] {
    switch format {
    case .webp: [90, 75, 60, 45, 30].filter { $0 < quality ?? 100 }
    case .gif: [75, 60, 45, 30].filter { $0 < quality ?? Self.usualGIFQuality }
    case .apng, .png, .frames: []
    }
  }

  /// An encoder for one of the formats that are a single file.
  /// - Parameter expectsTransparency: whether pictures may turn transparent that are opaque at first.
  func makeEncoder(
    _ format: OutputFormat, width: Int, height: Int, step: BudgetStep, expectsTransparency: Bool, jobs: Int,
    to bytes: any ByteSink
  ) throws -> any FrameSink {
    switch format {
    case .gif:
      return try GIFEncoder(
        width: width, height: height,
        options: GIFOptions(
          loop: plays, quality: Int((step.quality ?? quality ?? Self.usualGIFQuality).rounded()), lossy: lossy,
          colors: colors ?? Self.mostGIFColors, dither: dither?.method ?? .auto,
          expectsTransparency: expectsTransparency, jobs: jobs),
        to: bytes)
    case .apng:
      return try APNGEncoder(width: width, height: height, options: APNGOptions(loop: plays, jobs: jobs), to: bytes)
    case .webp:
      let compression = (step.quality ?? quality).map { WebPOptions.Compression.lossy(quality: $0) } ?? .lossless
      let options = WebPOptions(loop: plays, compression: compression)
      return try WebPEncoder(width: width, height: height, options: options, to: bytes)
    case .png, .frames: return StillSink(to: bytes)
    }
  }
}

/// Writes every picture it gets as a PNG.
private final class StillSink: FrameSink {
  private let bytes: any ByteSink

  init(to bytes: any ByteSink) { self.bytes = bytes }

  func write(_ frame: Frame) throws { try PNGEncoder().encode(frame.bitmap).withUnsafeBytes { try bytes.write($0) } }

  func finish() {}
}
