/// The name of a package that `new` makes: also that of its executable, and nearly that of its module.
struct PackageName {
  let text: String

  /// The Swift module of that name.
  var module: String { text.replacing("-", with: "_") }

  static let maximumLength = 64

  /// - Parameters:
  ///   - text: as on the command line.
  ///   - dependency: the name of the package that it depends on.
  /// - Throws: ``UsageError/value(option:value:expected:)``.
  init(_ text: String, dependency: String) throws {
    func refuse(_ expected: String) -> UsageError { .value(option: "NAME", value: text, expected: expected) }
    let isPlain = text.utf8.allSatisfy { byte in
      Self.isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_".utf8.contains(byte)
    }
    guard let first = text.utf8.first, Self.isLetter(first), isPlain else {
      throw refuse("letters, digits, - and _, beginning with a letter, because a Swift module is named after it")
    }
    guard text.utf8.count <= Self.maximumLength else { throw refuse("at most \(Self.maximumLength) characters") }
    guard !Self.keywords.contains(text) else { throw refuse("no word of the Swift language") }
    let lowercased = text.lowercased()
    guard !Self.taken.contains(lowercased), !lowercased.hasPrefix("springform"), lowercased != dependency.lowercased()
    else {
      throw refuse("another name: the package depends on one of this name, or on a module of it")
    }
    self.text = text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Modules and packages that are linked in, in lower case.
  private static let taken: Set<String> = [
    "swift", "main", "testing", "xctest", "foundation", "foundationessentials", "glibc", "dispatch", "synchronization",
    "observation", "argumentparser", "argumentparsertoolinfo", "swift-argument-parser", "yams", "cyaml", "mustache",
    "swift-mustache", "ccairo", "cpango", "cgif", "cdeflate", "cwebp", "cbox2d",
  ]

  /// The reserved words of the language reference that are names otherwise.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
  ]
}
