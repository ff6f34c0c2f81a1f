import Glibc
public import SpringformCodecs

/// A directory of numbered PNG files, one for each frame.
///
/// The files are written to a hidden directory beside the target and moved when all are there. Numbered frames of an
/// earlier rendering are replaced; other files in the directory are left alone.
public final class FrameDirectory: FrameSink {
  public private(set) var byteCount = 0
  private let path: String
  private let partialPath: String
  private var count = 0
  private var isFinished = false

  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  public init(path: String) throws(OutputError) {
    self.path = path
    partialPath = partialName(for: path)
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      throw .cannotCreate(path: path, code: ENOTDIR)
    }
    PendingOutputs.add(partialPath)
    if mkdir(partialPath, 0o777) != 0 {
      let code = errno
      PendingOutputs.remove(partialPath)
      throw .cannotCreate(path: path, code: code)
    }
  }

  public func write(_ frame: Frame) throws {
    let file = try OutputFile(path: partialPath + "/" + Self.fileName(count))
    let bytes = try PNGEncoder().encode(frame.bitmap)
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.commit()
    byteCount += file.byteCount
    count += 1
  }

  public func finish() throws {
    var status = stat()
    if stat(path, &status) != 0 {
      guard rename(partialPath, path) == 0 else { throw OutputError.cannotCreate(path: path, code: errno) }
    } else {
      for name in directoryEntries(path) where Self.isFrame(name) { unlink(path + "/" + name) }
      for name in directoryEntries(partialPath) {
        guard rename(partialPath + "/" + name, path + "/" + name) == 0 else {
          throw OutputError.cannotCreate(path: path + "/" + name, code: errno)
        }
      }
      rmdir(partialPath)
    }
    isFinished = true
    PendingOutputs.remove(partialPath)
  }

  deinit {
    guard !isFinished else { return }
    removeTree(partialPath)
    PendingOutputs.remove(partialPath)
  }

  /// `frame-00000.png` and so on.
  static func fileName(_ number: Int) -> String {
    let digits = String(number)
    return "frame-" + String(repeating: "0", count: max(5 - digits.count, 0)) + digits + ".png"
  }

  static func isFrame(_ name: String) -> Bool {
    name.hasPrefix("frame-") && name.hasSuffix(".png") && name.dropFirst(6).dropLast(4).allSatisfy(\.isNumber)
  }
}
