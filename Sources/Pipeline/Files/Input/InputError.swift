public import SpringformCodecs
public import SpringformLottie
public import SpringformSVG

/// Why pictures could not be read from a file, a directory or standard input.
public enum InputError: Error, Equatable {
  case missing(path: String)
  /// The file is there and cannot be read; `code` is the C library's error number.
  case unreadable(path: String, code: Int32)
  case tooLarge(path: String, limit: Int)
  /// A named pipe, a device or a socket.
  case notPlain(path: String)
  /// A link in a folder that leads out of it, or nowhere.
  case outside(path: String)
  /// What Git checks out in the file's place while its extension for large files, LFS, has not fetched it.
  case largeFilePointer(path: String)
  /// A directory without PNG files.
  case noPictures(path: String)
  /// Neither directory has a file that could be compared.
  case nothingToCompare(expected: String, actual: String)
  case damaged(path: String, DecoderError)
  /// A file that is no SVG document, or not one that can be shown.
  case svg(path: String, SVGError)
  /// A file that looks like a video and cannot be read as one, with what ffmpeg says of it.
  case video(path: String, reason: String)
  /// A file that is no Lottie file, or not one that can be shown.
  case lottie(path: String, LottieError)
  /// A file of several frames where single pictures were expected.
  case animationAmongPictures(path: String, frames: Int)
  /// A line of the list with a directory's times that is not understood.
  case frameList(path: String, line: Int)
  /// A picture that stands beside a list with a directory's times and not in it.
  case unlisted(path: String, list: String)
  /// A picture whose size is not the first one's.
  case pictureSize(path: String, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// Raw data that holds no frame, or ends within one.
  case rawLength(path: String, bytes: Int, bytesPerFrame: Int)
}
