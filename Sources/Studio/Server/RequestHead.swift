/// The head of an HTTP/1.1 request: its first line and its fields (RFC 9112, sections 3 and 5).
struct RequestHead: Hashable {
  let method: String
  /// What is asked for, as it was sent.
  let target: String
  private let fields: [Field]

  private struct Field: Hashable {
    let name: String
    let value: String
  }

  /// More bytes than these are no head.
  static let limit = 16 << 10

  /// The end of a head, its own last line included.
  static let end = Array("\r\n\r\n".utf8)

  /// - Parameter bytes: a head, perhaps with the empty line that ends it.
  /// - Returns: `nil` for what is no request of HTTP/1.1.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count <= Self.limit, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    // CR LF is one character of a String, and alone neither ends a line.
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: true)
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2] == "HTTP/1.1", !words[0].isEmpty, words[1].hasPrefix("/") else { return nil }
    method = String(words[0])
    target = String(words[1])
    var fields: [Field] = []
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
      let name = line[..<colon]
      guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
      let value = line[line.index(after: colon)...]
      guard value.unicodeScalars.allSatisfy({ $0 == "\t" || $0.properties.generalCategory != .control }) else {
        return nil
      }
      fields.append(Field(name: name.lowercased(), value: String(value.trimmed)))
    }
    self.fields = fields
  }

  /// The values of all fields with a name, which is written in small letters.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The value of a field that occurs once; `nil` for none and for several.
  func value(_ name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  /// Whether anything follows the head.
  var hasBody: Bool { values("content-length").contains { $0 != "0" } || !values("transfer-encoding").isEmpty }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
      return ""
    }
    return self[first...last]
  }
}
