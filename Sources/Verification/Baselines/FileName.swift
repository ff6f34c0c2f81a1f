import SpringformBitmap
import SpringformNumerics

/// Names of scenes as names and paths of files: any text gives short names of harmless characters, and two texts never the same.
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

  /// The same for a text with slashes, as a path: folders and in them a file, each with the name of its part of the text.
  ///
  /// A slash with nothing before or behind it parts nothing, so no path begins or ends with one, leads up, or means another's place.
  package static func path(_ text: String) -> String {
    guard text.utf8.count <= maximumPathLength else { return encoded(text) }
    var parts: [String] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      if let last = parts.last, last.isEmpty || last.hasSuffix("/") || part.isEmpty {
        parts[parts.count - 1] += "/" + part
      } else {
        parts.append(String(part))
      }
    }
    let folders = parts.dropLast().map { part in
      // A folder never has the name of a file.
      let name = encoded(part)
      guard let suffix = fileSuffixes.first(where: name.hasSuffix) else { return name }
      return name.dropLast(suffix.count) + "=2E" + suffix.dropFirst()
    }
    return (folders + [encoded(parts.last ?? "")]).joined(separator: "/")
  }

  /// Longer texts are one name, so that paths stay below the 4096 bytes that systems take.
  private static let maximumPathLength = 800

  /// How the names of files end that belong to such a path.
  static let fileSuffixes = [".json", ".apng", ".next"]

  /// The text that has this name or path, or the name itself if it was cut.
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
    return encoded(text) == name || path(text) == name ? text : name
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
