public import SpringformGeometry

/// An animation from a Lottie file, sharp at every size.
///
/// It stands for itself: pictures are embedded in it, and it refers to nothing outside. Expressions do not run. The file is
/// read here and written anew for rlottie, which sees only what was understood and found in order.
///
/// Two animations are equal when their bytes are; comparing one with itself and hashing cost next to nothing.
public final class LottieAnimation: Hashable, Sendable {
  /// The largest file, in bytes. In an archive, the animation has no more bytes either, and its pictures have no more together,
  /// those counted again that are used again.
  public static let maximumFileSize = 8 << 20
  /// The most values of the JSON text.
  public static let maximumValues = 1_000_000
  /// How deep values may lie in others.
  public static let maximumDepth = 128
  /// The most layers and shapes that are drawn; what is used or repeated again counts again.
  public static let maximumItems = 20_000
  /// The most pixels of all pictures in a file.
  public static let maximumPixels = 1 << 22
  /// How far anything may lie from the corner, or how large it may be, in points, with all that enlarges it.
  public static let maximumReach = 500_000.0
  /// The longest animation, in frames.
  public static let maximumFrames = 100_000.0
  /// Any number: coordinates, sizes, percentages, degrees.
  public static let maximumNumber = 100_000.0

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

  private let translation: Translation

  /// Reads an animation.
  /// - Parameter bytes: a whole file: JSON in UTF-8, or a dotLottie archive, of which the first animation counts.
  /// - Throws: ``LottieError``. Nothing is drawn of a file that is refused.
  public init(_ bytes: [UInt8]) throws(LottieError) {
    guard bytes.count <= Self.maximumFileSize else { throw .tooLarge(bytes: bytes.count) }
    let archive = try DotLottie.isArchive(bytes) ? DotLottie(bytes) : nil
    let translation = try Translator.translate(archive?.animation ?? bytes, in: archive)
    self.bytes = bytes
    size = translation.size
    frameRate = translation.frameRate
    frames = translation.frames
    markers = translation.markers
    warnings = translation.warnings
    var seen: Set<String> = []
    colorPaths = translation.colors.map(\.path).filter { seen.insert($0).inserted }
    self.translation = translation
    guard RenderedFrame.canDraw(translation.text(replacing: [:])) else { throw .refused }
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

  /// The widest picture that rlottie draws whole, in pixels.
  package var maximumWidth: Int { translation.hasCompoundMasks ? 1000 : .max }

  /// The moment that is drawn for another: the nearest of 64 in each frame, and none before the first or after the last.
  package func drawnFrame(_ frame: Double) -> Double {
    frames.lowerBound + Double(translation.number(of: frame)) / Translation.stepsPerFrame
  }

  /// Draws a moment, the whole composition in a picture as large as possible and in its middle.
  /// - Parameters:
  ///   - frame: a number in ``frames``, with a fraction between two frames.
  ///   - colors: what replaces the colors that a pattern means; of several, the last counts.
  ///   - width: the picture's, in pixels.
  ///   - height: the picture's, in pixels.
  ///   - pixels: where it goes: premultiplied, row by row, transparent to begin with.
  /// - Throws: ``LottieError/tooLargeToDraw(width:height:)``, ``LottieError/refused``.
  package func draw(
    frame: Double, colors: [LottieColor], width: Int, height: Int, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) throws(LottieError) {
    guard translation.buffers * width * height <= RenderedFrame.maximumPixels else {
      throw .tooLargeToDraw(width: width, height: height)
    }
    let text = translation.text(replacing: replacements(colors))
    try RenderedFrame(text, number: translation.number(of: frame)).draw(width: width, height: height, into: pixels)
  }

  private func replacements(_ colors: [LottieColor]) -> [String: Color] {
    var result: [String: Color] = [:]
    for color in colors {
      for path in colorPaths(matching: color.path) { result[path] = color.color }
    }
    return result
  }

  /// Whether bytes look like a Lottie file, damaged perhaps, rather than like other JSON or no JSON at all.
  public static func isLottie(_ bytes: [UInt8]) -> Bool {
    DotLottie.isArchive(bytes) || Translator.looksLikeLottie(bytes)
  }

  public static func == (a: LottieAnimation, b: LottieAnimation) -> Bool { a === b || a.bytes == b.bytes }

  public func hash(into hasher: inout Hasher) {
    // A few bytes tell most files apart; equality decides.
    hasher.combine(bytes.count)
    for index in stride(from: 0, to: bytes.count, by: max(bytes.count / 64, 1)) { hasher.combine(bytes[index]) }
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
