import SpringformBitmap
import SpringformNumerics

/// Names of scenes as names of files: any text gives a short name of harmless characters, and two texts never the same.
package enum FileName {
  /// Longer ones end in the text's digest; with a suffix and the marks of unfinished files a name stays below the 255 bytes
  /// that file systems take.
  private static let maximumLength = 180

  /// ASCII letters, digits and `-_.@` stay, but a point at the beginning; every other byte of the UTF-8 becomes `=` and two
  /// hexadecimal digits.
  package static func encoded(_ text: String) -> String {
    var name = ""
    for (index, byte) in text.utf8.enumerated() {
      let character = Character(Unicode.Scalar(byte))
      if isPlain(byte) && !(index == 0 && character == ".") {
        name.append(character)
      } else {
        name += "=" + String(byte, digits: 2, radix: 16, uppercase: true)
      }
    }
    guard name.utf8.count > maximumLength || name.isEmpty else { return name }
    // Two equals signs stand in no short name.
    return name.prefix(maximumLength - 34) + "==" + Digest(of: Array(text.utf8)).description
  }

  /// The text that has this name, or the name itself if it was cut.
  static func decoded(_ name: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return encoded(text) == name ? text : name
  }

  /// Whether a name of a file has more to it than it tells.
  static func isCut(_ name: String) -> Bool { name.contains("==") }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.@".utf8.contains(byte)
    }
  }
}
