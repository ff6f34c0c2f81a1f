import SpringformCodecs
public import SpringformGeometry
public import SpringformScene

/// An animation from a Lottie file, sharp at every size.
///
/// It stands for itself: pictures are embedded in it, and it refers to nothing outside. What it says is read once into typed
/// values, of which drawing commands are made for each moment.
///
/// Two animations are equal when their bytes are; comparing one with itself and hashing cost next to nothing.
public final class LottieAnimation: Hashable, Sendable {
  /// The largest file, in bytes, also of what a compressed one holds. In an archive, the animation has no more bytes either, and
  /// its pictures have no more together, those counted again that are used again.
  public static let maximumFileSize = 8 << 20
  /// The most values of the JSON text.
  public static let maximumValues = 1_000_000
  /// How deep values may lie in others.
  public static let maximumDepth = 128
  /// The most layers and shapes that are drawn; what is used or repeated again counts again.
  public static let maximumItems = 20_000
  /// The most effects of a layer.
  public static let maximumEffects = 32
  /// The most corners of all shapes at a moment, those counted again that are painted or repeated again.
  public static let maximumCorners = 1_000_000
  /// The most pixels of all pictures in a file.
  public static let maximumPixels = 1 << 24
  /// The longest animation, in frames.
  public static let maximumFrames = 1_000_000.0

  package let bytes: [UInt8]
  /// The composition's size in points.
  public let size: Size
  /// Frames a second. Between two of them the animation moves on: it is drawn at any time.
  public let frameRate: Double
  /// The first frame, and the one with which it is over, which is not shown any more.
  public let frames: ClosedRange<Double>
  /// What the file gives a name to, in the order of the file.
  public let markers: [LottieMarker]
  /// The key paths of the colors that can be replaced, such as `Ball.Ellipse 1.Fill 1`, in the order of the file: the names of
  /// a layer, of the groups in it and of the fill or stroke. A layer of one color is called by its own name.
  public let colorPaths: [String]
  /// What will not look as the file's author may think.
  public let warnings: [LottieWarning]

  let document: LottieDocument

  /// Reads an animation.
  /// - Parameter bytes: a whole file: JSON in UTF-8, compressed by gzip perhaps, as Telegram's stickers are, or a dotLottie
  ///   archive, of which the first animation counts, or the one that it names as the initial one.
  /// - Throws: ``LottieError``. Nothing is drawn of a file that is refused.
  public init(_ bytes: [UInt8]) throws(LottieError) {
    guard bytes.count <= Self.maximumFileSize else { throw .tooLarge(bytes: bytes.count) }
    let archive = try DotLottie.isArchive(bytes) ? DotLottie(bytes) : nil
    let text = if let archive { archive.animation } else { try Self.inflated(bytes) }
    let (document, warnings) = try LottieReader.read(text, in: archive)
    self.bytes = bytes
    self.document = document
    self.warnings = warnings + Self.warningsOfMoments(document)
    size = document.size
    frameRate = document.frameRate
    frames = document.frames
    markers = document.markers
    var seen: Set<String> = []
    colorPaths = document.colorPaths.filter { seen.insert($0).inserted }
  }

  static func inflated(_ bytes: [UInt8]) throws(LottieError) -> [UInt8] {
    guard Gzip.isCompressed(bytes) else { return bytes }
    guard let text = Gzip.expanded(bytes, atMost: maximumFileSize) else { throw .compressed }
    return text
  }

  /// What goes wrong at a few moments: expressions that fail, and more shapes than are laid.
  private static func warningsOfMoments(_ document: LottieDocument) -> [LottieWarning] {
    let problems = LottiePlayer.Problems()
    let (start, length) = (document.frames.lowerBound, document.frames.upperBound - document.frames.lowerBound)
    for share in document.expressions.isEmpty ? [0, 0.5] : [0, 0.25, 0.5, 0.75, 0.99] {
      var canvas = Canvas()
      LottiePlayer(document, problems: problems).draw(frame: start + share * length, into: &canvas)
    }
    return problems.errors.map { .expression("\($0)") } + (problems.isTooMuch ? [.tooManyCorners] : [])
  }

  /// The length in seconds.
  public var duration: Double { (frames.upperBound - frames.lowerBound) / frameRate }

