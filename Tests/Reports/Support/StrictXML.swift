/// A small strict reader of XML without DTD: enough to tell whether a document is well formed, and what it says.
struct StrictXML {
  struct Malformed: Error {
    let what: String
    let rest: String
  }

  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
    /// The number of the element around it; `nil` for the root.
    let parent: Int?
  }

  /// In the order of their start tags.
  private(set) var elements: [Element] = []
  private var rest: Substring.UnicodeScalarView

  init(_ document: String) throws {
    rest = Substring(document).unicodeScalars
    if take("<?xml ") { _ = try until("?>") }
    skipSpace()
    try readElement(in: nil)
    skipSpace()
    guard rest.isEmpty else { throw malformed("text after the root") }
  }

  private mutating func readElement(in parent: Int?) throws {
    guard take("<") else { throw malformed("no start tag") }
    let name = try readName()
    var attributes: [String: String] = [:]
    while skipSpace(), let first = rest.first, first != "/", first != ">" {
      let key = try readName()
      guard take("=\""), attributes[key] == nil else { throw malformed("attribute \(key)") }
      attributes[key] = try unescaped(try until("\""))
    }
    let index = elements.count
    elements.append(Element(name: name, attributes: attributes, parent: parent))
    if take("/>") { return }
    guard take(">") else { throw malformed("tag \(name) does not end") }
    while !rest.starts(with: "</".unicodeScalars) {
      if rest.first == "<" {
        try readElement(in: index)
      } else if rest.isEmpty {
        throw malformed("\(name) does not end")
      } else {
        let text = String(rest.prefix { $0 != "<" })
        rest = rest.drop { $0 != "<" }
        elements[index].text += try unescaped(text)
      }
    }
    guard take("</" + name + ">") else { throw malformed("end of \(name)") }
  }

  private mutating func readName() throws -> String {
    let name = String(rest.prefix { $0.properties.isAlphabetic || $0 == "-" || $0 == ":" || ("0"..."9").contains($0) })
    guard !name.isEmpty else { throw malformed("no name") }
    rest = rest.dropFirst(name.unicodeScalars.count)
    return name
  }

  private func unescaped(_ text: String) throws -> String {
    let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#10": "\n", "#9": "\t"]
    let isAllowed = text.unicodeScalars.allSatisfy {
      $0 != "<" && ($0.value >= 32 || $0 == "\n" || $0 == "\t") && $0.value & 0xFFFE != 0xFFFE
    }
    guard isAllowed else { throw malformed("forbidden character in '\(text)'") }
    var result = ""
    for (index, part) in text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        result.unicodeScalars.append(contentsOf: part)
        continue
      }
      guard let end = part.firstIndex(of: ";"), let entity = entities[String(part[..<end])] else {
        throw malformed("entity in '\(text)'")
      }
      result += entity
      result.unicodeScalars.append(contentsOf: part[part.index(after: end)...])
    }
    return result
  }

  @discardableResult private mutating func skipSpace() -> Bool {
    rest = rest.drop { $0 == " " || $0 == "\n" }
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func until(_ end: String) throws -> String {
    var text = String.UnicodeScalarView()
    while let next = rest.first {
      if take(end) { return String(text) }
      text.append(next)
      rest.removeFirst()
    }
    throw malformed("no \(end)")
  }

  private func malformed(_ what: String) -> Malformed { Malformed(what: what, rest: String(rest.prefix(60))) }
}
