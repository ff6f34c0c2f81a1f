import FoundationEssentials
import Glibc
import SpringformBitmap
import SpringformPipeline
import SpringformText

/// What a run has found so far: a line for each scene in a file of its folder, so that the next run goes on where it was ended.
struct RunJournal {
  /// What was found of a scene, and everything that it follows from.
  struct Entry: Codable, Sendable {
    /// The digest of everything that decides the result, but for files.
    var inputs: Digest
    /// The files that the scene read.
    var files: [ReadFiles.Entry]
    /// The typefaces that drew its texts.
    var fonts: [FontFace]
    /// What was written of it, by paths from the folder on.
    var media: [ReadFiles.Entry]
    var result: SceneResult
  }

  private let path: String

  static let fileName = "journal.jsonl"

  init(path: String) { self.path = path }

  /// What is there, by the scenes' names: a line that was not written to its end is none.
  /// - Throws: ``ResultsError/tooLargeJournal(path:)``.
  func entries() throws(ResultsError) -> [String: Entry] {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(of: path, maximumSize: ResultsFolder.largestText)
    } catch .tooLarge {
      throw .tooLargeJournal(path: path)
    } catch {
      return [:]
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let entries = lines.compactMap { try? JSONDecoder().decode(Entry.self, from: Data($0)) }
    return Dictionary(entries.map { ($0.result.name, $0) }) { _, last in last }
  }

  /// Begins anew with what still counts.
  /// - Throws: `OutputError`.
  func begin(with entries: [Entry]) throws {
    try OutputFile.write(try entries.flatMap { try Self.line($0) }, inFolder: path)
  }

  /// - Throws: `OutputError`.
  func add(_ entry: Entry) throws {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError.cannotCreate(path: path, code: errno) }
    defer { close(descriptor) }
    let line = try Self.line(entry)
    // Where the disk is full, half a line is none.
    guard line.withUnsafeBytes({ Glibc.write(descriptor, $0.baseAddress, $0.count) }) == line.count else {
      throw OutputError.cannotCreate(path: path, code: errno)
    }
  }

  private static func line(_ entry: Entry) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(entry)) + [UInt8(ascii: "\n")]
  }
}
