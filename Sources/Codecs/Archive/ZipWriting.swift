import CDeflate

extension ZipArchive {
  /// An archive of files as they are, for what is compressed already. Equal files give equal archives: all are from the first day
  /// that the format knows, in 1980.
  /// - Parameter files: names, with folders, and contents.
  /// - Throws: ``Failure/tooLarge(_:limit:)`` for the file with which the archive comes to 4 GB, or the first of too many.
  package static func storing(_ files: [(name: String, bytes: [UInt8])]) throws(Failure) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    func append(_ value: Int, _ count: Int, to bytes: inout [UInt8]) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
    guard files.count <= mostFiles else { throw .tooLarge(files[mostFiles].name, limit: mostFiles) }
    for (name, bytes) in files {
      let offset = archive.count
      guard offset + directory.count + bytes.count < mostBytes else { throw .tooLarge(name, limit: mostBytes) }
      // Needs version 2.0; names are UTF-8; stored; midnight, 1980-01-01.
      var facts: [UInt8] = []
      for value in [20, 0x0800, 0, 0, 0x21] { append(value, 2, to: &facts) }
      for value in [Int(libdeflate_crc32(0, bytes, bytes.count)), bytes.count, bytes.count] {
        append(value, 4, to: &facts)
      }
      for value in [name.utf8.count, 0] { append(value, 2, to: &facts) }
      append(0x0403_4B50, 4, to: &archive)
      archive += facts + Array(name.utf8) + bytes
      append(0x0201_4B50, 4, to: &directory)
      append(20, 2, to: &directory)
      directory += facts
      // No comment, on the first disk, with no attributes.
      for _ in 0..<5 { append(0, 2, to: &directory) }
      append(offset, 4, to: &directory)
      directory += Array(name.utf8)
    }
    let start = archive.count
    archive += directory
    append(0x0605_4B50, 4, to: &archive)
    for value in [0, 0, files.count, files.count] { append(value, 2, to: &archive) }
    for value in [directory.count, start] { append(value, 4, to: &archive) }
    append(0, 2, to: &archive)
    return archive
  }

  /// What its fields of 16 and 32 bits can tell.
  private static let (mostFiles, mostBytes) = (0xFFFF, 0xFFFF_FFFF)
}
