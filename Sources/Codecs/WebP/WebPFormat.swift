import CWebP
import SpringformBitmap

extension ImageFormat {
  /// Lossless unless a quality is asked for. Players show delays of 10 ms and less for 100 ms.
  public static let webP = ImageFormat(
    name: "WebP", suffix: "webp", isAnimated: true, quality: QualityScale(usual: nil, smallest: 30),
    rates: [90, 60], maximumPlays: WebPOptions.maximumPlays,
    // As found at run time.
    libraries: [("libwebp", version(WebPGetEncoderVersion())), ("libwebpmux", version(WebPGetMuxVersion()))],
    signature: Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8),
    read: { bytes, options throws(DecoderError) in try WebPFile(bytes, options) },
    write: { size, settings, sink in
      let compression = settings.quality.map { WebPOptions.Compression.lossy(quality: $0) } ?? .lossless
      let options = WebPOptions(loop: settings.loop, compression: compression, jobs: settings.jobs)
      return try WebPEncoder(width: size.width, height: size.height, options: options, to: sink)
    })

  /// 0x010204 is 1.2.4.
  private static func version(_ number: Int32) -> String {
    "\(number >> 16 & 0xFF).\(number >> 8 & 0xFF).\(number & 0xFF)"
  }
}
