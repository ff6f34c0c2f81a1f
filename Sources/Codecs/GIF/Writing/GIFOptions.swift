/// How colours that a palette does not hold are mixed from those it does.
public enum Dithering: Hashable, Sendable {
  /// Ordered, where a palette is too coarse for a frame's gradients and dithering gains enough for its bytes, and there only: edges
  /// and fills stay clean.
  case auto
  /// Every pixel shows the nearest colour.
  case none
  /// Everywhere, by a pattern that is fixed to the picture: it does not move where the picture does not, and compresses well.
  case ordered
  /// Everywhere each pixel's error goes to its neighbours (Floyd and Steinberg, 1976): finest grain, largest files, lively
  /// in motion.
  case diffusion
}

/// What can be chosen about a GIF. Values out of range become the nearest that are in it.
package struct GIFOptions: Hashable, Sendable {
  package static let usualQuality = 90

  package var loop: LoopCount

  /// 1...100: how far shown colours may be from the source's to make the file smaller, where a frame has more colours
  /// than a palette. 100 takes the best palette for each frame whatever it costs. Each step below allows one thousandth
  /// of the distance from black to white in sRGB; about 20 of them are just noticeable side by side.
  ///
  /// Frames that change no more colours than a palette has are exact down to the usual quality, from which on the steps
  /// count for them. Colours that cover much of a picture are exact at any quality. What is replaced within 0.2 seconds may be farther
  /// off below the usual quality: on edges by about five times as much.
  package var quality: Int

  /// The same allowance for the compression alone, 0...100 thousandths: a pixel may take a similar palette colour when
  /// that continues a run (nearer ones where it stays for 0.2 seconds), in frames that could be exact and colours that cover much of a picture, too. Nil follows from `quality`.
  package var lossy: Int?

  /// The most colours a frame's palette may have, 2...256, one of them for what stays as it is.
  package var colors: Int

  package var dither: Dithering

  /// Whether pictures may turn transparent that are opaque at first. It costs colours where a picture has many.
  package var expectsTransparency: Bool

  /// How many frames are worked on at the same time, 1 or more, and fewer of very large ones. The bytes do not depend on it,
  /// memory does.
  package var jobs: Int

  package init(
    loop: LoopCount = .forever, quality: Int = usualQuality, lossy: Int? = nil, colors: Int = 256,
    dither: Dithering = .auto,
    expectsTransparency: Bool = false, jobs: Int = 2
  ) {
    self.loop = loop
    self.quality = quality
    self.lossy = lossy
    self.colors = colors
    self.dither = dither
    self.expectsTransparency = expectsTransparency
    self.jobs = jobs
  }
}

extension LoopCount {
  /// The number in the NETSCAPE2.0 extension, nil where the extension has to be absent.
  ///
  /// Players repeat an animation as often as the number says *after* the first play (Chromium, Firefox), 0 meaning
  /// for ever; a file without the extension plays once.
  var netscapeRepetitions: UInt16? {
    get throws(EncoderError) {
      switch self {
      case .forever: return 0
      case .times(1): return nil
      case .times(let plays):
        guard plays > 1, let repetitions = UInt16(exactly: plays - 1) else { throw .loopCount(plays) }
        return repetitions
      }
    }
  }
}
