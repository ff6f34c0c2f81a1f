package import SpringformBitmap
package import SpringformCodecs
import SpringformNumerics
import SpringformProcesses

/// A video that somebody else made, as ffmpeg reads it: its first track of pictures, at their own times, with square pixels and as
/// it is held upright.
///
/// The file is not trusted. Only ffmpeg's reader of the container that it looks like is let at it, which may open nothing else;
/// the program has limits of memory and time, and the video has those of animations.
package struct VideoFile: Sendable {
  package let size: PixelSize
  let times: VideoTimes
  package let path: String
  /// What ffmpeg found wrong with it; `nil` for nothing.
  package let damage: String?
  /// What the container says, and its name.
  package let facts: VideoFacts
  package let container: String
  private let input: Input
  private let filters: String
  private let decoder: String?

  /// Bytes of address space for ffmpeg, which keeps some pictures for each of its threads.
  package static let memory = 4 << 30
  /// Seconds that it may take for a picture.
  package static let patience = 60.0

  /// The file's bytes where ffmpeg finds them, and what it is told before.
  private final class Input: Sendable {
    let file: AnonymousFile
    private let container: String

    init(_ bytes: [UInt8], container: String) throws {
      file = try AnonymousFile(bytes)
      self.container = container
    }

    func arguments(decoder: String? = nil) -> [String] {
      ["-v", "error", "-protocol_whitelist", "file", "-f", container] + (decoder.map { ["-c:v", $0] } ?? [])
        + ["-i", AnonymousFile.inheritedPath]
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
    self.container = container.title
    let input = try VideoError.telling { try Input(bytes, container: container.demuxer) }
    self.input = input
    let track = try Self.reading(path) {
      try VideoTrack(
        ChildProcess.output(
          of: FFmpeg.prober, arguments: ["-select_streams", "v:0"] + VideoTrack.question + input.arguments(),
          file: input.file.descriptor, memory: Self.memory, timeout: Self.patience))
    }
    guard let track else { throw InputError.video(path: path, reason: "there are no pictures in it") }
    let size = track.size
    self.size = size
    facts = track.facts
    decoder = track.decoder
    // Whatever changes on the way, all pictures have one size.
    let filters =
      "\(track.highDynamicRange.map(Self.toneMapping) ?? "")scale=\(size.width):\(size.height):in_color_matrix=\(track.matrix)"
      + ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact,format=rgba"
    self.filters = filters
    try Self.naming(path) { () throws(DecoderError) in
      try options.animation.check(nil, width: size.width, height: size.height, frames: 1)
    }
    let most = min(options.animation.work / size.area, RenderSettings.maximumFrameCount)
    let timing = try Self.start(
      input, decoder: track.decoder,
      ["-vf", filters + ",scale=1:1:flags=neighbor,format=gray", "-enc_time_base", "1/\(Self.ticks)", "-f", "framecrc"])
    let decoded = try Self.decodedTimes(timing, most: most)
    let count = decoded.count
    guard count <= most else {
      throw InputError.damaged(
        path: path, DecoderError(nil, at: 0, .tooMuch(frames: count, width: size.width, height: size.height)))
    }
    do {
      try Self.reading(path) { try timing.finish() }
    } catch InputError.video where count > 0 {
      // It went as far as it could.
    }
    guard count > 0 else { throw InputError.video(path: path, reason: "there are no pictures in it") }
    times = VideoTimes(decoded, rates: track.rates, end: track.end)
    damage = Self.sentences(timing.messages).first
    if let damage, options.leniency == nil { throw InputError.video(path: path, reason: damage) }
  }

  /// How many pictures there are.
  package var count: Int { times.starts.count }
  /// Pictures per second, as is typical.
  package var rate: Double { times.rate }
  /// When each picture comes, and when it goes, in seconds from the first.
  package var starts: [Double] { times.starts }
  package var ends: [Double] { times.ends }

  /// Ticks per second, in which times are asked for.
  private static let ticks = 1_000_000

  /// When pictures come, in seconds: a line for each has its track, two times, and more that is not needed.
  /// - Returns: one more than `most` of more.
  private static func decodedTimes(_ program: ChildProcess, most: Int) throws -> [Double] {
    var (times, rest): ([Double], [UInt8]) = ([], [])
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while times.count <= most {
      let count = try VideoError.telling { try program.read(into: &buffer) }
      rest += buffer[..<count]
      var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      rest = count < buffer.count ? [] : Array(lines.removeLast())
      for line in lines where line.first != UInt8(ascii: "#") {
        let fields = line.split(separator: UInt8(ascii: ","))
        guard fields.count > 2, let ticks = Int(String(decoding: fields[2], as: UTF8.self).filter { $0 != " " }) else {
          continue
        }
        times.append(Double(ticks) / Double(Self.ticks))
      }
      if count < buffer.count { break }
    }
    return times
  }

  /// Brings brightness beyond white back to what a picture can show, as filters.
  ///
  /// White is 203 candelas per square metre, 75 % of hybrid log-gamma's signal and 58 % of PQ's (ITU-R BT.2408, table 1). What is
  /// darker than four fifths of it stays as it is; the rest, highlights among it, shares what is left. Without `desat=0` ffmpeg 9
  /// makes greys from about .6 on brighter before that.
  private static func toneMapping(_ transfer: String) -> String {
    "setparams=color_primaries=bt2020:color_trc=\(transfer):colorspace=bt2020nc,zscale=t=linear:npl=203,format=gbrpf32le,"
      + "zscale=p=bt709,tonemap=mobius:param=0.8:desat=0,zscale=t=iec61966-2-1:m=gbr:r=full,format=gbrp,"
  }

  /// Starts ffmpeg, which writes red, green, blue and alpha of each picture, a byte each.
  func decode() throws -> ChildProcess {
    try Self.start(input, decoder: decoder, ["-vf", filters, "-f", "rawvideo"])
  }

  /// Starts ffmpeg, which hands on each picture as it comes.
  private static func start(_ input: Input, decoder: String?, _ output: [String]) throws -> ChildProcess {
    let arguments =
      ["-nostdin"] + input.arguments(decoder: decoder) + ["-map", "0:v:0", "-fps_mode", "passthrough"] + output
      + ["pipe:1"]
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
