import SpringformBitmap

/// What ffprobe tells about a track of pictures.
struct VideoTrack {
  /// As it is shown, upright.
  let size: PixelSize
  /// Pictures per second: the lowest rate that tells all times, as far as the container knows it.
  let rate: Double
  /// How brightness and colour are made of red, green and blue, by swscale's name.
  let matrix: String
  /// The curve of brightness beyond white, by ffmpeg's name: hybrid log-gamma or PQ; `nil` for what screens always showed.
  let highDynamicRange: String?

  /// What ffprobe is asked.
  static let question = [
    "-show_entries",
    "stream=width,height,r_frame_rate,avg_frame_rate,color_space,color_transfer:stream_side_data=rotation",
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
    let isTurned = (values["rotation"].flatMap(Int.init) ?? 0) % 180 != 0
    size = isTurned ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
    let rates = [values["r_frame_rate"], values["avg_frame_rate"]].compactMap { $0.flatMap(Self.rate) }
    // A rate beyond every screen's is a container's tick, no picture's.
    rate = rates.first { $0 <= 240 } ?? rates.first ?? 60
    // What says nothing has the matrix of its time: small pictures that of televisions then.
    matrix =
      switch values["color_space"] {
      case "bt709": "bt709"
      case "bt470bg", "smpte170m": "bt601"
      case "bt2020nc", "bt2020c": "bt2020"
      default: min(width, height) >= 720 ? "bt709" : "bt601"
      }
    highDynamicRange = values["color_transfer"].flatMap { ["arib-std-b67", "smpte2084"].contains($0) ? $0 : nil }
  }

  /// Of a fraction such as `60000/1001`.
  private static func rate(_ text: String) -> Double? {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    return max(parts[0] / parts[1], 0.01)
  }
}
