package import SpringformBitmap

/// Digests of whole files, taken piece by piece so that memory does not grow with their length.
package enum ContentDigest {
  private static let pieceSize = 1 << 20

  /// - Throws: ``InputError``, also for standard input, however it is called.
  package static func ofFile(_ path: String) throws(InputError) -> Digest {
    guard isFile(path) else { throw .notPlain(path: path) }
    let file = try InputFile(path: path)
    var piece = [UInt8](repeating: 0, count: pieceSize)
    var digests: [UInt8] = []
    var length = pieceSize
    while length == pieceSize {
      length = try file.read(into: &piece)
      digests += piece.withUnsafeBytes { text(Digest(of: UnsafeRawBufferPointer(rebasing: $0[..<length]))) }
    }
    return Digest(of: digests)
  }

  /// The digest of a file with this content.
  package static func of(_ bytes: [UInt8]) -> Digest {
    var digests: [UInt8] = []
    bytes.withUnsafeBytes { bytes in
      // Like a file, it ends with a piece that is not full.
      for start in stride(from: 0, through: bytes.count, by: pieceSize) {
        let piece = bytes[start..<min(start + pieceSize, bytes.count)]
        digests += text(Digest(of: UnsafeRawBufferPointer(rebasing: piece)))
      }
    }
    return Digest(of: digests)
  }

  private static func text(_ digest: Digest) -> [UInt8] { Array(digest.description.utf8) }
}
