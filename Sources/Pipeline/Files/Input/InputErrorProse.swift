import Glibc
import SpringformCodecs

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
