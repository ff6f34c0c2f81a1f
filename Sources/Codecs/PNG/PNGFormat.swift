import CDeflate
import SpringformBitmap

extension ImageFormat {
  /// A single picture. Its reader reads animated files too.
  public static let png = ImageFormat(
    name: "PNG", suffix: "png", isAnimated: false,
    libraries: [("libdeflate", LIBDEFLATE_VERSION_STRING), ("Little CMS", ColorConversion.version)],
    signature: PNGChunk.signature.prefix(4).map { $0 },
    read: { bytes, options throws(DecoderError) in try PNGFile(bytes, options) },
    write: { _, _, sink in PNGSink(to: sink) })

  /// An animated PNG. Players show delays of 10 ms and less for 100 ms.
  public static let apng = ImageFormat(
    name: "APNG", suffix: "apng", isAnimated: true, rates: [90, 60],
    write: { size, settings, sink in
      try APNGEncoder(
        width: size.width, height: size.height, options: APNGOptions(loop: settings.loop, jobs: settings.jobs), to: sink
      )
    })
}

/// Writes every picture it gets as a PNG.
private final class PNGSink: FrameSink {
  private let bytes: any ByteSink

  init(to bytes: any ByteSink) { self.bytes = bytes }

  func write(_ frame: Frame) throws { try PNGEncoder().encode(frame.bitmap).withUnsafeBytes { try bytes.write($0) } }

  func finish() {}
}
