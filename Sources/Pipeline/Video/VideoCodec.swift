import SpringformBitmap
import SpringformNumerics

/// How ffmpeg is told to compress pictures. The bytes depend on its version, not on the machine: encoders have as many threads
/// everywhere, and files tell no time and no program.
enum VideoCodec: Sendable {
  case h264, vp9, proRes

  /// Of 0...100.
  static let usualQuality = 75.0

  /// How many threads encoders have, whatever the number of cores: what they write depends on it.
  private static let threads = 4

  func layout(hasAlpha: Bool) -> PlaneLayout {
    switch self {
    case .h264: PlaneLayout(.halfColor, hasAlpha: false, isEven: true)
    case .vp9: PlaneLayout(.halfColor, hasAlpha: hasAlpha, isEven: false)
    case .proRes: PlaneLayout(.fullColor, hasAlpha: hasAlpha, isEven: false)
    }
  }

  var hasAlpha: Bool { self != .h264 }

  private func pixelFormat(hasAlpha: Bool) -> String {
    switch self {
    case .h264: "yuv420p"
    case .vp9: hasAlpha ? "yuva420p" : "yuv420p"
    case .proRes: hasAlpha ? "yuva444p10le" : "yuv444p10le"
    }
  }

  /// - Parameters:
  ///   - size: of the planes.
  ///   - rate: pictures per second.
  ///   - quality: 0...100.
  ///   - hasAlpha: whether the pictures have a plane for it.
  /// - Returns: what ffmpeg is told to read pictures from its standard input and to write a file to a path.
  func arguments(size: PixelSize, rate: PictureRate, quality: Double, hasAlpha: Bool, path: String) -> [String] {
    // With time to spare nobody needs to type at it, and only what is wrong is said.
    ["-nostdin", "-v", "error", "-f", "rawvideo", "-pix_fmt", pixelFormat(hasAlpha: hasAlpha)]
      + ["-s", "\(size.width)x\(size.height)", "-framerate", rate.text] + Self.colors + ["-i", "pipe:0"]
      + ["-threads", "\(Self.threads)"] + encoder(quality: quality, hasAlpha: hasAlpha) + Self.colors
      + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"] + container + ["-y", path]
  }

  /// BT.709's matrix and primaries with sRGB's transfer, which is what the pictures have.
  private static let colors = [
    "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
  ]

  private func encoder(quality: Double, hasAlpha: Bool) -> [String] {
    // Scales of other encoders, on which 0 is best: 12 of 51 and 18 of 63 are what is usual.
    func number(at best: Double, down step: Double) -> String { "\(Int((best + (100 - quality) * step).rounded()))" }
    switch self {
    case .h264:
      return ["-c:v", "libx264", "-preset", "medium", "-crf", number(at: 2, down: 0.4)]
    case .vp9:
      // An alpha channel and pictures that are shown later do not go together.
      return ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", number(at: 6, down: 0.48), "-deadline", "good"]
        + ["-cpu-used", "3", "-row-mt", "1", "-tile-columns", "2"] + (hasAlpha ? ["-auto-alt-ref", "0"] : [])
    case .proRes:
      return ["-c:v", "prores_ks", "-profile:v", "4444", "-vendor", "apl0", "-qscale:v", number(at: 1, down: 0.12)]
        + ["-alpha_bits", hasAlpha ? "8" : "0"]
    }
  }

  private var container: [String] {
    switch self {
    case .h264: ["-movflags", "+faststart", "-f", "mp4"]
    case .vp9: ["-f", "webm"]
    case .proRes: ["-movflags", "+faststart+write_colr", "-f", "mov"]
    }
  }
}
