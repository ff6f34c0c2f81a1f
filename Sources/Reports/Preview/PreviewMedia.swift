import FoundationEssentials
import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import SpringformVerification

/// An entry's media, made from one recording.
struct PreviewMedia {
  let animation: [UInt8]
  let films: PreviewFilms
  let poster: [UInt8]
  /// When the poster's picture appears, in seconds.
  let posterTime: Double
  let strip: [UInt8]
  let frames: [UInt8]
  let gaveUp: [String]

  /// - Parameter makesVideo: whether the program that writes videos is here.
  /// - Throws: ``PreviewError/budget(scene:limit:smallest:losses:)``, `InputError`, `EncoderError`.
  init(_ recording: Recording, subject: Subject, budget: Int?, makesVideo: Bool) async throws {
    func cursor() throws -> AnimationCursor {
      try AnimationCursor(AnimationFrames(bytes: recording.animation, path: recording.manifest.name))
    }
    let starts = recording.manifest.frames.map(\.time)
    posterTime = try PosterMoment.time(in: cursor(), starts: starts)
    var (forPoster, forStrip) = (try cursor(), try cursor())
    poster = try PNGEncoder().encode(forPoster.picture(at: posterTime))
    let pictures = try Self.stripTimes(recording.manifest).map { try forStrip.picture(at: $0) }
    strip = try PNGEncoder().encode(FilmStrip(pictures).bitmap)
    frames = try PreviewFrames(recording).script()
    let gif = PreviewGIF(recording, loop: subject.loop, jobs: subject.settings.jobs)
    (animation, gaveUp) = try await gif.encoded(budget: budget)
    films = try await PreviewFilms(
      recording, loop: subject.loop, jobs: subject.settings.jobs, makesVideo: makesVideo)
  }

  /// The times of the film strip's frames: the first, the last, and so many between that there are two for each second, but
  /// six to twelve in all.
  static func stripTimes(_ manifest: Manifest) -> [Double] {
    let starts = manifest.frames.map(\.time)
    let wanted = min(max(Int((manifest.animation.duration * 2).rounded()), 6), 12)
    guard starts.count > wanted else { return starts }
    return (0..<wanted).map { starts[$0 * (starts.count - 1) / (wanted - 1)] }
  }
}

/// Frames beside each other on nothing.
struct FilmStrip {
  let bitmap: Bitmap
  private static let height = 160
  private static let gap = 8

  /// - Parameter pictures: at least one, all of one size.
  /// - Throws: `BitmapError`.
  init(_ pictures: [Bitmap]) throws {
    let scale = min(Double(Self.height) / Double(pictures[0].height), 1)
    let size = pictures[0].size.scaled(by: scale)
    var strip = try Bitmap(width: pictures.count * (size.width + Self.gap) - Self.gap, height: size.height)
    for (index, picture) in pictures.enumerated() {
      let small = try picture.resized(width: size.width, height: size.height)
      for y in 0..<size.height {
        for x in 0..<size.width { strip[index * (size.width + Self.gap) + x, y] = small[x, y] }
      }
    }
    bitmap = strip
  }
}

/// What the page's player gets of an entry: a script that hands over the lossless animation and the curves. A page from disk
/// may not read other files, but it may run scripts that lie beside it.
struct PreviewFrames {
  static let beginning = "springformMedia("
  static let end = ");\n"
  private let recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  func script() throws -> [UInt8] {
    struct Content: Encodable {
      let animation: String
      let curves: [[String: SceneData.Samples]]
    }
    let curves = recording.manifest.curves
    let samples = curves.columns.map { column in
      ["actual": SceneData.Samples(.init(times: curves.times, values: column.values))]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let content = Content(animation: Data(recording.animation).base64EncodedString(), curves: samples)
    return Array(Self.beginning.utf8) + scriptEscaped(try encoder.encode(content)) + Array(Self.end.utf8)
  }

  /// The JSON in a script.
  static func json(in script: [UInt8]) -> ArraySlice<UInt8> {
    script.dropFirst(beginning.utf8.count).dropLast(end.utf8.count)
  }
}
