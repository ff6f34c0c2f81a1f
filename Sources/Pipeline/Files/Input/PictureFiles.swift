import Glibc
import SpringformBitmap
public import SpringformCodecs
import SpringformNumerics

/// Single pictures in files, shown one after the other.
public struct PictureFiles: FrameSource {
  public let width: Int
  public let height: Int
  public var count: Int? { paths.count }
  private let paths: [String]
  private let times: Times
  private let options: DecoderOptions
  private var index = 0
  /// The picture that told the size.
  private var first: Bitmap?

  private enum Times {
    /// Pictures per second.
    case rate(Double)
    /// When each picture begins, and the end.
    case starts([Double])

    func start(_ index: Int) -> Double {
      switch self {
      case .rate(let rate): Double(index) / rate
      case .starts(let starts): starts[index]
      }
    }
  }

  /// Reads the first picture; the others only have to be there.
  /// - Parameters:
  ///   - paths: files of one picture, at least one, in the order to show.
  ///   - rate: pictures per second.
  ///   - options: limits for each file, and what is forgiven.
  /// - Throws: ``InputError``.
  public init(paths: [String], rate: Double, options: DecoderOptions = DecoderOptions()) throws(InputError) {
    for path in paths { _ = try fileKind(path) }
    guard let path = paths.first else { throw .noPictures(path: "") }
    try self.init(paths: paths, times: .rate(rate), first: Self.picture(path, options), options: options)
  }

  private init(paths: [String], times: Times, first picture: Bitmap, options: DecoderOptions) {
    self.paths = paths
    self.times = times
    self.options = options
    first = picture
    width = picture.width
    height = picture.height
  }

  public mutating func next() throws -> Frame? {
    guard index < paths.count else { return nil }
    let picture = try first ?? Self.picture(paths[index], options)
    first = nil
    guard picture.width == width, picture.height == height else {
      throw InputError.pictureSize(
        path: paths[index], width: picture.width, height: picture.height, expectedWidth: width, expectedHeight: height)
    }
    defer { index += 1 }
    return Frame(bitmap: picture, start: times.start(index), end: times.start(index + 1))
  }

  /// The pictures of a directory with the times that a list in it tells, nil when there is none.
  /// - Throws: ``InputError``, also when the directory has pictures that the list does not name.
  public init?(directory: String, options: DecoderOptions = DecoderOptions()) throws(InputError) {
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    let listPath = prefix + FrameList.fileName
    guard isFile(listPath) else { return nil }
    try FolderEntry.check(listPath, in: directory)
    let list = try FrameList(String(decoding: InputFile.bytes(of: listPath), as: UTF8.self), path: listPath)
    let names = Set(list.entries.map(\.name))
    for path in try Self.paths(inDirectory: directory) where !names.contains(String(path.dropFirst(prefix.count))) {
      throw .unlisted(path: path, list: listPath)
    }
    for name in names.sorted() { try FolderEntry.check(prefix + name, in: directory) }
    let starts = list.entries.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1.duration) }
    try self.init(
      paths: list.entries.map { prefix + $0.name }, times: .starts(starts),
      first: Self.picture(prefix + list.entries[0].name, options), options: options)
  }

  /// The pace in pictures per second: one over the duration in the middle of all.
  package var typicalRate: Double {
    1 / (paths.indices.map { times.start($0 + 1) - times.start($0) }.middle ?? 1)
  }

  /// When each picture goes, in seconds from 0.
  package var ends: [Double] { paths.indices.map { times.start($0 + 1) } }

  /// The PNG files in a directory, in natural order; hidden ones are passed over.
  /// - Throws: ``InputError/noPictures(path:)``, ``InputError/missing(path:)``, ``InputError/unreadable(path:code:)``, and what says
  ///   that something is no ordinary file of this directory.
  package static func paths(inDirectory path: String) throws(InputError) -> [String] {
    guard access(path, R_OK | X_OK) == 0 else { throw .unreadable(path: path, code: errno) }
    let names = directoryEntries(path).filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
    guard !names.isEmpty else { throw .noPictures(path: path) }
    let separator = path.hasSuffix("/") ? "" : "/"
    let paths = names.map { NaturalOrder($0) }.sorted().map { path + separator + $0.name }
    for picture in paths { try FolderEntry.check(picture, in: path) }
    return paths
  }

  private static func picture(_ path: String, _ options: DecoderOptions) throws(InputError) -> Bitmap {
    var animation = try AnimationFrames(path: path, options: options)
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
