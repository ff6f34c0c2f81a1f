import Glibc
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

extension InputError: CustomStringConvertible {
  public var description: String { description { $0 == "-" ? "standard input" : "'\($0)'" } }

  /// What is wrong, in a sentence that names files as `named` says.
  package func description(naming named: (_ path: String) -> String) -> String {
    switch self {
    case .missing(let path): "\(named(path)) does not exist"
    case .unreadable(let path, let code): "cannot read \(named(path)): \(systemMessage(code))"
    case .nothingToCompare(let expected, let actual):
      "there is no \(ImageFormat.allCases.alternatives) in \(named(expected)) or in \(named(actual))"
    case .noPictures(let path): "there are no .png files in \(named(path))"
    case .tooLarge(let path, let limit): "\(named(path)) is too large; at most \(limit >> 20) MiB are read"
    case .notPlain(let path): "\(named(path)) is a named pipe, a device or a socket; only ordinary files are read"
    case .outside(let path):
      "\(named(path)) is a symbolic link that leads out of the folder, or nowhere; put the file in its place"
    case .largeFilePointer(let path): "\(named(path)) is a pointer of Git LFS and not the file; run 'git lfs pull'"
    case .damaged(let path, let error): "\(named(path)): \(error)"
    case .svg(let path, let error): "\(named(path)) \(error)"
    case .video(let path, let reason): "\(named(path)) is no whole video: \(reason)"
    case .lottie(let path, let error): "\(named(path)) \(error)"
    case .animationAmongPictures(let path, let frames):
      "\(named(path)) has \(frames) frames; give an animation alone, or pictures only"
    case .frameList(let path, let line):
      "line \(line) of \(named(path)) is not understood; it tells how long the pictures beside it stay: mend it or remove it"
    case .unlisted(let path, let list):
      "\(named(path)) is not in \(named(list)), which tells how long each picture stays; add it there, or remove the list"
    case .pictureSize(let path, let width, let height, let expectedWidth, let expectedHeight):
      "\(named(path)) is \(width)x\(height), and the first picture \(expectedWidth)x\(expectedHeight); "
        + "all must have one size"
    case .rawLength(let path, let bytes, let bytesPerFrame):
      "\(named(path)) has \(bytes) bytes"
        + (bytes == 0 ? "" : ", \(bytes / bytesPerFrame) frames and \(bytes % bytesPerFrame) bytes of another")
        + "; a frame takes \(bytesPerFrame)"
    }
  }
}

/// What the C library says of an error number, as the end of a sentence.
package func systemMessage(_ code: Int32) -> String {
  let text = String(cString: strerror(code))
  return text.prefix(1).lowercased() + text.dropFirst()
}
