/// What a file says about itself before any pixel is decoded. A still picture is an animation of one frame.
public struct AnimationInfo: Hashable, Sendable {
  public var format: ImageFormat
  /// Pixels.
  public var width: Int
  public var height: Int
  /// Once for still pictures.
  public var loop: LoopCount
  /// In the order of their appearance, never empty.
  public var frames: [FrameInfo]
  /// Whether a picture is compressed with loss, as a WebP may be. What a palette takes away is not counted.
  public var isLossy = false
  /// What the colour profile calls itself by which the colours were made sRGB; nil where they are stored so.
  public package(set) var colorProfile: String?
}

/// How a file stores a frame.
public struct FrameInfo: Hashable, Sendable {
  /// The stored rectangle in pixels, inside the picture.
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
  /// How long the frame stays, as the file has it. A still picture's is 0.
  public var storedDelay: FrameDelay
  /// Whether transparent pixels let the previous ones through; else they replace them.
  public var blends: Bool
  public var disposal: FrameDisposal
  /// Where in the file the frame lies, from its header to the end of its data.
  public var bytes: Range<Int>
  /// Palette entries, nil for pictures without a palette.
  public var colorCount: Int?

  var area: Int { width * height }
}

/// What happens to a frame's rectangle before the next frame is drawn.
public enum FrameDisposal: Hashable, Sendable {
  case keep
  /// It becomes transparent.
  case clear
  /// It shows again what was there before the frame.
  case restore
}

/// A time in seconds as a fraction, the way formats store it.
public struct FrameDelay: Hashable, Sendable {
  /// Never negative.
  package var numerator: Int
  /// Ticks per second: 100 in GIF, 1000 in WebP, 1 and up in APNG.
  package var denominator: Int

  package init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// What is made of delays that players do not believe.
  public enum Reading: Hashable, Sendable {
    /// What is meant: players' time instead of one that cannot be.
    case played
    /// What is stored, but for no time at all, which cannot be meant.
    case stored
    /// What browsers show, whatever was meant.
    case shown
  }

  package func read(_ reading: Reading, in format: ImageFormat) -> Self {
    switch reading {
    case .played: played(in: format)
    case .stored: numerator > 0 ? self : played(in: format)
    case .shown: shown
    }
  }

  /// The time that Chromium and Firefox show: 0.1 s instead of everything up to 10 ms, in any format.
  private var shown: Self { numerator * 100 <= denominator ? Self(numerator: 1, denominator: 10) : self }

  /// The time that players show instead: Chromium and Firefox take no delay, and in a GIF one of 1 cs, for a mistake and
  /// show 100 ms. They do so with everything up to 10 ms, but in an APNG or WebP such a delay was meant.
  func played(in format: ImageFormat) -> Self {
    numerator < format.minimumDelayTicks ? Self(numerator: 1, denominator: 10) : self
  }
}

extension AnimationInfo {
  /// How long Chromium and Firefox show a frame, in seconds: 0.1 instead of everything up to 10 ms, in any format.
  /// The index must be one of ``frames``'.
  public func browserDelay(ofFrame index: Int) -> Double { frames[index].storedDelay.read(.shown, in: format).seconds }

  /// How long a frame stays as players show it, in seconds. The index must be one of ``frames``'.
  package func playedDelay(ofFrame index: Int) -> Double { frames[index].storedDelay.played(in: format).seconds }
}
