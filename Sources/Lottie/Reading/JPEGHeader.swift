/// The size of a JPEG picture (ITU-T T.81, B.2.2).
enum JPEGHeader {
  /// `nil` for what is no JPEG, or one whose size is not said before its data.
  static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // A byte that fills up.
      if marker == 0xFF {
        position += 1
        continue
      }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      // Start of frame, baseline or progressive, of 8 bits.
      if marker == 0xC0 || marker == 0xC1 || marker == 0xC2 {
        let height = Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
        let width = Int(bytes[position + 7]) << 8 | Int(bytes[position + 8])
        return width > 0 && height > 0 ? (width, height) : nil
      }
      guard marker >= 0xC0, !(0xD0...0xDA).contains(marker), length >= 2 else { return nil }
      position += 2 + length
    }
    return nil
  }
}
