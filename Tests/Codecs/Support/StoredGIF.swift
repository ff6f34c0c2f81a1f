import SpringformCodecs

/// What a file stores of each image, read after the GIF89a specification.
struct StoredGIF {
  struct Image: Equatable {
    /// Entries of its own colour table, 0 without one.
    var tableEntries: Int
    var codeSize: Int
  }

  private(set) var images: [Image] = []

  init(_ bytes: [UInt8]) {
    func entries(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 2 << Int(flags & 7) }
    var position = 13 + 3 * entries(bytes[10])
    func skipBlocks() {
      while bytes[position] > 0 { position += Int(bytes[position]) + 1 }
      position += 1
    }
    while bytes[position] != 0x3B {
      if bytes[position] == 0x21 {
        position += 2
      } else {
        let own = entries(bytes[position + 9])
        position += 10 + 3 * own
        images.append(Image(tableEntries: own, codeSize: Int(bytes[position])))
        position += 1
      }
      skipBlocks()
    }
  }
}
