import Glibc
import SpringformBitmap
public import SpringformCodecs
import SpringformNumerics

/// A directory of numbered PNG files, one for each frame, and a list of how long each stays.
///
/// The files are written to a hidden directory beside the target, which takes the target's place at the end. In a
/// directory that exists they replace, one by one, the numbered frames of an earlier rendering; other files stay. A window
/// of `jobs` pictures is compressed in parallel and written in order.
public final class FrameDirectory: FrameSink {
  private let path: String
  private let partialPath: String
  /// Open as long as there is work on it.
  private let descriptor: Int32
  private let jobs: Int
  /// How many files are written.
  private var count = 0
  private var list = FrameList()
  /// The next files, in order, while they are being compressed.
  private var pending: [Task<[UInt8], any Error>] = []
  /// Pictures that stand still are compressed once.
  private var last: (bitmap: Bitmap, duration: Double, work: Task<[UInt8], any Error>)?
  private var isFinished = false

  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  public init(path: String, jobs: Int = 2) throws(OutputError) {
    self.path = path
    self.jobs = max(jobs, 1)
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFDIR { throw .cannotCreate(path: path, code: ENOTDIR) }
    // Into a directory that exists, which may be a file system of its own, the frames are moved from inside it.
    let made = createPartial(for: exists ? path + "/frames" : path, .directory(mode: 0o777))
    guard made.descriptor >= 0 else { throw .cannotCreate(path: path, code: errno) }
    (partialPath, descriptor) = (made.path, made.descriptor)
  }

  public func write(_ frame: Frame) async throws {
    // A nanosecond is less than any format can tell, and more than what floating-point numbers lose.
    let duration = (frame.end - frame.start).rounded(places: 9)
    list.entries.append(FrameList.Entry(name: Self.fileName(list.entries.count), duration: duration))
    if let last, last.bitmap == frame.bitmap, last.duration == duration {
      pending.append(last.work)
    } else {
      let bitmap = frame.bitmap
      let work = Task { try PNGEncoder().encode(bitmap, for: duration) }
      last = (bitmap, duration, work)
      pending.append(work)
    }
    try await writePending(leaving: jobs)
  }

  /// Writes files in order until so many are still being worked on.
  private func writePending(leaving rest: Int) async throws {
    while pending.count > rest { try writeFile(try await pending.removeFirst().value) }
  }

  private func writeFile(_ bytes: [UInt8]) throws {
    try writeFile(bytes, named: Self.fileName(count))
    count += 1
  }

  private func writeFile(_ bytes: [UInt8], named name: String) throws {
    do {
      let file = try OutputFile(path: partialPath + "/" + name)
      try bytes.withUnsafeBytes { try file.write($0) }
      try file.commit()
    } catch OutputError.writeFailed(_, let code) {
      throw OutputError.writeFailed(path: path + "/" + name, code: code)
    } catch OutputError.cannotCreate(_, let code) {
      throw OutputError.cannotCreate(path: path + "/" + name, code: code)
    }
  }

  public func finish() async throws {
    try await writePending(leaving: 0)
    try writeFile(Array(list.text.utf8), named: FrameList.fileName)
    var status = stat()
    if stat(path, &status) != 0 {
      guard rename(partialPath, path) == 0 else { throw OutputError.cannotCreate(path: path, code: errno) }
    } else {
      let new = directoryEntries(partialPath)
      for name in new {
        guard rename(partialPath + "/" + name, path + "/" + name) == 0 else {
          throw OutputError.cannotCreate(path: path + "/" + name, code: errno)
        }
      }
      for name in directoryEntries(path) where Self.isFrame(name) && !new.contains(name) { unlink(path + "/" + name) }
      rmdir(partialPath)
    }
    isFinished = true
    PendingOutputs.remove(partialPath)
  }

  deinit {
    for work in pending { work.cancel() }
    defer { close(descriptor) }
    guard !isFinished else { return }
    removeTree(partialPath)
    PendingOutputs.remove(partialPath)
  }

  /// `frame-00000.png` and so on.
  static func fileName(_ number: Int) -> String {
    "frame-" + String(number, digits: 5) + ".png"
  }

  /// Whether a name is one that we give.
  static func isFrame(_ name: String) -> Bool {
    name.hasPrefix("frame-") && Int(name.dropFirst(6).dropLast(4)).map { fileName($0) == name } ?? false
  }
}
