import SpringformBitmap
import SpringformNumerics

/// What ffprobe tells about a track of pictures.
struct VideoTrack {
  /// As it is shown, upright.
  let size: PixelSize
  /// Pictures per second as the container tells them, the lowest that might tell all times first.
  let rates: [Double]
  /// When it is over, in seconds; `nil` where the container does not say so.
  let end: Double?
  /// The decoder that keeps what is see-through, where ffmpeg's own does not: of VP8 and VP9, whose alpha is a film beside.
  let decoder: String?
  /// How brightness and colour are made of red, green and blue, by swscale's name.
  let matrix: String
  /// The curve of brightness beyond white, by ffmpeg's name: hybrid log-gamma or PQ; `nil` for what screens always showed.
  let highDynamicRange: String?

  /// What is to be told of it.
  let facts: VideoFacts

  /// What ffprobe is asked.
  static let question = [
    "-show_entries",
    "stream=codec_name,width,height,sample_aspect_ratio,r_frame_rate,avg_frame_rate,start_time,duration,pix_fmt,"
      + "color_space,color_range,color_transfer:stream_side_data=rotation:stream_tags=alpha_mode",
    "-of", "default=noprint_wrappers=1",
  ]

  /// - Parameter answer: a line `key=value` for each of them that the track has.
  /// - Returns: `nil` when there is no track with a size.
  init?(_ answer: [UInt8]) {
    let lines = String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isNewline)
    let pairs = lines.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
    let values = Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    guard let width = values["width"].flatMap(Int.init), let height = values["height"].flatMap(Int.init),
      (try? Bitmap.check(width: width, height: height)) != nil
    else { return nil }
    let rotation = values["rotation"].flatMap(Int.init) ?? 0
    let isTurned = rotation % 180 != 0
    let shown = Self.stretched(width, height, values["sample_aspect_ratio"] ?? "")
    guard (try? Bitmap.check(width: shown.width, height: shown.height)) != nil else { return nil }
    size = isTurned ? PixelSize(width: shown.height, height: shown.width) : shown
    rates = [values["r_frame_rate"], values["avg_frame_rate"]].compactMap { $0.flatMap(Self.rate) }
    end = values["duration"].flatMap(Double.init).map { $0 + (values["start_time"].flatMap(Double.init) ?? 0) }
    decoder =
      values["TAG:alpha_mode"] == "1" ? ["vp8": "libvpx", "vp9": "libvpx-vp9"][values["codec_name"] ?? ""] : nil
    // What says nothing has the matrix of its time: small pictures that of televisions then.
    matrix =
      switch values["color_space"] {
      case "bt709": "bt709"
      case "bt470bg", "smpte170m": "bt601"
      case "bt2020nc", "bt2020c": "bt2020"
      default: min(width, height) >= 720 ? "bt709" : "bt601"
      }
    highDynamicRange = values["color_transfer"].flatMap { ["arib-std-b67", "smpte2084"].contains($0) ? $0 : nil }
    let format = values["pix_fmt"] ?? "unknown"
    facts = VideoFacts(
      codec: values["codec_name"] ?? "unknown", pixelFormat: format,
      storedSize: PixelSize(width: width, height: height), rotation: ((-rotation % 360) + 360) % 360,
      matrix: ["bt709": "BT.709", "bt601": "BT.601", "bt2020": "BT.2020"][matrix] ?? matrix,
      isMatrixAssumed: values["color_space"].map { ["unknown", "unspecified"].contains($0) } ?? true,
      isFullRange: values["color_range"] == "pc" || format.hasPrefix("yuvj"),
      highDynamicRange: ["arib-std-b67": "HLG", "smpte2084": "PQ"][highDynamicRange ?? ""],
      hasAlpha: decoder != nil
        || ["yuva", "rgba", "bgra", "argb", "abgr", "gbrap", "ya8", "ya16"].contains { format.hasPrefix($0) },
      isRGB: ["rgb", "bgr", "gbr", "argb", "abgr", "pal8"].contains { format.hasPrefix($0) })
  }

  /// With pixels that are squares: the side grows that makes the picture no smaller, as in browsers.
  private static func stretched(_ width: Int, _ height: Int, _ aspect: String) -> PixelSize {
    let parts = aspect.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return PixelSize(width: width, height: height) }
    let ratio = (parts[0] / parts[1]).clamped(to: 0.01...100, otherwise: 1)
    return ratio >= 1
      ? PixelSize(width: Int((Double(width) * ratio).rounded()), height: height)
      : PixelSize(width: width, height: Int((Double(height) / ratio).rounded()))
  }

  /// Of a fraction such as `60000/1001`.
  private static func rate(_ text: String) -> Double? {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    return max(parts[0] / parts[1], 0.01)
  }
}
