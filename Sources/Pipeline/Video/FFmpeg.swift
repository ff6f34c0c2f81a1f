import SpringformProcesses

/// The programs that read and write videos for us.
package enum FFmpeg {
  package static let program = "ffmpeg"
  static let prober = "ffprobe"

  /// Debian's package of both.
  package static let package = "ffmpeg"

  /// As it tells it, `nil` when it is not here or does not tell.
  package static var version: String? {
    guard let output = try? ChildProcess.output(of: program, arguments: ["-version"], timeout: 10) else { return nil }
    let words = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.count > 2 && words[1] == "version" ? String(words[2]) : nil
  }
}
