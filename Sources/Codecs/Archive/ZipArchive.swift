import CDeflate

/// The files in a ZIP archive (PKWARE's APPNOTE): stored or deflated, neither encrypted nor in parts, less than 4 GB.
package struct ZipArchive {
  package enum Failure: Error, Hashable {
    /// No directory at the end, or one that does not fit the file.
    case noDirectory
    /// A file that is missing, of a kind that is not read, or damaged.
    case file(String)
    /// A file that has more bytes than wanted.
    case tooLarge(String, limit: Int)
  }

  private struct Entry {
    let isReadable: Bool
    let isDeflated: Bool
    let compressedSize: Int
    let size: Int
    let checksum: UInt32
    /// Where its own header lies.
    let offset: Int
  }

  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]
  /// The files' names, with folders, in the order of the directory.
  package private(set) var names: [String] = []

  /// The most files that are looked at.
  package static let maximumCount = 4096

  package static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  /// Reads the directory.
  package init(_ bytes: [UInt8]) throws(Failure) {
    self.bytes = bytes
    guard let end = Self.endRecord(bytes), let count = littleEndian(end + 10, 2), let start = littleEndian(end + 16, 4),
      count <= Self.maximumCount
    else { throw .noDirectory }
    var position = start
    for _ in 0..<count {
      guard littleEndian(position, 4) == 0x0201_4B50, let flags = littleEndian(position + 8, 2),
        let method = littleEndian(position + 10, 2), let checksum = littleEndian(position + 16, 4),
        let compressedSize = littleEndian(position + 20, 4), let size = littleEndian(position + 24, 4),
        let nameLength = littleEndian(position + 28, 2), let extraLength = littleEndian(position + 30, 2),
        let commentLength = littleEndian(position + 32, 2), let offset = littleEndian(position + 42, 4),
        position + 46 + nameLength <= bytes.count
      else { throw .noDirectory }
      let name = String(decoding: bytes[position + 46..<position + 46 + nameLength], as: UTF8.self)
      if entries[name] == nil { names.append(name) }
      entries[name] = Entry(
        isReadable: flags & 1 == 0 && (method == 0 || method == 8), isDeflated: method == 8,
        compressedSize: compressedSize, size: size, checksum: UInt32(checksum), offset: offset)
      position += 46 + nameLength + extraLength + commentLength
    }
  }

  /// Whether there is a file of this name.
  package func holds(_ name: String) -> Bool { entries[name] != nil }

  /// A whole file.
  package func file(_ name: String, maximumSize: Int) throws(Failure) -> [UInt8] {
    guard let entry = entries[name], entry.isReadable, littleEndian(entry.offset, 4) == 0x0403_4B50,
      let nameLength = littleEndian(entry.offset + 26, 2), let extraLength = littleEndian(entry.offset + 28, 2)
    else { throw .file(name) }
    guard entry.size <= maximumSize else { throw .tooLarge(name, limit: maximumSize) }
    let start = entry.offset + 30 + nameLength + extraLength
    guard start + entry.compressedSize <= bytes.count else { throw .file(name) }
    let data = bytes[start..<start + entry.compressedSize]
    let content = entry.isDeflated ? Self.inflated(Array(data), count: entry.size) : Array(data)
    guard let content, content.count == entry.size, libdeflate_crc32(0, content, content.count) == entry.checksum else {
      throw .file(name)
    }
    return content
  }

  /// The record that tells where the directory is: the last thing in the file but for a comment.
  private static func endRecord(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    let first = max(bytes.count - 22 - 0xFFFF, 0)
    return stride(from: bytes.count - 22, through: first, by: -1).first { position in
      bytes[position...].starts(with: [0x50, 0x4B, 0x05, 0x06])
    }
  }

  private func littleEndian(_ position: Int, _ count: Int) -> Int? {
    guard position >= 0, position + count <= bytes.count else { return nil }
    return bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// What deflated data expand to, `nil` when they are not as many bytes.
  private static func inflated(_ data: [UInt8], count: Int) -> [UInt8]? {
    // Deflate makes no more of a byte.
    guard count / 1032 <= data.count, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let output = [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      result = libdeflate_deflate_decompress(decompressor, data, data.count, output.baseAddress, count, &filled)
      if result != LIBDEFLATE_SUCCESS { filled = 0 }
    }
    return result == LIBDEFLATE_SUCCESS ? output : nil
  }
}
