import ArgumentParser
import Springform

/// How pictures become a file: the one place that knows what each encoder can be told.
struct EncodingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How often the animation plays.", valueName: "forever|once|n"))
  var loop = LoopOption()

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "WebP: 0, small, to 100, good, with some loss; without this option nothing is lost.", valueName: "0-100"))
  var quality: Double?

  /// Refuses what a format does not have.
  func check(for format: OutputFormat) throws {
    let mostPlays = 65_535
    if format == .webp, case .times(let plays) = loop.count, plays > mostPlays {
      throw UsageError.value(option: "--loop", value: String(plays), expected: "from 1 to \(mostPlays) for WebP")
    }
    guard let quality else { return }
    guard (0...100).contains(quality) else {
      throw UsageError.value(option: "--quality", value: plain(quality), expected: "from 0 to 100")
    }
    guard format == .webp else {
      throw UsageError.conflict("--quality is not for \(format.title)", hint: "leave it out, or use --format webp")
    }
  }

  /// An encoder for one of the formats that are a single file.
  func makeEncoder(_ format: OutputFormat, width: Int, height: Int, to bytes: any ByteSink) throws -> any FrameSink {
    switch format {
    case .gif:
      return try GIFEncoder(width: width, height: height, options: GIFOptions(loop: loop.count), to: bytes)
    case .apng:
      return try APNGEncoder(width: width, height: height, options: APNGOptions(loop: loop.count), to: bytes)
    case .webp:
      let compression = quality.map { WebPOptions.Compression.lossy(quality: $0) } ?? .lossless
      let options = WebPOptions(loop: loop.count, compression: compression)
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
