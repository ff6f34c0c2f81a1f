import Springform

/// Where a rendering goes, and as what.
struct RenderTarget {
  let path: String
  let format: OutputFormat

  var isStandardOutput: Bool { path == "-" }

  init(output: String?, format: OutputFormat?, sceneName: String, isStill: Bool, rate: Double) throws {
    if let output, output.isEmpty {
      throw UsageError.conflict("-o is empty", hint: "give a file, a directory or - for standard output")
    }
    let usual: OutputFormat = isStill ? .png : .gif
    let format = try format ?? output.map { $0 == "-" ? usual : try OutputFormat(path: $0, isStill: isStill) } ?? usual
    switch (format, isStill) {
    case (.png, false):
      throw UsageError.conflict(
        "a PNG shows one moment", hint: "add --frame SECONDS, or use --format frames for a directory of pictures")
    case (.gif, true), (.frames, true):
      throw UsageError.conflict("--frame draws a single picture", hint: "give a .png output")
    case (.gif, false) where rate > 50: throw UsageError.gifRate(rate)
    default: break
    }
    self.format = format
    path = output ?? (format == .frames ? sceneName + "-frames" : sceneName + "." + format.rawValue)
    if format != .frames, path.hasSuffix("/") {
      throw UsageError.conflict("'\(path)' is a directory", hint: "give the name of a file in it")
    }
    if format == .frames, path == "-" {
      throw UsageError.conflict("frames are files in a directory", hint: "give -o a directory")
    }
  }

  func makeSink(width: Int, height: Int, loop: LoopCount) throws -> any FrameSink {
    switch format {
    case .frames: return try FrameDirectory(path: path)
    case .gif:
      return try encoding {
        try GIFEncoder(width: width, height: height, options: GIFOptions(loop: loop), to: $0)
      }
    case .png: return try encoding { StillSink(to: $0) }
    }
  }

  private func encoding(_ encoder: (any ByteSink) throws -> any FrameSink) throws -> any FrameSink {
    isStandardOutput ? try encoder(StandardOutput()) : try AnimationFile(OutputFile(path: path), encoder: encoder)
  }
}

/// Writes the one picture it gets as a PNG.
private final class StillSink: FrameSink {
  private let bytes: any ByteSink

  init(to bytes: any ByteSink) { self.bytes = bytes }

  func write(_ frame: Frame) throws { try PNGEncoder().encode(frame.bitmap).withUnsafeBytes { try bytes.write($0) } }

  func finish() {}
}

/// Notes what passes on its way to another sink.
final class CountingSink: FrameSink {
  private let next: any FrameSink
  private(set) var frameCount = 0
  private(set) var width = 0
  private(set) var height = 0

  init(_ next: any FrameSink) { self.next = next }

  func write(_ frame: Frame) throws {
    frameCount += 1
    width = frame.bitmap.width
    height = frame.bitmap.height
    try next.write(frame)
  }

  func finish() throws { try next.finish() }
}
