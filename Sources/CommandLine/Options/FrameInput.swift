import Springform
import SpringformNumerics

/// Frames that exist already: pictures, a directory of them, an animation, a video, or raw data.
struct FrameInput {
  enum Kind {
    case pictures([String])
    /// A directory that tells its pictures' times.
    case timed(PictureFiles)
    case animation(AnimationFrames)
    case video(VideoFile)
    case raw(path: String, PixelSizeOption)
  }

  let kind: Kind
  /// The pace of frames without times, in pictures per second.
  private let rate: Double
  private let options: DecoderOptions

  init(_ paths: [String], raw: PixelSizeOption?, rate: Double, options: DecoderOptions) throws {
    self.rate = rate
    self.options = options
    if let raw {
      guard let path = paths.first, paths.count == 1 else {
        throw UsageError.conflict(
          "--raw reads all frames from one place", hint: "give one file, or - for standard input")
      }
      kind = .raw(path: path, raw)
      return
    }
    if let path = paths.first, paths.count == 1 {
      if try isDirectory(path) {
        let pictures = try PictureFiles(directory: path, options: options)
        kind = try pictures.map { .timed($0) } ?? .pictures(PictureFiles.paths(inDirectory: path))
        return
      }
      // A picture and an animation look the same from outside.
      let bytes = try InputFile.bytes(of: path)
      if let video = try VideoFile(bytes: bytes, path: path, options: options) {
        kind = .video(video)
        return
      }
      let animation = try AnimationFrames(bytes: bytes, path: path, options: options)
      if animation.info.frames.count > 1 || path == "-" {
        kind = .animation(animation)
        return
      }
    }
    kind = .pictures(try paths.flatMap { try isDirectory($0) ? PictureFiles.paths(inDirectory: $0) : [$0] })
  }

  /// Whether the frames come with times of their own.
  var hasTimes: Bool {
    switch kind {
    case .animation(let animation): animation.info.frames.count > 1
    case .timed, .video: true
    case .pictures, .raw: false
    }
  }

  /// The pace of the frames in pictures per second.
  var typicalRate: Double {
    switch kind {
    case .animation(let animation) where hasTimes: animation.typicalRate
    case .timed(let pictures): pictures.typicalRate
    case .video(let video): video.rate
    case .animation, .pictures, .raw: rate
    }
  }

  /// When each frame that comes with times goes, in seconds.
  var ends: [Double] {
    switch kind {
    case .animation(let animation): animation.ends
    case .timed(let pictures): pictures.ends
    case .video(let video): video.ends
    case .pictures, .raw: []
    }
  }

  /// How often an animation plays; `nil` for pictures.
  var loop: LoopCount? {
    if case .animation(let animation) = kind, hasTimes { animation.info.loop } else { nil }
  }

  /// Whether pictures come faster than players show those of a format.
  func isTooFast(for format: ImageFormat, speed: Double) -> Bool {
    guard case .video(let video) = kind, let highest = format.rates.first else { return hasShortDelays }
    return video.rate * speed > highest
  }

  /// Whether an animation has delays that were meant and that players do not believe.
  var hasShortDelays: Bool {
    guard case .animation(let animation) = kind else { return false }
    return hasTimes && options.delays == .stored
      && animation.info.duration(.shown) > animation.info.duration(.stored) + 1e-6
  }

  /// What is to be said of a video that is damaged; nil for all others.
  var damageWarning: String? {
    guard case .video(let video) = kind else { return nil }
    return video.damage.map {
      "\(InputError.video(path: video.path, reason: $0)); read as far as it goes, --strict refuses it"
    }
  }

  /// What is to be said of an animation whose short delays players lengthen; nil for all others.
  var slowedTimesWarning: String? {
    guard case .animation(let animation) = kind, hasShortDelays else { return nil }
    let (stored, played) = (animation.info.duration(.stored), animation.info.duration(.shown))
    return
      "players show delays of 10 ms and less for 100 ms, so that '\(animation.path)' takes \(played.decimalText(places: 2)) s; "
      + "the \(stored.decimalText(places: 2)) s that are stored were kept, --as-played keeps what players show"
  }

  /// The file of an animation that has a format already.
  func original(as format: OutputFormat) -> [UInt8]? {
    guard case .animation(let animation) = kind, hasTimes, format == .file(animation.info.format), animation.path != "-"
    else { return nil }
    return animation.bytes
  }

  /// Whether the frames can be read again.
  var isRepeatable: Bool {
    switch kind {
    case .animation, .timed, .video: true
    case .pictures(let paths): !paths.contains("-")
    case .raw(let path, _): isFile(path)
    }
  }

  /// The frames from the beginning.
  func open() throws -> any FrameSource {
    switch kind {
    case .pictures(let paths): try PictureFiles(paths: paths, rate: rate, options: options)
    case .animation(let animation): animation
    case .timed(let pictures): pictures
    case .video(let video): VideoFrames(video)
    case .raw(let path, let size): try RawFrames(path: path, width: size.width, height: size.height, rate: rate)
    }
  }
}
