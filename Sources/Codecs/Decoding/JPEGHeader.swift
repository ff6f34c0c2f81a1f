/// The size of a JPEG picture (ITU-T T.81, B.2.2).
package enum JPEGHeader {
  /// `nil` for what is no JPEG, or one whose size is not said before its data.
  package static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
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

  /// What plain readers show otherwise than browsers: pictures that are turned, colors of printers, and profiles but sRGB's.
  package static func peculiarities(_ bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF, bytes[position + 1] != 0xDA {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let content = bytes[min(position + 4, bytes.count)..<min(position + 2 + max(length, 2), bytes.count)]
      switch marker {
      case 0xE1 where content.starts(with: "Exif\0\0".utf8) && (orientation(Array(content.dropFirst(6))) ?? 1) != 1:
        found.append("a JPEG picture that its camera calls turned, which is drawn as it is stored")
      case 0xE2 where content.starts(with: "ICC_PROFILE\0".utf8) && !isStandard(content):
        found.append("a JPEG picture with a color profile, whose numbers are taken for sRGB")
      case 0xC0...0xC2 where content.count > 5 && content[content.startIndex + 5] == 4:
        found.append("a JPEG picture in the colors of printers, which may be off")
      default: break
      }
      position += 2 + max(length, 2)
    }
    return found
  }

  /// Whether a profile calls itself sRGB, in letters of one byte or two.
  private static func isStandard(_ profile: ArraySlice<UInt8>) -> Bool {
    String(decoding: profile.filter { $0 != 0 }, as: UTF8.self).contains("sRGB")
  }

  /// The tag 0x0112 of Exif's first directory: 1 for upright, to 8.
  private static func orientation(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let part = bytes[offset..<offset + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count where number(directory + 2 + entry * 12, 2) == 0x0112 {
      return number(directory + 2 + entry * 12 + 8, 2)
    }
    return nil
  }
}
