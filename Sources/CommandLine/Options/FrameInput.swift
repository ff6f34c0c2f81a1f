import Springform

/// Frames that exist already: pictures, a directory of them, an animation, or raw data.
struct FrameInput {
  enum Kind {
    case pictures([String])
    case animation(AnimationFrames)
    case raw(path: String, PixelSizeOption)
  }

  let kind: Kind
  /// The pace of frames without times, in pictures per second.
  private let rate: Double

  init(_ paths: [String], raw: PixelSizeOption?, rate: Double) throws {
    self.rate = rate
    if let raw {
      guard let path = paths.first, paths.count == 1 else {
        throw UsageError.conflict(
          "--raw reads all frames from one place", hint: "give one file, or - for standard input")
      }
      kind = .raw(path: path, raw)
      return
    }
    // A picture and an animation look the same from outside.
    if let path = paths.first, paths.count == 1, try !isDirectory(path) {
      let animation = try AnimationFrames(path: path)
      if animation.info.frames.count > 1 || path == "-" {
        kind = .animation(animation)
        return
      }
    }
    kind = .pictures(try paths.flatMap { try isDirectory($0) ? PictureFiles.paths(inDirectory: $0) : [$0] })
  }

  /// Whether the frames come with times of their own.
  var hasTimes: Bool {
    if case .animation(let animation) = kind { animation.info.frames.count > 1 } else { false }
  }

  /// The pace of the frames in pictures per second.
  var typicalRate: Double {
    if case .animation(let animation) = kind, hasTimes { animation.typicalRate } else { rate }
  }

  /// How often an animation plays; `nil` for pictures.
  var loop: LoopCount? {
    if case .animation(let animation) = kind, hasTimes { animation.info.loop } else { nil }
  }

  /// Whether the frames can be read again.
  var isRepeatable: Bool {
    switch kind {
    case .animation: true
    case .pictures(let paths): !paths.contains("-")
    case .raw(let path, _): isFile(path)
    }
  }

  /// The frames from the beginning.
  func open() throws -> any FrameSource {
    switch kind {
    case .pictures(let paths): try PictureFiles(paths: paths, rate: rate)
    case .animation(let animation): animation
    case .raw(let path, let size): try RawFrames(path: path, width: size.width, height: size.height, rate: rate)
    }
  }
}
