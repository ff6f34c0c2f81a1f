/// What holds a video's tracks together.
struct VideoContainer {
  /// ffmpeg's reader of it.
  let demuxer: String
  /// What people call it.
  let title: String

  /// Tells it by a file's first bytes, `nil` for anything else. Lists of other files, which ffmpeg reads too, are not among them.
  init?(sniffing bytes: [UInt8]) {
    func has(_ text: String, at offset: Int) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    func starts(_ start: [UInt8]) -> Bool { bytes.starts(with: start) }
    if ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(where: { has($0, at: 4) }) {
      (demuxer, title) = ("mov", has("qt  ", at: 8) || !has("ftyp", at: 4) ? "QuickTime" : "MP4")
    } else if starts([0x1A, 0x45, 0xDF, 0xA3]) {
      let isWeb = bytes.prefix(64).indices.contains { has("webm", at: $0) }
      (demuxer, title) = ("matroska", isWeb ? "WebM" : "Matroska")
    } else if has("RIFF", at: 0), has("AVI ", at: 8) {
      (demuxer, title) = ("avi", "AVI")
    } else if has("OggS", at: 0) {
      (demuxer, title) = ("ogg", "Ogg")
    } else if has("FLV\u{1}", at: 0) {
      (demuxer, title) = ("flv", "Flash")
    } else if starts([0, 0, 1, 0xBA]) {
      (demuxer, title) = ("mpeg", "MPEG")
    } else if bytes.count > 188, bytes[0] == 0x47, bytes[188] == 0x47 {
      (demuxer, title) = ("mpegts", "MPEG transport stream")
    } else {
      return nil
    }
  }
}
