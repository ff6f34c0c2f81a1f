/// What holds a video's tracks together.
struct VideoContainer {
  /// ffmpeg's reader of it.
  let demuxer: String

  /// Tells it by a file's first bytes, `nil` for anything else. Lists of other files, which ffmpeg reads too, are not among them.
  init?(sniffing bytes: [UInt8]) {
    func has(_ text: String, at offset: Int) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    func starts(_ start: [UInt8]) -> Bool { bytes.starts(with: start) }
    if ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(where: { has($0, at: 4) }) {
      demuxer = "mov"
    } else if starts([0x1A, 0x45, 0xDF, 0xA3]) {
      demuxer = "matroska"
    } else if has("RIFF", at: 0), has("AVI ", at: 8) {
      demuxer = "avi"
    } else if has("OggS", at: 0) {
      demuxer = "ogg"
    } else if has("FLV\u{1}", at: 0) {
      demuxer = "flv"
    } else if starts([0, 0, 1, 0xBA]) {
      demuxer = "mpeg"
    } else if bytes.count > 188, bytes[0] == 0x47, bytes[188] == 0x47 {
      demuxer = "mpegts"
    } else {
      return nil
    }
  }
}
