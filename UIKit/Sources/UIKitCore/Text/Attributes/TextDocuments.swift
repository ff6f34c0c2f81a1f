public import QuartzCore

// Attributed strings of documents. Only letters are read of one here.

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
  }

  /// The letters of a document: of HTML those between its tags, without how they look, of which a note tells; of RTF none.
  /// - Throws: an error where the document cannot be read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let usual = options[.defaultAttributes] as? [Key: Any]
    let type = (options[.documentType] as? DocumentType) ?? .plain
    guard type == .plain || type == .html, let text = String(data: data, encoding: .utf8) else {
      noteMissing("texts of documents of the kind \(type.rawValue)")
      throw CocoaError(.fileReadCorruptFile)
    }
    dict?.pointee = ["DocumentType": type.rawValue as NSString]
    self.init(string: type == .plain ? text : text.lettersOfHTML, attributes: usual)
  }
}

extension String {
  /// What a page shows, paragraph by paragraph.
  fileprivate var lettersOfHTML: String {
    noteMissing("looks of texts in HTML")
    var (letters, tag): (String, String?) = ("", nil)
    for character in self {
      switch (character, tag) {
      case ("<", nil): tag = ""
      case (">", let name?):
        tag = nil
        let word = name.lowercased().prefix { $0.isLetter || $0 == "/" || $0.isNumber }
        if ["br", "br/", "/p", "/div", "/h1", "/h2", "/h3", "/li"].contains(String(word)) { letters += "\n" }
      case (_, let name?): tag = name + String(character)
      case (_, nil): letters.append(character.isNewline ? " " : character)
      }
    }
    let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": "\u{A0}", "&amp;": "&"]
    // An ampersand comes last, so that what it makes is no other one.
    for entity in ["&lt;", "&gt;", "&quot;", "&#39;", "&nbsp;", "&amp;"] {
      letters = letters.replacing(entity, with: entities[entity] ?? "")
    }
    return letters
  }
}
