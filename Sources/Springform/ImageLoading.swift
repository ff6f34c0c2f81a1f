import Glibc
import SpringformBitmap
public import SpringformCodecs
import SpringformPipeline
public import SpringformScene

/// Why a picture could not be loaded.
public enum ImageLoadingError: Error, Hashable {
  /// The file could not be read; `code` is the C library's error number.
  case unreadable(path: String, code: Int32)
  /// The file is larger than ``maximumSize`` bytes.
  case tooLarge(path: String)
  /// The file is an animation without a frame.
  case empty(path: String)
  /// The file is no picture we know, or damaged.
  case damaged(path: String, DecoderError)

  /// The largest file that is read, in bytes.
  public static let maximumSize = 1 << 28
}

extension Image {
  /// Loads a picture from a PNG, GIF or WebP file; of an animation, the first frame.
  ///
  /// A relative path starts at the directory the process runs in.
  /// - Throws: ``ImageLoadingError``.
  public convenience init(contentsOf path: String) throws(ImageLoadingError) {
    let bytes = try readFile(path)
    let frame: Frame?
    do throws(DecoderError) {
      var decoder = try AnimationDecoder(bytes: bytes)
      frame = try decoder.nextFrame()
    } catch {
      throw .damaged(path: path, error)
    }
    guard let frame else { throw .empty(path: path) }
    self.init(frame.bitmap)
  }
}

private func readFile(_ path: String) throws(ImageLoadingError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw .unreadable(path: path, code: errno) }
    guard count > 0 else {
      ReadFiles.note(path, bytes: bytes)
      return bytes
    }
    bytes += chunk[..<count]
    guard bytes.count <= ImageLoadingError.maximumSize else { throw .tooLarge(path: path) }
  }
}
