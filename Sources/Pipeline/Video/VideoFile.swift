package import SpringformBitmap
package import SpringformCodecs
import SpringformNumerics
import SpringformProcesses

/// A video that somebody else made, as ffmpeg reads it: its first track of pictures, at one rate and as it is held upright.
///
/// The file is not trusted. Only ffmpeg's reader of the container that it looks like is let at it, which may open nothing else;
/// the program has limits of memory and time, and the video has those of animations.
package struct VideoFile: Sendable {
  package let size: PixelSize
  /// Pictures per second.
  package let rate: Double
  /// How many pictures there are.
  package let count: Int
  package let path: String
  /// What ffmpeg found wrong with it; `nil` for nothing.
  package let damage: String?
  private let input: Input
  private let filters: String

  /// Bytes of address space for ffmpeg, which keeps some pictures for each of its threads.
  private static let memory = 4 << 30
  /// Seconds that it may take for a picture.
  private static let patience = 60.0
  /// Pictures per second of screens; a video may claim any.
  private static let largestRate = 120.0

  /// The file's bytes where ffmpeg finds them, and what it is told before.
  private final class Input: Sendable {
    let file: AnonymousFile
    let arguments: [String]

    init(_ bytes: [UInt8], container: String) throws {
      file = try AnonymousFile(bytes)
      arguments = [
        "-v", "error", "-protocol_whitelist", "file", "-f", container, "-i", AnonymousFile.inheritedPath,
      ]
    }
  }

  /// - Parameters:
  ///   - bytes: a whole file.
  ///   - path: where it was, for errors.
  ///   - options: limits, and whether damaged files are read as far as they can be.
  /// - Returns: `nil` when it does not begin as a video does.
  /// - Throws: ``VideoError``, or ``InputError``.
  package init?(bytes: [UInt8], path: String, options: DecoderOptions) throws {
    guard let container = VideoContainer(sniffing: bytes) else { return nil }
    self.path = path
    let input = try VideoError.telling { try Input(bytes, container: container.demuxer) }
    self.input = input
    let track = try Self.reading(path) {
      try VideoTrack(
        ChildProcess.output(
          of: FFmpeg.prober, arguments: ["-select_streams", "v:0"] + VideoTrack.question + input.arguments,
          file: input.file.descriptor, memory: Self.memory, timeout: Self.patience))
    }
    guard let track else { throw InputError.video(path: path, reason: "there are no pictures in it") }
    let size = track.size
    self.size = size
    rate = min(track.rate, Self.largestRate)
    // Whatever changes on the way, all pictures have one size.
    let filters =
      "fps=\(PictureRate(rate).text),\(track.highDynamicRange.map(Self.toneMapping) ?? "")scale=\(size.width):\(size.height):in_color_matrix=\(track.matrix)"
      + ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact,format=rgba"
    self.filters = filters
    try Self.naming(path) { () throws(DecoderError) in
      try options.animation.check(nil, width: size.width, height: size.height, frames: 1)
    }
    let most = min(options.animation.work / size.area, RenderSettings.maximumFrameCount)
    // A byte for each picture.
    let counting = try Self.start(input, filters + ",scale=1:1:flags=neighbor,format=gray")
    var pixels = [UInt8](repeating: 0, count: most + 1)
    let count = try VideoError.telling { try counting.read(into: &pixels) }
    guard count <= most else {
      throw InputError.damaged(
        path: path, DecoderError(nil, at: 0, .tooMuch(frames: count, width: size.width, height: size.height)))
    }
    do {
      try Self.reading(path) { try counting.finish() }
    } catch InputError.video where count > 0 {
      // It went as far as it could.
    }
    guard count > 0 else { throw InputError.video(path: path, reason: "there are no pictures in it") }
    self.count = count
    damage = Self.sentences(counting.messages).first
    if let damage, options.leniency == nil { throw InputError.video(path: path, reason: damage) }
  }

  /// Brings brightness beyond white back to what a picture can show, as filters.
  ///
  /// White is 203 candelas per square metre, 75 % of hybrid log-gamma's signal and 58 % of PQ's (ITU-R BT.2408, table 1). What is
  /// darker than four fifths of it stays as it is; the rest, highlights among it, shares what is left.
  private static func toneMapping(_ transfer: String) -> String {
    "setparams=color_primaries=bt2020:color_trc=\(transfer):colorspace=bt2020nc,zscale=t=linear:npl=203,format=gbrpf32le,"
      + "zscale=p=bt709,tonemap=mobius:param=0.8,zscale=t=iec61966-2-1:m=gbr:r=full,format=gbrp,"
  }

  /// Starts ffmpeg, which writes red, green, blue and alpha of each picture, a byte each.
  func decode() throws -> ChildProcess { try Self.start(input, filters) }

  private static func start(_ input: Input, _ filters: String) throws -> ChildProcess {
    let arguments =
      ["-nostdin"] + input.arguments + ["-map", "0:v:0", "-vf", filters, "-f", "rawvideo", "pipe:1"]
    return try VideoError.telling {
      try ChildProcess(
        FFmpeg.program, arguments: arguments, output: .pipe, file: input.file.descriptor, memory: memory,
        timeout: patience)
    }
  }

  /// Tells what ffmpeg says of a file as what is wrong with it.
  static func reading<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try VideoError.telling(body)
    } catch VideoError.program(.failed(_, _, let messages)) {
      throw InputError.video(path: path, reason: sentences(messages).first ?? "nothing is said about it")
    }
  }

  /// ffmpeg's messages without its names for its parts and for the file.
  private static func sentences(_ messages: String) -> [String] {
    messages.split(separator: "\n").map { line in
      let rest = line.first == "[" ? line.drop { $0 != "]" }.dropFirst(2) : line
      return String(rest).replacing(AnonymousFile.inheritedPath + ": ", with: "")
    }
  }

  private static func naming(_ path: String, _ body: () throws(DecoderError) -> Void) throws(InputError) {
    do throws(DecoderError) { try body() } catch { throw .damaged(path: path, error) }
  }
}
