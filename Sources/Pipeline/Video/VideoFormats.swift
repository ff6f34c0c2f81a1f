import SpringformBitmap
public import SpringformCodecs

extension ImageFormat {
  /// H.264, which nearly everything plays. Without transparency, and with even sides.
  public static let mp4 = ImageFormat(name: "MP4", suffix: "mp4", quality: .video, video: .h264)

  /// VP9, with transparency where there is any, for browsers.
  public static let webM = ImageFormat(name: "WebM", suffix: "webm", quality: .video, video: .vp9)

  /// ProRes 4444, with transparency, for editing programs.
  public static let mov = ImageFormat(name: "MOV", suffix: "mov", quality: .video, video: .proRes)

  /// What the program ffmpeg writes for us, in the order in which sentences name them.
  public static let videos: [ImageFormat] = [.mp4, .webM, .mov]

  private init(name: String, suffix: String, quality: QualityScale, video codec: VideoCodec) {
    let hasEvenSides = codec.layout(hasAlpha: false).isEven
    self.init(name: name, suffix: suffix, isVideo: true, hasEvenSides: hasEvenSides, quality: quality) {
      size, settings, sink in
      try VideoEncoder(codec, size: size, settings: settings, to: sink)
    }
  }
}

extension ImageFormat.QualityScale {
  /// No difference is seen, and H.264 and VP9 are at 50 dB or more.
  fileprivate static let video = Self(usual: VideoCodec.usualQuality, smallest: 20)
}