  /// The frames from a marker's beginning to its end, or `nil` when there is none of this name.
  public func frames(ofMarker name: String) -> ClosedRange<Double>? {
    markers.first { $0.name == name }.map { marker in
      let start = min(max(marker.start, frames.lowerBound), frames.upperBound)
      return start...min(max(start + marker.duration, start), frames.upperBound)
    }
  }

  /// The key paths of the colors that a pattern means.
  /// - Parameter pattern: a key path, in which `*` stands for any name and `**` for any number of them.
  public func colorPaths(matching pattern: String) -> [String] {
    let pattern = KeyPathPattern(pattern)
    return colorPaths.filter(pattern.matches)
  }

  /// How long before the end the last moment is that is shown, in frames.
  private static let lastStep = 1.0 / 64
  /// Moments are drawn to this part of a frame, so that whoever counts in shares of the whole meets key frames all the same.
  private static let stepsPerFrame = 1024.0

  /// The moment that is drawn for another: none before the first, and the last one before the end.
  package func drawnFrame(_ frame: Double) -> Double {
    guard !frame.isNaN else { return frames.lowerBound }
    let last = max(frames.upperBound - Self.lastStep, frames.lowerBound)
    let step = (min(max(frame, frames.lowerBound), last) * Self.stepsPerFrame).rounded() / Self.stepsPerFrame
    return min(max(step, frames.lowerBound), last)
  }

  /// What replaces the colours of key paths; of several for one, the last counts.
  fileprivate func replacements(_ colors: [LottieColor]) -> [String: Color] {
    var result: [String: Color] = [:]
    for color in colors {
      for path in colorPaths(matching: color.path) { result[path] = color.color }
    }
    return result
  }

  /// Whether bytes look like a Lottie file, damaged perhaps, rather than like other JSON or no JSON at all.
  public static func isLottie(_ bytes: [UInt8]) -> Bool {
    DotLottie.isArchive(bytes) || (try? inflated(bytes)).map(LottieReader.looksLikeLottie) == true
  }

  public static func == (a: LottieAnimation, b: LottieAnimation) -> Bool { a === b || a.bytes == b.bytes }

  public func hash(into hasher: inout Hasher) {
    // A few bytes tell most files apart; equality decides.
    hasher.combine(bytes.count)
    for index in stride(from: 0, to: bytes.count, by: max(bytes.count / 64, 1)) { hasher.combine(bytes[index]) }
  }
}

extension Canvas {
  /// Draws a moment of an animation.
  /// - Parameters:
  ///   - animation: the animation.
  ///   - frame: a number in its `frames`, with a fraction between two frames.
  ///   - colors: what replaces colors of it; those that it does not have do nothing.
  ///   - rect: where the whole composition goes, which is cut off there; nothing is drawn when it is empty.
  public mutating func draw(
    _ animation: LottieAnimation, frame: Double, colors: [LottieColor] = [], in rect: Rect
  ) { _ = lay(animation, frame: frame, colors: colors, in: rect) }

  /// - Returns: whether all of it was laid, and no limit met.
  mutating func lay(_ animation: LottieAnimation, frame: Double, colors: [LottieColor], in rect: Rect) -> Bool {
    guard !rect.isEmpty else { return true }
    let place = AffineTransform(
      a: rect.width / animation.size.width, b: 0, c: 0, d: rect.height / animation.size.height, tx: rect.minX,
      ty: rect.minY)
    var isWhole = true
    withTransform(place) { canvas in
      isWhole = LottiePlayer(animation.document, colors: animation.replacements(colors))
        .draw(frame: animation.drawnFrame(frame), into: &canvas)
    }
    return isWhole
  }
}

/// A part of an animation that has a name.
public struct LottieMarker: Hashable, Sendable {
  public let name: String
  /// In frames.
  public let start: Double
  /// In frames.
  public let duration: Double
}

/// A color that replaces others.
public struct LottieColor: Hashable, Sendable {
  /// A key path, see ``LottieAnimation/colorPaths``; `*` stands for any name, `**` for any number of them.
  public var path: String
  /// Its alpha does not count.
  public var color: Color

  public init(_ path: String, _ color: Color) {
    self.path = path
    self.color = color
  }
}
