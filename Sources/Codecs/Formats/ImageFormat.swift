package import SpringformBitmap
import SpringformNumerics

/// A file format: all that the rest of the program knows of it, so that a new one is a folder beside the others and a line
/// in ``allCases``.
public struct ImageFormat: Sendable {
  /// As it is written in a sentence.
  public let name: String

  /// The suffix of its files in lower case, without the dot, by which options name it too. No two formats share one.
  public let suffix: String

  /// Whether a file can hold several pictures.
  public let isAnimated: Bool

  /// Whether it is a video: written by another program, at one rate, and played without end or once as the player likes.
  package internal(set) var isVideo = false

  /// Whether an odd side becomes a pixel longer, since colours are stored for two by two.
  package internal(set) var hasEvenSides = false

  /// How good pictures are; nil where they are always exact.
  package internal(set) var quality: QualityScale?

  /// Whether pictures have to do with the colours of a palette, so that ``EncodingSettings/colors``,
  /// ``EncodingSettings/lossy`` and ``EncodingSettings/dither`` mean something.
  package internal(set) var hasPalette = false

  /// The pictures per second that players show in time: the most, and fewer to recommend beside it. Empty where any will
  /// do.
  package internal(set) var rates: [Double] = []

  /// The most plays that a file can state, nil where any number will do.
  package internal(set) var maximumPlays: Int?

  /// The shortest delay that players believe, in ticks of the format's own; they show 0.1 s instead of a shorter one.
  var minimumDelayTicks = 1

  /// The libraries that read and write it, with their versions; those that another format names already are left out.
  package internal(set) var libraries: [(name: String, version: String)] = []

  /// The bytes that files begin with, nil for any byte; empty where another format's reader reads them.
  var signature: [UInt8?] = []

  /// Reads the structure of a file whose signature is right.
  var read: (@Sendable (_ bytes: [UInt8], _ options: DecoderOptions) throws(DecoderError) -> any AnimationSource)?

  /// Begins a file.
  let write: @Sendable (PixelSize, EncodingSettings, any ByteSink) throws -> any FrameSink

  /// The qualities that an encoder can be asked for, from 0, small, to 100, good.
  package struct QualityScale: Sendable {
    /// What it has unless it is told, nil for pictures without any loss.
    package let usual: Double?
    /// Below it a smaller picture is worth more.
    let smallest: Int

    package init(usual: Double?, smallest: Int) {
      self.usual = usual
      self.smallest = smallest
    }

    /// What is worth trying for a smaller file, from good to small.
    package var smaller: [Double] { stride(from: 99, through: smallest, by: -1).map(Double.init) }
  }
}

extension ImageFormat {
  /// A format that is written elsewhere.
  package init(
    name: String, suffix: String, isVideo: Bool, hasEvenSides: Bool, quality: QualityScale,
    write: @escaping @Sendable (PixelSize, EncodingSettings, any ByteSink) throws -> any FrameSink
  ) {
    self.init(name: name, suffix: suffix, isAnimated: true, write: write)
    self.isVideo = isVideo
    self.hasEvenSides = hasEvenSides
    self.quality = quality
  }
}

extension ImageFormat: CaseIterable {
  /// All formats that are read and written here, in the order in which sentences name them.
  public static let allCases: [Self] = [.gif, .png, .apng, .webP]

  /// Those that can be animated.
  package static let animated = allCases.filter(\.isAnimated)
}

extension ImageFormat {
  /// Tells the format by a file's first bytes, nil for anything else.
  public init?(sniffing bytes: [UInt8]) {
    let format = Self.allCases.first { format in
      !format.signature.isEmpty && bytes.count >= format.signature.count
        && zip(bytes, format.signature).allSatisfy { $1 == nil || $0 == $1 }
    }
    guard let format else { return nil }
    self = format
  }

  /// Begins a file of pictures of a size in pixels. Of the settings it takes what the format has.
  /// - Throws: `BitmapError` for a size that the format does not have, ``EncoderError``, or the sink's own error.
  public func makeEncoder(
    width: Int, height: Int, settings: EncodingSettings = EncodingSettings(), to sink: any ByteSink
  ) throws -> any FrameSink {
    try write(PixelSize(width: width, height: height), settings, sink)
  }
}

extension ImageFormat: Hashable, CustomStringConvertible {
  public static func == (left: Self, right: Self) -> Bool { left.suffix == right.suffix }
  public func hash(into hasher: inout Hasher) { hasher.combine(suffix) }
  public var description: String { name }
}

extension Collection<ImageFormat> {
  /// Their names in a sentence: "GIF, APNG or WebP".
  package var alternatives: String { map(\.name).joined(conjunction: "or") }
}
