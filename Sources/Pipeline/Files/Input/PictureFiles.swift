import Glibc
import SpringformBitmap
public import SpringformCodecs

/// Single pictures in files, shown one after the other at a constant rate.
public struct PictureFiles: FrameSource {
  public let width: Int
  public let height: Int
  public var count: Int? { paths.count }
  private let paths: [String]
  private let rate: Double
  private var index = 0
  /// The picture that told the size.
  private var first: Bitmap?

  /// Reads the first picture; the others only have to be there.
  /// - Parameters:
  ///   - paths: files of one picture, at least one, in the order to show.
  ///   - rate: pictures per second.
  /// - Throws: ``InputError``.
  public init(paths: [String], rate: Double) throws(InputError) {
    for path in paths { _ = try fileKind(path) }
    guard let path = paths.first else { throw .noPictures(path: "") }
    let picture = try Self.picture(path)
    self.paths = paths
    self.rate = rate
    first = picture
    width = picture.width
    height = picture.height
  }

  public mutating func next() throws -> Frame? {
    guard index < paths.count else { return nil }
    let picture = try first ?? Self.picture(paths[index])
    first = nil
    guard picture.width == width, picture.height == height else {
      throw InputError.pictureSize(
        path: paths[index], width: picture.width, height: picture.height, expectedWidth: width, expectedHeight: height)
    }
    defer { index += 1 }
    return Frame(bitmap: picture, start: Double(index) / rate, end: Double(index + 1) / rate)
  }

  /// The PNG files in a directory, in natural order; hidden ones are passed over.
  /// - Throws: ``InputError/noPictures(path:)``, ``InputError/missing(path:)``, ``InputError/unreadable(path:code:)``.
  package static func paths(inDirectory path: String) throws(InputError) -> [String] {
    guard access(path, R_OK | X_OK) == 0 else { throw .unreadable(path: path, code: errno) }
    let names = directoryEntries(path).filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
    guard !names.isEmpty else { throw .noPictures(path: path) }
    let separator = path.hasSuffix("/") ? "" : "/"
    return names.map { NaturalOrder($0) }.sorted().map { path + separator + $0.name }
  }

  private static func picture(_ path: String) throws(InputError) -> Bitmap {
    var animation = try AnimationFrames(path: path)
    guard animation.info.frames.count == 1 else {
      throw .animationAmongPictures(path: path, frames: animation.info.frames.count)
    }
    return try animation.firstFrame().bitmap
  }
}

/// Whether a path leads to a directory.
/// - Throws: ``InputError/missing(path:)``, ``InputError/unreadable(path:code:)``.
package func isDirectory(_ path: String) throws(InputError) -> Bool { try fileKind(path) == S_IFDIR }

/// Whether a path leads to an ordinary file, which can be read again.
package func isFile(_ path: String) -> Bool { (try? fileKind(path)) == S_IFREG }

private func fileKind(_ path: String) throws(InputError) -> mode_t {
  guard path != "-" else { return S_IFIFO }
  var status = stat()
  guard stat(path, &status) == 0 else {
    throw errno == ENOENT || errno == ENOTDIR ? .missing(path: path) : .unreadable(path: path, code: errno)
  }
  return status.st_mode & S_IFMT
}
