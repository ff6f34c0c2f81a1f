import CGIF
import SpringformBitmap

extension ImageFormat {
  /// GIF89a. Delays count hundredths of a second, and players take those below two for a mistake.
  public static let gif = ImageFormat(
    name: "GIF", suffix: "gif", isAnimated: true,
    quality: QualityScale(usual: Double(GIFOptions.usualQuality), smallest: 30),
    hasPalette: true, rates: [50, 33.3], maximumPlays: 65_536, minimumDelayTicks: GIFTimeline.minimumDelay,
    libraries: [("giflib", "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)")],
    signature: Array("GIF8".utf8),
    read: { bytes, options throws(DecoderError) in try GIFFile(bytes, options) },
    write: { size, settings, sink in
      var options = GIFOptions(
        loop: settings.loop, lossy: settings.lossy, dither: settings.dither,
        expectsTransparency: settings.expectsTransparency, jobs: settings.jobs)
      if let quality = settings.quality { options.quality = Int(quality.rounded()) }
      if let colors = settings.colors { options.colors = colors }
      return try GIFEncoder(width: size.width, height: size.height, options: options, to: sink)
    })
}
