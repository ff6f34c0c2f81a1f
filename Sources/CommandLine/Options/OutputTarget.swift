import Springform

/// Where pictures go, and as what.
struct OutputTarget {
  let path: String
  let format: OutputFormat

  var isStandardOutput: Bool { path == "-" }

  /// - Parameters:
  ///   - name: what a path that is not given begins with.
  ///   - isStill: whether there will be a single picture, of one moment.
  ///   - stillOption: the option that asks, or would ask, for a single picture.
  ///   - rate: pictures per second, as far as they are known to come at one rate.
  init(output: String?, format: OutputFormat?, name: String, isStill: Bool, stillOption: String? = nil, rate: Double?)
    throws
  {
    if let output, output.isEmpty {
      throw UsageError.conflict("-o is empty", hint: "give a file, a directory or - for standard output")
    }
    let usual = OutputFormat.file(isStill ? .png : .gif)
    let format = try format ?? output.map { $0 == "-" ? usual : try OutputFormat(path: $0, isStill: isStill) } ?? usual
    switch (format.isStill, isStill) {
    case (true, true): break
    case (true, false):
      throw UsageError.conflict(
        "\(withArticle(format.title)) shows one moment",
        hint: "\(stillOption.map { "add \($0), or " } ?? "use ")--format apng to make it animated, or --format frames "
          + "for a directory of pictures")
    case (_, true):
      throw UsageError.conflict("\(stillOption ?? "this") draws a single picture", hint: "give a .png output")
    default:
      if format != .frames, let rate, let highest = format.file.rates.first, rate > highest {
        throw UsageError.rate(rate, format: format.file)
      }
    }
    self.format = format
    path = output ?? (format == .frames ? name + "-frames" : name + "." + format.word)
    if format != .frames, path.hasSuffix("/") {
      throw UsageError.conflict("'\(path)' is a directory", hint: "give the name of a file in it")
    }
    if format == .frames, path == "-" {
      throw UsageError.conflict("frames are files in a directory", hint: "give -o a directory")
    }
  }

  /// A sink whose file appears at the path when it finishes.
  func makeFile(_ encoder: (any ByteSink) throws -> any FrameSink) throws -> any FrameSink {
    isStandardOutput ? try encoder(StandardOutput()) : try AnimationFile(OutputFile(path: path), encoder: encoder)
  }

  /// Puts a finished file at the path.
  func write(_ bytes: [UInt8]) throws {
    if isStandardOutput { return try bytes.withUnsafeBytes { try StandardOutput().write($0) } }
    try OutputFile.write(bytes, to: path)
  }
}

/// Notes what passes on its way to another sink.
final class CountingSink: FrameSink {
  private let next: any FrameSink
  private(set) var frameCount = 0
  private(set) var width = 0
  private(set) var height = 0
  /// From the first picture's beginning to the last one's end, in seconds.
  private(set) var duration = 0.0

  var warnings: [EncoderWarning] { next.warnings }

  init(_ next: any FrameSink) { self.next = next }

  func write(_ frame: Frame) async throws {
    frameCount += 1
    width = frame.bitmap.width
    height = frame.bitmap.height
    duration = frame.end
    try await next.write(frame)
  }

  func finish() async throws { try await next.finish() }
}
